"""A board of nine stations, small enough to try every game on it.

::

    1 --T-- 2 --T-- 3       buses 1-3, 3-9, 7-9; underground 1-9;
    |       |       |       ferry 4-6
    4 --T-- 5 --T-- 6
    |       |       |
    7 --T-- 8 --T-- 9
"""

from __future__ import annotations

from dataclasses import replace

from sy_core.classic.board import read_board
from sy_core.classic.editions import EDITIONS
from sy_core.classic.editions.model import Crew, Edition, Tickets

TINY = read_board(
    "tiny",
    """\
1 0 0 T2,4 B3 U9
2 1 0 T1,3,5
3 2 0 T2,6 B1,9
4 0 1 T1,5,7 F6
5 1 1 T2,4,6,8
6 2 1 T3,5,9 F4
7 0 2 T4,8 B9
8 1 2 T5,7,9
9 2 2 T6,8 B3,7 U1
""",
)


def tiny(edition: str) -> Edition:
    """An edition of three players and few rounds on the tiny board."""
    base = EDITIONS[edition]
    free = base.allotment is None
    starts = (2, 8) if free else (1, 2, 8, 9)
    return replace(
        base,
        board=TINY.with_modes("tiny beginners", "TB") if free else TINY,
        crews={3: Crew(pawns=(1, 1), black=base.crews[4].black, starts=starts)},
        allotment=None if free else Tickets(4, 2, 1),
        stock=None if base.stock is None else Tickets(2, 1, 1),
        marked=frozenset({2, 5}),
        x_starts=(5,) if free else (4, 5, 6),
        defaults=replace(base.defaults, rounds=5),
    )
