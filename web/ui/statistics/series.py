"""Numbers to be drawn, from what was counted: the share of wins, catches, places."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from ui.tally.played import BOTH, DETECTIVES, Played, X
from ui.tally.totals import Counts, by_number, by_word, summed

WINDOW: Final = 10
"""So many games are looked at together, at least …"""
SHARE: Final = 20
"""… and of many games, one in so many: else a line is nothing but ups and downs."""


class Point(NamedTuple):
    """After a game: the share of the last ones on that side that were won."""

    number: int
    """Of the game, among all in which one could win; the first is 1."""
    share: float


@dataclass(frozen=True, slots=True)
class Pair:
    """How often he was caught by people here, and how often one of them was."""

    caught_him: int = 0
    were_caught: int = 0

    @property
    def sum(self) -> int:
        """Both."""
        return self.caught_him + self.were_caught


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a table: games, and those in which one could win, and did."""

    name: str
    games: int
    decided: int
    won: int

    @property
    def percent(self) -> int | None:
        """The share of wins; None where nobody could win."""
        return round(100 * self.won / self.decided) if self.decided else None


def window(games: int) -> int:
    """How many of the last games are looked at together."""
    return max(WINDOW, games // SHARE)


def running(games: Iterable[Played], side: str, together: int) -> list[Point]:
    """How often one has won lately, after each game on a side."""
    points: list[Point] = []
    latest: list[bool] = []
    decided = (played for played in games if played.won is not None)
    for number, played in enumerate(decided, start=1):
        if played.side == side:
            latest = [*latest, bool(played.won)][-together:]
            points.append(Point(number, sum(latest) / len(latest)))
    return points


def decided(counts: Counts) -> dict[str, int]:
    """Games in which one could win: people here sat on one side."""
    return {
        key: number
        for key, number in counts.items()
        if key.startswith("game ") and f" {BOTH} " not in key
    }


def lines(counts: Counts, at: int) -> list[Line]:
    """Games by the word of their key at a place, the most played first."""
    found = by_word(counts, at, "game")
    rows = [_line(counts, at, name) for name in found]
    return sorted(rows, key=lambda row: (-row.games, row.name))


def _line(counts: Counts, at: int, name: str) -> Line:
    wanted = ["game", *[""] * (at - 1), name]
    rest = [""] * (4 - len(wanted))
    games = summed(counts, *wanted)
    won = summed(counts, *wanted, *rest, "won")
    lost = summed(counts, *wanted, *rest, "lost")
    return Line(name, games, won + lost, won)


def whole(counts: Counts) -> Line:
    """All games in one line."""
    won = summed(counts, "game", "", "", "", "won")
    lost = summed(counts, "game", "", "", "", "lost")
    return Line("", summed(counts, "game"), won + lost, won)


def catches(counts: Counts, game: str) -> dict[int, Pair]:
    """How often he was caught in which round."""
    return _pairs(
        by_number(counts, "catch", game, DETECTIVES),
        by_number(counts, "catch", game, BOTH),
        by_number(counts, "catch", game, X),
    )


def places(counts: Counts) -> dict[int, Pair]:
    """How often he was caught at which station of the map."""
    return _pairs(*(by_number(counts, "place", side) for side in (DETECTIVES, BOTH, X)))


def _pairs(
    one: Mapping[int, int], both: Mapping[int, int], other: Mapping[int, int]
) -> dict[int, Pair]:
    """People on both sides have caught him, whoever of them he was."""
    return {
        number: Pair(one.get(number, 0) + both.get(number, 0), other.get(number, 0))
        for number in sorted({*one, *both, *other})
    }


def quickest(counts: Counts, game: str) -> int | None:
    """The first round in which people here, as detectives, ever caught him."""
    return min(by_number(counts, "catch", game, DETECTIVES), default=None)


def plainest(counts: Counts) -> int | None:
    """With how few double moves and black tickets one has escaped."""
    return min(by_number(counts, "escape", X), default=None)
