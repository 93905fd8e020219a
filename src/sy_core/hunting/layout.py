"""Tiles laid side by side: where spaces lie and where taxi, bus and underground go.

A :class:`Layout` knows streets but no rules: who is in the way is decided in
:mod:`sy_core.hunting.rules`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import Final, TypeAlias

from sy_core.hunting.tiles import TILES, MarkKind
from sy_core.terms import Mode, Station, Ticket

WIDTH: Final = 3  # tiles side by side; the grid is 3x3 or 3x2 (R47: three wide)
SIDE: Final = 2  # spaces along the side of a tile

Place: TypeAlias = tuple[int, int]
"""Column and row of a space, counted from the top left corner."""
Link: TypeAlias = tuple[Station, Station]
"""A street in one direction."""
Targets: TypeAlias = Mapping[Station, tuple[Station, ...]]
"""From each space, the spaces that can be reached, ascending."""

STRAIGHT: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


@dataclass(frozen=True, slots=True)
class Streets:
    """The streets of a layout: what is drawn, and what a wheel may follow."""

    straight: frozenset[Link]
    """Usable links between neighbours in a row or column (taxi and bus)."""
    diagonal: frozenset[Link]
    """Usable links across a tile (taxi only)."""
    severed: frozenset[Link]
    """Neighbours that a dead end parts."""
    against_arrow: frozenset[Link]
    """The closed direction of one-way streets: open to a black ticket only."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A laid grid; two layouts are equal when tiles and light sides are."""

    tiles: str
    """Tile letters row by row, three to a row."""
    light: str
    """Letters of the tiles that lie light (expert) side up, in ascending order."""
    spaces: tuple[Station, ...] = field(compare=False, repr=False)
    """All space numbers, ascending."""
    taxi_only: tuple[Station, ...] = field(compare=False, repr=False)
    """The spaces on which detectives may be placed, ascending (R53)."""
    places: Mapping[Station, Place] = field(compare=False, repr=False)
    modes: Mapping[Station, frozenset[Mode]] = field(compare=False, repr=False)
    """What stops at each space."""
    streets: Streets = field(compare=False, repr=False)
    rides: Mapping[Ticket, Targets] = field(compare=False, repr=False)
    """Where each ticket leads from each space, occupation ignored."""
    across: Targets = field(compare=False, repr=False)
    """Helicopter: from an edge space to every space of the opposite edge (R47)."""
    straight_across: Targets = field(compare=False, repr=False)
    """Helicopter by the house rule: the facing space of the opposite edge (R48)."""

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows of spaces."""
        return WIDTH * SIDE, len(self.tiles) // WIDTH * SIDE

    def on_tile(self, letter: str) -> frozenset[Station]:
        """The spaces of one laid tile."""
        return frozenset(TILES[letter].spaces)


def tile_of(space: Station) -> str:
    """The letter of the tile that carries *space*."""
    return next(t.letter for t in TILES.values() if space in t.spaces)


@lru_cache(maxsize=64)
def lay(tiles: str, light: str = "") -> Layout:
    """Lay *tiles* row by row, those of *light* light side up; letters are trusted."""
    places = dict(_places(tiles))
    modes = {
        space: served
        for letter in tiles
        for space, served in zip(
            TILES[letter].spaces, TILES[letter].service, strict=True
        )
    }
    streets = _streets(places, light)
    across, straight_across = _helicopter(places)
    return Layout(
        tiles=tiles,
        light="".join(sorted(light)),
        spaces=tuple(sorted(places)),
        taxi_only=tuple(s for s in sorted(places) if modes[s] == {Mode.TAXI}),
        places=MappingProxyType(places),
        modes=MappingProxyType(modes),
        streets=streets,
        rides=_rides(places, modes, streets),
        across=across,
        straight_across=straight_across,
    )


def _places(tiles: str) -> Iterator[tuple[Station, Place]]:
    for index, letter in enumerate(tiles):
        left, top = index % WIDTH * SIDE, index // WIDTH * SIDE
        for corner, space in enumerate(TILES[letter].spaces):
            yield space, (left + corner % SIDE, top + corner // SIDE)


def _streets(places: Mapping[Station, Place], light: str) -> Streets:
    at = {place: space for space, place in places.items()}
    neighbours = {
        (space, at[x + dx, y + dy])
        for space, (x, y) in places.items()
        for dx, dy in STRAIGHT
        if (x + dx, y + dy) in at
    }
    marks = [mark for letter in light for mark in TILES[letter].marks]
    severed = _both_ways((m.a, m.b) for m in marks if m.kind is MarkKind.DEAD_END)
    against = frozenset((m.b, m.a) for m in marks if m.kind is MarkKind.ONE_WAY)
    diagonal = _both_ways((m.a, m.b) for m in marks if m.kind is MarkKind.DIAGONAL)
    straight = frozenset(neighbours - severed - against)
    return Streets(straight, diagonal, severed, against)


def _both_ways(links: Iterable[Link]) -> frozenset[Link]:
    return frozenset(link for a, b in links for link in ((a, b), (b, a)))


def _rides(
    places: Mapping[Station, Place],
    modes: Mapping[Station, frozenset[Mode]],
    streets: Streets,
) -> Mapping[Ticket, Targets]:
    open_to_black = streets.straight | streets.against_arrow
    stops = frozenset(s for s, served in modes.items() if Mode.BUS in served)
    tubes = frozenset(s for s, served in modes.items() if Mode.UNDERGROUND in served)
    taxi = streets.straight | streets.diagonal
    bus = _buses(places, streets.straight, stops)
    tube = {(a, b) for a in tubes for b in tubes if a != b}
    black_taxi = open_to_black | streets.diagonal
    black_bus = _buses(places, open_to_black, stops)
    return MappingProxyType(
        {
            Ticket.TAXI: _targets(places, taxi),
            Ticket.BUS: _targets(places, bus),
            Ticket.UNDERGROUND: _targets(places, tube),
            Ticket.BLACK: _targets(places, black_taxi | black_bus | tube),
        }
    )


def _targets(spaces: Iterable[Station], links: Iterable[Link]) -> Targets:
    found: dict[Station, list[Station]] = {space: [] for space in spaces}
    for a, b in sorted(links):
        found[a].append(b)
    return MappingProxyType({space: tuple(ends) for space, ends in found.items()})


def _buses(
    places: Mapping[Station, Place],
    links: frozenset[Link],
    stops: frozenset[Station],
) -> set[Link]:
    """From each stop to the next one straight ahead in each open direction (R50)."""
    at = {place: space for space, place in places.items()}
    rides = (
        (stop, _next_stop(at, links, stops, places[stop], way))
        for stop in stops
        for way in STRAIGHT
    )
    return {(stop, end) for stop, end in rides if end is not None}


def _next_stop(
    at: Mapping[Place, Station],
    links: frozenset[Link],
    stops: frozenset[Station],
    start: Place,
    way: tuple[int, int],
) -> Station | None:
    """Ride from *start*: rim, dead end and wrong arrow end the ride for nothing."""
    (x, y), (dx, dy) = start, way
    here = at[start]
    while (there := at.get((x := x + dx, y := y + dy))) is not None:
        if (here, there) not in links:
            return None
        if there in stops:
            return there
        here = there
    return None


def _helicopter(places: Mapping[Station, Place]) -> tuple[Targets, Targets]:
    """Targets on the opposite edge, and the one straight across; a corner has two."""
    flights: set[Link] = set()
    straight: set[Link] = set()
    for axis in (0, 1):
        last = max(place[axis] for place in places.values())
        for a, here in places.items():
            for b, there in places.items():
                if {here[axis], there[axis]} == {0, last}:
                    flights.add((a, b))
                    if here[1 - axis] == there[1 - axis]:
                        straight.add((a, b))
    return _targets(places, flights), _targets(places, straight)
