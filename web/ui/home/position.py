"""A small picture of a kept game, as a spectator would see it.

A game is replayed for it, so it is drawn when there is nothing else to do, and once for
each position. Whatever is on it comes from the spectator's view.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from sy_core.errors import RecordError
from sy_core.protocols import View
from ui import later
from ui.home.pictures import PAWN
from ui.kit.html import Html, el
from ui.saves.entries import Entry
from ui.shell import Shell
from ui.table.scene import Scene, scene_of_view
from ui.table.session import load_session
from ui.words import Words

Point: TypeAlias = tuple[float, float]

LOG: Final = 0.085
"""The height of the log below the board, as a share of the picture's width."""
HEAD: Final = 24
"""How far a piece reaches above the uppermost stations, at scale 1."""
SIGNS: Final = frozenset("TBUX")
"""What has a colour of its own in the log."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What lies under the pieces: how large, what is drawn, where stations are."""

    size: Point
    drawn: Html
    places: Mapping[int, Point]
    scale: float
    """Of pieces."""


def picture(shell: Shell, entry: Entry) -> Html:
    """The picture of a game; empty until there was time to draw it."""
    key = f"{entry.id} {entry.updated} {shell.words.language}"
    if shell.position[0] != key:
        shell.position = key, Html("")
        shell.page.idle(partial(_draw, shell, entry.id, key))
    return shell.position[1]


def _draw(shell: Shell, game_id: str, key: str) -> None:
    """Replay the game; one that does not fit the rules gets no picture."""
    record = shell.store.record_of(game_id)
    if record is None or shell.position[0] != key:
        return
    try:
        session = load_session(game_id, record, 0)
    except RecordError:
        return
    scene = scene_of_view(shell.words, session, session.table_view)
    shell.position = key, drawn(scene)
    if shell.screen == "home":
        shell.render()


def drawn(scene: Scene) -> Html:
    """Board, pieces and log, and all of that in words."""
    view = scene.view
    ground: Ground = later.load(later.GROUNDS[scene.game]).ground(view)
    (width, height), top = ground.size, HEAD * ground.scale
    return el(
        "svg",
        {
            "class": "picture",
            "viewBox": f"0 -{top:.0f} {width:.0f} {top + height + width * LOG:.0f}",
            "role": "img",
            "aria-label": _in_words(scene),
        },
        ground.drawn,
        _pieces(scene, ground),
        el(
            "g",
            {"transform": f"translate(0 {height:.0f})scale({width / 100:.3f})"},
            _log(view),
        ),
    )


def _pieces(scene: Scene, ground: Ground) -> Iterable[Html]:
    """Mister X where he was last seen, then the pursuers, from back to front."""
    view = scene.view
    if view.last_seen is not None:
        is_there = view.x_station is not None
        look = "figure mister-x" if is_there else "figure mister-x ghost"
        yield _piece(ground, view.last_seen[1], look)
    led = zip(view.pursuers, scene.seating.colours, strict=False)
    for station, colour in sorted(led, key=lambda each: ground.places[each[0]][1]):
        yield _piece(ground, station, f"figure {colour}")


def _piece(ground: Ground, station: int, look: str) -> Html:
    x, y = ground.places[station]
    place = f"translate({x:.0f} {y - 18 * ground.scale:.0f})scale({ground.scale:.2f})"
    return el("path", {"class": look, "d": PAWN, "transform": place})


def _log(view: View) -> Iterable[Html]:
    """A small square for each space, in a strip 100 wide."""
    step = 97 / view.table.log_spaces
    signs = [entry.sign for entry in view.trail]
    for index in range(view.table.log_spaces):
        sign = signs[index] if index < len(signs) else ""
        look = f"space sign-{sign}" if sign in SIGNS else "space"
        if sign not in SIGNS and sign:
            look = "space sign-N"
        if index + 1 in view.table.marked:
            look += " marked"
        box = {"x": f"{1.5 + index * step:.2f}", "width": f"{step * 0.78:.2f}"}
        yield el("rect", {"class": look, "y": "2.4", "height": "4", "rx": "0.7", **box})


def _in_words(scene: Scene) -> str:
    """Who stands where, and when Mister X was last seen."""
    view, words = scene.view, scene.words
    parts = [
        words("piece.at", name=scene.name_of_pawn(pawn), station=station)
        for pawn, station in zip(view.table.pawns, view.pursuers, strict=False)
    ]
    return words("saved.dot").join([*parts, _seen(view, words)])


def _seen(view: View, words: Words) -> str:
    if view.last_seen is None:
        return words("saved.unseen")
    number, station = view.last_seen
    if view.x_station is not None:
        return words("piece.at", name=words("role.mister_x"), station=station)
    return words("ghost.age", station=station, n=len(view.trail) - number)
