"""What a move was worth, measured by what else was open to whoever made it.

So a reveal that the rules demand says nothing for or against a move: whatever he had
done, he would have been seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from math import log2
from typing import Final, NamedTuple

from sy_core.game import AnyGame
from sy_core.hindsight.outlook import (
    Chase,
    Stations,
    chase_of,
    covered,
    outlook,
)
from sy_core.move import Move, PawnRide
from sy_core.protocols import State
from sy_core.terms import MISTER_X, Pawn, Side, Station

FOLD: Final = 16
"""So many times the places count as much as being caught or not."""


@dataclass(frozen=True, slots=True)
class Measure:
    """One number for a move, beside those of all that was open instead of it."""

    played: float
    typical: float
    """On average over all that was open, the move itself included."""
    best: float
    """The best of them for whoever moved."""
    gain: float
    """How much better than typical, on a scale on which 1 is everything."""
    loss: float
    """How much worse than the best, on the same scale."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What one move was worth."""

    number: int
    """The how-manieth move of the game."""
    side: Side
    pawn: Pawn | None
    """Whom it moved; None: Mister X."""
    to: Station
    chance: Measure
    """How likely a catch is in this round, for all that the detectives know."""
    catch: Measure
    """The same for them; for Mister X, who knows where he is, the risk that he runs."""
    lead: Measure
    """Theirs: how much of his next places is in reach. His: how many places."""


def judged(
    game: AnyGame, before: State, after: State, known: Stations, told: Stations
) -> Judgement | None:
    """What the last move of *after* was worth; None where nobody chose a ride.

    *known* is where Mister X could be before it, *told* after it, for all that the
    detectives knew.
    """
    move = after.moves[-1]
    if isinstance(move, PawnRide):
        return _pursuit(game, before, move, known)
    if move.legs and game.outcome(after) is None:
        return _flight(game, before, after, told)
    return None


def _pursuit(
    game: AnyGame, before: State, move: PawnRide, known: Stations
) -> Judgement:
    """A pursuer's ride: what it covers now, and what of his next places."""
    chase, index = chase_of(game), before.table.pawns.index(move.pawn)
    open_to_it = {
        ride.to
        for ride in game.legal_moves(before)
        if isinstance(ride, PawnRide) and ride.pawn == move.pawn
    }
    others = [n for n in chase.waiting(before) if n != index]
    reaches = [chase.next_stops(before, n, before.pursuers[n]) for n in others]
    chances = {to: _visited(known, to, reaches) / len(known) for to in open_to_it}
    nets = _nets(chase, before, index, known, open_to_it)
    chance = _more(chances[move.to], chances.values())
    return Judgement(
        number=len(before.moves) + 1,
        side=Side.DETECTIVES,
        pawn=move.pawn,
        to=move.to,
        chance=chance,
        catch=chance,
        lead=_more(nets[move.to], nets.values()),
    )


def _visited(known: Stations, to: Station, reaches: Sequence[Stations]) -> int:
    """How many places are visited if one goes *to* a station and the others choose."""
    return (to in known) + covered(known - {to}, reaches)


def _nets(
    chase: Chase, before: State, index: int, known: Stations, rides: Iterable[Station]
) -> dict[Station, float]:
    """For each ride, the share of Mister X's next places one ride from somebody."""
    following = frozenset().union(*(chase.refuges(before, here) for here in known))
    held = frozenset().union(
        *(
            chase.next_stops(before, n, place)
            for n, place in enumerate(before.pursuers)
            if n != index
        )
    )
    return {
        to: len(following & (held | chase.next_stops(before, index, to)))
        / max(1, len(following))
        for to in rides
    }


def _flight(game: AnyGame, before: State, after: State, told: Stations) -> Judgement:
    """A turn of Mister X beside all single rides that he could have made."""
    chase = chase_of(game)
    reaches = [
        chase.next_stops(after, n, after.pursuers[n]) for n in chase.waiting(after)
    ]
    played = _traced(told, after.x_station, reaches)
    others = [
        _traced(known, station, reaches) for station, known in _instead(game, before)
    ] or [played]
    as_safe = [each.places for each in others if each.risk <= played.risk]
    return Judgement(
        number=len(after.moves),
        side=Side.MISTER_X,
        pawn=None,
        to=after.x_station,
        chance=_less(played.chance, [each.chance for each in others]),
        catch=_less(played.risk, [each.risk for each in others]),
        lead=_fold(played.places, [each.places for each in others], as_safe),
    )


def _instead(game: AnyGame, before: State) -> Iterator[tuple[Station, Stations]]:
    """Where each of his single rides leads, and what it tells the detectives.

    Rides with the same ticket look alike to them, unless he is shown.
    """
    told: dict[object, Stations | None] = {}
    for move in takewhile(_is_single, game.legal_moves(before)):
        if move.to is None or move.to in before.pursuers:  # no ride, or the end of him
            continue
        looks = (move.kind, move.ticket)
        if looks not in told:
            view = game.view_for(game.apply(before, move), MISTER_X)
            told[looks] = None if view.trail[-1].shown else game.deduce(view)
        yield move.to, told[looks] or frozenset({move.to})


def _is_single(move: Move) -> bool:
    return len(move.legs) <= 1


class _Trace(NamedTuple):
    """What a position after his turn means to him."""

    risk: float
    chance: float
    places: int


def _traced(known: Stations, station: Station, reaches: Sequence[Stations]) -> _Trace:
    """His risk, their chance, and how many places they have to think of."""
    found = outlook(known, reaches)
    in_reach = any(station in reach for reach in reaches)
    return _Trace(found.chance if in_reach else 0.0, found.chance, found.places)


def _more(played: float, among: Iterable[float]) -> Measure:
    """More is better."""
    values = [*among]
    typical, best = sum(values) / len(values), max(values)
    return Measure(played, typical, best, played - typical, best - played)


def _less(played: float, among: Iterable[float]) -> Measure:
    """Less is better."""
    values = [*among]
    typical, best = sum(values) / len(values), min(values)
    return Measure(played, typical, best, typical - played, max(0.0, played - best))


def _fold(played: int, among: Sequence[int], as_safe: Sequence[int]) -> Measure:
    """More is better, by how many times; what was riskier is no better."""
    typical, best = sum(among) / len(among), max([played, *as_safe])
    return Measure(played, typical, best, fold(typical, played), fold(played, best))


def fold(before: float, after: float) -> float:
    """How many times more places, on the scale of a catch; less than 0: fewer."""
    return log2(after / before) / log2(FOLD)
