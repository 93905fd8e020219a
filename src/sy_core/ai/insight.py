"""What can be known, weighed: for the notebook of whoever plays without a computer.

Both answers are about what the detectives know. Mister X may ask what his moves would
tell them; his own station serves for nothing but the chance of being found there.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import islice
from typing import TYPE_CHECKING

from sy_core.ai.belief import Belief
from sy_core.ai.levels import players_for
from sy_core.move import Move
from sy_core.protocols import View
from sy_core.registry import game_of_view
from sy_core.terms import SPECTATOR

if TYPE_CHECKING:
    from random import Random


def places(view: View) -> Mapping[str, object]:
    """Where Mister X can be, the likeliest first: stations and their weights."""
    known = players_for(view).belief_of(view)
    ranked = sorted(known, key=lambda station: (-known[station], station))
    return {
        "stations": tuple(map(int, ranked)),
        "weights": tuple(round(known[station], 4) for station in ranked),
    }


def darkness(
    view: View, legal: Collection[Move], most: int | None, rng: Random
) -> Mapping[str, object]:
    """Mister X's moves, those first that leave the detectives most in the dark.

    For each: how many stations they would have to think of, and how likely the one
    is where he would be. At most *most* moves are looked at.
    """
    game, players = game_of_view(view), players_for(view)
    here = game.sample_state(view, rng)  # his own: nothing is hidden from him
    beliefs: dict[object, Belief] = {}
    found: list[tuple[int, float, str]] = []
    for move in islice(legal, most):
        after = game.apply(here, move)
        if game.outcome(after) is not None:
            continue
        seen = game.view_for(after, SPECTATOR)
        told = players.last_told(seen)
        if told not in beliefs:  # many moves look alike to them
            beliefs[told] = players.belief_of(seen)
        known = beliefs[told]
        chance = round(known.get(after.x_station, 0.0), 4)
        found.append((-len(known), chance, game.format_move(move)))
    found.sort()
    return {
        "moves": tuple(notation for _, _, notation in found),
        "possible": tuple(-size for size, _, _ in found),
        "chances": tuple(chance for _, chance, _ in found),
    }
