"""Positions that are read and written as text: what is alike in both games."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from sy_core.errors import Fault, PositionError
from sy_core.formats.clauses import house_text, may_clause, write
from sy_core.protocols import LogEntry, State, Table
from sy_core.terms import Station

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=LogEntry)


@dataclass(frozen=True, slots=True)
class Position(Generic[S]):
    """A position that has been read and found sound."""

    begun: S | None
    """The game from here; None: it is not said where Mister X is."""
    alike: S
    """A game that looks the same, Mister X being anywhere he can be.

    By non-interference it does not matter where, as long as nobody looks through his
    eyes.
    """

    def state(self) -> S:
        """The game from here; only where it is said where Mister X is."""
        if self.begun is None:
            what = "it is not said where Mister X is"
            raise PositionError(Fault.MISSING, "x", what)
        return self.begun


def travelled(
    starts: Iterable[Station],
    log: Iterable[E],
    ends: Callable[[E, Station], Iterable[Station]],
) -> frozenset[Station]:
    """Where the way that *log* tells can end, pursuers aside.

    *ends* says where an entry leads from a station.
    """
    here = frozenset(starts)
    for number, entry in enumerate(log, start=1):
        here = frozenset[Station]().union(*(ends(entry, station) for station in here))
        if entry.station is not None:
            here &= {entry.station}
        if not here:
            what = f"no journey explains entry {number}"
            raise PositionError(Fault.JOURNEY, "log", what, number)
    return here


def check_way(way_ends: frozenset[Station], may: frozenset[Station]) -> None:
    """Mister X can be where his own way ends; nothing ends where none is said."""
    if not way_ends <= may:
        raise PositionError(Fault.JOURNEY, "x", "he cannot be there")


def check_memory(way_ends: frozenset[Station], may: frozenset[Station]) -> None:
    """What the detectives cannot rule out is somewhere, and where he is, too."""
    if not may or not way_ends <= may:
        raise PositionError(Fault.JOURNEY, "log", "no journey of Mister X explains it")


def check_end(*, over: bool, said: bool) -> None:
    """After the end it is said where Mister X is."""
    if over and not said:
        raise PositionError(Fault.MISSING, "x", "after the end all is open")


def party_clauses(table: Table, usual: int | None) -> list[tuple[str, str]]:
    """The number of players, if it is not the *usual* one, and the house rules."""
    edition = table.edition
    return [
        ("players", "" if table.players == usual else str(table.players)),
        ("house", house_text(table.rules, edition)),
    ]


def position_text(
    edition: str,
    clauses: list[tuple[str, str]],
    may: frozenset[Station],
    board: Collection[Station],
    read: Callable[[str], Position[S]],
) -> str:
    """A position as text; the last clause is Mister X's own."""
    text = write(edition, clauses)
    start = read(text).alike.table.starting_position
    # What the detectives remember is only written if the log alone says less.
    if start is None or start.may == may:
        return text
    *lying_open, his_own = clauses
    return write(edition, [*lying_open, may_clause(may, board), his_own])
