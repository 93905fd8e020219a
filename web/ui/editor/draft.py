"""A position that is being set up: the clauses of its text as values.

It need not be sound: what is wrong with it is what ``sy_core.sharing`` says of its text
(:mod:`ui.editor.text`). Whatever follows from the rest is None.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

UNKNOWN: Final = "o"
"""In a log: nothing is known of the ticket."""
STAYED: Final = "-"

Purse: TypeAlias = tuple[int, ...]
"""Taxi, bus and underground tickets."""


@dataclass(frozen=True, slots=True)
class Leg:
    """An entry of the log: what was seen, and the station if it was shown."""

    sign: str
    """A ticket, die or special; first in the dice game: the announced tile."""
    station: int | None = None


@dataclass(frozen=True, slots=True)
class Stop:
    """A station of Mister X's own way, with the ticket if that is hidden as well."""

    station: int
    ticket: str = ""


Turn: TypeAlias = tuple[Leg, ...]
"""One entry, or the two of a double."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """A position, sound or not."""

    edition: str
    players: int
    rules: tuple[tuple[str, int], ...] = ()
    """House rules that differ from the edition's own."""
    at: tuple[int | None, ...] = ()
    """Stations of the pursuers; None: not placed."""
    go: str = "x"
    """What comes next, in the word of position text; nothing: it is over."""
    end: str = ""
    """How it ended, if it is over."""
    moved: tuple[str, ...] = ()
    log: tuple[Turn, ...] = ()
    x: tuple[Stop, ...] = ()
    """Mister X's way as far back as it is said: its last stop is where he is."""
    start: int | None = None
    """His start, where it lies open."""
    tickets: tuple[Purse, ...] | None = None
    supply: Purse | None = None
    black: int | None = None
    doubles: int | None = None
    appeared: int = 0
    may: tuple[str, str] = ("", "")
    """The clause of what the detectives remember: ``may`` or ``not``, and stations."""
    tiles: str = ""
    light: str = ""
    hand: str = ""
    played: str = ""
    chips: int | None = None
    helicopters: int | None = None


def legs_of(draft: Draft) -> tuple[Leg, ...]:
    """All entries of the log, one after the other."""
    return tuple(leg for turn in draft.log for leg in turn)


def places_of_legs(draft: Draft) -> Iterator[tuple[int, int]]:
    """For every entry, its turn and which leg of it it is."""
    for number, turn in enumerate(draft.log):
        for leg in range(len(turn)):
            yield number, leg


def stop_at(draft: Draft, entry: int) -> Stop | None:
    """What his own way says of an entry, counted from 0; -1: of his start."""
    index = len(draft.x) - (len(legs_of(draft)) - entry)
    return draft.x[index] if index >= 0 else None


def station_at(draft: Draft, entry: int) -> int | None:
    """Where he was at an entry, shown or not, as far as it is said."""
    stop = stop_at(draft, entry)
    if stop is not None:
        return stop.station
    return legs_of(draft)[entry].station if entry >= 0 else draft.start


def x_station(draft: Draft) -> int | None:
    """Where Mister X is, if it is said."""
    return station_at(draft, len(legs_of(draft)) - 1)


def with_leg(draft: Draft, entry: int, leg: Leg) -> Draft:
    """Another entry in the place of one."""
    turn, at = list(places_of_legs(draft))[entry]
    legs = draft.log[turn]
    changed = (*legs[:at], leg, *legs[at + 1 :])
    return replace(draft, log=(*draft.log[:turn], changed, *draft.log[turn + 1 :]))
