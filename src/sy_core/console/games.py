"""What the terminal asks of a game: its rules, and how it is put on a screen.

Each game brings its screens under the same names; the rest of the terminal knows no
game. Drawing gets a view, and moves that whoever looks may know, but never a state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from random import Random
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

from sy_core.catalogue import Catalogue
from sy_core.game import AnyGame
from sy_core.move import Move
from sy_core.protocols import State, View
from sy_core.terms import MISTER_X, SPECTATOR, Side

SELDOM: Final = 0.1
"""How often a side that nobody plays spends something special."""

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)
M_contra = TypeVar("M_contra", bound=Move, contravariant=True)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


Draw: TypeAlias = Callable[[Catalogue, V, Sequence[M], int], list[str]]


class Drawing(Protocol[M_contra, V_contra]):
    """What is drawn, in some language and in lines of so many columns.

    A module will do.
    """

    @property
    def screen(self) -> Draw[V_contra, M_contra]:
        """Draw the whole table, with the open moves."""

    @property
    def moves(self) -> Draw[V_contra, M_contra]:
        """List the moves that are open."""


class Telling(Protocol[V_contra]):
    """What is told, in some language and in lines of so many columns.

    A module will do.
    """

    def news(self, words: Catalogue, view: V_contra, since: int, /) -> list[str]:
        """Tell what has happened after so many events."""

    def log(self, words: Catalogue, view: V_contra, width: int, /) -> list[str]:
        """Tell the whole game so far."""

    def look(
        self, words: Catalogue, view: V_contra, number: int, width: int, /
    ) -> list[str]:
        """Tell the lines at a station; nothing if there is no such station."""

    def ending(self, words: Catalogue, view: V_contra, width: int, /) -> list[str]:
        """Tell who won and why, and Mister X's whole route."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Screens(Generic[S, M, V]):
    """How one game is typed, drawn and told."""

    read_moves: Callable[[V, str], tuple[M, ...]]
    """What a text may mean: one move or more; else a NotationError."""
    random_move: Callable[[S, Random], M]
    """Some legal move, for a side that nobody plays."""
    table: Drawing[M, V]
    story: Telling[V]
    places: str
    """What the places are called where Mister X can be: a part of a key."""


AnyScreens: TypeAlias = Screens[State, Move, View]


@dataclass(frozen=True, slots=True)
class TerminalGame:
    """A game that can be played in the terminal."""

    rules: AnyGame
    screens: AnyScreens

    def side_to_move(self, state: State) -> Side:
        """The side that decides next, in a game that goes on."""
        return _side(self.rules.to_move(state))

    def view_for(self, state: State, side: Side | None) -> View:
        """What a side knows: all detectives know what any spectator knows."""
        seat = MISTER_X if side is Side.MISTER_X else SPECTATOR
        return self.rules.view_for(state, seat)

    def options(self, state: State) -> tuple[Move, ...]:
        """The moves that are open, doubles left out."""
        return tuple(takewhile(_is_single, self.rules.legal_moves(state)))

    def seconds(self, state: State, first: Move) -> tuple[Move, ...]:
        """What can follow *first* in a double."""
        return self.rules.legal_legs(state, first.legs) if first.legs else ()


def _side(seats: Sequence[str]) -> Side:
    return Side.MISTER_X if MISTER_X in seats else Side.DETECTIVES


def _is_single(move: Move) -> bool:
    return len(move.legs) <= 1
