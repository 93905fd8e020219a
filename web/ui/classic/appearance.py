"""The dialog of a voluntary appearance (R27): from each detective a ticket or none."""

from __future__ import annotations

from typing import Final

from sy_core.classic.moves import Appear
from sy_core.classic.reach import robbed
from sy_core.classic.view import View
from sy_core.terms import Pawn, Ticket
from ui.kit.html import Child, Html, button, el
from ui.table.scene import scene_of
from ui.table.session import Session
from ui.words import Words

NONE: Final = "-"
"""In the place of a ticket: the detective keeps them all."""


def form(words: Words, session: Session) -> Child:
    """Kinds to choose from, and the button that does it."""
    scene = scene_of(words, session)
    rows = [
        el(
            "fieldset",
            {"class": "takings"},
            el("legend", None, scene.name_of_pawn(pawn)),
            [_chip(words, session, pawn, kind.value) for kind in kinds],
            _chip(words, session, pawn, NONE),
        )
        for pawn, kinds in takeable(session)
    ]
    label = words("appear.go" if session.takings else "appear.go_none")
    go = button(label, "play.appear_now", class_="button primary")
    return (el("p", None, words("appear.explain")), rows, go)


def _chip(words: Words, session: Session, pawn: Pawn, kind: str) -> Html:
    none = kind == NONE
    return button(
        words("appear.none" if none else f"ticket.{kind}"),
        "play.take",
        f"{pawn}{kind}",
        class_="chip chip-N" if none else f"chip chip-{kind}",
        aria_pressed=str(session.takings.get(pawn, NONE) == kind).lower(),
    )


def takeable(session: Session) -> tuple[tuple[Pawn, tuple[Ticket, ...]], ...]:
    """Each detective with tickets, and the kinds to choose from (R27)."""
    view = session.view
    assert isinstance(view, View)  # nobody appears in the dice game
    return robbed(view.table, view.purses)


def take(session: Session, taking: str) -> None:
    """Choose a ticket of a detective, such as ``D1T``, or none: ``D1-``."""
    pawn, kind = taking[:-1], taking[-1:]
    session.takings.pop(pawn, None)
    if kind != NONE:
        session.takings[pawn] = kind


def appearance(session: Session) -> Appear:
    """The appearance with the tickets chosen."""
    chosen = session.takings
    return Appear(
        tuple(
            (pawn, Ticket(chosen[pawn]))
            for pawn, _ in takeable(session)
            if pawn in chosen
        )
    )
