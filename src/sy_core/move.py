"""What every move can be asked, the moves that both games have, and those to come."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from sy_core.errors import NotationError
from sy_core.terms import Pawn, Station, Ticket

if TYPE_CHECKING:
    from sy_core.refusal import Refusal

S = TypeVar("S")


class Move:
    """Any move of either game.

    A move that has one of these parts holds it as a field and writes ``= field()``:
    or else the property here would be taken for the field's default.
    """

    __slots__ = ()

    kind: ClassVar[str]
    """A word that stays the same, whatever the class is called."""
    is_open: ClassVar[bool] = False
    """Whether everybody at the table sees all of it."""

    @property
    def pawn(self) -> Pawn | None:
        """The pursuer that it moves; None: it moves none."""
        return None

    @property
    def ticket(self) -> Ticket | None:
        """The ticket or die that is used, if it is one."""
        return None

    @property
    def to(self) -> Station | None:
        """The station it leads to, if it is one."""
        return None

    @property
    def legs(self) -> tuple[Move, ...]:
        """The rides of a turn of Mister X in order; none if he does not go."""
        return ()


M = TypeVar("M", bound=Move)
M_co = TypeVar("M_co", bound=Move, covariant=True)


@dataclass(frozen=True, slots=True)
class Ride(Move):
    """Mister X shows *ticket* and goes one line to *to*."""

    kind: ClassVar[str] = "ride"
    ticket: Ticket = field()
    to: Station = field()

    @property
    def legs(self) -> tuple[Ride, ...]:
        """The ride itself."""
        return (self,)


@dataclass(frozen=True, slots=True)
class PawnRide(Move):
    """A detective pays *ticket* (a bobby just names it) and goes to *to*."""

    kind: ClassVar[str] = "pawn_ride"
    is_open: ClassVar[bool] = True
    pawn: Pawn = field()
    ticket: Ticket = field()
    to: Station = field()


@dataclass(frozen=True, slots=True)
class Stay(Move):
    """Mister X cannot move and stays where he is (R7, R41)."""

    kind: ClassVar[str] = "stay"


class LegalMoves(Collection[M_co], Generic[S, M_co]):
    """All legal moves of a state: membership at once, enumeration lazily."""

    def __init__(
        self,
        state: S,
        explain: Callable[[S, M_co], Refusal | None],
        every: Callable[[S], Iterator[M_co]],
    ) -> None:
        self._state = state
        self._explain = explain
        self._every = every

    def __contains__(self, move: object) -> bool:
        try:
            return self._explain(self._state, move) is None  # type: ignore[arg-type]
        except NotationError:
            return False

    def __iter__(self) -> Iterator[M_co]:
        return self._every(self._state)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def history(
    first: S, moves: Sequence[M], advance: Callable[[S, M], S]
) -> tuple[S, ...]:
    """Every state from the *first* to the one after all *moves*."""
    states = [first]
    for move in moves:
        states.append(advance(states[-1], move))
    return tuple(states)


def there_and_back(
    move: M, format_move: Callable[[M], str], parse_move: Callable[[str], M]
) -> M:
    """The move as notation carries it; what it cannot carry is no move."""
    try:
        same = parse_move(format_move(move))
    except (AttributeError, TypeError, ValueError):  # members of wrong types
        raise NotationError(move) from None
    if same != move:
        raise NotationError(move)
    return same
