"""How an imagined game is played on by the published search: ε-greedy, by distance.

Mister X goes where the nearest pursuer is farthest (the authors' MCD). A pursuer
chases the station on which its search has put him (CAL) or, in Mister X's own search,
one that it assumes (CAS): there it must not know what only he knows.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import Final, NamedTuple, TypeAlias

from sy_core.arena.rivals.flight import FLED, Flight
from sy_core.coding import BLACK, LEG, STAY, Code

WHIM: Final = 0.2
"""How often a move is made at random."""
ODDS: Final = (0.2, 0.67, 0.54, 0.38, 0.2)
"""How likely he is so many rides from the nearest pursuer: 1, 2, 3, 4, 5 or more."""
ATTEMPTS: Final = 3
"""First legs of a double that are tried, and draws of a station not yet searched."""

Chance: TypeAlias = Callable[[], float]
"""``Random.random``."""


class Categories(NamedTuple):
    """Stations by category, those without any left out, with their odds summed up."""

    kinds: list[list[int]]
    bounds: list[float]


NOT_NEEDED: Final = Categories([], [])


def play_out(flight: Flight, knows: bool, chance: Chance) -> None:
    """To the end; *knows* says whether pursuers chase his true station."""
    while not flight.over:
        play_on(flight, knows, chance)


def play_on(flight: Flight, knows: bool, chance: Chance) -> None:
    """One turn of Mister X, or one round of the pursuers as far as it is open."""
    if flight.turn == FLED:
        moves = flight.moves()
        greedy = chance() >= WHIM and moves[0] != STAY
        flight.play(farthest(flight, moves, chance) if greedy else _any(moves, chance))
        return
    classes = NOT_NEEDED if knows else categories(flight)
    while not flight.over and flight.turn != FLED:
        moves = flight.moves()
        if len(moves) == 1 or chance() < WHIM:
            code = _any(moves, chance)
        else:
            target = flight.x if knows else assumed(flight, classes, chance)
            code = _nearest(moves, flight.apart[target])
        flight.play(code)


def _any(moves: Sequence[Code], chance: Chance) -> Code:
    return moves[int(chance() * len(moves))]


def _nearest(moves: Sequence[Code], row: bytes) -> Code:
    best, least = moves[0], 99
    for code in moves:
        if row[code & 255] < least:
            best, least = code, row[code & 255]
    return best


def farthest(flight: Flight, moves: Sequence[Code], chance: Chance) -> Code:
    """Away from the nearest pursuer; by a double if no single ride gets away."""
    rows = [flight.apart[place] for place in flight.places]
    best, most = _farthest(moves, rows)
    if most > 1 or not flight.doubles:
        return best
    for _ in range(ATTEMPTS):
        first = _any(moves, chance)
        black = flight.black - (first >> 8 == BLACK)
        second, apart = _farthest(flight.legs_from(first & 255, black), rows)
        if apart > most:
            best, most = first | second << LEG, apart
    return best


def _farthest(moves: Sequence[Code], rows: Sequence[bytes]) -> tuple[Code, int]:
    best, most = STAY, -1
    for code in moves:
        to = code & 255
        apart = 99
        for row in rows:  # min() would be shorter, and half of all time
            apart = min(row[to], apart)
        if apart > most:
            best, most = code, apart
    return best, most


def categories(flight: Flight) -> Categories:
    """Where he may be, by the rides to the nearest pursuer."""
    rows = [flight.apart[place] for place in flight.places]
    kinds: list[list[int]] = [[] for _ in ODDS]
    for station in flight.suspects:
        apart = len(ODDS)
        for row in rows:
            apart = min(row[station], apart)
        kinds[max(apart, 1) - 1].append(station)
    filled = [kind for kind in kinds if kind]
    odds = [share for share, kind in zip(ODDS, kinds, strict=True) if kind]
    return Categories(filled, list(accumulate(odds)))


def assumed(flight: Flight, classes: Categories, chance: Chance) -> int:
    """Location categorisation: first a category by its odds, then a station of it.

    Colleagues may have searched some since the round began: those are drawn again.
    """
    kinds, bounds = classes
    last = len(bounds) - 1
    station = 0
    for _ in range(ATTEMPTS):
        kind = kinds[bisect(bounds, chance() * bounds[last], hi=last)]
        station = kind[int(chance() * len(kind))]
        if not flight.taken[station]:
            break
    return station
