"""What whoever looks may know of one station: made from a scene, so from a view."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from sy_core.protocols import View
from sy_core.terms import Station
from ui import later
from ui.table.scene import Scene
from ui.words import Words

Lines: TypeAlias = tuple[tuple[str, tuple[Station, ...]], ...]
"""By the letter of a means of transport, where it goes."""


@dataclass(frozen=True, slots=True)
class Way:
    """How a piece gets somewhere in one move: letters of tickets, or none is left."""

    letters: tuple[str, ...]
    is_short: bool = False
    """A line leads there, but no ticket for it is left."""


NO_WAY = Way(())


class Ground(Protocol):
    """What each game knows of its board (``ui.inspector.classic``, ``hunting``)."""

    def place(self, words: Words, station: Station) -> str:
        """Where a station lies, beyond its number."""

    def lines(self, view: View, station: Station) -> Lines:
        """All that runs from there."""

    def pawn_way(self, view: View, index: int, station: Station) -> Way:
        """How a pursuer gets there."""

    def x_way(self, view: View, here: Station, station: Station) -> Way:
        """How Mister X gets there from where he is seen."""


@dataclass(frozen=True, slots=True)
class Facts:
    """All of it, in words but for the lines."""

    station: Station
    place: str
    here: str
    """What stands there."""
    lines: Lines
    reach: str
    likely: str


def ground_of(scene: Scene) -> Ground:
    """What the game on the table knows of its board."""
    found: Ground = later.load(later.INSPECTED[scene.game])
    return found


def facts_of(scene: Scene, station: Station) -> Facts:
    """What can be told of a station."""
    ground = ground_of(scene)
    return Facts(
        station,
        ground.place(scene.words, station),
        " ".join(_here(scene, station)),
        ground.lines(scene.view, station),
        _reach(scene, ground, station),
        _likely(scene, station),
    )


def _here(scene: Scene, station: Station) -> Iterator[str]:
    view, words = scene.view, scene.words
    placed = zip(view.table.pawns, view.pursuers, strict=False)
    names = [scene.name_of_pawn(pawn) for pawn, at in placed if at == station]
    if view.x_station == station:
        names.append(words("role.mister_x"))
    if names:
        text = words.all_of(names)
        yield words("inspect.here", n=len(names), names=text)
    seen = view.last_seen
    if seen is not None and seen[1] == station and view.x_station is None:
        age = len(view.trail) - seen[0]
        yield words("ghost.age", n=age, station=station) + "."


def _reach(scene: Scene, ground: Ground, station: Station) -> str:
    """Who gets there in one move, and who only lacks the ticket."""
    view, words = scene.view, scene.words
    if station in view.pursuers:
        return ""
    ways = [
        (scene.name_of_pawn(view.table.pawns[index]), way)
        for index in range(len(view.pursuers))
        if (way := ground.pawn_way(view, index, station)) != NO_WAY
    ]
    if view.x_station is not None:
        name = words("role.mister_x")
        ways.append((name, ground.x_way(view, view.x_station, station)))
    can = [_by(words, name, way) for name, way in ways if way.letters]
    lack = [words("inspect.short", name=name) for name, way in ways if way.is_short]
    who = words.row(can)
    told = words("inspect.reach", who=who) if can else words("inspect.nobody")
    return " ".join([told, *lack])


def waiting_for(scene: Scene, station: Station) -> list[str]:
    """Who could get there, but is not to move now."""
    view, ground = scene.view, ground_of(scene)
    ready = {offer.pawn for offer in scene.offers}
    if station in view.pursuers:
        return []
    return [
        scene.name_of_pawn(pawn)
        for index, pawn in enumerate(view.table.pawns[: len(view.pursuers)])
        if pawn not in ready and ground.pawn_way(view, index, station).letters
    ]


def _by(words: Words, name: str, way: Way) -> str:
    by = words.any_of(words(f"by.{letter}") for letter in way.letters)
    return words("pawn.by", pawn=name, by=by)


def _likely(scene: Scene, station: Station) -> str:
    """What an open notebook says of it."""
    if not scene.notes:
        return ""
    note = next((note for note in scene.notes if note.station == station), None)
    if note is None or not note.shade:
        return scene.words("inspect.never")
    key = "inspect.likely" if note.text else "inspect.maybe"
    return scene.words(key, percent=note.text)
