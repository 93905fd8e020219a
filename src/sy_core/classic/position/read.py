"""Position text as a position; whatever is wrong is a PositionError.

An author writes only what matters: what is left out is as in a fresh game.
"""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from sy_core.classic.deal import first_state, fresh_purses, house_rules
from sy_core.classic.deduce import deduce
from sy_core.classic.editions import edition_named
from sy_core.classic.editions.model import Log, Order, Tickets
from sy_core.classic.position.check import check, check_log, check_totals
from sy_core.classic.position.logbook import read_log, read_way
from sy_core.classic.position.placed import Placed
from sy_core.classic.position.reckoning import (
    black_left,
    doubles_left,
    supply_left,
    travelled,
    usual_players,
)
from sy_core.classic.reach import movers
from sy_core.classic.state import Entry, Phase, Setting, Table
from sy_core.errors import Fault, PositionError, SetupError
from sy_core.formats import clauses as outer
from sy_core.formats.clauses import Clauses
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


def read_placed(text: str) -> Placed:
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
    start = _open_start(clauses, table)
    setting = _setting(clauses, table, log, start)
    setting = replace(setting, round=rounds, phase=phase, outcome=outcome)
    check_log(table, setting)
    check_totals(table, setting)
    way = read_way(clauses, table, log)
    return _placed(replace(table, setting=setting), way)


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
        rules = house_rules(edition, clauses.house(), players)
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


def _setting(
    clauses: Clauses, table: Table, log: tuple[Entry, ...], start: Station | None
) -> Setting:
    """All that lies open; round and phase are filled in by the caller."""
    purses = _purses(clauses, table)
    supply = supply_left(table, purses, log)
    if clauses.has("supply"):
        supply = _tickets(clauses.numbers("supply"), "supply")
    black, doubles = black_left(table, log), doubles_left(table, log)
    board = table.edition.board
    reached = travelled(table, start, log)
    may = clauses.may(board.places)
    return Setting(
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
        x_start=start,
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
    moved = clauses.items("moved")
    for index, pawn in enumerate(moved):
        if pawn not in table.pawns:
            raise PositionError(Fault.FORM, f"moved[{index}]", "is no pawn here")
    return tuple(pawn in moved for pawn in table.pawns)


def _placed(table: Table, way: tuple[Station | None, tuple[Entry, ...]]) -> Placed:
    """The position with what is said of Mister X, checked as a whole."""
    setting = table.setting
    assert setting is not None
    x_start, past = _from_open_start(setting, way)
    told = x_start if setting.log and table.edition.log is Log.OPEN else None
    reached = travelled(table, x_start, past)
    placed = Placed(table, x_start, past)
    if placed.complete and not reached <= setting.may:
        raise PositionError(Fault.JOURNEY, "x", "he cannot be there")
    if setting.outcome is not None and not placed.complete:
        raise PositionError(Fault.MISSING, "x", "after the end all is open")
    setting = replace(setting, x_start=told, turn=_turn(table, setting))
    if setting.outcome is None:
        setting = replace(setting, may=setting.may.difference(table.starts))
    placed = replace(placed, table=replace(table, setting=setting))
    check(placed)
    return _remembered(placed, reached)


def _from_open_start(
    setting: Setting, way: tuple[Station | None, tuple[Entry, ...]]
) -> tuple[Station | None, tuple[Entry, ...]]:
    x_start, past = way
    if setting.x_start is None:
        return way
    if x_start not in (None, setting.x_start):
        raise PositionError(Fault.JOURNEY, "start", "is not where x began")
    return setting.x_start, past


def _remembered(placed: Placed, reached: frozenset[Station]) -> Placed:
    """The position with exactly the stations that the detectives cannot rule out."""
    setting = placed.table.setting
    assert setting is not None
    may = deduce(placed.view(SPECTATOR)) if setting.may else setting.may
    if not may or (placed.complete and not reached <= may):
        raise PositionError(Fault.JOURNEY, "log", "no journey of Mister X explains it")
    setting = replace(setting, may=may)
    return replace(placed, table=replace(placed.table, setting=setting))


def _turn(table: Table, setting: Setting) -> int:
    """Clockwise: the first player from the last one who moved that can move."""
    if setting.phase is not Phase.PURSUIT or table.edition.order is Order.FREE:
        return 0
    last = len(table.seats)
    had = zip(table.owners, setting.moved, strict=True)
    begun = [last if owner is None else owner for owner, moved in had if moved]
    for turn in range(max(begun, default=0), last):
        turned = replace(table, setting=replace(setting, turn=turn))
        if movers(first_state(turned, table.starts[0])):
            return turn
    return last
