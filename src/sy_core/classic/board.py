"""The board: an immutable graph of stations and lines, with distances.

A :class:`Board` knows lines and places but no rules: who may ride, what it costs
and who is in the way is decided in :mod:`sy_core.classic.rules`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

from sy_core.classic.data.london import LONDON, TAXI_ONLY_ON_THE_1983_PRINTING
from sy_core.errors import SetupError, SetupFault
from sy_core.terms import Mode, Station, Ticket

ANY_MODE: Final = frozenset(Mode)
PURSUER_MODES: Final = frozenset({Mode.TAXI, Mode.BUS, Mode.UNDERGROUND})
PAID_TICKETS: Final = (Ticket.TAXI, Ticket.BUS, Ticket.UNDERGROUND)
_PAID_MODES: Final = tuple((ticket, Mode(ticket.value)) for ticket in PAID_TICKETS)
_BY_LETTER: Final = {mode.value: mode for mode in Mode}

Lines = Mapping[Mode, tuple[Station, ...]]


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Board:
    """Stations and lines of one printing; equal only to itself."""

    name: str
    places: Mapping[Station, tuple[float, float]]
    lines: Mapping[Station, Lines]
    rides: Mapping[Station, Mapping[Ticket, frozenset[Station]]]
    """Where each ticket leads: a black one wherever any line goes."""

    def __repr__(self) -> str:
        return f"<Board {self.name}>"

    @property
    def stations(self) -> tuple[Station, ...]:
        """All station numbers in ascending order."""
        return tuple(self.places)

    def neighbours(self, station: Station, mode: Mode) -> tuple[Station, ...]:
        """The stations one *mode* line away, ascending."""
        return self.lines[station].get(mode, ())

    def modes_at(self, station: Station) -> frozenset[Mode]:
        """The modes that stop at *station*."""
        return frozenset(self.lines[station])

    def without_line(self, name: str, mode: Mode, a: Station, b: Station) -> Board:
        """A printing called *name* that lacks one line of this board."""
        lines, rides = dict(self.lines), dict(self.rides)
        for here, there in ((a, b), (b, a)):
            ends = tuple(s for s in lines[here][mode] if s != there)
            lines[here] = _served({**lines[here], mode: ends})
            rides[here] = _rides(lines[here])
        return Board(
            name, self.places, MappingProxyType(lines), MappingProxyType(rides)
        )

    def with_modes(self, name: str, modes: Iterable[Mode]) -> Board:
        """This board with every mode but *modes* closed."""
        kept = frozenset(modes)
        lines = {
            station: {m: ends for m, ends in by_mode.items() if m in kept}
            for station, by_mode in self.lines.items()
        }
        return _board(name, self.places, lines)


def read_board(name: str, table: str) -> Board:
    """Build a board from a table in the form of :mod:`sy_core.classic.data.london`."""
    places: dict[Station, tuple[float, float]] = {}
    lines: dict[Station, dict[Mode, tuple[Station, ...]]] = {}
    for row in table.splitlines():
        number, x, y, *served = row.split()
        station = Station(int(number))
        places[station] = (float(x), float(y))
        lines[station] = {
            _BY_LETTER[by_mode[0]]: tuple(
                Station(int(s)) for s in by_mode[1:].split(",")
            )
            for by_mode in served
        }
    return _board(name, places, lines)


def _board(
    name: str,
    places: Mapping[Station, tuple[float, float]],
    lines: Mapping[Station, Mapping[Mode, tuple[Station, ...]]],
) -> Board:
    kept = {station: _served(by_mode) for station, by_mode in lines.items()}
    rides = {station: _rides(by_mode) for station, by_mode in kept.items()}
    return Board(name, places, MappingProxyType(kept), MappingProxyType(rides))


def _served(by_mode: Lines) -> Lines:
    """Only the modes that stop here."""
    return MappingProxyType({mode: ends for mode, ends in by_mode.items() if ends})


def _rides(by_mode: Lines) -> Mapping[Ticket, frozenset[Station]]:
    rides = {t: frozenset(by_mode.get(mode, ())) for t, mode in _PAID_MODES}
    rides[Ticket.BLACK] = frozenset(s for ends in by_mode.values() for s in ends)
    return MappingProxyType(rides)


@cache
def distances(
    board: Board, origin: Station, modes: frozenset[Mode] = ANY_MODE
) -> Mapping[Station, int]:
    """Lines needed from *origin* to every station that *modes* can reach."""
    if origin not in board.places:
        raise SetupError(
            SetupFault.NO_STATION, "station", f"{origin} is not on the board"
        )
    found = {origin: 0}
    frontier = [origin]
    while frontier:
        reached = {
            there
            for here in frontier
            for mode in modes
            for there in board.neighbours(here, mode)
        }
        frontier = [station for station in reached if station not in found]
        steps = max(found.values()) + 1
        found.update(dict.fromkeys(frontier, steps))
    return MappingProxyType(found)


def distance(
    board: Board, a: Station, b: Station, modes: frozenset[Mode] = ANY_MODE
) -> int | None:
    """Lines needed from *a* to *b*, or None where *modes* do not lead there."""
    return distances(board, a, modes).get(b)


LONDON_1983: Final = read_board("london-1983", LONDON)
"""The 1983 style, with the taxi line 13-14."""

LONDON_2013: Final = LONDON_1983.without_line(
    "london-2013", Mode.TAXI, *map(Station, TAXI_ONLY_ON_THE_1983_PRINTING)
)
"""The board since 2013, without it."""
