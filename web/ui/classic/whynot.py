"""Why a tapped station is not open, asked of the rules and put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sy_core.classic.moves import PawnRide, Ride
from sy_core.refusal import Reason, Refusal
from sy_core.terms import MISTER_X, Station, Ticket
from ui.table.scene import Scene

if TYPE_CHECKING:
    from ui.table.session import Session

# The most telling reason first: whatever stands in the way of an existing line.
TELLING: Final = (
    Reason.OCCUPIED,
    Reason.NO_TICKET,
    Reason.NO_BLACK,
    Reason.SUPPLY_EMPTY,
    Reason.ALREADY_MOVED,
)


def why_not(session: Session, scene: Scene, station: Station) -> str:
    """One sentence about *station*."""
    from ui.table.panels import panels_of  # noqa: PLC0415 - table draws with offers

    refusal = telling_refusal(session, scene, station)
    if refusal is None:
        return scene.words("why.nowhere", station=station)
    return str(panels_of(scene).why(scene, refusal))


def telling_refusal(session: Session, scene: Scene, station: Station) -> Refusal | None:
    """The most telling reason why nobody can go there; None: nothing leads there."""
    refusals = [refusal for refusal in _refusals(session, scene, station) if refusal]
    for reason in TELLING:
        for refusal in refusals:
            if refusal.reason is reason:
                return refusal
    return None


def _refusals(session: Session, scene: Scene, station: Station) -> list[Refusal | None]:
    game, state = session.game, session.state
    if MISTER_X in scene.view.to_move:
        if scene.choice.taken:
            return []
        return [game.explain(state, Ride(ticket, station)) for ticket in Ticket]
    pawns = dict.fromkeys(offer.pawn for offer in scene.offers)
    chosen = [scene.choice.pawn] if scene.choice.pawn is not None else list(pawns)
    return [
        game.explain(state, PawnRide(pawn, ticket, station))
        for pawn in chosen
        if pawn is not None
        for ticket in Ticket
        if ticket is not Ticket.BLACK
    ]
