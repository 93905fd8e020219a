"""Why a tapped station is not open, asked of the rules and put into words."""

from __future__ import annotations

from typing import Final

from sy_core.classic.view import View
from sy_core.move import Move, PawnRide, Ride
from sy_core.refusal import Reason, Refusal
from sy_core.terms import Station, Ticket
from ui.table.panels import Explain
from ui.table.scene import SceneOf
from ui.table.wording import refusal_words

# The most telling reason first: whatever stands in the way of an existing line.
TELLING: Final = (
    Reason.OCCUPIED,
    Reason.NO_TICKET,
    Reason.NO_BLACK,
    Reason.SUPPLY_EMPTY,
    Reason.ALREADY_MOVED,
)


def why_not(scene: SceneOf[View], station: Station, refusal: Refusal | None) -> str:
    """One sentence about *station*."""
    words = scene.words
    if refusal is None:
        # "From here" is said where it is plain whose place that is.
        movers = {offer.pawn for offer in scene.offers}
        is_open = scene.choice.pawn is None and len(movers) > 1
        return words("why.nobody" if is_open else "why.nowhere", station=station)
    known = f"why.{refusal.reason.value}"
    key = known if known in words else f"why.{Reason.NO_LINE.value}"
    return refusal_words(scene, key, refusal, "ticket")


def refusal_at(
    scene: SceneOf[View], station: Station, explain: Explain
) -> Refusal | None:
    """The most telling reason why nobody can go there; None: nothing leads there."""
    refusals = [explain(move) for move in _tries(scene, station)]
    for reason in TELLING:
        for refusal in refusals:
            if refusal is not None and refusal.reason is reason:
                return refusal
    return None


def _tries(scene: SceneOf[View], station: Station) -> list[Move]:
    """The moves that would lead to a station."""
    if scene.x_acts:
        return [] if scene.choice.taken else [Ride(t, station) for t in Ticket]
    pawns = dict.fromkeys(offer.pawn for offer in scene.offers)
    chosen = [scene.choice.pawn] if scene.choice.pawn is not None else list(pawns)
    return [
        PawnRide(pawn, ticket, station)
        for pawn in chosen
        if pawn is not None
        for ticket in Ticket
        if ticket is not Ticket.BLACK
    ]
