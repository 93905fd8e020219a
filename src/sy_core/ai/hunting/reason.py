"""What speaks for a move of the dice game."""

from __future__ import annotations

from sy_core import hunting
from sy_core.ai.hunting.belief import Scene, belief_of, foreseen
from sy_core.ai.hunting.net import net_of
from sy_core.ai.hunting.track import entries_of
from sy_core.ai.motives import Explanation, Pursuer, why_ride, why_turn
from sy_core.ai.net import ALL_PAID
from sy_core.hunting.codes import encode
from sy_core.hunting.dice import FACES
from sy_core.messages.motive import Motive


def reason(view: hunting.View, move: hunting.Move) -> Explanation:
    """What speaks for *move*, for somebody who sees *view*."""
    match move:
        case hunting.PawnRide():
            net = net_of(view.table.layout)
            who = _pursuers(view)[view.table.pawns.index(move.pawn)]
            return why_ride(net, belief_of(view), who, move)
        case hunting.Place(pawn, to):
            values: dict[str, object] = {"pawn": pawn, "to": int(to)}
            return Explanation(Motive.TAKES_POSITION, values)
        case hunting.Start(to):
            return Explanation(Motive.TAKES_POSITION, {"to": int(to)})
        case hunting.Again():
            return Explanation(Motive.ROLLS_AGAIN, {"chips": view.chips})
        case hunting.Ride() | hunting.Fly() | hunting.Double():
            return _why_turn(view, move)
        case hunting.PawnStay(pawn):
            return Explanation(Motive.STAYS, {"pawn": pawn})
        case _:
            return Explanation(Motive.STAYS)


def _why_turn(
    view: hunting.View, move: hunting.Ride | hunting.Fly | hunting.Double
) -> Explanation:
    here = view.x_station
    assert here is not None
    dice = sum({1 << FACES.index(face) for face in view.played})
    scene = Scene(view.table, dice, view.black > 0, view.pursuers)
    turn = encode(view.table, move)
    after = foreseen(scene, belief_of(view), len(view.trail), entries_of(turn, here))
    _, to = entries_of(turn, here)[-1]
    return why_turn(net_of(view.table.layout), after, _pursuers(view), here, to)


def _pursuers(view: hunting.View) -> tuple[Pursuer, ...]:
    """They hold no tickets: a die may fall on anything."""
    pieces = zip(view.table.pawns, view.pursuers, strict=True)
    return tuple(Pursuer(pawn, place, ALL_PAID) for pawn, place in pieces)
