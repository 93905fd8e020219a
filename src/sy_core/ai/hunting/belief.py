"""The dice game: its net of streets, and where Mister X may be.

The spaces are exactly those of :func:`sy_core.hunting.deduce.deduce`; the weights
come from the same picture of him as in the classic game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from typing import Final

from sy_core.ai.classic.atlas import Net, net_from
from sy_core.ai.classic.belief import Belief, even, normal, ridden, shyness, without
from sy_core.hunting import (
    Layout,
    PawnRide,
    Place,
    RunIn,
    Table,
    Token,
    Turn,
    View,
    as_detectives_see,
)
from sy_core.hunting.deduce import starts_of
from sy_core.hunting.dice import FACES
from sy_core.hunting.reach import flights
from sy_core.terms import Station

GRIP: Final = (1.0, 0.5, 0.3, 0.18, 0.1, 0.06, 0.03)
"""Less than on the board of the classic game: the dice have their say."""
KINDS: Final = {token: 1 << n for n, token in enumerate(map(Token, "TBUX"))}


@cache
def streets_of(layout: Layout) -> Net:
    """The net of a laid grid."""
    return net_from(
        layout.places, lambda s, ticket: layout.rides[ticket][Station(s)], GRIP
    )


def belief_of(view: View) -> Belief:
    """The detectives' belief, whoever's view it is asked of."""
    public = as_detectives_see(view)
    if public.x_station is not None:
        return {public.x_station: 1.0}
    table = public.table
    setting = table.setting
    known = setting.pursuers if setting else ()
    places: dict[str, int] = dict(zip(table.pawns, known, strict=False))
    played = [FACES.index(face) for face in (setting.played if setting else ())]
    begun = setting is not None and bool(setting.log)
    belief = even(starts_of(public) if begun else table.layout.places)
    belief = without(belief, places.values())
    tile = table.layout.on_tile(public.announced) if public.announced else frozenset()
    for event in public.history:
        match event:
            case Place(pawn, to):
                places[pawn] = to
                belief = without(belief, (to,))
            case PawnRide(pawn, ticket, to):
                places[pawn] = to
                played.append(FACES.index(ticket))
                belief = without(belief, (to,))
            case Turn():
                dice = sum({1 << kind for kind in played})
                if event.legs[0].token is Token.START:
                    belief = normal({s: w for s, w in belief.items() if s in tile})
                else:
                    belief = _after_turn(table, belief, event, dice, places.values())
                played.clear()
    return belief


def _after_turn(
    table: Table, belief: Belief, turn: Turn, dice: int, places: Iterable[int]
) -> Belief:
    taken = frozenset(places)
    for leg in turn.legs:
        if leg.station is not None:
            belief = {leg.station: 1.0}
        else:
            belief = after_leg(table, belief, leg.token, dice, taken)
    return belief


def after_leg(
    table: Table, belief: Belief, token: Token, dice: int, taken: Collection[int]
) -> Belief:
    """The belief after one entry that was seen but for its space."""
    if token is Token.STAY:
        return normal(
            {s: w for s, w in belief.items() if is_stuck(table, s, dice, taken)}
        )
    net = streets_of(table.layout)
    shy = shyness(net, taken)
    if token is Token.HELICOPTER:
        return normal(flown(table, belief, taken, shy))
    return normal(ridden(belief, net, KINDS[token], shy))


def is_stuck(table: Table, space: int, dice: int, taken: Collection[int]) -> bool:
    """Whether none of the played dice helps him on *space* (R39, R41)."""
    ends = streets_of(table.layout).ends[dice][space]
    if table.rules.run_in is RunIn.LOSES:
        return not ends
    return all(to in taken for to in ends)


def flown(
    table: Table, belief: Belief, taken: Collection[int], liked: Sequence[float]
) -> Belief:
    """After a flight of the helicopter: the free spaces, as he likes them."""
    across = flights(table)
    found: Belief = {}
    for here, weight in belief.items():
        free = [to for to in across[Station(here)] if to not in taken]
        total = sum(liked[to] for to in free)
        for to in free:
            found[to] = found.get(to, 0.0) + weight * liked[to] / total
    return found
