"""The lines behind a proof: how a catch comes about, or what stands against it."""

from __future__ import annotations

from sy_core.classic.board import distances
from sy_core.coding import Code
from sy_core.puzzles import Ending
from sy_core.puzzles.proving.hunt import Hunt, pawn_at, reach_of
from sy_core.puzzles.proving.proof import Proof
from sy_core.puzzles.proving.question import Outcome, pawn_text, turn_text
from sy_core.terms import Station


def forced(proof: Proof, hunt: Hunt, rounds: int) -> Outcome:
    """How he is caught from here, where that is proven; he resists as he can."""
    moves, _, ending = _forced(proof, hunt, rounds)
    return tuple(moves), ending, ()


def _forced(proof: Proof, hunt: Hunt, rounds: int) -> tuple[list[str], int, Ending]:
    """The moves, the station where he is now if it goes so, and how it ends."""
    if hunt.is_pursuit:
        ride = _winning(proof, hunt, rounds)
        rest = hunt.after_ride(ride)
        if rest.places:
            moves, where, ending = _forced(proof, rest, rounds)
            return [pawn_text(hunt, ride), *moves], where, ending
        if ride & 255 in hunt.places:
            return [pawn_text(hunt, ride)], ride & 255, Ending.CAUGHT
        return [pawn_text(hunt, ride)], min(hunt.places), Ending.BLOCKED
    told = proof.told(hunt)[0]
    moves, where, ending = _forced(proof, told.hunt(), rounds - 1)
    here, code = told.ends[where]
    return [turn_text(hunt, code), *moves], here, ending


def _winning(proof: Proof, hunt: Hunt, rounds: int) -> Code:
    """A ride that forces the catch, straight to where he can be if there is one."""
    straight = (
        ride
        for ride in hunt.sim.rides
        if ride & 255 in hunt.places and proof.catches(hunt.after_ride(ride), rounds)
    )
    ride = next(straight, None) or proof.winning(hunt, rounds)
    assert ride is not None
    return ride


def refuted(proof: Proof, hunt: Hunt, rounds: int) -> Outcome:
    """What he does from here so that no catch is forced in so many rounds."""
    moves: list[str] = []
    while hunt.is_pursuit and rounds > 1:
        ride = _approach(hunt)
        moves.append(pawn_text(hunt, ride))
        hunt = hunt.after_ride(ride)
    if rounds > 1 and not hunt.is_over:
        told = proof.refuting(hunt, rounds)
        assert told is not None
        hunt_after = told.hunt()
        end = _safest(hunt_after)
        moves.append(turn_text(hunt, told.ends[end][1]))
        return (tuple(moves), *_uncaught(hunt_after))
    return (tuple(moves), *_uncaught(hunt))


def _uncaught(hunt: Hunt) -> tuple[Ending, tuple[int, ...]]:
    """Where he is, if nobody gets there, or all places of which one stays free."""
    safest = _safest(hunt)
    reached = any(safest in reach_of(hunt.sim, n) for n in _waiting(hunt))
    if len(hunt.places) == 1 or not reached:
        return Ending.FREE, (safest,)
    return Ending.MANY, tuple(sorted(hunt.places))


def _safest(hunt: Hunt) -> int:
    """The place that the fewest pursuers reach."""
    reaches = [reach_of(hunt.sim, n) for n in _waiting(hunt)]
    return min(sorted(hunt.places), key=lambda p: sum(p in reach for reach in reaches))


def _waiting(hunt: Hunt) -> list[int]:
    return hunt.sim.unmoved if hunt.is_pursuit else []


def _approach(hunt: Hunt) -> Code:
    """A ride that anybody might try: as near to him as can be."""
    sim = hunt.sim
    board = sim.table.edition.board

    def far(ride: Code) -> tuple[int, int, int]:
        away = distances(board, Station(ride & 255))
        return (
            min(away[Station(place)] for place in hunt.places),
            pawn_at(ride),
            ride,
        )

    # Whoever has to go goes; nobody may catch him by the way.
    rides = [r for r in sim.rides if r & 255 not in hunt.places] or sim.rides
    return min(rides, key=far)
