"""The stated positions: a data file with the counts that everybody must reach.

``moves`` lead to the position, ``counts`` are the sequences of one, two and three
moves that go on from it, and ``shows`` says what the position is for.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from support.hunting import perft_counter

FILE = Path(__file__).parents[2] / "sy_core" / "hunting" / "perft" / "positions.json"


@dataclass(frozen=True)
class Stated:
    """One position of the data file."""

    name: str
    shows: str
    players: int
    tiles: str
    light: str
    rules: dict[str, int]
    moves: str
    counts: list[int]


def read() -> list[Stated]:
    """All positions."""
    return [Stated(**each) for each in json.loads(FILE.read_text(encoding="utf-8"))]


def write(positions: list[Stated]) -> None:
    """Write the data file, a member a line."""
    pieces = (
        "  {\n"
        + ",\n".join(
            f"    {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
            for key, value in asdict(each).items()
        )
        + "\n  }"
        for each in positions
    )
    FILE.write_text("[\n" + ",\n".join(pieces) + "\n]\n", encoding="utf-8")


def position(stated: Stated):
    """The position as the independent counter reaches it."""
    there = perft_counter.set_up(
        stated.players, stated.tiles, stated.light, stated.rules
    )
    for move in stated.moves.split():
        assert move in perft_counter.moves(there), f"{stated.name}: {move}"
        there = perft_counter.after(there, move)
    return there


def counted(stated: Stated) -> list[int]:
    """The counts by the independent counter."""
    there = position(stated)
    return [
        perft_counter.count(there, depth) for depth in range(1, len(stated.counts) + 1)
    ]
