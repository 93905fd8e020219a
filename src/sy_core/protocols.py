"""What the values of both games have in common: what can be asked of either.

Each game has tables, states and views of its own. Whoever treats both alike asks no
more than what stands here.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from typing import Self

    from sy_core.move import Move
    from sy_core.outcome import Outcome
    from sy_core.terms import Pawn, Seat, Station


class Crew(Protocol):
    """Who plays with a given number of players."""

    @property
    def pawns(self) -> tuple[int, ...]:
        """Detective pawns led by each detective player, from Mister X's left."""

    @property
    def bobbies(self) -> int:
        """Pawns that pay nothing."""

    @property
    def black(self) -> int:
        """Black tickets of Mister X."""


class Edition(Protocol):
    """One way to play."""

    @property
    def id(self) -> str:
        """Its name in records."""

    @property
    def title(self) -> str:
        """Its name for people."""

    @property
    def crews(self) -> Mapping[int, Crew]:
        """By number of players, Mister X included."""

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players that it allows."""

    @property
    def defaults(self) -> object:
        """Its house rules, an attribute each."""

    @property
    def former(self) -> Mapping[str, int]:
        """Rulings that have changed, as a text means them that does not say so."""

    @property
    def choices(self) -> Mapping[str, tuple[int, ...]]:
        """For each house rule on offer, the values that it may take."""


class LogEntry(Protocol):
    """One filled space of Mister X's log."""

    @property
    def round(self) -> int:
        """In which it was filled."""

    @property
    def station(self) -> Station | None:
        """Where he went; None: not said, or not known."""

    @property
    def shown(self) -> bool:
        """Whether the detectives have been shown the station."""


class StartingPosition(Protocol):
    """What everybody can see of the position from which a game began."""

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """Mister X's log as the detectives knew it."""

    @property
    def may(self) -> frozenset[Station]:
        """Where Mister X could be, for all the detectives knew."""


class Table(Protocol):
    """All that lies open when a game starts."""

    @property
    def edition(self) -> Edition:
        """By which it is played."""

    @property
    def players(self) -> int:
        """Their number, Mister X included."""

    @property
    def rules(self) -> object:
        """The house rules, an attribute each."""

    @property
    def starting_position(self) -> StartingPosition | None:
        """How things stood, if the game began from a position, not from a deal."""

    @property
    def crew(self) -> Crew:
        """The line-up for this number of players."""

    @property
    def detectives(self) -> int:
        """The number of detective pawns."""

    @property
    def pawns(self) -> tuple[Pawn, ...]:
        """All pursuers."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The detective players, from Mister X's left."""

    @property
    def owners(self) -> tuple[int | None, ...]:
        """For each pursuer the index of its player; None: any player."""

    @property
    def stations(self) -> tuple[Station, ...]:
        """All of the board, ascending."""

    @property
    def marked(self) -> frozenset[int]:
        """The spaces of the log at which something is shown or hidden."""

    @property
    def log_spaces(self) -> int:
        """Spaces of the log."""


class State(Protocol):
    """A game as it stands, secrets included."""

    @property
    def table(self) -> Table:
        """What lay open when it started."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves so far."""

    @property
    def round(self) -> int:
        """The number of the round."""

    @property
    def phase(self) -> StrEnum:
        """What comes next."""

    @property
    def pursuers(self) -> tuple[Station, ...]:
        """Where the pursuers stand, as far as they are placed."""

    @property
    def x_station(self) -> Station:
        """Where Mister X is, once he is somewhere."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None: it goes on."""


class Sighting(LogEntry, Protocol):
    """One space of the log as a seat knows it; None stands for what it does not."""

    @property
    def sign(self) -> str:
        """What lies on it, in a letter of notation; ``?``: that is not known."""

    def at(self, station: Station) -> Self:
        """The same at this station."""


class Event(Protocol):
    """A move as a seat knows it: the move itself, or a turn of Mister X."""

    @property
    def kind(self) -> str:
        """The kind of the move; ``turn`` for Mister X's."""


class View(Protocol):
    """All that one seat knows."""

    @property
    def seat(self) -> Seat:
        """Whose knowledge it is."""

    @property
    def table(self) -> Table:
        """What lay open when the game started."""

    @property
    def round(self) -> int:
        """The number of the round."""

    @property
    def phase(self) -> StrEnum:
        """What comes next."""

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """Who may make the next move."""

    @property
    def pursuers(self) -> tuple[Station, ...]:
        """Where the pursuers stand, as far as they are placed."""

    @property
    def statuses(self) -> tuple[StrEnum, ...]:
        """What each pursuer is doing in this round."""

    @property
    def black(self) -> int:
        """Mister X's black tickets."""

    @property
    def doubles(self) -> int:
        """His double tickets."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None: it goes on."""

    @property
    def x_station(self) -> Station | None:
        """Where Mister X is, if the seat knows."""

    @property
    def known_start(self) -> Station | None:
        """Where he started, if the seat knows and it stands in no log."""

    @property
    def trail(self) -> tuple[Sighting, ...]:
        """His log."""

    @property
    def history(self) -> tuple[Event, ...]:
        """Every move of the game so far."""

    @property
    def last_seen(self) -> tuple[int, Station] | None:
        """Number of the last shown space of the log (0: the start), and its station."""

    @property
    def route(self) -> tuple[Station, ...]:
        """The stations of his way that the seat knows, his start included."""
