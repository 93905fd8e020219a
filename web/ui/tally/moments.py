"""Moments that are nice to remember: each counts once, the first time it was there.

None of them can be lost again, none asks for more of the same, and one of them is for
those who have lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from sy_core.terms import Level
from ui.tally.played import BOTH, DETECTIVES, PEOPLE, Played, X

EARLY: Final = 8
LATE: Final = 20
"""Rounds of an early and of a late catch."""
BEST: Final = Level.MASTERMIND.value
LOSSES: Final = 3
"""So many in a row, and then a win: a comeback."""


def _catch(played: Played) -> bool:
    return played.side == DETECTIVES == played.winner


def _escape(played: Played) -> bool:
    return played.side == X == played.winner


def _against_the_best(played: Played) -> bool:
    return played.opponent == BEST


OF_ONE: Final[Mapping[str, Callable[[Played], bool]]] = MappingProxyType(
    {
        "first": lambda _played: True,
        "catch": _catch,
        "escape": _escape,
        "catch_best": lambda one: _catch(one) and _against_the_best(one),
        "escape_best": lambda one: _escape(one) and _against_the_best(one),
        "early": lambda one: _catch(one) and one.round <= EARLY,
        "late": lambda one: _catch(one) and one.round >= LATE,
        "plain": lambda one: _escape(one) and not one.doubles + one.black,
        "together": lambda one: one.opponent == PEOPLE,
    }
)
"""What one game alone can be."""
OF_SEVERAL: Final = ("both_sides", "both_games", "comeback")
MOMENTS: Final = (*OF_ONE, *OF_SEVERAL)


def earned(games: Sequence[Played]) -> dict[str, int]:
    """When each moment was first there, in games from the oldest to the newest."""
    found: dict[str, int] = {}
    for name, date in _all(games):
        found.setdefault(name, date)
    return found


def _all(games: Sequence[Played]) -> Iterator[tuple[str, int]]:
    sides: set[str] = set()
    kinds: set[str] = set()
    wanted = [*OF_ONE]
    lost = 0
    for played in games:
        for name in [name for name in wanted if OF_ONE[name](played)]:
            wanted.remove(name)
            yield name, played.date
        kinds.add(played.game)
        if played.won:
            sides.add(played.side)
        if len(sides) > 1:
            yield "both_sides", played.date
        if len(kinds) > 1:
            yield "both_games", played.date
        if played.won and lost >= LOSSES:
            yield "comeback", played.date
        if played.side != BOTH:
            lost = 0 if played.won else lost + 1
