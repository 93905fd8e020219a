"""Who wins by force where everything lies open: every joint ride, every reply.

For the beginners' version with Mister X's double and black ticket spent: until the
next concealed entry both sides see everything, rides are free, and a few plies can
be searched to the end. Rides into a station that a detective has still to leave are
left out where they would help the claim to be proven, and allowed where not.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from sy_core.classic.board import PAID_TICKETS, Board
from sy_core.terms import Station

Places = tuple[int, ...]


@cache
def neighbours(board: Board, station: int) -> frozenset[int]:
    """The stations one ride away, black tickets aside."""
    lines = board.rides[Station(station)]
    return frozenset().union(*(lines[ticket] for ticket in PAID_TICKETS))


def joint_rides(board: Board, places: Places, strict: bool) -> Iterator[Places]:
    """Where the detectives may stand after a round; *strict*: in any order."""
    options = [
        sorted(neighbours(board, place) - (frozenset(places) if strict else {place}))
        for place in places
    ]
    return (ends for ends in product(*options) if len({*ends}) == len(ends))


def replies(board: Board, x: int, places: Places) -> frozenset[int]:
    """Where Mister X may ride; none: he is blocked and has lost."""
    return neighbours(board, x) - frozenset(places)


def is_caught_next(board: Board, x: int, places: Places) -> bool:
    """Whether a detective can enter his station at once."""
    near = neighbours(board, x)
    return any(place in near for place in places)


def holds(board: Board, x: int, places: Places, rounds: int, strict: bool) -> bool:
    """Whether he, to move, is caught within so many rounds whatever he does."""
    return all(
        catches(board, to, places, rounds, strict) for to in replies(board, x, places)
    )


def catches(board: Board, x: int, places: Places, rounds: int, strict: bool) -> bool:
    """Whether the detectives, to move, catch him within so many rounds by force."""
    if is_caught_next(board, x, places):
        return True
    return rounds > 1 and any(
        holds(board, x, ends, rounds - 1, strict)
        for ends in joint_rides(board, places, strict)
    )


def winning_rides(
    board: Board, x: int, places: Places, rounds: int
) -> frozenset[tuple[int, int]]:
    """The first rides, as (detective, station), of all joint rides that win."""
    return frozenset(
        (index, to)
        for ends in joint_rides(board, places, strict=True)
        if holds(board, x, ends, rounds - 1, strict=True)
        for index, to in enumerate(ends)
    )
