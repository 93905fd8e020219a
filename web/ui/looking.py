"""Where the map looks when it is somebody's turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ui.app import App
    from ui.session import Session


def look_at_action(app: App, session: Session, also: Iterable[int] = ()) -> None:
    """Bring into sight whoever is to move, where they can go, and *also* that.

    After the end it is Mister X's way. The tiles are few enough to be seen all at once.
    """
    if session.game.id == "hunting":
        app.page.look_at([])
        return
    if session.over:
        way = {s.station for s in session.view.trail if s.station is not None}
        app.page.look_at(sorted(way))
        return
    offers = [offer for offer in session.offers() if offer.to is not None]
    targets = {int(offer.to) for offer in offers if offer.to is not None}
    others = sorted({*also, *targets})
    view = session.view
    if session.x_acts and view.x_station is not None:
        here = view.x_station
    elif offers and offers[0].pawn is not None:
        here = view.pursuers[view.table.pawns.index(offers[0].pawn)]
    else:
        app.page.look_at(others)
        return
    # On a small screen not everybody fits: the first to move is in the middle.
    app.page.look_at([here, *others], targets=sorted(targets))
