"""What speaks for a move of the classic game."""

from __future__ import annotations

from typing import Final

from sy_core.ai.classic.belief import belief_of
from sy_core.ai.classic.escape import Escape, escape_of, moved, rides_from
from sy_core.ai.classic.net import net_of
from sy_core.ai.classic.prospect import Prospect
from sy_core.ai.classic.squad import squad_of
from sy_core.ai.motives import Explanation, Pursuer, why_ride, why_turn
from sy_core.classic.codes import encode
from sy_core.classic.moves import Appear, Double, Hide, Move, PawnRide, Ride
from sy_core.classic.view import View
from sy_core.messages.motive import Motive

PLAIN: Final = (Motive.HIDES_TRACKS, Motive.KEEPS_AWAY)
"""What can be said of most turns."""
ROOMY: Final = 1.4


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
            why = why_turn(before.net, after.belief, pursuers, before.x, after.x)
            if why.motive in PLAIN and _has_most_room(before, after.x):
                return Explanation(Motive.KEEPS_ROOM, why.values)
            return why
        case Appear():
            return Explanation(Motive.APPEARS, {"possible": len(belief_of(view))})
        case Hide():
            return Explanation(Motive.HIDES_TRACKS, {"possible": len(belief_of(view))})
        case _:
            return Explanation(Motive.STAYS)


def _has_most_room(before: Escape, to: int) -> bool:
    """Whether clearly more stations are his own there than where else he could go."""
    prospect = Prospect(before)
    rides = rides_from(before, before.x, before.black)
    elsewhere = [prospect.ground(ride & 255) for ride in rides if ride & 255 != to]
    usual = sum(elsewhere) / max(1, len(elsewhere))
    return bool(elsewhere) and prospect.ground(to) > ROOMY * usual


def _pursuers(view: View) -> tuple[Pursuer, ...]:
    pieces = zip(view.table.pawns, squad_of(view).pieces, strict=True)
    return tuple(Pursuer(pawn, place, held) for pawn, (place, held) in pieces)
