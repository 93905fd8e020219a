"""What an edition is: data. The rules read it and never ask for its name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, NamedTuple

from sy_core.classic.board import Board
from sy_core.terms import Station

FINAL_REVEAL: Final = 24
"""The last of the circled entries, where there are so many."""
UNLIMITED: Final = 99
"""As a number of voluntary appearances: as many as Mister X likes."""


class Tickets(NamedTuple):
    """A count of taxi, bus and underground tickets."""

    taxi: int
    bus: int
    underground: int


NO_TICKETS: Final = Tickets(0, 0, 0)


class Order(StrEnum):
    """In which order the pursuers move within a round."""

    FREE = "free"
    CLOCKWISE = "clockwise"


class Log(StrEnum):
    """How Mister X's travel log is kept."""

    HIDDEN = "hidden"
    """Stations are secret, except at the marked entries, where he shows himself."""
    OPEN = "open"
    """Stations are open, except at the marked entries, where he hides."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Crew:
    """Who plays with a given number of players."""

    pawns: tuple[int, ...]
    """Detective pawns led by each detective player, from Mister X's left."""
    bobbies: int = 0
    black: int
    """Black tickets of Mister X."""
    starts: tuple[Station, ...]
    """Start cards of the pursuers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRules:
    """Every choice that the rulings leave to the table (R-numbers: docs/rulings)."""

    pool: bool = False
    """R19: one player's detectives pay from a common pool in the game for two."""
    pool_taxis: int = 22
    """R1: taxi tickets in that pool."""
    rounds: int = 22
    """R2: rounds until Mister X has escaped."""
    bobbies_prolong: bool = False
    """R3: while bobbies are in play, stranded detectives do not end the game."""
    stranding_at_once: bool = False
    """R4: the game ends as soon as every detective is stranded."""
    strict_supply: bool = False
    """R5, R6: Mister X is refused normal tickets that the supply lacks."""
    blocked_stays: bool = False
    """R7: a blocked Mister X stays, and the entry repeats his station."""
    final_reveal: bool = True
    """R14: entry 24, where it is circled, is a reveal."""
    bobby_keeper: int = 0
    """R18: the detective player who moves the bobbies; 0: any of them."""
    doubles_per_turn: int = 1
    """R26: double tickets that may be played in one turn."""
    appearances: int = 0
    """R27: how often Mister X may appear of his own will; 99: always."""
    both_open: bool = True
    """R31a: both legs of a concealed double are open from his next turn on."""
    free_starts: bool = False
    """Start stations need not be on start cards (lessons and puzzles)."""


Choices = Mapping[str, tuple[int, ...]]
"""For each house rule that an edition offers, the values that it may take."""

YES_NO: Final = (False, True)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Edition:
    """One rulebook's numbers; *source* is the section of docs/rules.md.

    An edition is equal only to itself.
    """

    id: str
    title: str
    source: str
    board: Board
    crews: Mapping[int, Crew]
    """By number of players, Mister X included."""
    allotment: Tickets | None
    """Tickets of each detective pawn; None: rides are free and need no ticket."""
    print_run: Tickets = NO_TICKETS
    """All normal tickets in the box."""
    stock: Tickets | None = None
    """Mister X's own stock; None: all that the detectives leave."""
    doubles: int
    doubles_handed_on: bool = False
    """Whether a played double card goes to Mister X's left neighbour; nothing
    depends on it, it is only told."""
    order: Order
    log: Log = Log.HIDDEN
    marked: frozenset[int]
    """The log entries that are circled: reveals, or concealments in an open log."""
    x_starts: tuple[Station, ...]
    """Start cards of Mister X."""
    defaults: HouseRules = field(default_factory=HouseRules)
    choices: Choices
    former: Mapping[str, int] = field(default_factory=dict)
    """Rulings that have changed, as they were when texts were first written.

    A record, position or link that does not say one of them means it so
    (docs/versions.md).
    """

    def __repr__(self) -> str:
        return f"<Edition {self.id}>"

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players that the edition allows."""
        return tuple(self.crews)
