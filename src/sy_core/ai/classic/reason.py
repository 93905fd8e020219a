"""What speaks for a move of the classic game."""

from __future__ import annotations

from sy_core.ai.classic.belief import belief_of
from sy_core.ai.classic.escape import escape_of, moved
from sy_core.ai.classic.net import net_of
from sy_core.ai.classic.squad import squad_of
from sy_core.ai.motives import Explanation, Pursuer, why_ride, why_turn
from sy_core.classic.codes import encode
from sy_core.classic.moves import Appear, Double, Hide, Move, PawnRide, Ride
from sy_core.classic.view import View
from sy_core.messages.motive import Motive


def reason(view: View, move: Move) -> Explanation:
    """What speaks for *move*, for somebody who sees *view*."""
    match move:
        case PawnRide():
            net = net_of(view.table.edition.board)
            who = _pursuers(view)[view.table.pawns.index(move.pawn)]
            return why_ride(net, belief_of(view), who, move)
        case Ride() | Double():
            before = escape_of(view)
            after = moved(before, encode(view.table, move))
            pursuers = _pursuers(view)
            return why_turn(before.net, after.belief, pursuers, before.x, after.x)
        case Appear():
            return Explanation(Motive.APPEARS, {"possible": len(belief_of(view))})
        case Hide():
            return Explanation(Motive.HIDES_TRACKS, {"possible": len(belief_of(view))})
        case _:
            return Explanation(Motive.STAYS)


def _pursuers(view: View) -> tuple[Pursuer, ...]:
    pieces = zip(view.table.pawns, squad_of(view).pieces, strict=True)
    return tuple(Pursuer(pawn, place, held) for pawn, (place, held) in pieces)
