"""Whole games in the signs of position text: what each game gives for them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from sy_core.formats.clauses import Clauses
from sy_core.formats.position import Position
from sy_core.protocols import State, View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
V_co = TypeVar("V_co", bound=View, covariant=True)


class AsSeen(Protocol[S_contra, V_co]):
    """The spectator's view of a game with some events, for sampling."""

    def __call__(self, first: S_contra, signs: tuple[str, ...], *, known: bool) -> V_co:
        """A game that began with *first*; if that is *known*, it is in it, too."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Shorthand(Generic[S, V]):
    """How one game writes a whole game: its beginning and its moves."""

    deal_clauses: Callable[[V], list[tuple[str, str]]]
    """How the game was dealt."""
    dealt: Callable[[Clauses], tuple[S, bool]]
    """The state after the deal, and whether all of it is said."""
    starting_position: Callable[[V], Position[S]]
    """The position that the game of a view began from, as far as the seat knows."""
    signs: Callable[[V], tuple[str, ...]]
    """Each event as text."""
    move_text: Callable[[str], str | None]
    """A sign as a move in notation; None: not all of it is known."""
    as_seen: AsSeen[S, V]
    unblocked: Callable[[V], V]
    """The same view, but the game goes on: Mister X can have been blocked nowhere."""
