"""The stated positions: data files with the counts that everybody must reach.

A file holds the positions of one edition. ``starts`` are the pursuers' stations,
detectives first, ``moves`` lead from there to the position, ``counts`` are the
sequences of one, two and three moves that go on from it, and ``shows`` says what the
position is for. House rules that are not named have the edition's defaults.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from support.classic.perft_counter import Position, count, set_up

FOLDER = Path(__file__).parents[2] / "sy_core" / "classic" / "perft"


@dataclass(frozen=True)
class Stated:
    """One position of a data file."""

    edition: str
    name: str
    shows: str
    players: int
    rules: dict[str, int]
    x_start: int
    starts: list[int]
    moves: list[str]
    counts: list[int]


def read(path: Path) -> list[Stated]:
    """The positions of one edition."""
    return [
        Stated(
            edition=path.stem,
            name=stated["name"],
            shows=stated["shows"],
            players=stated["players"],
            rules=stated["rules"],
            x_start=stated["x_start"],
            starts=[int(station) for station in stated["starts"].split()],
            moves=stated["moves"].split(),
            counts=stated["counts"],
        )
        for stated in json.loads(path.read_text(encoding="utf-8"))
    ]


def files() -> list[Path]:
    """The data files, one per edition."""
    return sorted(FOLDER.glob("*.json"))


def every_position() -> list[Stated]:
    """The positions of all editions."""
    return [stated for path in files() for stated in read(path)]


def as_text(positions: list[Stated]) -> str:
    """The content of a data file; inverse of :func:`read`."""
    written = [
        {
            "name": stated.name,
            "shows": stated.shows,
            "players": stated.players,
            "rules": stated.rules,
            "x_start": stated.x_start,
            "starts": " ".join(map(str, stated.starts)),
            "moves": " ".join(stated.moves),
            "counts": stated.counts,
        }
        for stated in positions
    ]
    pieces = (_object_as_text(stated) for stated in written)
    return "[\n" + ",\n".join(pieces) + "\n]\n"


def _object_as_text(stated: dict[str, object]) -> str:
    """A member a line: readable, and a changed count is a changed line."""
    members = (
        f"    {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
        for key, value in stated.items()
    )
    return "  {\n" + ",\n".join(members) + "\n  }"


def counters_position(stated: Stated) -> Position:
    """The position as the independent counter reaches it."""
    position = set_up(
        stated.edition, stated.players, stated.rules, stated.starts, stated.x_start
    )
    for move in stated.moves:
        position = position.after(move)
    return position


def counted(stated: Stated) -> list[int]:
    """The counts by the independent counter."""
    position = counters_position(stated)
    return [count(position, depth) for depth in range(1, len(stated.counts) + 1)]
