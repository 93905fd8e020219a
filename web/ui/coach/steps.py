"""What the coach says, step by step: when it holds, what it says, what it points at.

A step's text has the key ``coach.SIDE.NAME``. One that asks for a move has, besides,
``….why``: why this move and no other; and ``….leg1``, ``….leg2`` if it is a double.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final


@dataclass(frozen=True, slots=True)
class Step:
    """One thing at a time."""

    at: range
    """It holds while so many moves lie behind."""
    name: str
    kind: Kind
    stations: tuple[int, ...] = ()
    """Those that are ringed; of a move that is asked for, they follow from it."""
    points: tuple[str, ...] = ()
    """What else it points at: ``log``, ``card-D1``, ``card-x`` (38-coach.css)."""


class Kind(StrEnum):
    """What is expected of the learner."""

    READ = "read"
    """To read it, and go on."""
    ACT = "act"
    """To make the move that the script has next."""
    WATCH = "watch"
    """Nothing: others move."""
    END = "end"
    """To choose how to go on from here."""


def _read(at: int, name: str, *points: str, stations: tuple[int, ...] = ()) -> Step:
    return Step(range(at, at + 1), name, Kind.READ, stations, points)


def _act(at: int, name: str) -> Step:
    return Step(range(at, at + 1), name, Kind.ACT)


def _watch(first: int, last: int, name: str, *points: str) -> Step:
    return Step(range(first, last + 1), name, Kind.WATCH, points=points)


def _end(at: int, stations: tuple[int, ...] = ()) -> Step:
    return Step(range(at, at + 1), "end", Kind.END, stations)


SUSPECTS: Final = (104, 117, 118, 127, 156, 158, 170)
"""Where he can be after the double move: what anybody can work out by then."""
LEFT: Final = (104, 117, 127, 158, 170)
"""… and when all four have looked for him."""

STEPS: Final[Mapping[str, tuple[Step, ...]]] = MappingProxyType(
    {
        "detectives": (
            _read(0, "welcome"),
            _read(0, "you", "card-D1", stations=(123,)),
            _read(0, "hidden", "log"),
            _watch(0, 0, "x_moves"),
            _read(1, "log", "log"),
            _act(1, "first"),
            _read(2, "paid", "card-D1"),
            _watch(2, 4, "they"),
            _watch(5, 5, "x_again"),
            _read(6, "black", "log"),
            _act(6, "bus"),
            _watch(7, 9, "closer"),
            _read(10, "frame", "log"),
            _watch(10, 10, "x_shows"),
            _read(11, "reveal", "log", stations=(142,)),
            _act(11, "tube"),
            _watch(12, 14, "next_to"),
            _watch(15, 15, "x_runs"),
            _read(16, "double", "log"),
            _read(16, "think", stations=SUSPECTS),
            _act(16, "check"),
            _read(17, "not_there"),
            _watch(17, 19, "they"),
            _end(20, LEFT),
        ),
        "mister_x": (
            _read(0, "welcome", "log", stations=(170,)),
            _read(0, "curtain"),
            _act(0, "first"),
            _read(1, "paid", "log"),
            _watch(1, 4, "they"),
            _read(5, "near", stations=(156, 158)),
            _act(5, "black"),
            _read(6, "guess", "log"),
            _watch(6, 9, "they"),
            _read(10, "frame", "log"),
            _act(10, "open"),
            _watch(11, 14, "seen"),
            _read(15, "cornered", "card-x", stations=(133, 134)),
            _act(15, "flight"),
            _read(16, "away", "log"),
            _watch(16, 19, "they"),
            _end(20),
        ),
    }
)
