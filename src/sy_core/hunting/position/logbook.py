"""The clauses ``log`` and ``x``: what everybody saw, and Mister X's own way."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from sy_core.errors import Fault, PositionError
from sy_core.formats.clauses import Clauses, as_number, on_board
from sy_core.hunting.layout import tile_of
from sy_core.hunting.notation import LEGS_OF_A_DOUBLE
from sy_core.hunting.state import Entry, Table, Token
from sy_core.terms import Station

_START: Final = re.compile(r"([A-Z])([1-9][0-9]?)?")
_LEG: Final = re.compile(r"([TBUXH-])([1-9][0-9]?)?")


def read_log(clauses: Clauses, table: Table) -> tuple[tuple[Entry, ...], str | None]:
    """The tableau as the detectives know it, and the announced tile."""
    first, *turns = clauses.items("log") or (_only_start(clauses, table),)
    if not first:
        return (), None
    match = _START.fullmatch(first)
    if match is None or match[1] not in table.tiles:
        raise PositionError(Fault.FORM, "log[0]", "is not a laid tile")
    log = [Entry(0, Token.START, _place(table, match[2], "log[0]"), shown=False)]
    for number, turn in enumerate(turns, start=1):
        legs = turn.split("*")
        if len(legs) > LEGS_OF_A_DOUBLE or ("-" in turn and len(legs) > 1):
            raise PositionError(Fault.LOG, f"log[{number}]", "is no legal turn")
        log += [_entry(table, number, leg) for leg in legs]
    if len(log) > table.log_spaces:
        raise PositionError(Fault.LOG, "log", "has more entries than the tableau")
    # R34: a reveal lays open the whole way so far, whether it is said or not.
    open_up_to = max((n for n in table.marked if n <= len(log)), default=0)
    return (
        *(replace(entry, shown=True) for entry in log[:open_up_to]),
        *log[open_up_to:],
    ), match[1]


def _only_start(clauses: Clauses, table: Table) -> str:
    """If only his space is said, he has just hidden there."""
    if not clauses.has("x"):
        return ""
    number = as_number(clauses.text("x"), "x")
    return tile_of(on_board(number, table.layout.places, "x"))


def _entry(table: Table, number: int, text: str) -> Entry:
    where = f"log[{number}]"
    match = _LEG.fullmatch(text)
    if match is None:
        raise PositionError(Fault.FORM, where, "is not a move with a space")
    return Entry(number, Token(match[1]), _place(table, match[2], where), shown=False)


def _place(table: Table, text: str | None, where: str) -> Station | None:
    return on_board(int(text), table.layout.places, where) if text else None


def read_way(
    clauses: Clauses, table: Table, log: tuple[Entry, ...]
) -> tuple[Entry, ...]:
    """The tableau with all that the clause ``x`` adds to it."""
    way = clauses.stations("x", table.layout.places)
    if len(way) > len(log):
        raise PositionError(Fault.COUNT, "x", f"has more than {len(log)} spaces")
    older = log[: len(log) - len(way)]
    return (*older, *map(_known, log[len(older) :], way))


def _known(entry: Entry, station: Station) -> Entry:
    if entry.station not in (None, station):
        raise PositionError(Fault.JOURNEY, "x", f"the log says {entry.station}")
    return replace(entry, station=station)
