"""The feed: the last public events, in sentences, each with whoever it is about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sy_core.knowledge import Turn
from sy_core.move import Move
from sy_core.protocols import Event
from sy_core.terms import Pawn
from ui.table.card import mark_of
from ui.table.panels import panels_of
from ui.table.scene import Scene
from ui.table.seating import LEVELS

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
    return [*_backwards(scene)][::-1]


def newest(scene: Scene) -> Line | None:
    """What is in sight at all times: against computers, the last that one of them did.

    Whoever plays alone knows what he has just done himself.
    """
    seating = scene.seating
    everything = not seating.has_computer or seating.is_watched
    return next(_backwards(scene, only_theirs=not everything), None)


def _backwards(scene: Scene, *, only_theirs: bool = False) -> Iterator[Line]:
    history, news = scene.view.history, panels_of(scene).story.news
    for number in range(len(history) - 1, max(-1, len(history) - 1 - MOST), -1):
        event = history[number]
        if only_theirs and not _is_theirs(scene, event):
            continue
        text = " ".join(news(scene, number, number + 1))
        if text:
            yield Line(number, _pawn(event), isinstance(event, Turn), text)


def badge_of(scene: Scene, line: Line) -> tuple[str, str]:
    """The colour and the letter of whoever it is about; nothing for dice."""
    if line.pawn is not None:
        return scene.colour_of(line.pawn), mark_of(scene, line.pawn)
    return ("mister-x", "X") if line.is_turn else ("", "")


def _is_theirs(scene: Scene, event: Event) -> bool:
    seating, table, pawn = scene.seating, scene.view.table, _pawn(event)
    if isinstance(event, Turn):
        return not seating.x_is_human
    owner = None if pawn is None else table.owners[table.pawns.index(pawn)]
    if owner is None:  # dice, and pieces that everybody leads
        return not seating.has_human_detective
    return seating.driver_of(table.seats[owner]) in LEVELS


def _pawn(event: Event) -> Pawn | None:
    return event.pawn if isinstance(event, Move) else None
