"""The detectives of every level: greedy, planning as one net, looking ahead."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from sy_core.ai.bot import Budget
from sy_core.ai.classic.belief import belief_of
from sy_core.ai.classic.detective_search import Scene, searched
from sy_core.ai.classic.field import Field
from sy_core.ai.classic.habits import AIMLESS
from sy_core.ai.classic.net import net_of
from sy_core.ai.classic.pursuit import Hunt, first_plan, improved, next_ride
from sy_core.ai.classic.squad import STRANDING, menu_of, own_rides, ride_of, squad_of
from sy_core.ai.net import ANY_LINE, rides_apart
from sy_core.classic.deduce import deduce
from sy_core.classic.moves import Move, PawnRide
from sy_core.classic.view import View

if TYPE_CHECKING:
    from random import Random

WHIM: Final = 0.35


def constable(
    view: View, legal: Collection[Move], rng: Random, _budget: Budget
) -> PawnRide:
    """Each for himself: to the nearest station where Mister X may be, if on his mind.

    Now and then a ride is made at a whim; never one that strands, and never when a
    station of the set can be entered.
    """
    rides = own_rides(view, legal)
    suspects = sorted(deduce(view))
    net, table = net_of(view.table.edition.board), view.table
    prices = {
        ride_of(table, index, option): option.price
        for index, options in enumerate(menu_of(squad_of(view)))
        for option in options
    }

    def longing(ride: PawnRide) -> tuple[float, float, float]:
        # Stranding is dear, dearer than any distance; other prices break ties.
        price = prices.get(ride, STRANDING / 2)
        apart = rides_apart(net, ANY_LINE, ride.to)
        nearest = min(apart[s] for s in suspects)
        mean = sum(apart[s] for s in suspects) / len(suspects)
        return (nearest + 8 * (price >= STRANDING), mean + price, rng.random())

    best = min(rides, key=longing)
    if best.to in suspects or rng.random() >= WHIM:
        return best
    return rng.choice(
        [r for r in rides if prices.get(r, STRANDING) < STRANDING] or [best]
    )


def inspector(
    view: View, legal: Collection[Move], rng: Random, _budget: Budget
) -> PawnRide:
    """A plan for all: weigh where he may be, draw the net, and start with a catch."""
    rides = own_rides(view, legal)
    belief = belief_of(view, AIMLESS)
    net, menu = net_of(view.table.edition.board), menu_of(squad_of(view))
    field = Field(net, belief, menu, has_black=view.black > 0)
    hunt = Hunt(field, tuple(belief.values()), minds_ground=False)
    plan = improved(hunt, first_plan(hunt, rng), rng)
    return next_ride(view.table, belief, plan, rides)


def mastermind(
    view: View, legal: Collection[Move], rng: Random, budget: Budget
) -> PawnRide:
    """The plan that is worth most after what he may do next."""
    rides = own_rides(view, legal)
    scene = Scene(squad_of(view), belief_of(view), view.black, len(view.trail))
    plan = searched(scene, rng, budget)
    return next_ride(view.table, scene.belief, plan.chosen, rides)
