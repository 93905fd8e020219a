"""A game as one frozen value: the open table and what only Mister X knows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property

from sy_core.classic.editions.model import (
    FINAL_REVEAL,
    Crew,
    Edition,
    HouseRules,
    Tickets,
)
from sy_core.classic.moves import Move
from sy_core.lineup import LineUp
from sy_core.outcome import Outcome
from sy_core.terms import Station, Ticket


class Phase(StrEnum):
    """Who acts."""

    MISTER_X = "mister_x"
    """Mister X takes his turn."""
    APPEARANCE = "appearance"
    """Mister X, having moved, may appear of his own will (R27)."""
    PURSUIT = "pursuit"
    """The pursuers move, each once."""
    OVER = "over"
    """The game has ended."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One filled space of the travel log.

    A position that a game began from may leave tickets and stations unsaid.
    """

    round: int
    ticket: Ticket | None
    """What lies on the entry; None: unsaid, or he stayed."""
    station: Station | None
    shown: bool
    """Whether the detectives have been shown the station."""
    stayed: bool = False
    """He was blocked and stayed (R7): no ticket was played."""


@dataclass(frozen=True, slots=True, kw_only=True, init=False, eq=False, repr=False)
class Standing:
    """How a game stands, apart from pawns and log; everybody can see it."""

    round: int
    phase: Phase
    purses: tuple[Tickets, ...]
    supply: Tickets
    """Normal tickets Mister X draws on; below zero: makeshift ones lent (R5)."""
    black: int
    doubles: int
    appearances: int
    """Voluntary appearances made."""
    moved: tuple[bool, ...]
    """Which pursuers have moved in this round."""
    turn: int
    """Clockwise order: the index of the detective player whose turn it is."""
    outcome: Outcome | None


@dataclass(frozen=True, slots=True, kw_only=True)
class StartingPosition(Standing):
    """What everybody can see of the position from which a game began."""

    log: tuple[Entry, ...]
    """The travel log as the detectives know it."""
    x_start: Station | None
    """Mister X's start, where it is open or of no importance any more."""
    may: frozenset[Station]
    """Where Mister X can be, for all the detectives know."""


@dataclass(frozen=True)
class Table(LineUp[Crew]):
    """All that lies open when a game starts: rules, players, pursuers' starts."""

    edition: Edition
    players: int
    rules: HouseRules
    starts: tuple[Station, ...]
    """Start stations in the order of :attr:`pawns`."""
    starting_position: StartingPosition | None = None
    """How things stood, if the game began from a position and not from a deal."""

    @cached_property
    def owners(self) -> tuple[int | None, ...]:
        """For each pursuer the index of its player; None: any player (R18)."""
        keeper = self.rules.bobby_keeper - 1 if self.rules.bobby_keeper else None
        return (*self.leaders, *(keeper for _ in range(self.crew.bobbies)))

    @cached_property
    def purse_of(self) -> tuple[int | None, ...]:
        """For each pursuer the index of the purse it pays from; None: rides free."""
        if self.edition.allotment is None:
            return (None,) * len(self.pawns)
        own = (0 if self.pooled else index for index in range(self.detectives))
        return (*own, *(None for _ in range(self.crew.bobbies)))

    @cached_property
    def pooled(self) -> bool:
        """Whether a single detective player pays from one pool (R1, R19)."""
        return self.rules.pool and len(self.crew.pawns) == 1

    @property
    def stations(self) -> tuple[Station, ...]:
        """All of the board, ascending."""
        return self.edition.board.stations

    @cached_property
    def marked(self) -> frozenset[int]:
        """The circled log entries, house rule R14 included."""
        if self.rules.final_reveal:
            return self.edition.marked
        return self.edition.marked - {FINAL_REVEAL}

    @cached_property
    def log_spaces(self) -> int:
        """Entries that the log must hold: a round each, and one per double."""
        return self.rules.rounds + self.edition.doubles


@dataclass(frozen=True, slots=True, kw_only=True)
class GameState(Standing):
    """Everything about a game; nothing outside may look at it but its rules."""

    table: Table
    x_start: Station | None
    """Where Mister X started; None: a position did not say."""
    moves: tuple[Move, ...]
    trail: tuple[Entry, ...]
    pursuers: tuple[Station, ...]

    @property
    def x_station(self) -> Station:
        """Where Mister X is."""
        here = self.trail[-1].station if self.trail else self.x_start
        assert here is not None
        return here

    @property
    def past(self) -> tuple[Entry, ...]:
        """The log as it stood when the game began from a position."""
        start = self.table.starting_position
        older = zip(self.trail, start.log if start else (), strict=False)
        return tuple(replace(entry, shown=seen.shown) for entry, seen in older)
