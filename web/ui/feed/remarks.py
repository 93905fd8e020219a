"""What computer players say now and then: few words, and only about what all can see.

Everything follows from public events: the tickets of the log, reveals, the detectives'
rides, how it ended. Mister X's own view tells the same of these as anybody's, so the
same is said to him (docs/secrecy.md).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sy_core.knowledge import Turn
from sy_core.move import Move
from sy_core.outcome import Outcome
from sy_core.protocols import View
from sy_core.terms import MISTER_X, Side, Station
from ui.feed.state import Said
from ui.table.scene import Scene
from ui.table.seating import HUMAN, LEVELS, Seating

GAPS: Final = {"reveal": 2, "close": 2, "black": 4}
"""Rounds that nobody has said anything, before this is remarked."""
BLACK: Final = "X"
"""How a black ticket stands in the log."""


def speakers(seating: Seating) -> tuple[str, ...]:
    """Who may say something: the computers of either side, as ``side.level``."""
    levels = (
        (Side.MISTER_X, seating.driver_of(MISTER_X)),
        (Side.DETECTIVES, _lead(seating)),
    )
    return tuple(f"{side}.{level}" for side, level in levels if level in LEVELS)


def remarks(scene: Scene) -> Iterator[Said]:
    """All that was remarked in the game so far, oldest first."""
    who = speakers(scene.seating)
    if not who:
        return
    yield _said(scene, -1, who[0], "begin")
    said, silent = 1, 0
    for number, moment in _moments(scene.view):
        if moment == "round":
            silent += 1
        elif silent >= GAPS[moment]:
            variant = f"{moment}_{said % 2}" if moment == "reveal" else moment
            yield _said(scene, number, who[said % len(who)], variant)
            said, silent = said + 1, 0
    if scene.view.outcome is not None:
        number = len(scene.view.history) - 1
        yield _said(scene, number, who[0], _end(who[0], scene.view.outcome))


def fresh(scene: Scene) -> Said | None:
    """The last remark, if Mister X has not moved on since."""
    *_, last = [None, *remarks(scene)]
    if last is None:
        return None
    turns = [n for n, e in enumerate(scene.view.history) if isinstance(e, Turn)]
    if last.number < 0:
        return last if len(turns) < 2 else None  # noqa: PLR2004 - the first round
    return last if not turns or last.number >= turns[-1] else None


def lead(seating: Seating, side: Side) -> str:
    """What the first computer of a side is called, if somebody has named it."""
    of_side = (
        c for c in seating.chairs if (c.seat == MISTER_X) == (side is Side.MISTER_X)
    )
    return next((chair.name for chair in of_side if chair.driver in LEVELS), "")


def _lead(seating: Seating) -> str:
    """The first computer among the detectives speaks for them."""
    chairs = (chair for chair in seating.chairs if chair.seat != MISTER_X)
    return next((chair.driver for chair in chairs if chair.driver in LEVELS), HUMAN)


def _said(scene: Scene, number: int, who: str, moment: str) -> Said:
    side, _, level = who.partition(".")
    return Said(number, scene.words(f"say.{side}.{level}.{moment}"), who)


def _end(who: str, outcome: Outcome) -> str:
    return "won" if who.startswith(outcome.winner) else "lost"


def _moments(view: View) -> Iterator[tuple[int, str]]:
    """Public events that somebody could say something about, by their number."""
    start = view.table.starting_position
    entry = len(start.log) if start else 0
    seen: Station | None = None
    for number, event in enumerate(view.history):
        if isinstance(event, Turn):
            yield number, "round"
            seen = None
            for leg in event.legs:
                entry += 1
                if entry in view.table.marked and leg.shown:
                    seen = leg.station
            if seen is not None:
                yield number, "reveal"
            elif any(leg.sign == BLACK for leg in event.legs):
                yield number, "black"
        elif isinstance(event, Move) and seen is not None and event.to == seen:
            yield number, "close"
