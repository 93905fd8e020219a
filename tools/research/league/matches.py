"""What is played: levels against each other, and a level against all rivals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from sy_core.arena.entrants import POPULATION
from sy_core.arena.match import Pairing
from sy_core.terms import Side

CLASSIC: Final = ("1983-6", "2013-6", "1983-5", "2013-5", "1983-4", "2013-4")
"""Editions of the classic game with numbers of players, those with targets first."""
DICE: Final = (
    *("hunting-4", "hunting-3", "hunting-2"),
    *("hunting-expert-4", "hunting-expert-3", "hunting-expert-2"),
)
ITSELF: Final = "itself"
SIDES: Final = {Side.DETECTIVES: "as detectives", Side.MISTER_X: "as Mister X"}


@dataclass(frozen=True)
class Match:
    """Two players, a table, and how many deals."""

    one: str
    other: str
    table: str
    deals: int = 100
    side: Side | None = None
    """What the first one plays; None: both, so that each deal is two games."""

    @property
    def name(self) -> str:
        """As results and tables call it."""
        of = f" {SIDES[self.side]}" if self.side else ""
        return f"{self.one}{of} / {self.other} · {self.table}"

    def pairings(self, deals: Iterable[int]) -> Iterator[Pairing]:
        """Each deal from every side that is asked for."""
        edition, players = self.table.rsplit("-", 1)
        game = "hunting" if edition.startswith("hunting") else "classic"
        rival = self.one if self.other == ITSELF else self.other
        for seed in deals:
            if self.side is not Side.MISTER_X:
                yield Pairing(game, edition, int(players), seed, self.one, rival)
            if self.side is not Side.DETECTIVES:
                yield Pairing(game, edition, int(players), seed, rival, self.one)


LEVELS: Final = (
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
"""Do the levels differ, and how do they fare against old acquaintances?"""


def population(level: str, tables: Sequence[str], deals: int) -> tuple[Match, ...]:
    """A level on either side against every rival of the other, and against itself.

    As detectives it plays itself once only: as Mister X it would be the same games.
    """
    found = []
    for table in tables:
        for side, against in (
            (Side.MISTER_X, (*POPULATION[Side.DETECTIVES], ITSELF)),
            (Side.DETECTIVES, POPULATION[Side.MISTER_X]),
        ):
            found += [Match(level, rival, table, deals, side) for rival in against]
    return tuple(found)
