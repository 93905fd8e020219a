"""``catch`` and ``escape`` in the classic game: asked, proven, explained."""

from __future__ import annotations

from typing import Final, cast

from sy_core.classic.simulator import Simulator
from sy_core.classic.state import GameState, Phase
from sy_core.coding import Code
from sy_core.puzzles import Ending
from sy_core.puzzles.proving.hunt import Hunt, Told, end_of, pawn_at
from sy_core.puzzles.proving.main_line import forced, refuted
from sy_core.puzzles.proving.proof import MOST_NODES, Proof
from sy_core.puzzles.proving.question import (
    Outcome,
    Solved,
    pawn_text,
    solved,
    turn_text,
)
from sy_core.sharing import read_position
from sy_core.terms import SPECTATOR

FEWEST: Final = 3
"""Answers to choose from, or else there is nothing to ask."""

SEVERAL: Final = 2


def hunt_in(text: str) -> Hunt:
    """A position as the pursuers know it."""
    position = read_position(text)
    places = position.game.deduce(position.view(SPECTATOR))
    sim = Simulator(cast("GameState", position.found.alike))
    return Hunt(sim, frozenset(map(int, places)))


def catch(text: str, rounds: int, most: int = MOST_NODES) -> Solved | None:
    """The only ride that forces a catch in so many rounds; None: there is no such one.

    Where several pursuers may go in any order, each of them has one ride at most. A
    catch in one round wastes no ride: it leads to a place where he can be.
    """
    hunt = hunt_in(text)
    if hunt.sim.phase is not Phase.PURSUIT:
        return None
    proof = Proof(most=most)
    if len(_ends(hunt.sim.rides)) < FEWEST or (
        rounds > 1 and proof.catches(hunt, rounds - 1)
    ):
        return None
    right: list[Code] = []
    for ride in hunt.sim.rides:
        if _is_right(proof, hunt, ride, rounds):
            right.append(ride)
            if not _is_one_plan(hunt, right):
                return None
    if not right:
        return None
    answers = [
        (pawn_text(hunt, ride), _outcome(proof, hunt, ride, rounds, ride in right))
        for ride in hunt.sim.rides
    ]
    known = {pawn_text(hunt, ride) for ride in right}
    return solved(
        [answer for answer in answers if answer[0] in known],
        [answer for answer in answers if answer[0] not in known],
        proof.nodes,
    )


def _is_right(proof: Proof, hunt: Hunt, ride: Code, rounds: int) -> bool:
    if rounds == 1 and ride & 255 not in hunt.places:
        return False
    return proof.catches(hunt.after_ride(ride), rounds)


def _outcome(
    proof: Proof, hunt: Hunt, ride: Code, rounds: int, is_right: bool
) -> Outcome:
    after = hunt.after_ride(ride)
    if is_right and after.places:
        return forced(proof, after, rounds)
    if is_right:
        blocked = ride & 255 not in hunt.places
        return (), Ending.BLOCKED if blocked else Ending.CAUGHT, ()
    if rounds == 1:
        places = tuple(sorted(after.places))
        return (), Ending.FREE if len(places) == 1 else Ending.MANY, places
    return refuted(proof, after, rounds)


def _ends(rides: list[Code]) -> set[tuple[int, int]]:
    return {(pawn_at(ride), ride & 255) for ride in rides}


def _is_one_plan(hunt: Hunt, rides: list[Code]) -> bool:
    """One ride for each of them; and one place is one pursuer's."""
    ends = _ends(rides)
    pawns = {pawn for pawn, _ in ends}
    return len(ends) == len(pawns) and (len(hunt.places) > 1 or len(pawns) == 1)


def escape(text: str, rounds: int, most: int = MOST_NODES) -> Solved | None:
    """Mister X's only way out of being caught within so many rounds by force."""
    state = cast("GameState", read_position(text).state())
    if state.phase is not Phase.MISTER_X:
        return None
    hunt = Hunt(Simulator(state), frozenset({int(state.x_station)}))
    proof = Proof(is_open=True, most=most)
    after = {
        code: Told(hunt, {end_of(code): (place, code)}).hunt()
        for place, code in hunt.turns()
    }
    if len({*map(end_of, after)}) < FEWEST or (
        rounds > 1 and len(_ways_out(proof, after, rounds - 1)) < SEVERAL
    ):
        return None
    ways_out = _ways_out(proof, after, rounds)
    if len(ways_out) != 1:
        return None
    return solved(
        [
            (turn_text(hunt, code), refuted(proof, then, rounds))
            for code, then in after.items()
            if end_of(code) in ways_out
        ],
        [
            (turn_text(hunt, code), forced(proof, then, rounds))
            for code, then in after.items()
            if end_of(code) not in ways_out
        ],
        proof.nodes,
    )


def _ways_out(proof: Proof, after: dict[Code, Hunt], rounds: int) -> set[int]:
    """The stations from which no catch is forced; two are enough to know."""
    found: set[int] = set()
    for code, hunt in after.items():
        if len(found) < SEVERAL and not proof.catches(hunt, rounds):
            found.add(end_of(code))
    return found
