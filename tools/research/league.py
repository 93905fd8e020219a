"""All matches of docs/ai.md, played a few deals at a time, so that it can be stopped.

``PYTHONPATH=src python -m tools.research.league`` and one of

    build/league.jsonl               go on where it was stopped
    build/league.jsonl --table       what there is so far
    build/fresh.jsonl --after 1000   deals 1001, 1002 …

Every game is a line: match, seed, who led, who fled, who won. The matches take turns,
so that all of them have about as many games whenever it is stopped. Lines belong to
the commit they were played with; remove the file after a change of the players.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final, TypedDict

from sy_core.arena.match import Pairing, Result
from sy_core.arena.series import play_all
from sy_core.intervals import wilson
from sy_core.terms import Side

CHUNK: Final = 5
CLASSIC: Final = ("1983-4", "1983-5", "1983-6", "2013-4", "2013-5", "2013-6")
DICE: Final = (
    *("hunting-4", "hunting-3", "hunting-2"),
    *("hunting-expert-4", "hunting-expert-3", "hunting-expert-2"),
)


@dataclass(frozen=True)
class Match:
    """Two players, a table, and how many deals; each deal is two games."""

    one: str
    other: str
    table: str
    deals: int = 100

    @property
    def name(self) -> str:
        """As results and tables call it."""
        return f"{self.one} / {self.other} · {self.table}"

    def pairings(self, deals: Iterable[int]) -> Iterator[Pairing]:
        """Each deal with sides swapped."""
        edition, players = self.table.rsplit("-", 1)
        game = "hunting" if edition.startswith("hunting") else "classic"
        for seed in deals:
            for led, fled in ((self.one, self.other), (self.other, self.one)):
                yield Pairing(game, edition, int(players), seed, led, fled)


MATCHES: Final = (
    *(Match("inspector", "constable", table) for table in CLASSIC),
    *(Match("mastermind:100", "inspector", table, 200) for table in CLASSIC),
    *(Match("mastermind:300", "inspector", table) for table in CLASSIC),
    Match("inspector", "constable", "hunting-4"),
    *(Match("mastermind:2000", "inspector", table) for table in DICE),
    Match("mastermind:200", "inspector", "hunting-4"),
    Match("mastermind:40", "greedy", "2013-6", 200),
    Match("mastermind:40", "random", "2013-6"),
    Match("mastermind:30ms", "paper:30ms", "2013-6", 200),
)


def main() -> None:
    """Play on, or tell."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--table", action="store_true")
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--only", default="", help="matches whose name contains this")
    parser.add_argument(
        "--after", type=int, default=0, help="the deal before the first"
    )
    options = parser.parse_args()
    if not options.table:
        matches = [match for match in MATCHES if options.only in match.name]
        until = monotonic() + 60 * options.minutes
        go_on(options.file, matches, until, options.after)
    print(table(read(options.file)))


class Line(TypedDict):
    """One game as it is kept."""

    match: str
    seed: int
    detectives: str
    mister_x: str
    winner: str
    ms: dict[str, float]


def read(path: Path) -> list[Line]:
    """The games so far."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def go_on(
    path: Path,
    matches: list[Match],
    until: float,
    after: int = 0,
    executor: Executor | None = None,
) -> None:
    """Turn by turn: some deals of the match that has the fewest.

    Deals are counted from *after*, so that players can be tried on deals on which
    nobody has looked at them before; a file belongs to one such count. Any *executor*
    plays the games of a turn; without one they are played here.
    """
    played = dict.fromkeys(matches, 0)
    for line in read(path):
        for match in matches:
            if line["match"] == match.name:
                played[match] = max(played[match], line["seed"] - after)
    while monotonic() < until:
        unfinished = [match for match in matches if played[match] < match.deals]
        if not unfinished:
            return
        match = min(unfinished, key=lambda m: played[m] / m.deals)
        first = after + played[match] + 1
        played[match] = min(match.deals, played[match] + CHUNK)
        deals = range(first, after + played[match] + 1)
        results = play_all(match.pairings(deals), executor)
        lines = sorted(line_of(match, result) for result in results)
        with path.open("a", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in lines)


def line_of(match: Match, result: Result) -> str:
    """One game as a line."""
    pairing, milliseconds = result.pairing, result.milliseconds.items()
    line: Line = {
        "match": match.name,
        "seed": pairing.seed,
        "detectives": pairing.detectives,
        "mister_x": pairing.mister_x,
        "winner": result.winner.value,
        "ms": {side.value: round(each, 1) for side, each in milliseconds},
    }
    return json.dumps(line)


def table(lines: list[Line]) -> str:
    """What docs/ai.md shows."""
    rows = ["| match | games | won by the first | as detectives | as Mister X |"]
    rows.append("| --- | --- | --- | --- | --- |")
    for match in MATCHES:
        mine = [line for line in lines if line["match"] == match.name]
        if mine:
            rows.append(row(match, mine))
    return "\n".join(rows)


def row(match: Match, lines: list[Line]) -> str:
    """One match."""
    led = [
        x["winner"] == Side.DETECTIVES for x in lines if x["detectives"] == match.one
    ]
    fled = [x["winner"] == Side.MISTER_X for x in lines if x["mister_x"] == match.one]
    shares = " | ".join(share(part) for part in ([*led, *fled], led, fled))
    return f"| {match.name} | {len(lines)} | {shares} |"


def share(wins: list[bool]) -> str:
    """Wins in per cent, with Wilson's interval."""
    low, high = wilson(sum(wins), len(wins))
    return f"{100 * sum(wins) / len(wins):.0f} % [{100 * low:.0f}, {100 * high:.0f}]"


if __name__ == "__main__":
    main()
