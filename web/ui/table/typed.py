"""Moves typed by hand: ``b 13``, ``d1 t14``, ``13``."""

from __future__ import annotations

import re
from typing import Final

from sy_core.errors import NotationError
from ui.table.offers import Offer, of_pawn
from ui.table.session import Session

_NUMBER: Final = re.compile(r"[1-9][0-9]{0,2}")
_RIDE: Final = re.compile(r"([TBUXH])([1-9][0-9]{0,2})")


def read_typed(session: Session, text: str) -> int | Offer | None:
    """A station's number, an open offer, or None for a move that is not open.

    What is no move at all is a NotationError.
    """
    squeezed = "".join(text.upper().split())
    if _NUMBER.fullmatch(squeezed):
        return int(squeezed)
    open_now = session.offers()
    exact = [offer for offer in open_now if offer.key.upper() == squeezed]
    if exact:
        return exact[0]
    ride = _RIDE.fullmatch(squeezed)
    if ride is None:
        session.game.parse_move(squeezed)
        return None
    fitting = [
        offer
        for offer in of_pawn(open_now, session.choice)
        if offer.to == int(ride[2]) and _letter(offer) == ride[1]
    ]
    if not fitting and not open_now:
        raise NotationError(text)
    return fitting[0] if len(fitting) == 1 else None


def _letter(offer: Offer) -> str:
    ticket = offer.move.ticket
    return str(ticket.value) if ticket is not None else offer.key[:1]
