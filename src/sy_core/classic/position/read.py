"""Position text as a position; whatever is wrong is a PositionError.

An author writes only what matters: what is left out is as in a fresh game.
"""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from sy_core.classic.deal import first_state, fresh_purses, house_rules, resumed
from sy_core.classic.deduce import deduce
from sy_core.classic.editions import edition_named
from sy_core.classic.editions.model import Log, Order, Tickets
from sy_core.classic.position.check import check, check_log, check_totals
from sy_core.classic.position.logbook import read_log, read_way
from sy_core.classic.position.model import is_said, position_of
from sy_core.classic.position.reckoning import (
    black_left,
    doubles_left,
    supply_left,
    travelled,
    usual_players,
)
from sy_core.classic.reach import movers
from sy_core.classic.state import Entry, GameState, Phase, StartingPosition, Table
from sy_core.classic.view import View, view_for
from sy_core.errors import Fault, PositionError, SetupError
from sy_core.formats import clauses as outer
from sy_core.formats.clauses import Clauses
from sy_core.formats.position import Position, check_end, check_memory, check_way
from sy_core.outcome import EndReason, Outcome
from sy_core.terms import SPECTATOR, Station

WORDS: Final = MappingProxyType(
    {
        "x": Phase.MISTER_X,
        "appear": Phase.APPEARANCE,
        "pursuit": Phase.PURSUIT,
    }
)
"""Who is to go, in a word."""
ENDS: Final = MappingProxyType(
    {
        reason.replace("_", "-"): Outcome(reason)
        for reason in EndReason
        if reason is not EndReason.RAN_INTO_DETECTIVE
    }
)
KEYS: Final = (
    *("players", "house", "at", "go", "end", "moved", "start", "round", "log"),
    *("tickets", "supply", "black", "doubles", "appeared", "may", "not", "x"),
)


def read_position(text: str) -> Position[GameState]:
    """The position that *text* describes."""
    clauses = outer.read(text)
    clauses.only(KEYS)
    table = _table(clauses)
    outcome = clauses.choice("end", ENDS, None)
    phase = clauses.choice("go", WORDS, Phase.MISTER_X)
    if outcome is not None:
        if clauses.has("go"):
            raise PositionError(Fault.TURN, "go", "the game is over")
        phase = Phase.OVER
    log, rounds = read_log(clauses, table, phase, outcome)
    start = replace(
        _start(clauses, table, log), round=rounds, phase=phase, outcome=outcome
    )
    check_log(table, start)
    check_totals(table, start)
    return _checked(table, start, *read_way(clauses, table, log))


def _table(clauses: Clauses) -> Table:
    """The edition, the party and where the pursuers stand."""
    try:
        edition = edition_named(clauses.edition)
    except SetupError as error:
        raise outer.setup_fault(error) from None
    at = clauses.apart("at", edition.board.places)
    if not at:
        raise PositionError(Fault.MISSING, "at", "where do the pursuers stand?")
    players = clauses.number("players", usual_players(edition, len(at)), 9)
    if players is None or players not in edition.crews:
        raise PositionError(Fault.COUNT, "at", f"no party has {len(at)} pursuers")
    try:
        rules = house_rules(edition, clauses.house(edition.former), players)
    except SetupError as error:
        raise outer.setup_fault(error) from None
    table = Table(edition, players, rules, at)
    if len(table.pawns) != len(at):
        raise PositionError(Fault.COUNT, "at", f"{len(table.pawns)} are needed")
    return table


def _open_start(clauses: Clauses, table: Table) -> Station | None:
    given = clauses.stations("start", table.edition.board.places)
    if given and table.edition.log is not Log.OPEN:
        raise PositionError(Fault.UNKNOWN, "start", "is secret in this edition")
    if len(given) > 1:
        raise PositionError(Fault.COUNT, "start", "is one station")
    return given[0] if given else None


def _start(clauses: Clauses, table: Table, log: tuple[Entry, ...]) -> StartingPosition:
    """All that lies open; round and phase are filled in by the caller."""
    x_start = _open_start(clauses, table)
    purses = _purses(clauses, table)
    supply = supply_left(table, purses, log)
    if clauses.has("supply"):
        supply = _tickets(clauses.numbers("supply"), "supply")
    black, doubles = black_left(table, log), doubles_left(table, log)
    board = table.edition.board
    reached = travelled(table, x_start, log)
    may = clauses.may(board.places)
    return StartingPosition(
        round=1,
        phase=Phase.MISTER_X,
        log=log,
        purses=purses,
        supply=supply,
        black=clauses.number("black", black, table.crew.black),
        doubles=clauses.number("doubles", doubles, table.edition.doubles),
        appearances=clauses.number("appeared", 0, table.rules.appearances),
        moved=_moved(clauses, table),
        turn=0,
        outcome=None,
        x_start=x_start,
        may=reached if may is None else reached & may,
    )


def _purses(clauses: Clauses, table: Table) -> tuple[Tickets, ...]:
    fresh = fresh_purses(table)
    if not clauses.has("tickets"):
        return fresh
    given = clauses.text("tickets").split("*")
    if len(given) != len(fresh):
        raise PositionError(Fault.COUNT, "tickets", f"{len(fresh)} purses are needed")
    return tuple(
        _tickets(
            tuple(outer.as_number(n, f"tickets[{at}]") for n in purse.split(".")),
            f"tickets[{at}]",
        )
        for at, purse in enumerate(given)
    )


def _tickets(counts: tuple[int, ...], where: str) -> Tickets:
    if len(counts) != len(Tickets._fields):
        raise PositionError(Fault.COUNT, where, "wants taxi, bus and underground")
    return Tickets(*counts)


def _moved(clauses: Clauses, table: Table) -> tuple[bool, ...]:
    moved = clauses.pawns("moved", table.pawns)
    return tuple(pawn in moved for pawn in table.pawns)


def _checked(
    table: Table,
    start: StartingPosition,
    x_start: Station | None,
    past: tuple[Entry, ...],
) -> Position[GameState]:
    """The position with what is said of Mister X, checked as a whole."""
    if start.x_start is not None:
        if x_start not in (None, start.x_start):
            raise PositionError(Fault.JOURNEY, "start", "is not where x began")
        x_start = start.x_start
    reached, said = travelled(table, x_start, past), is_said(x_start, past)
    way_ends = reached if said else frozenset()
    check_way(way_ends, start.may)
    check_end(over=start.outcome is not None, said=said)
    open_start = x_start if start.log and table.edition.log is Log.OPEN else None
    start = replace(start, x_start=open_start, turn=_turn(table, start))
    if start.outcome is None:
        start = replace(start, may=start.may.difference(table.starts))
    table = replace(table, starting_position=start)
    check(resumed(table, x_start, past) if said else None, table)
    may = start.may and deduce(_seen(table, x_start, past))
    check_memory(way_ends, may)
    start = replace(start, may=may)
    return position_of(replace(table, starting_position=start), x_start, past)


def _seen(table: Table, x_start: Station | None, past: tuple[Entry, ...]) -> View:
    return view_for(position_of(table, x_start, past).alike, SPECTATOR)


def _turn(table: Table, start: StartingPosition) -> int:
    """Clockwise: the first player from the last one who moved that can move."""
    if start.phase is not Phase.PURSUIT or table.edition.order is Order.FREE:
        return 0
    last = len(table.seats)
    had = zip(table.owners, start.moved, strict=True)
    begun = [last if owner is None else owner for owner, moved in had if moved]
    for turn in range(max(begun, default=0), last):
        turned = replace(table, starting_position=replace(start, turn=turn))
        if movers(first_state(turned, table.starts[0])):
            return turn
    return last
