"""The feed: the last public events, in sentences, each with whoever it is about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sy_core.knowledge import Turn
from sy_core.move import Move
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
    told = (line for line in _backwards(scene) if everything or _is_theirs(scene, line))
    return next(told, None)


def _backwards(scene: Scene) -> Iterator[Line]:
    history, news = scene.view.history, panels_of(scene).story.news
    later: list[str] = []
    for number in range(len(history) - 1, max(-1, len(history) - 1 - MOST), -1):
        # What is told since then begins with this event.
        told, event = news(scene, number), history[number]
        text = " ".join(told[: len(told) - len(later)])
        later = told
        if text:
            yield Line(number, _pawn(event), isinstance(event, Turn), text)


def badge_of(scene: Scene, line: Line) -> tuple[str, str]:
    """The colour and the letter of whoever it is about; nothing for dice."""
    if line.pawn is not None:
        return scene.colour_of(line.pawn), mark_of(scene, line.pawn)
    return ("mister-x", "X") if line.is_turn else ("", "")


def _is_theirs(scene: Scene, line: Line) -> bool:
    seating, table = scene.seating, scene.view.table
    if line.is_turn:
        return not seating.x_is_human
    owner = None if line.pawn is None else table.owners[table.pawns.index(line.pawn)]
    if owner is None:  # dice, and pieces that everybody leads
        return not seating.has_human_detective
    return seating.driver_of(table.seats[owner]) in LEVELS


def _pawn(event: object) -> Pawn | None:
    return event.pawn if isinstance(event, Move) else None
