"""The feed: the last public events, in sentences, each with whoever it is about."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from sy_core.knowledge import Turn
from sy_core.move import Move
from sy_core.terms import Pawn
from ui.table.card import mark_of
from ui.table.panels import panels_of
from ui.table.scene import Scene
from ui.table.seating import HUMAN

MOST: Final = 12
"""Events that are told."""


@dataclass(frozen=True, slots=True)
class Line:
    """One event."""

    number: int
    pawn: Pawn | None
    """None: it is Mister X's, or the dice's."""
    is_turn: bool
    """Whether it is a turn of Mister X."""
    text: str


def lines(scene: Scene) -> list[Line]:
    """The last events that there is something to tell of, oldest first."""
    history = scene.view.history
    first = max(0, len(history) - MOST)
    news = panels_of(scene).story.news
    told = [news(scene, number) for number in range(first, len(history) + 1)]
    # Each list holds the sentences of one more event than the one after it.
    texts = [" ".join(more[: len(more) - len(fewer)]) for more, fewer in pairwise(told)]
    return [
        Line(number, _pawn(event), isinstance(event, Turn), text)
        for number, (event, text) in enumerate(
            zip(history[first:], texts, strict=True), start=first
        )
        if text
    ]


def newest(scene: Scene, told: list[Line]) -> Line | None:
    """What is in sight at all times: against computers, the last that one of them did.

    Whoever plays alone knows what he has just done himself.
    """
    seating = scene.seating
    if not seating.has_computer or seating.is_watched:
        return told[-1] if told else None
    theirs = [line for line in told if _is_computers(scene, line)]
    return theirs[-1] if theirs else None


def badge_of(scene: Scene, line: Line) -> tuple[str, str]:
    """The colour and the letter of whoever it is about; nothing for dice."""
    if line.pawn is not None:
        return scene.colour_of(line.pawn), mark_of(scene, line.pawn)
    return ("mister-x", "X") if line.is_turn else ("", "")


def _is_computers(scene: Scene, line: Line) -> bool:
    seating, table = scene.seating, scene.view.table
    if line.is_turn:
        return not seating.x_is_human
    owner = None if line.pawn is None else table.owners[table.pawns.index(line.pawn)]
    if owner is None:  # dice, and pieces that everybody leads
        return not seating.has_human_detective
    return seating.driver_of(table.seats[owner]) != HUMAN


def _pawn(event: object) -> Pawn | None:
    return event.pawn if isinstance(event, Move) else None
