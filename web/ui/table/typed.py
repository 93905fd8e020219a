"""Moves typed by hand: ``b 13``, ``d1 t14``, ``red taxi 14``, ``13``."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final
from unicodedata import combining, normalize

from sy_core.errors import NotationError
from ui.table.offers import Offer, of_pawn
from ui.table.scene import Scene
from ui.table.session import Session

_NUMBER: Final = re.compile(r"[1-9][0-9]{0,2}")
_RIDE: Final = re.compile(r"([TBUXH])([1-9][0-9]{0,2})")
_NAMED: Final = re.compile(r"([DP][1-9]) ([1-9][0-9]{0,2})")
"""A pursuer by its name, and where to: how is clear if only one ride leads there."""
SHORTEST: Final = 3
"""Letters of a name; shorter ones may be notation."""


def read_typed(session: Session, scene: Scene, text: str) -> int | Offer | None:
    """A station's number, an open offer, or None for a move that is not open.

    What is no move at all is a NotationError.
    """
    squeezed = _in_letters(scene, _squeezed(text))
    if _NUMBER.fullmatch(squeezed):
        return int(squeezed)
    open_now = session.offers()
    exact = [offer for offer in open_now if offer.key.upper() == squeezed]
    if exact:
        return exact[0]
    named = _NAMED.fullmatch(squeezed)
    if named is not None:
        return _only(o for o in open_now if (o.pawn, o.to) == (named[1], int(named[2])))
    ride = _RIDE.fullmatch(squeezed)
    if ride is None:
        session.game.parse_move(squeezed)
        return None
    if not open_now:
        raise NotationError(text)
    return _only(
        offer
        for offer in of_pawn(open_now, session.choice)
        if offer.to == int(ride[2]) and _letter(offer) == ride[1]
    )


def _only(fitting: Iterable[Offer]) -> Offer | None:
    """The one that fits; if there are several, it was not said which."""
    found = [*fitting]
    return found[0] if len(found) == 1 else None


def _squeezed(text: str) -> str:
    """Capitals without blanks or accents: not every keyboard has those of a name."""
    plain = (sign for sign in normalize("NFD", text.upper()) if not combining(sign))
    return "".join("".join(plain).split())


def _in_letters(scene: Scene, text: str) -> str:
    """Colours, players and tickets by their names become what notation calls them."""
    for name, pawn in _names(scene).items():
        if text.startswith(name) and len(name) >= SHORTEST:
            rest = text.removeprefix(name)
            text = f"{pawn} {rest}" if rest.isdigit() else pawn + rest
            break
    for letter in "TBUX":
        text = text.replace(_squeezed(scene.words(f"ticket.{letter}")), letter)
    return text


def _names(scene: Scene) -> dict[str, str]:
    """Every pursuer by its colour, and by its player's name if that leads only one."""
    table = scene.view.table
    names = {_squeezed(scene.name_of_pawn(pawn)): str(pawn) for pawn in table.pawns}
    for index, seat in enumerate(table.seats):
        led = [p for p, o in zip(table.pawns, table.owners, strict=True) if o == index]
        given = _squeezed(scene.seating.name_of(seat))
        if given and len(led) == 1:
            names[given] = led[0]
    return names


def _letter(offer: Offer) -> str:
    ticket = offer.move.ticket
    return str(ticket.value) if ticket is not None else offer.key[:1]
