"""Where the map looks when it is somebody's turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sy_core.terms import Pawn
from ui.page import Page
from ui.table.session import Session


class Wish(NamedTuple):
    """What is to be in sight, and what of it will be tapped; none: all there is."""

    stations: list[int]
    targets: list[int]


def look_at_action(page: Page, session: Session, also: Iterable[int] = ()) -> None:
    """Bring into sight whoever is to move, where they can go, and *also* that."""
    stations, targets = action(session, also)
    page.look_at(stations, targets=targets)


def action(session: Session, also: Iterable[int] = ()) -> Wish:
    """Whoever is to move, where they can go, and *also* that.

    After the end it is Mister X's way. The tiles are few enough to be seen all at once.
    """
    movers = _movers(session)
    targets = sorted(set().union(*movers.values()))
    if session.game.id == "hunting":
        return Wish([], targets)
    if session.over:
        way = {s.station for s in session.view.trail if s.station is not None}
        return Wish(sorted(way), [])
    # On a small screen not everybody fits: the first to move is in the middle.
    places = [at for pawn in movers if (at := _place(session, pawn)) is not None]
    first = (places or targets[len(targets) // 2 :])[:1]
    return Wish([*first, *sorted({*also, *targets})], targets)


def follow(page: Page, session: Session) -> None:
    """Somebody else may move: look there, unless one of them is in sight already."""
    movers = _movers(session)
    targets = sorted(set().union(*movers.values()))
    in_sight = (page.sees([*goals], targets) for goals in movers.values())
    if movers and not any(in_sight):
        look_at_action(page, session)


def _movers(session: Session) -> dict[Pawn | None, set[int]]:
    """Where whoever may be moved now can go; Mister X goes by no name."""
    movers: dict[Pawn | None, set[int]] = {}
    for offer in session.offers():
        if offer.to is not None:
            movers.setdefault(offer.pawn, set()).add(int(offer.to))
    return movers


def _place(session: Session, pawn: Pawn | None) -> int | None:
    view = session.view
    places = dict(zip(view.table.pawns, view.pursuers, strict=False))
    at: int | None = view.x_station if pawn is None else places.get(pawn)
    return at
