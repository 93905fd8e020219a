"""What the table shows, whichever game lies on it: panels, and what can be tapped."""

from __future__ import annotations

from functools import lru_cache
from types import ModuleType
from typing import Any, Final

from ui import later
from ui.kit.html import Child, Html, button, classes, el
from ui.table.offers import at_target, of_pawn, picked
from ui.table.paint import way
from ui.table.scene import Scene
from ui.words import Words

KNOWN: Final = 500
"""How many rows of the list are kept as they were drawn."""


def panels_of(scene: Scene) -> ModuleType:
    """The panels of the game on the table."""
    return later.load(later.PANELS[scene.game])


def panel_regions(scene: Scene) -> dict[str, Html]:
    """Log, cards and board of either game."""
    panels = panels_of(scene)
    board = panels.board(scene) if scene.game == "hunting" else Html("")
    return {"log": panels.log(scene), "cards": panels.cards(scene), "grid": board}


def bar(scene: Scene) -> Html:
    """The choice and its confirmation, within reach of a thumb."""
    words, choice = scene.words, scene.choice
    here = at_target(scene.offers, choice)
    if not here:
        return Html("")
    chosen = picked(scene.offers, choice)
    chips = [
        button(
            chip_label(scene, offer),
            "play.pick",
            offer.key,
            class_=classes("chip", f"chip-{kind_class(offer)}"),
            aria_pressed=str(chosen is not None and offer.key == chosen.key).lower(),
        )
        for offer in here
    ]
    return el(
        "div",
        {"class": "bar", "role": "group", "aria-label": words("bar.label")},
        el("strong", {"class": "bar-to"}, words("bar.to", station=choice.target)),
        el("div", {"class": "chips"}, chips),
        el(
            "div",
            {"class": "bar-end"},
            button(words("cancel"), "play.cancel", class_="button"),
            button(
                _confirm_words(scene),
                "play.confirm",
                class_="button primary",
                id="confirm",
                disabled=chosen is None,
            ),
        ),
    )


def _confirm_words(scene: Scene) -> str:
    more = scene.choice.armed - len(scene.choice.taken)
    return scene.words("bar.leg" if more > 0 else "bar.confirm")


def chip_label(scene: Scene, offer: Any) -> Child:
    """What stands on a chip: whose, by what, how many are left."""
    inner: Child = panels_of(scene).chip(scene, offer)
    if offer.pawn is None or scene.choice.pawn is not None:
        return inner
    name = el("span", {"class": "chip-pawn"}, scene.name_of_pawn(offer.pawn))
    return (name, inner)


def kind_class(offer: Any) -> str:
    """A class for the look of an offer's means."""
    ticket = offer.move.ticket
    return (
        str(ticket.value) if ticket is not None else type(offer.move).__name__.lower()
    )


def move_list(scene: Scene) -> Html:
    """Everything that can be tapped, as a list for the keyboard and for ears."""
    words = scene.words
    lit = [
        offer for offer in of_pawn(scene.offers, scene.choice) if offer.to is not None
    ]
    if not lit:
        return Html("")
    rows = [
        _row(words, offer.to, way(scene, offer), offer.key)
        for offer in sorted(lit, key=lambda offer: (str(offer.pawn), offer.to or 0))
    ]
    return el(
        "details",
        {"class": "move-list"},
        el("summary", None, words("list.title", n=len(lit))),
        el("ul", None, rows),
    )


@lru_cache(KNOWN)  # most of what can be done could be done before
def _row(words: Words, station: int, by: str, key: str) -> Html:
    label = words("list.go", station=station, way=by)
    return el("li", None, button(label, "play.go", key, class_="row-button"))
