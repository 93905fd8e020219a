"""Playing on, and the games so far: a line of JSON each."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from concurrent.futures import Executor
from pathlib import Path
from time import monotonic
from typing import Final, TypedDict

from sy_core.arena.match import Result
from sy_core.arena.series import play_all
from tools.research.league.matches import Match

CHUNK: Final = 5


class Line(TypedDict):
    """One game as it is kept."""

    match: str
    commit: str
    seed: int
    detectives: str
    mister_x: str
    winner: str
    ms: dict[str, float]


def commit() -> str:
    """What is checked out; a plus sign if something has been changed since."""
    said = subprocess.run(
        ["git", "describe", "--always", "--exclude=*", "--dirty=+"],
        check=True,
        capture_output=True,
        text=True,
    )
    return said.stdout.strip()


def read(path: Path) -> list[Line]:
    """The games so far."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def go_on(  # noqa: PLR0913, PLR0917
    path: Path,
    matches: Sequence[Match],
    until: float,
    after: int = 0,
    executor: Executor | None = None,
    chunk: int = CHUNK,
) -> None:
    """Turn by turn: some deals of the match that has the fewest.

    Deals are counted from *after*, so that players can be tried on deals on which
    nobody has looked at them before; a file belongs to one such count. Any *executor*
    plays the games of a turn, *chunk* deals; without one they are played here.
    """
    played = dict.fromkeys(matches, 0)
    by_name = {match.name: match for match in matches}
    for line in read(path):
        match = by_name.get(line["match"])
        if match is not None:
            played[match] = max(played[match], line["seed"] - after)
    on = commit()
    while monotonic() < until:
        unfinished = [match for match in matches if played[match] < match.deals]
        if not unfinished:
            return
        match = min(unfinished, key=lambda m: played[m] / m.deals)
        first = after + played[match] + 1
        played[match] = min(match.deals, played[match] + chunk)
        deals = range(first, after + played[match] + 1)
        results = sorted(
            play_all(match.pairings(deals), executor), key=lambda r: r.pairing.seed
        )
        lines = [line_of(match, result, on) for result in results]
        with path.open("a", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)


def line_of(match: Match, result: Result, on: str) -> str:
    """One game as a line."""
    pairing, milliseconds = result.pairing, result.milliseconds.items()
    line: Line = {
        "match": match.name,
        "commit": on,
        "seed": pairing.seed,
        "detectives": pairing.detectives,
        "mister_x": pairing.mister_x,
        "winner": result.winner.value,
        "ms": {side.value: round(each, 1) for side, each in milliseconds},
    }
    return json.dumps(line)
