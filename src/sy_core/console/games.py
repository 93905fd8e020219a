"""What the terminal asks of a game: its verbs, and how it is put on a screen.

The loop knows nothing else about a game, so each game is one adapter. Drawing gets
a view, and moves that whoever looks may know, but never a state.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Protocol, TypeVar

from sy_core.errors import RecordError
from sy_core.outcome import Outcome
from sy_core.refusal import Refusal
from sy_core.terms import Side

State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What was chosen for a new game; None leaves it to the game."""

    edition: str | None = None
    players: int | None = None
    rules: Mapping[str, int] = field(default_factory=dict)
    starts: tuple[int, ...] | None = None
    x_start: int | None = None
    tiles: str | None = None
    light: str | None = None


class Game(Protocol[State, Move, View]):
    """A game that can be played in the terminal: first its verbs, then its screens."""

    notation_help: str
    """How moves are typed."""

    def new_game(self, setup: Setup, rng: Random) -> State:
        """A game before its first move."""
        ...

    def load(self, text: str) -> State:
        """The game that a record holds."""
        ...

    def recover(self, text: str) -> tuple[State, RecordError | None]:
        """The sound part of a record, and its first fault."""
        ...

    def write_record(self, state: State) -> str:
        """The record of the game."""
        ...

    def export_redacted(self, state: State) -> str:
        """The record with only what the detectives know."""
        ...

    def outcome(self, state: State) -> Outcome | None:
        """The result of a finished game."""
        ...

    def side_to_move(self, state: State) -> Side:
        """The side that decides next, in a game that goes on."""
        ...

    def moves_made(self, state: State) -> Sequence[Move]:
        """All moves so far."""
        ...

    def chance(self, state: State, rng: Random) -> Move | None:
        """The dice, if it is they that decide next."""
        ...

    def is_chance(self, move: Move) -> bool:
        """Whether the dice made *move*."""
        ...

    def any_move(self, state: State, rng: Random) -> Move:
        """Some legal move, for a side that nobody plays."""
        ...

    def explain(self, state: State, move: Move) -> Refusal | None:
        """Why *move* is refused; None if it is open."""
        ...

    def apply(self, state: State, move: Move) -> State:
        """The game after *move*."""
        ...

    def undo(self, state: State) -> State:
        """The game before its last move."""
        ...

    def view_for(self, state: State, side: Side | None) -> View:
        """What a side knows; None: a spectator."""
        ...

    def options(self, state: State) -> tuple[Move, ...]:
        """The moves that are open, doubles left out."""
        ...

    def seconds(self, state: State, first: Move) -> tuple[Move, ...]:
        """What can follow *first* in a double."""
        ...

    def format_move(self, move: Move) -> str:
        """The notation of *move*."""
        ...

    def read(self, view: View, text: str) -> tuple[Move, ...]:
        """What *text* may mean: one move or more; else a NotationError."""
        ...

    def prompt(self, view: View) -> str:
        """What stands before the cursor."""
        ...

    def screen(self, view: View, options: Sequence[Move], width: int) -> list[str]:
        """The whole table."""
        ...

    def moves(self, view: View, options: Sequence[Move], width: int) -> list[str]:
        """The moves that are open."""
        ...

    def news(self, view: View, since: int) -> list[str]:
        """What has happened after the first *since* events."""
        ...

    def log(self, view: View, width: int) -> list[str]:
        """The whole game so far."""
        ...

    def look(self, view: View, number: int, width: int) -> list[str]:
        """The lines at a station; nothing if there is no such station."""
        ...

    def where(self, view: View, width: int) -> list[str]:
        """Where Mister X can be."""
        ...

    def ending(self, view: View, width: int) -> list[str]:
        """Who won and why, and Mister X's whole route."""
        ...
