"""The clauses ``log`` and ``x``: what everybody saw, and Mister X's own way."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from sy_core.classic.editions.model import Log
from sy_core.classic.position.reckoning import UNSAID
from sy_core.classic.state import Entry, Phase, Table
from sy_core.errors import Fault, PositionError
from sy_core.formats.clauses import Clauses, on_board
from sy_core.outcome import EndReason, Outcome
from sy_core.terms import Station, Ticket

_LEG: Final = re.compile(r"([TBUXo-])([1-9][0-9]{0,2})?")
_STOP: Final = re.compile(r"([TBU])?([1-9][0-9]{0,2})")


def read_log(
    clauses: Clauses, table: Table, phase: Phase, outcome: Outcome | None
) -> tuple[tuple[Entry, ...], int]:
    """The log as the detectives know it, and the round."""
    turns = [turn.split("*") for turn in clauses.items("log")]
    unlogged = phase is Phase.MISTER_X or (
        outcome is not None and outcome.reason is EndReason.BLOCKED
    )  # the turn of this round has not come into the log
    most = table.rules.rounds
    number = clauses.number("round", len(turns) + unlogged, most)
    missing = number - unlogged - len(turns)
    if not 1 <= number <= most or missing < 0:
        raise PositionError(Fault.LOG, "log", f"does not fit round {number}")
    turns = [*_unsaid_turns(clauses, table, turns, missing), *turns]
    log = tuple(
        _entry(table, at, leg, legs)
        for at, legs in enumerate(turns, start=1)
        for leg in legs
    )
    if len(log) > table.log_spaces:
        raise PositionError(Fault.LOG, "log", "has more entries than the log")
    return log, number


def _unsaid_turns(
    clauses: Clauses, table: Table, turns: list[list[str]], missing: int
) -> list[list[str]]:
    """Earlier rounds of which nothing is said; doubles that are gone were in them."""
    said = sum(len(legs) - 1 for legs in turns)
    most = table.edition.doubles
    gone = most - clauses.number("doubles", most - said, most) - said
    return [[UNSAID] * (2 if at < gone else 1) for at in range(missing)]


def _entry(table: Table, number: int, text: str, legs: list[str]) -> Entry:
    where = f"log[{number - 1}]"
    match = _LEG.fullmatch(text)
    if match is None:
        raise PositionError(Fault.FORM, where, "is not a ticket with a station")
    if len(legs) > 1 + table.rules.doubles_per_turn or ("-" in text and len(legs) > 1):
        raise PositionError(Fault.LOG, where, "is no legal turn")
    sign, to = match.groups()
    station = on_board(int(to), table.edition.board.places, where) if to else None
    ticket = None if sign in (UNSAID, "-") else Ticket(sign)
    return Entry(number, ticket, station, to is not None, sign == "-")


def read_way(
    clauses: Clauses, table: Table, log: tuple[Entry, ...]
) -> tuple[Station | None, tuple[Entry, ...]]:
    """Mister X's start and log, with all that the clause ``x`` adds to them."""
    stops = clauses.items("x")
    if len(stops) > len(log) + 1:
        raise PositionError(Fault.COUNT, "x", f"has more than {len(log) + 1} stations")
    start, past = None, list(log)
    for index, text in enumerate(stops):
        where, at = f"x[{index}]", len(log) - len(stops) + index
        match = _STOP.fullmatch(text)
        if match is None:
            raise PositionError(Fault.FORM, where, "is not a station")
        station = on_board(int(match[2]), table.edition.board.places, where)
        if at >= 0:
            past[at] = _known(table, past[at], station, match[1], where)
        elif match[1]:
            raise PositionError(Fault.FORM, where, "no ticket leads to the start")
        else:
            start = station
    return start, tuple(past)


def _known(
    table: Table, entry: Entry, station: Station, ticket: str | None, where: str
) -> Entry:
    if entry.station not in (None, station):
        raise PositionError(Fault.JOURNEY, where, f"the log says {entry.station}")
    if ticket is None:
        return replace(entry, station=station)
    concealed = entry.ticket is None and not entry.stayed
    if table.edition.log is not Log.OPEN or not concealed:
        raise PositionError(Fault.FORM, where, "no ticket is hidden here")
    return replace(entry, station=station, ticket=Ticket(ticket))
