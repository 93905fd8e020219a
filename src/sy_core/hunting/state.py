"""A dice game as one frozen value: the open table and what only Mister X knows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property

from sy_core.hunting.dice import Faces
from sy_core.hunting.editions import REVEALS, TABLEAU, Crew, Edition, HouseRules
from sy_core.hunting.layout import Layout, lay, tile_of
from sy_core.hunting.moves import Move, PawnRide, Ride
from sy_core.lineup import LineUp
from sy_core.outcome import Outcome
from sy_core.terms import Station, Ticket


class Phase(StrEnum):
    """What comes next."""

    PLACING = "placing"
    """The detectives place their pawns."""
    HIDING = "hiding"
    """Mister X writes down his start."""
    ROLLING = "rolling"
    """The dice in hand are rolled: chance."""
    PURSUIT = "pursuit"
    """The detective on turn uses a die."""
    MISTER_X = "mister_x"
    """Mister X takes his turn."""
    OVER = "over"
    """The game has ended."""


class Token(StrEnum):
    """What everybody saw Mister X do for an entry of his tableau."""

    START = "@"
    TAXI = "T"
    BUS = "B"
    UNDERGROUND = "U"
    BLACK = "X"
    HELICOPTER = "H"
    STAY = "-"

    @property
    def face(self) -> Ticket:
        """The face of the die that covers the entry (R38: X for all but modes)."""
        modes = (Token.TAXI, Token.BUS, Token.UNDERGROUND)
        return Ticket(self.value) if self in modes else Ticket.BLACK


@dataclass(frozen=True, slots=True)
class Entry:
    """One filled space of the tableau."""

    round: int
    """0 for the start."""
    token: Token
    station: Station | None
    """None: a position that the game began from did not say."""
    shown: bool
    """Whether a reveal has disclosed the space, and its die has returned."""


@dataclass(frozen=True, slots=True, kw_only=True, init=False, eq=False, repr=False)
class Standing:
    """How a game stands, apart from the tableau; everybody can see it."""

    round: int
    phase: Phase
    pursuers: tuple[Station, ...]
    """Where the detectives stand, as far as they are placed."""
    moved: tuple[bool, ...]
    """Which detectives have had their turn in this round."""
    hand: Faces
    """The dice that lie rolled before the detective on turn."""
    played: Faces
    """The dice that lie beside the pawns."""
    chips: int
    black: int
    doubles: int
    helicopters: int
    outcome: Outcome | None


@dataclass(frozen=True, slots=True, kw_only=True)
class StartingPosition(Standing):
    """What everybody can see of the position from which a game began."""

    log: tuple[Entry, ...]
    """The tableau as the detectives know it."""
    announced: str | None
    may: frozenset[Station]
    """Where Mister X can be, for all the detectives know."""


@dataclass(frozen=True)
class Table(LineUp[Crew]):
    """All that lies open when a game starts: rules, players, the laid tiles."""

    edition: Edition
    players: int
    rules: HouseRules
    tiles: str
    """Letters row by row."""
    light: str
    """Letters of the tiles that lie light side up, ascending."""
    starting_position: StartingPosition | None = None
    """How things stood, if the game began from a position and not from a deal."""

    @cached_property
    def layout(self) -> Layout:
        """The laid grid."""
        return lay(self.tiles, self.light)

    @property
    def stations(self) -> tuple[Station, ...]:
        """All spaces of the grid, ascending."""
        return self.layout.spaces

    @cached_property
    def owners(self) -> tuple[int, ...]:
        """For each pawn the index of its player."""
        return self.leaders

    @cached_property
    def x_rides(self) -> Mapping[Ticket, Mapping[Station, tuple[Ride, ...]]]:
        """Mister X's rides with each ticket from each space, made only once."""
        return {
            ticket: {s: tuple(Ride(ticket, to) for to in ends[s]) for s in ends}
            for ticket, ends in self.layout.rides.items()
        }

    @cached_property
    def pawn_rides(
        self,
    ) -> tuple[Mapping[Ticket, Mapping[Station, tuple[PawnRide, ...]]], ...]:
        """The same for each detective."""
        return tuple(
            {
                ticket: {
                    s: tuple(PawnRide(pawn, ticket, to) for to in ends[s]) for s in ends
                }
                for ticket, ends in self.layout.rides.items()
            }
            for pawn in self.pawns
        )

    @cached_property
    def log_spaces(self) -> int:
        """Spaces of the tableau, the start's included (R36)."""
        return TABLEAU + self.rules.longer

    @cached_property
    def marked(self) -> frozenset[int]:
        """The spaces at which Mister X shows himself (R34)."""
        return frozenset(space + self.rules.longer for space in REVEALS)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameState(Standing):
    """Everything about a game; nothing outside may look at it but its rules."""

    table: Table
    moves: tuple[Move, ...]
    trail: tuple[Entry, ...]

    @property
    def x_station(self) -> Station:
        """Where Mister X is, once he has hidden."""
        here = self.trail[-1].station
        assert here is not None
        return here

    @property
    def past(self) -> tuple[Entry, ...]:
        """The tableau as it was when the game began from a position."""
        start = self.table.starting_position
        older = zip(self.trail, start.log if start else (), strict=False)
        return tuple(replace(entry, shown=seen.shown) for entry, seen in older)

    @property
    def announced(self) -> str | None:
        """The letter of the tile on which Mister X started."""
        if not self.trail:
            return None
        first = self.trail[0].station
        if first is not None:
            return tile_of(first)
        assert self.table.starting_position is not None
        return self.table.starting_position.announced

    @property
    def covered(self) -> int:
        """Dice that lie on the tableau."""
        return sum(not entry.shown for entry in self.trail)

    @property
    def to_roll(self) -> int:
        """Dice that the detective on turn rolls."""
        return self.table.crew.dice - len(self.played)
