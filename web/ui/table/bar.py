"""What can be done, in reach of thumb and keyboard: the choice, and a list of all."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ui.kit.html import Child, Html, button, classes, el
from ui.table.offers import Offer, at_target, of_pawn, picked
from ui.table.panels import panels_of
from ui.table.scene import Scene
from ui.table.wording import means, way
from ui.words import Words

KNOWN: Final = 500
"""How many rows of the list are kept as they were drawn."""


def bar(scene: Scene) -> Html:
    """The choice and its confirmation, within reach of a thumb."""
    words, choice = scene.words, scene.choice
    here = at_target(scene.offers, choice)
    if not here:
        return Html("")
    chosen = picked(scene.offers, choice)
    return el(
        "div",
        {"class": "bar", "role": "group", "aria-label": words("bar.label")},
        el("strong", {"class": "bar-to"}, words("bar.to", station=choice.target)),
        el("div", {"class": "chips"}, _chips(scene, here, chosen)),
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


def _chips(scene: Scene, here: tuple[Offer, ...], chosen: Offer | None) -> list[Html]:
    """A button for each way to get there."""
    return [
        button(
            _chip_label(scene, offer),
            "play.pick",
            offer.key,
            class_=classes("chip", f"chip-{means(offer.move)}"),
            id=f"pick-{offer.key}",
            aria_pressed=str(offer is chosen).lower(),
        )
        for offer in here
    ]


def _chip_label(scene: Scene, offer: Offer) -> Child:
    """What stands on a chip: whose, by what, how many are left."""
    inner = panels_of(scene).tools.chip(scene, offer)
    if offer.pawn is None or scene.choice.pawn is not None:
        return inner
    name = el("span", {"class": "chip-pawn"}, scene.name_of_pawn(offer.pawn))
    return (name, inner)


def _confirm_words(scene: Scene) -> str:
    more = scene.choice.armed - len(scene.choice.taken)
    return scene.words("bar.leg" if more > 0 else "bar.confirm")


def move_list(scene: Scene, *, even_if_empty: bool = False) -> Html:
    """Everything that can be tapped, as a list for the keyboard and for ears."""
    words = scene.words
    lit = [
        (str(offer.pawn), offer.to, offer)
        for offer in of_pawn(scene.offers, scene.choice)
        if offer.to is not None
    ]
    if not lit and not even_if_empty:
        return Html("")
    rows = [
        _row(words, to, way(scene, offer.move), offer.key)
        for _, to, offer in sorted(lit, key=lambda each: each[:2])
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
