"""What is the dice game's own: its moves in order, and its counts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sy_core.hunting.dice import FACES, Faces
from sy_core.hunting.moves import (
    Again,
    Fly,
    PawnRide,
    PawnStay,
    Place,
    Ride,
    Start,
    Stay,
)
from sy_core.hunting.state import Phase, Table, Token
from sy_core.hunting.tiles import SPACES_PER_TILE, TILES
from sy_core.hunting.view import View
from sy_core.move import Move
from sy_core.terms import Station

SIGNS: Final = "".join(Token)
PHASES: Final = tuple(Phase)
MODES: Final = FACES[:-1]
LETTERS: Final = "".join(TILES)
SPACES: Final = tuple(map(Station, range(1, SPACES_PER_TILE * len(TILES) + 1)))


def stations(_table: Table) -> tuple[Station, ...]:
    """Those of all tiles: which of them are laid differs from game to game."""
    return SPACES


def legs(_table: Table) -> Iterator[Move]:
    """What Mister X's turn is made of: dice, black tickets, the helicopter."""
    for ticket in FACES:
        for to in SPACES:
            yield Ride(ticket, to)
    yield from map(Fly, SPACES)


def others(_table: Table) -> Iterator[Move]:
    """What else he may do."""
    yield Stay()
    yield from map(Start, SPACES)


def pawn_moves(table: Table) -> Iterator[Move]:
    """What the detectives may do."""
    for pawn in table.pawns:
        for ticket in MODES:
            for to in SPACES:
                yield PawnRide(pawn, ticket, to)
    for pawn in table.pawns:
        for to in SPACES:
            yield Place(pawn, to)
    yield from map(PawnStay, table.pawns)
    yield Again()


def own(view: View) -> Iterator[tuple[str, Sequence[int]]]:
    """The grid, the dice, and what else lies on the table."""
    table = view.table
    for place in range(len(LETTERS)):
        laid = table.tiles[place : place + 1]
        yield f"tile {place + 1}", [letter == laid for letter in LETTERS]
    yield "light", [letter in table.light for letter in LETTERS]
    yield "announced", [letter == view.announced for letter in LETTERS]
    yield "hand", _counted(view.hand)
    yield "played", _counted(view.played)
    yield "chips", (view.to_roll, view.chips, view.helicopters)


def _counted(faces: Faces) -> list[int]:
    return [faces.count(face) for face in FACES]
