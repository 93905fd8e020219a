"""Which class of a module is the bot, and making one of it."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import cast

from sy_core.ai.bot import Chooser
from sy_core.bots.faults import BotError, BotFault, in_words


def class_in(module: ModuleType, name: str, wanted: str) -> object:
    """The class that is *wanted*; if none is named, the only one with ``choose``."""
    if wanted:
        found: object = getattr(module, wanted, None)
        if found is None:
            raise BotError(
                BotFault.NO_CLASS, name, f"there is no {wanted[:60]!r} in it"
            )
        return found
    kinds = list(bots_in(module))
    if len(kinds) != 1:
        known = ", ".join(kind.__name__ for kind in kinds) or "none"
        told = f"say which class: FILE.py:Name; with choose() there are {known}"
        raise BotError(BotFault.NO_CLASS, name, told)
    return kinds[0]


def bots_in(module: ModuleType) -> Iterator[type]:
    """Its own classes with ``choose``."""
    for found in vars(module).values():
        own = isinstance(found, type) and found.__module__ == module.__name__
        if own and hasattr(found, "choose"):
            yield found


def made(name: str, kind: object) -> Chooser:
    """A bot of that class, for one game and one side."""
    if not isinstance(kind, type) or not callable(getattr(kind, "choose", None)):
        told = "a bot is a class with choose(view, legal, rng, budget)"
        raise BotError(BotFault.NOT_A_BOT, name, told)
    try:
        bot: object = kind()
    except (Exception, SystemExit) as error:
        raise BotError(BotFault.NOT_A_BOT, name, in_words(error)) from error
    return cast("Chooser", bot.choose)  # type: ignore[attr-defined]
