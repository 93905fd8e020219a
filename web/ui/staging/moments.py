"""What is put on stage: he has moved, he appears, he is caught or gets away.

Only what whoever looks has just been told goes into it, so that games with the same
public history look alike on stage, too (docs/secrecy.md). ``js/staging.js`` plays it::

    {"kind": "moved",                  or shown, caught, escaped
     "title": "There he is!",          a headline, or nothing
     "lines": ["Mister X travels …"],  what he did; how it ended stands in the result
     "entries": [5, 6],                spaces of his log that were filled
     "at": 46,                         where to look: a station, or null
     "pieces": ["X", "D2"],            who makes an entrance there; ghost: where he was
     "colour": "blue",                 whose moment it is, if it is a pursuer's
     "camera": {"stations": [46, 67], "targets": [67]}}   where the map goes back to;
                                       null: it stays where it is
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sy_core.knowledge import Turn, older_entries
from sy_core.outcome import EndReason
from sy_core.protocols import Event, Sighting, View
from sy_core.terms import Pawn, Side
from ui.table.camera import action
from ui.table.curtain import Showing
from ui.table.panels import panels_of
from ui.table.scene import Scene, scene_of
from ui.table.session import Session
from ui.words import Words

TITLES: Final = {
    EndReason.CAUGHT: "stage.caught",
    EndReason.RAN_INTO_DETECTIVE: "stage.caught",
    EndReason.BLOCKED: "stage.blocked",
    EndReason.ESCAPED: "stage.escaped",
    EndReason.STRANDED: "stage.escaped",
}


def staged(words: Words, session: Session, since: int) -> dict[str, object] | None:
    """The moment that the events after the first *since* are; None: an ordinary one."""
    scene = scene_of(words, session)
    if scene.view.outcome is not None:
        return _ending(scene, session, since)
    events = scene.view.history[since:]
    if _seen(events) is not None or _appeared(events):
        return _shown(scene, session, since)
    is_own = session.showing is Showing.SECRET  # he knows what he did
    if is_own or not any(isinstance(event, Turn) for event in events):
        return None
    return _moment("moved", scene, since, panels_of(scene).story.news(scene, since))


def _shown(scene: Scene, session: Session, since: int) -> dict[str, object]:
    """He stands in the open; or was seen on the first ride of two, and is gone."""
    events = scene.view.history[since:]
    last = _legs(events)[-1:]
    stays = _appeared(events) or last[0].shown
    station = scene.view.x_station if stays else _seen(events)
    is_own = session.showing is Showing.SECRET
    title = "stage.own" if is_own else "stage.shown" if stays else "stage.seen"
    return _moment(
        "shown",
        scene,
        since,
        panels_of(scene).story.news(scene, since),
        title=scene.words(title),
        at=station,
        pieces=["X" if stays or is_own else "ghost"],
        # He himself is looking at his pawn already.
        camera=None if is_own else _camera(session, station),
    )


def _ending(scene: Scene, session: Session, since: int) -> dict[str, object]:
    """A headline, who caught him and where, and his whole way; the result says more."""
    view, outcome = scene.view, scene.view.outcome
    assert outcome is not None
    caught = outcome.winner is Side.DETECTIVES
    catchers = _catchers(view) if caught else []
    return _moment(
        "caught" if caught else "escaped",
        scene,
        since,
        [],
        title=scene.words(TITLES[outcome.reason]),
        at=view.x_station,
        pieces=["X", *catchers],
        colour=scene.colour_of(catchers[0]) if catchers else "",
        camera=_camera(session, view.x_station),
    )


def _moment(
    kind: str, scene: Scene, since: int, lines: list[str], **more: object
) -> dict[str, object]:
    entries = _entries(scene.view, since)
    told = {"kind": kind, "title": "", "lines": lines, "entries": entries}
    where = {"at": None, "pieces": (), "colour": "", "camera": None}
    return {**told, **where, **more}


def _camera(session: Session, station: int | None) -> dict[str, list[int]] | None:
    """Where the map rests afterwards; tiles are in sight all the time."""
    if session.game.id == "hunting" or station is None:
        return None
    return action(session, also=[station])._asdict()


def _entries(view: View, since: int) -> list[int]:
    """The numbers of the spaces that were filled since."""
    before = older_entries(view.table) + len(_legs(view.history[:since]))
    return [before + 1 + leg for leg in range(len(_legs(view.history[since:])))]


def _legs(events: Sequence[Event]) -> list[Sighting]:
    return [leg for event in events if isinstance(event, Turn) for leg in event.legs]


def _seen(events: Sequence[Event]) -> int | None:
    """Where he last showed himself."""
    seen = [leg.station for leg in _legs(events) if leg.shown]
    return seen[-1] if seen else None


def _appeared(events: Sequence[Event]) -> bool:
    """Whether he did so of his own will."""
    return any(event.kind == "appear" for event in events)


def _catchers(view: View) -> list[Pawn]:
    placed = zip(view.table.pawns, view.pursuers, strict=False)
    return [pawn for pawn, at in placed if at == view.x_station]
