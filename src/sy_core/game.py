"""What a game can do: its verbs, typed by its own states, moves and views.

``Game[GameState, Move, View]`` is one game; :data:`AnyGame` is what code gets that
treats both alike.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, Protocol, TypeAlias, TypeVar

from sy_core import loading
from sy_core.move import Move
from sy_core.outcome import Outcome
from sy_core.refusal import Refusal
from sy_core.terms import Seat, Station

if TYPE_CHECKING:
    from random import Random

    from sy_core.formats.position import Position
    from sy_core.formats.record import Record, Records, Recovery
    from sy_core.formats.shorthand import Shorthand
    from sy_core.protocols import Edition, State, View

S = TypeVar("S", bound="State")
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound="View")
S_co = TypeVar("S_co", bound="State", covariant=True)
M_co = TypeVar("M_co", bound=Move, covariant=True)
S_contra = TypeVar("S_contra", bound="State", contravariant=True)
M_contra = TypeVar("M_contra", bound=Move, contravariant=True)
V_contra = TypeVar("V_contra", bound="View", contravariant=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What was chosen for a new game; None leaves it to the game, or to chance."""

    edition: str | None = None
    players: int | None = None
    """Mister X included; None: as few as the edition allows."""
    rules: Mapping[str, int] = field(default_factory=dict)
    """House rules that differ from the edition's defaults, by name."""
    starts: Sequence[int] | None = None
    """Stations of the pursuers, in the classic game."""
    x_start: int | None = None
    tiles: str | None = None
    """Letters row by row, in the dice game."""
    light: str | None = None
    """Letters of the tiles that lie light side up."""


class NewGame(Protocol[S_co]):
    """A game before its first move, with what is not chosen drawn by *rng*."""

    def __call__(
        self,
        edition: str,
        players: int,
        *,
        rng: Random | None = None,
        rules: Mapping[str, int] | None = None,
    ) -> S_co:
        """Ask it."""


class LegalLegs(Protocol[S_contra, M]):
    """Mister X's next legs after those *taken*, if *more* are to follow."""

    def __call__(
        self, state: S_contra, taken: Sequence[M] = (), more: int = 0
    ) -> tuple[M, ...]:
        """Ask it."""


class Explain(Protocol[S_contra, M_contra]):
    """Why *move* is refused, or None if it is legal (and *seat* may make it)."""

    def __call__(
        self, state: S_contra, move: M_contra, seat: Seat | None = None
    ) -> Refusal | None:
        """Ask it."""


class Apply(Protocol[S, M_contra]):
    """The state after *move*; an IllegalMoveError if it is refused."""

    def __call__(self, state: S, move: M_contra, seat: Seat | None = None) -> S:
        """Ask it."""


class SampleState(Protocol[S, M_co, V_contra]):
    """A full state that looks like *view*; *play* makes the moves."""

    def __call__(
        self, view: V_contra, rng: Random, play: Callable[[S, M_co], S] = ...
    ) -> S:
        """Ask it."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Game(Generic[S, M, V]):
    """The verbs of one game; states, moves and views are its own."""

    id: str
    editions: Mapping[str, Edition]
    view_parts: Mapping[str, type]
    """All classes that its views are made of, by a name that stays; first the view's.

    What is not listed cannot be sent to a computer player.
    """

    new_game: NewGame[S]
    set_up: Callable[[Setup, Random | None], S]
    """A new game as it was chosen; a SetupError names what does not fit."""
    legal_moves: Callable[[S], Collection[M]]
    """All moves, lazily; those of one ride before doubles."""
    legal_legs: LegalLegs[S, M]
    double: Callable[[Sequence[M]], M]
    """Legs of Mister X as one committed move."""
    explain: Explain[S, M]
    apply: Apply[S, M]
    undo: Callable[[S], S]
    """The state before the last move; the first state stays as it is."""
    beginning: Callable[[S], S]
    """The state before the first move."""
    history: Callable[[S], tuple[S, ...]]
    """Every state of the game, from the first to the present one."""
    outcome: Callable[[S], Outcome | None]
    to_move: Callable[[S], tuple[Seat, ...]]
    is_chance: Callable[[S], bool]
    """Whether chance makes the next move, and nobody decides."""
    roll: Callable[[S, Random], M]
    """The move that chance makes; ask :attr:`is_chance` first."""

    view_for: Callable[[S, Seat], V]
    foreseen: Callable[[V, Sequence[M]], V]
    """A view with more moves that everybody sees, thought of and not made."""
    deduce: Callable[[V], frozenset[Station]]
    sample_state: SampleState[S, M, V]

    format_move: Callable[[M], str]
    parse_move: Callable[[str], M]
    records: Records[S, M, V]

    def write_record(self, state: S, notes: Mapping[str, str] | None = None) -> str:
        """A game as text, with free texts that travel along."""
        return self.records.write(state, notes)

    def export_redacted(self, state: S, notes: Mapping[str, str] | None = None) -> str:
        """A record with only what the detectives know."""
        return self.records.export_redacted(state, notes)

    def read_record(self, text: str) -> Record[S]:
        """Read a record's start; its moves are checked by :meth:`replay`."""
        return self.records.read(text)

    def replay(self, record: Record[S]) -> S:
        """The state after all moves of the record, each of them checked."""
        return self.records.replay(record)

    def load_record(self, text: str) -> S:
        """The state that a record leads to."""
        return self.records.load(text)

    def recover(self, text: str) -> Recovery[S]:
        """All that can be saved of a perhaps damaged record."""
        return self.records.recover(text)

    def position_text(self, view: V) -> str:
        """A view as position text; :mod:`sy_core.sharing` is the way in."""
        text: str = loading.load(loading.WRITE_POSITION, self.id).position_text(view)
        return text

    def read_position(self, text: str) -> Position[S]:
        """The position that a text describes."""
        reader = loading.load(loading.READ_POSITION, self.id)
        position: Position[S] = reader.read_position(text)
        return position

    @property
    def shorthand(self) -> Shorthand[S, V]:
        """How whole games are written in the signs of position text."""
        found: Shorthand[S, V] = loading.load(loading.SHARE, self.id).SHORTHAND
        return found


AnyGame: TypeAlias = "Game[State, Move, View]"
"""A game of which nothing is known but what both have; made by the registry."""
