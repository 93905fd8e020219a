"""Dice: flat where they lie, cubes where they roll.

A face is told by its pictogram and its word, not only by its colour. A cube tumbles
once, when it is put into the page, and comes to rest with its face to the front.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from typing import Final

from sy_core.hunting.dice import DIE
from sy_core.terms import Ticket
from ui.hunting.tiles.icons import icon
from ui.kit.html import Child, Html, classes, el
from ui.words import Words

SIDES: Final = ("front", "back", "left", "right", "top", "bottom")


@cache
def die(face: Ticket, look: str = "") -> Html:
    """A die at rest; words must stand beside it."""
    name = classes("die", f"die-{face.value}", look)
    return el("span", {"class": name, "aria-hidden": "true"}, icon(face.value))


def blank_die() -> Html:
    """A die that is still to be rolled."""
    return el("span", {"class": "die die-blank", "aria-hidden": "true"}, "?")


@cache
def cube(face: Ticket) -> Html:
    """A die that has just been rolled: six sides, *face* in front."""
    others = list(DIE)
    others.remove(face)
    sides = [
        el(
            "span",
            {"class": f"side side-{side} die-{shown.value}"},
            icon(shown.value),
        )
        for side, shown in zip(SIDES, (face, *others), strict=True)
    ]
    return el(
        "span",
        {"class": "cube-room", "aria-hidden": "true"},
        el("span", {"class": "cube"}, sides),
    )


def dice_row(
    words: Words,
    faces: Iterable[Ticket],
    usable: Collection[Ticket] | None = None,
    *,
    rolled: bool = False,
) -> Html:
    """Dice with their names; *usable* tells which lead anywhere, None: not asked."""
    return el(
        "ul",
        {"class": "dice"},
        [
            _captioned(words, face, cube(face) if rolled else die(face), usable)
            for face in faces
        ],
    )


def blank_row(words: Words, count: int) -> Html:
    """Dice that wait for being rolled."""
    label = el(
        "span", {"class": "visually-hidden"}, words("hunting.dice.waiting", n=count)
    )
    return el(
        "div",
        {"class": "dice-waiting"},
        label,
        el("div", {"class": "dice", "aria-hidden": "true"}, [blank_die()] * count),
    )


def _captioned(
    words: Words, face: Ticket, drawn: Html, usable: Collection[Ticket] | None
) -> Html:
    useless = usable is not None and face not in usable
    note: Child = None
    if useless:
        note = el("span", {"class": "die-note"}, words("hunting.dice.useless"))
    return el(
        "li",
        {"class": classes("die-place", is_useless=useless)},
        drawn,
        el("span", {"class": "die-name"}, words(f"hunting.short.{face.value}")),
        note,
    )
