"""Between a bot by anybody and the game: what goes in, what may come out."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import FrozenInstanceError
from random import Random
from traceback import extract_tb

from sy_core.ai.bot import Budget, Chooser
from sy_core.bots.faults import BotError, BotFault, in_words
from sy_core.move import Move
from sy_core.protocols import View
from sy_core.registry import game_of_view


def guarded(name: str, choose: Chooser) -> Chooser:
    """The same chooser, whose faults are BotErrors that name it.

    It is handed the legal moves as a plain tuple: the collection of the rules knows
    the whole state, and whoever holds it could look there.
    """

    def choose_guarded(
        view: View, legal: Collection[Move], rng: Random, budget: Budget
    ) -> Move:
        offered = tuple(legal)
        try:
            move = choose(view, offered, rng, budget)
        except BotError:
            raise
        except (Exception, SystemExit) as error:
            raise BotError(_fault(error, view, offered), name, _told(error)) from error
        if not isinstance(move, Move) or move not in offered:
            told = f"{str(move)[:60]!r} is none of the {len(offered)} legal moves"
            raise BotError(BotFault.ILLEGAL, name, told)
        return move

    return choose_guarded


def _fault(error: BaseException, view: View, offered: tuple[Move, ...]) -> BotFault:
    """Whether it asked what it was given for something that is not there."""
    if isinstance(error, FrozenInstanceError):
        return BotFault.WANTED
    if not isinstance(error, AttributeError):
        return BotFault.RAISED
    parts = tuple(game_of_view(view).view_parts.values())
    given = error.obj is offered or isinstance(error.obj, parts)
    return BotFault.WANTED if given else BotFault.RAISED


def _told(error: BaseException) -> str:
    """What was raised, and at which line of the file that choose() stands in."""
    frames = extract_tb(error.__traceback__)[1:]  # the first is the guard's own
    lines = [each.lineno for each in frames if each.filename == frames[0].filename]
    return f"{in_words(error)} (line {lines[-1]})" if lines else in_words(error)
