"""Bots of one's own in the form of the setup, on any chair that a computer may have.

A draft knows levels only: a chair of a bot is an inspector's there, and which bot plays
a side is noted beside it (``Workshop.seated``). The form comes with the rest of the
page; this comes for those who keep a bot (``ui.setup.lineup``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from sy_core.terms import Side
from ui.intent import Intent
from ui.setup.draft import Draft
from ui.setup.state import form_of
from ui.shell import Handler, Shell
from ui.workshop.arranging import workshop_of
from ui.workshop.bots import Bot
from ui.workshop.playing import STAND_IN, seat_bots
from ui.workshop.shelf import all_bots, kept_bot

A_BOT: Final = "bot-"
"""How the value of an option begins that is a bot."""


def options(shell: Shell) -> list[tuple[str, str]]:
    """Everybody's own bots, by their names."""
    return [
        (A_BOT + bot.id, shell.words("workshop.driver", name=bot.name))
        for bot in all_bots(shell.store)
    ]


def driver_of(shell: Shell, draft: Draft, chair: int) -> str:
    """Who plays on a chair: a bot, or as the draft has it."""
    bot = _seated(shell).get(_side(chair))
    is_its = bot is not None and draft.drivers[chair] == STAND_IN
    return A_BOT + bot.id if bot is not None and is_its else draft.drivers[chair]


def _side(chair: int) -> Side:
    return Side.DETECTIVES if chair else Side.MISTER_X


def _seated(shell: Shell) -> dict[Side, Bot]:
    now = shell.workshop
    found = {
        side: kept_bot(shell.store, bot_id)
        for side, bot_id in (now.seated if now else ())
    }
    return {side: bot for side, bot in found.items() if bot is not None}


def _driver(shell: Shell, intent: Intent) -> None:
    """A person, a level or a bot on a chair; of a side one bot has all inspectors."""
    if intent.arg.isdecimal():
        side, driver = _side(int(intent.arg)), intent.value
        if driver.startswith(A_BOT):
            _seat(shell, side, driver.removeprefix(A_BOT))
            driver = STAND_IN
        elif driver == STAND_IN:
            _seat(shell, side, "")
        shell.pass_on("setup.driver", intent.arg, driver)


def _seat(shell: Shell, side: Side, bot_id: str) -> None:
    now = workshop_of(shell)
    others = [each for each in now.seated if each[0] is not side]
    own = [(side, bot_id)] if bot_id else []
    shell.workshop = replace(now, seated=(*others, *own))


def _cast(shell: Shell, intent: Intent) -> None:
    """People and levels on all chairs at once."""
    shell.workshop = replace(workshop_of(shell), seated=())
    shell.pass_on("setup.cast", intent.arg, intent.value)


def _go(shell: Shell, _intent: Intent) -> None:
    """Begin, with bots on the chairs that are theirs."""
    draft, before = form_of(shell.setup, shell.store).draft, shell.session
    chosen = {
        _side(chair)
        for chair in range(draft.players)
        if driver_of(shell, draft, chair).startswith(A_BOT)
    }
    shell.pass_on("setup.go")
    session = shell.session
    if session is not None and session is not before:
        seat_bots(session, {s: b for s, b in _seated(shell).items() if s in chosen})
        shell.keep(session)


SEATS: Final[Mapping[str, Handler]] = MappingProxyType(
    {"driver": _driver, "cast": _cast, "go": _go}
)
"""What the form of the setup asks of this feature."""
