"""The dialog of a voluntary appearance (R27): one ticket of every detective."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sy_core.classic.moves import Appear
from sy_core.terms import Pawn, Ticket
from ui.kit.html import Child, button, el
from ui.table.panels import scene_of

if TYPE_CHECKING:
    from ui.app import App
    from ui.table.session import Session


def appearance_form(app: App) -> Child:
    """Kinds to choose from, and the button that does it."""
    session = app.session
    assert session is not None
    scene = scene_of(app, session)
    rows = [
        el(
            "fieldset",
            {"class": "takings"},
            el("legend", None, scene.name_of_pawn(pawn)),
            [
                button(
                    app.words(f"ticket.{kind.value}"),
                    "play.take",
                    f"{pawn}{kind.value}",
                    class_=f"chip chip-{kind.value}",
                    aria_pressed=str(session.takings.get(pawn) == kind.value).lower(),
                )
                for kind in kinds
            ],
        )
        for pawn, kinds in robbed(session)
    ]
    whole = len(session.takings) == len(rows)
    go = button(
        app.words("appear.go"),
        "play.appear_now",
        class_="button primary",
        disabled=not whole,
    )
    return (el("p", None, app.words("appear.explain")), rows, go)


def robbed(session: Session) -> list[tuple[Pawn, list[Ticket]]]:
    """Each detective with tickets, and the kinds to choose from (R27)."""
    kinds: dict[Pawn, list[Ticket]] = {}
    for move in session.game.legal_moves(session.state):
        if isinstance(move, Appear):
            for pawn, ticket in move.takings:
                if ticket not in kinds.setdefault(pawn, []):
                    kinds[pawn].append(ticket)
    return list(kinds.items())


def appearance(session: Session) -> Appear:
    """The appearance with the tickets chosen."""
    return Appear(
        tuple((pawn, Ticket(session.takings[pawn])) for pawn, _ in robbed(session))
    )
