"""What the halves of a game are, and what travels between them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Generic, TypeVar

from sy_core.move import Move
from sy_core.outcome import Outcome
from sy_core.protocols import Event, State, View
from sy_core.terms import MISTER_X, Station

S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)
E_co = TypeVar("E_co", bound=Event, covariant=True)


@dataclass(frozen=True, slots=True)
class Disclosure(Generic[E_co]):
    """What Mister X's device tells the table: after a move of his, or as an answer.

    It is the difference between two spectators' views, and nothing else.
    """

    made: int = 0
    """How many of the moves that the pursuers have asked for are made by it.

    All that were answered, unless one of them caught him: those after it are void.
    """
    event: E_co | None = None
    """What he did then, as everybody sees it; None: he only answers."""
    shown: tuple[tuple[int, Station], ...] = ()
    """Older entries of his log (0: the start) that are open from now on, and where."""
    outcome: Outcome | None = None
    """How the game ended by it; None: it goes on."""
    announced: str | None = None
    """Dice game: the letter of the tile on which he has just started."""


@dataclass(frozen=True, slots=True)
class Known:
    """What is known besides what happened."""

    stations: Mapping[int, Station] = field(default_factory=dict)
    """Of his log, by the number of the entry; 0: the start."""
    outcome: Outcome | None = None
    announced: str | None = None
    """Dice game: the letter of the tile on which he started."""


@dataclass(frozen=True, slots=True)
class OpenHalf(Generic[S, M, V]):
    """A game as the table's device has it: what everybody sees, and nothing else.

    Pursuers' moves count at once, as if none of them had met him, until he answers.
    """

    told: V
    """The spectator's view after all that he has answered."""
    asked: tuple[M, ...]
    """The moves since then, open ones all: whether they met him is not told yet."""
    view: V
    """The spectator's view after those, too."""
    alike: S = field(compare=False, repr=False)
    """A whole game that looks like this to everybody but Mister X, to ask the rules.

    Where he is in it is made up of the view alone; by non-interference nothing that
    the table is told depends on it. It is never written down.
    """

    @property
    def waits(self) -> bool:
        """Whether nothing can go on before Mister X's device has spoken."""
        return self.view.to_move == (MISTER_X,) or (self.is_over and bool(self.asked))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.view.outcome is not None


@dataclass(frozen=True, slots=True)
class Disagreement:
    """The first thing in which the opened game is not what the table was told."""

    subject: Subject
    number: int = 0
    claimed: str = ""
    """What the table was told, in notation; ``?`` for what was hidden."""
    true: str = ""
    """What it ought to have been told."""


class Subject(StrEnum):
    """What the table was told otherwise than it is."""

    TABLE = "table"
    """Another game: edition, players, house rules, starts or tiles."""
    MOVE = "move"
    """A move of the game, by its number from 1 on."""
    ENTRY = "entry"
    """An entry of his log, by its number from 1 on; 0 is his start."""
    OUTCOME = "outcome"
    """How the game ended, or that it did, after the move of this number."""
