"""Cards of pieces, as both games have them: who it is, where, and what is beside it."""

from __future__ import annotations

from sy_core.terms import Pawn
from ui.kit.html import Child, Html, button, classes, el
from ui.table.scene import Scene


def card_of_x(scene: Scene, name: str, where: Child, beside: Child) -> Html:
    """Mister X's card."""
    return el(
        "div",
        {"class": classes("piece-card", "mister-x", is_turn=scene.x_acts)},
        el("span", {"class": "badge mister-x", "aria-hidden": "true"}, "X"),
        _named(name, where),
        beside,
    )


def card_of_pawn(  # noqa: PLR0913 - a card and all that is said on it
    scene: Scene,
    pawn: Pawn,
    status: str,
    *,
    where: Child,
    beside: Child,
    is_turn: bool = False,
) -> Html:
    """A pursuer's card; a tap on it chooses the piece."""
    colour, is_picked = scene.colour_of(pawn), pawn == scene.choice.pawn
    badge = {"class": f"badge {colour}", "aria-hidden": "true"}
    return button(
        (
            el("span", badge, mark_of(scene, pawn)),
            _named(_name_with_player(scene, pawn), where),
            beside,
        ),
        "play.card",
        pawn,
        class_=classes(
            "piece-card",
            colour,
            f"is-{status}",
            is_turn=is_turn,
            is_picked=is_picked,
        ),
        aria_pressed=str(is_picked).lower(),
    )


def mark_of(scene: Scene, pawn: Pawn) -> str:
    """What stands on a piece: the first letter of its colour, a bobby's number."""
    return pawn[1:] if pawn.startswith("P") else scene.name_of_pawn(pawn)[0]


def _name_with_player(scene: Scene, pawn: Pawn) -> str:
    """The piece, and the player who leads it if he has a name."""
    table = scene.view.table
    owner = table.owners[table.pawns.index(pawn)]
    player = "" if owner is None else scene.seating.name_of(table.seats[owner])
    name = scene.name_of_pawn(pawn)
    return f"{name} · {player}" if player else name


def _named(name: str, under: Child) -> Html:
    return el(
        "span",
        {"class": "named"},
        el("strong", None, name),
        el("span", {"class": "quiet"}, under),
    )
