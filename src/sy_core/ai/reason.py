"""Why a move is a good one: keys and values that a page can put into any language.

The answer depends on the view and the move alone, so it can be asked for whoever
chose the move, bot or person; it never tells more than the view's seat knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, TypeAlias

from sy_core import hunting
from sy_core.ai.belief import Belief
from sy_core.ai.bot import Explanation, Motive
from sy_core.ai.classic.belief import belief_of
from sy_core.ai.classic.escape import escape_of, moved
from sy_core.ai.classic.net import net_of
from sy_core.ai.classic.squad import squad_of
from sy_core.ai.hunting import belief as dice_belief
from sy_core.ai.hunting import net as dice_net
from sy_core.ai.hunting.track import Track, believed, legs_of
from sy_core.ai.net import ALL_PAID, Net, rides_apart
from sy_core.classic.codes import encode
from sy_core.classic.moves import Appear, Double, Hide, Move, PawnRide, Ride
from sy_core.classic.view import View
from sy_core.hunting.codes import encode as encode_dice
from sy_core.hunting.simulator import Simulator
from sy_core.terms import Pawn

Pieces: TypeAlias = Sequence[tuple[Pawn, int, int]]
"""Each pursuer with its place and the tickets it holds, a bit each."""
MOST_NAMED: Final = 3


def reason(view: View | hunting.View, move: Move | hunting.Move) -> Explanation:
    """What speaks for *move*, for somebody who sees *view*."""
    if isinstance(view, hunting.View):
        return _dice_reason(view, move)  # type: ignore[arg-type]
    match move:
        case PawnRide():
            index = view.table.pawns.index(move.pawn)
            held = squad_of(view).held(index)
            net = net_of(view.table.edition.board)
            return _pursuit(net, belief_of(view), move, view.pursuers[index], held)
        case Ride() | Double():
            return _flight(view, move)
        case Appear():
            return Explanation(Motive.APPEARS, {"possible": len(belief_of(view))})
        case Hide():
            return Explanation(Motive.HIDES_TRACKS, {"possible": len(belief_of(view))})
        case _:
            return Explanation(Motive.STAYS)


def _pursuit(
    net: Net, belief: Belief, move: PawnRide, origin: int, held: int
) -> Explanation:
    values: dict[str, object] = {
        "pawn": move.pawn,
        "to": int(move.to),
        "ticket": move.ticket.value,
    }
    if move.to in belief:
        if len(belief) == 1:
            return Explanation(Motive.CATCHES, values)
        chance = round(belief[move.to], 3)
        return Explanation(Motive.SEARCHES, {**values, "chance": chance})
    before = rides_apart(net, held, origin)
    after = rides_apart(net, held, move.to)
    likely = sorted(belief, key=lambda s: (-belief[s], s))
    cut_off = [s for s in likely if after[s] == 1 < before[s]]
    if cut_off:
        named = tuple(cut_off[:MOST_NAMED])
        return Explanation(Motive.CUTS_OFF, {**values, "stations": named})
    nearer = [s for s in likely if after[s] < before[s]]
    if nearer:
        return Explanation(Motive.CLOSES_IN, {**values, "target": nearer[0]})
    return Explanation(Motive.REGROUPS, values)


def _flight(view: View, move: Ride | Double) -> Explanation:
    flight = escape_of(view)
    after = moved(flight, encode(view.table, move))
    pieces = [
        (pawn, place, held)
        for pawn, (place, held) in zip(
            view.table.pawns, flight.squad.pieces, strict=True
        )
    ]
    return _escape(flight.net, pieces, flight.x, after.x, after.belief)


def _escape(
    net: Net, pieces: Pieces, origin: int, to: int, belief: Belief
) -> Explanation:
    def reached(station: int) -> tuple[Pawn, ...]:
        return tuple(
            pawn
            for pawn, place, held in pieces
            if rides_apart(net, held, place)[station] == 1
        )

    values: dict[str, object] = {"to": to, "possible": len(belief)}
    if reached(to):
        return Explanation(Motive.RISKS, {**values, "pursuers": reached(to)})
    if reached(origin):
        return Explanation(Motive.ESCAPES, {**values, "pursuers": reached(origin)})
    if len(belief) > 1:
        return Explanation(Motive.HIDES_TRACKS, values)
    return Explanation(Motive.KEEPS_AWAY, values)


def _dice_reason(view: hunting.View, move: hunting.Move) -> Explanation:
    match move:
        case PawnRide():
            net = dice_net.net_of(view.table.layout)
            origin = view.pursuers[view.table.pawns.index(move.pawn)]
            belief = dice_belief.belief_of(view)
            return _pursuit(net, belief, move, origin, ALL_PAID)
        case hunting.Place(pawn, to):
            values: dict[str, object] = {"pawn": pawn, "to": int(to)}
            return Explanation(Motive.TAKES_POSITION, values)
        case hunting.Start(to):
            return Explanation(Motive.TAKES_POSITION, {"to": int(to)})
        case hunting.Again():
            return Explanation(Motive.ROLLS_AGAIN, {"chips": view.chips})
        case hunting.Ride() | hunting.Fly() | hunting.Double():
            return _dice_flight(view, move)
        case hunting.PawnStay(pawn):
            return Explanation(Motive.STAYS, {"pawn": pawn})
        case _:
            return Explanation(Motive.STAYS)


def _dice_flight(
    view: hunting.View, move: hunting.Ride | hunting.Fly | hunting.Double
) -> Explanation:
    assert view.x_station is not None
    net = dice_net.net_of(view.table.layout)
    # Nothing is hidden from Mister X, so nothing is left to chance here.
    sim = Simulator(hunting.sample_state(view, Random(0)))  # noqa: S311 - nothing is drawn
    code = encode_dice(view.table, move)
    after = believed(Track(sim, dice_belief.belief_of(view)), code)
    pieces = [
        (pawn, int(place), ALL_PAID)
        for pawn, place in zip(view.table.pawns, view.pursuers, strict=True)
    ]
    return _escape(net, pieces, view.x_station, legs_of(code)[-1] & 255, after)
