"""What the rules say by a code, as a sentence of the language that is spoken."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from sy_core.catalogue import Catalogue
from sy_core.errors import RecordError, SetupError, SetupFault
from sy_core.outcome import Outcome
from sy_core.refusal import Reason, Refusal

# What the sentences of these reasons speak of.
NAMED: Final[Mapping[Reason, tuple[str, ...]]] = MappingProxyType(
    {
        Reason.NOT_YOUR_PAWN: ("pawn",),
        Reason.NO_SUCH_PAWN: ("pawn",),
        Reason.ALREADY_MOVED: ("pawn",),
        Reason.OFF_BOARD: ("station",),
        Reason.NO_STOP: ("station", "ticket"),
        Reason.NO_LINE: ("station", "ticket"),
        Reason.OCCUPIED: ("pawn", "station"),
        Reason.NO_TICKET: ("pawn", "ticket"),
        Reason.SUPPLY_EMPTY: ("ticket",),
        Reason.NO_DIE: ("ticket",),
        Reason.ONE_WAY: ("station",),
        Reason.DEAD_END: ("station",),
        Reason.NOT_ON_EDGE: ("station",),
        Reason.NOT_ACROSS: ("station",),
    }
)


def refusal_in_words(words: Catalogue, refusal: Refusal) -> str:
    """Why a move is not open, as a sentence."""
    why = _reason(words, refusal)
    if not refusal.leg:
        return why
    return words("refused.ride", number=refusal.leg + 1, why=why)


def _reason(words: Catalogue, refusal: Refusal) -> str:
    reason, named = refusal.reason, NAMED.get(refusal.reason, ())
    pawn, station = refusal.pawn, refusal.station
    if any(getattr(refusal, name) is None for name in named):
        return words("refused.somehow")
    if reason is Reason.NOT_YOUR_TURN and pawn is None:
        return words("reason.not_your_turn.side")
    if "ticket" in named:
        ticket = refusal.ticket
        return words(f"reason.{reason}.{ticket}", pawn=pawn, station=station)
    return words(f"reason.{reason}", pawn=pawn, station=station)


def ending_in_words(words: Catalogue, outcome: Outcome, number: int) -> str:
    """Who won and why, in which round."""
    return words(f"end.{outcome.reason}", round=number)


def setup_in_words(words: Catalogue, error: SetupError) -> str:
    """Why a game cannot start, without a full stop."""
    where, about = error.where, error.about
    if error.code is SetupFault.OTHER_GAME:
        return words(f"setup.other_game.{where}", where=where)
    if about:
        return words(f"setup.{error.code}", where=where, about=about)
    return words(f"setup.{error.code}.plain", where=where)


def record_in_words(words: Catalogue, error: RecordError) -> str:
    """Why a record cannot be loaded, without a full stop.

    What is wrong with a move might give away where Mister X is: it is not said.
    """
    return words(f"record.{error.code}", where=error.where)
