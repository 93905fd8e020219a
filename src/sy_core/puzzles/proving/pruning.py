"""Rides that a proof need not look into, because others come to the same."""

from __future__ import annotations

from typing import Final

from sy_core.classic.board import distances
from sy_core.classic.editions.model import Order
from sy_core.classic.simulator import Simulator
from sy_core.coding import Code
from sy_core.puzzles.proving.hunt import Hunt, pawn_at, reach_of
from sy_core.terms import Station

LAST_BUT_ONE: Final = 2
"""Rounds to go, this one included."""


def rides_to_try(hunt: Hunt, rounds: int) -> list[Code]:
    """The rides to look into, those first that lead to where he can be."""
    rides = _without_idle(hunt, _in_one_order(hunt.sim), rounds)
    return sorted(rides, key=lambda ride: ride & 255 not in hunt.places)


def _in_one_order(sim: Simulator) -> list[Code]:
    """Where pursuers may go in any order, what they reach together counts.

    So the first of them goes first, unless one of those around it has to make way, or
    all could shut it in.
    """
    rides = sim.rides
    if sim.table.edition.order is not Order.FREE or sim.table.pooled:
        return rides
    first = min(map(pawn_at, rides))
    exits = {ride & 255 for ride in rides if pawn_at(ride) == first}
    if len(exits) < len(sim.unmoved):
        return rides
    group, frontier = {first}, [first]
    while frontier:
        near = reach_of(sim, frontier.pop())
        new = [i for i in sim.unmoved if i not in group and sim.pursuers[i] in near]
        group.update(new)
        frontier += new
    return [ride for ride in rides if pawn_at(ride) in group]


def _without_idle(hunt: Hunt, rides: list[Code], rounds: int) -> list[Code]:
    """In the last round but one, whoever is too far away may go anywhere.

    Neither can he be met by such a pursuer, nor shut in; any ride will do that is in
    nobody's way.
    """
    if rounds != LAST_BUT_ONE:
        return rides
    sim = hunt.sim
    idle = {pawn for pawn in {*map(pawn_at, rides)} if _is_far(hunt, pawn)}
    kept = [ride for ride in rides if pawn_at(ride) not in idle]
    for pawn in sorted(idle):
        own = [ride for ride in rides if pawn_at(ride) == pawn]
        wanted = frozenset().union(
            *(reach_of(sim, other) for other in sim.unmoved if other != pawn)
        )
        free = [ride for ride in own if ride & 255 not in wanted]
        kept += free[:1] or own
    return kept


def _is_far(hunt: Hunt, pawn: int) -> bool:
    """Whether it takes more rides to him than there are, his own included."""
    sim = hunt.sim
    legs = 1 + min(sim.doubles, sim.table.rules.doubles_per_turn)
    away = distances(sim.table.edition.board, Station(sim.pursuers[pawn]))
    return all(away[Station(place)] > LAST_BUT_ONE + legs for place in hunt.places)
