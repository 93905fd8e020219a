"""The nine two-sided tiles of the dice game: our own set, as plain data.

A tile is a square of 2x2 spaces, numbered row by row. Two roads leave it on each
side, one per space, so any two neighbours join. On the dark side the four spaces
are linked in a ring; the light (expert) side changes the inside of the tile only,
never the roads that leave it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from sy_core.terms import Mode, Station

SPACES_PER_TILE: Final = 4

TABLE: Final = """
A | Albert Hall         | B . . U | 1>2 2x3
B | Big Ben             | . B B . | 5/6
C | Covent Garden       | . U B . | 9>10 10>12 12>11 11>9
D | Drury Lane          | B . B . | 14/16 13x16
E | Euston              | . U B . | 17>18 20>19
F | Fleet Street        | B . . B | 22/24 22x23
G | Globe Theatre       | B . B U | 26/28 27>28 25x28
H | Hyde Park           | . . . B | 29x32 30x31
I | Imperial War Museum | U B . . | 33>35 36>34
"""
"""Letter, landmark, what stops at the four spaces (``.`` taxi only, ``B`` taxi and
bus, ``U`` all three), and the marks of the light side: ``a>b`` one-way street,
``a/b`` dead end, ``axb`` diagonal."""

SERVICE: Final = MappingProxyType(
    {
        ".": frozenset({Mode.TAXI}),
        "B": frozenset({Mode.TAXI, Mode.BUS}),
        "U": frozenset({Mode.TAXI, Mode.BUS, Mode.UNDERGROUND}),
    }
)


class MarkKind(StrEnum):
    """The three kinds of expert marks; the values are the signs of the table."""

    ONE_WAY = ">"
    """A street that taxi and bus may use in the arrow's direction only."""
    DEAD_END = "/"
    """A street that is cut: nobody gets through."""
    DIAGONAL = "x"
    """An extra street between opposite corners, for taxis only."""


@dataclass(frozen=True, slots=True)
class Mark:
    """One expert mark; for a one-way street the arrow points from *a* to *b*."""

    kind: MarkKind
    a: Station
    b: Station


@dataclass(frozen=True, slots=True)
class Tile:
    """One tile: its letter, landmark, spaces, service and expert marks."""

    letter: str
    name: str
    spaces: tuple[Station, ...]
    service: tuple[frozenset[Mode], ...]
    marks: tuple[Mark, ...]

    @property
    def has_underground(self) -> bool:
        """Whether the underground stops on this tile."""
        return any(Mode.UNDERGROUND in modes for modes in self.service)


def read_tiles(table: str) -> dict[str, Tile]:
    """Tiles by letter from a table in the format of :data:`TABLE`."""
    tiles: dict[str, Tile] = {}
    for index, row in enumerate(table.strip().splitlines()):
        letter, name, service, marks = (part.strip() for part in row.split("|"))
        first = index * SPACES_PER_TILE + 1
        tiles[letter] = Tile(
            letter=letter,
            name=name,
            spaces=tuple(Station(first + i) for i in range(SPACES_PER_TILE)),
            service=tuple(SERVICE[sign] for sign in service.split()),
            marks=tuple(_read_mark(text) for text in marks.split()),
        )
    return tiles


def _read_mark(text: str) -> Mark:
    kind = next(kind for kind in MarkKind if kind in text)
    a, b = text.split(kind)
    return Mark(kind, Station(int(a)), Station(int(b)))


TILES: Final = MappingProxyType(read_tiles(TABLE))
LETTERS: Final = "".join(TILES)
UNDERGROUND_TILES: Final = frozenset(
    letter for letter, tile in TILES.items() if tile.has_underground
)
