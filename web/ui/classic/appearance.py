"""The dialog of a voluntary appearance (R27): one ticket of every detective."""

from __future__ import annotations

from sy_core.classic.moves import Appear
from sy_core.terms import Pawn, Ticket
from ui.kit.html import Child, button, el
from ui.table.scene import scene_of
from ui.table.session import Session
from ui.words import Words


def appearance_form(words: Words, session: Session) -> Child:
    """Kinds to choose from, and the button that does it."""
    scene = scene_of(words, session)
    rows = [
        el(
            "fieldset",
            {"class": "takings"},
            el("legend", None, scene.name_of_pawn(pawn)),
            [
                button(
                    words(f"ticket.{kind.value}"),
                    "play.take",
                    f"{pawn}{kind.value}",
                    class_=f"chip chip-{kind.value}",
                    aria_pressed=str(session.takings.get(pawn) == kind.value).lower(),
                )
                for kind in kinds
            ],
        )
        for pawn, kinds in takeable(session)
    ]
    whole = len(session.takings) == len(rows)
    go = button(
        words("appear.go"),
        "play.appear_now",
        class_="button primary",
        disabled=not whole,
    )
    return (el("p", None, words("appear.explain")), rows, go)


def takeable(session: Session) -> list[tuple[Pawn, list[Ticket]]]:
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
        tuple((pawn, Ticket(session.takings[pawn])) for pawn, _ in takeable(session))
    )
