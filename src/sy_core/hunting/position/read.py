"""Position text of the dice game as a position; what is wrong is a PositionError.

An author writes only what matters: what is left out is as in a fresh game.
"""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from sy_core.errors import Fault, PositionError, SetupError
from sy_core.formats import clauses as outer
from sy_core.formats.clauses import Clauses
from sy_core.formats.position import Position, check_end, check_memory, check_way
from sy_core.hunting.deal import first_state, new_game
from sy_core.hunting.deduce import deduce
from sy_core.hunting.dice import Faces, in_order
from sy_core.hunting.editions import CHIPS, DOUBLES, HELICOPTERS, edition_named
from sy_core.hunting.position.check import check, check_open
from sy_core.hunting.position.logbook import read_log, read_way
from sy_core.hunting.position.model import is_said, position_of
from sy_core.hunting.position.reckoning import (
    specials_left,
    travelled,
    usual_phase,
    usual_players,
)
from sy_core.hunting.state import (
    Entry,
    GameState,
    Phase,
    StartingPosition,
    Table,
)
from sy_core.hunting.view import view_for
from sy_core.outcome import EndReason, Outcome
from sy_core.terms import SPECTATOR, Station, Ticket

WORDS: Final = MappingProxyType(
    {
        "place": Phase.PLACING,
        "hide": Phase.HIDING,
        "roll": Phase.ROLLING,
        "use": Phase.PURSUIT,
        "x": Phase.MISTER_X,
    }
)
"""What comes next, in a word."""
ENDS: Final = MappingProxyType(
    {
        reason.replace("_", "-"): Outcome(reason)
        for reason in (
            EndReason.CAUGHT,
            EndReason.RAN_INTO_DETECTIVE,
            EndReason.ESCAPED,
        )
    }
)
KEYS: Final = (
    *("players", "house", "tiles", "light", "at", "go", "end", "moved", "log"),
    *("hand", "played", "chips", "black", "doubles", "helicopters"),
    *("may", "not", "x"),
)


def read_position(text: str) -> Position[GameState]:
    """The position that *text* describes."""
    clauses = outer.read(text)
    clauses.only(KEYS)
    table = _table(clauses)
    log, announced = read_log(clauses, table)
    start = _start(clauses, table, log, announced)
    check_open(table, start)
    return _checked(table, start, read_way(clauses, table, log))


def _table(clauses: Clauses) -> Table:
    tiles = clauses.text("tiles")
    try:
        edition = edition_named(clauses.edition)
        players = clauses.number("players", usual_players(edition, len(tiles)), 9)
        if players is None:
            raise PositionError(Fault.COUNT, "tiles", "no party has so many")
        light = clauses.values.get("light", "")
        rules = clauses.house(edition.former)
        game = new_game(edition, players, tiles=tiles, light=light, rules=rules)
    except SetupError as error:
        raise outer.setup_fault(error) from None
    return game.table


def _start(
    clauses: Clauses, table: Table, log: tuple[Entry, ...], announced: str | None
) -> StartingPosition:
    """All that lies open."""
    at = clauses.apart("at", table.layout.places)
    if len(at) > table.detectives:
        raise PositionError(Fault.COUNT, "at", f"{table.detectives} are enough")
    outcome = clauses.choice("end", ENDS, None)
    phase = _phase(clauses, table, at, outcome, hidden=bool(log))
    ran_in = outcome is not None and outcome.reason is EndReason.RAN_INTO_DETECTIVE
    turns = len({entry.round for entry in log})
    rounds = [entry.round for entry in log]
    left = specials_left(table, [entry.token for entry in log], rounds)
    reached, may = travelled(table, announced, log), clauses.may(table.layout.places)
    return StartingPosition(
        round=turns - ran_in,
        phase=phase,
        log=log,
        announced=announced,
        pursuers=at,
        moved=_moved(clauses, table, phase),
        hand=_faces(clauses, "hand"),
        played=_faces(clauses, "played"),
        chips=clauses.number("chips", CHIPS, CHIPS),
        black=clauses.number("black", left.black, table.crew.black),
        doubles=clauses.number("doubles", left.doubles, DOUBLES),
        helicopters=clauses.number("helicopters", left.helicopters, HELICOPTERS),
        outcome=outcome,
        may=reached if may is None else reached & may,
    )


def _phase(
    clauses: Clauses,
    table: Table,
    at: tuple[Station, ...],
    outcome: Outcome | None,
    *,
    hidden: bool,
) -> Phase:
    usual = usual_phase(table, at, hidden=hidden)
    phase = clauses.choice("go", WORDS, usual)
    if outcome is not None:
        if clauses.has("go"):
            raise PositionError(Fault.TURN, "go", "the game is over")
        return Phase.OVER
    in_play = (Phase.ROLLING, Phase.PURSUIT, Phase.MISTER_X)
    if phase is not usual and not (phase in in_play and usual in in_play):
        raise PositionError(Fault.TURN, "go", f"{usual.value} comes first")
    return phase


def _moved(clauses: Clauses, table: Table, phase: Phase) -> tuple[bool, ...]:
    moved = clauses.pawns("moved", table.pawns)
    if phase in (Phase.PLACING, Phase.HIDING):
        return ()
    everybody = phase is Phase.MISTER_X
    return tuple(everybody or pawn in moved for pawn in table.pawns)


def _faces(clauses: Clauses, key: str) -> Faces:
    letters = clauses.values.get(key, "")
    if not set(letters) <= set(Ticket):
        raise PositionError(Fault.FORM, key, "dice show T, B, U or X")
    faces = tuple(map(Ticket, letters))
    return in_order(faces) if key == "hand" else faces


def _checked(
    table: Table, start: StartingPosition, past: tuple[Entry, ...]
) -> Position[GameState]:
    """The position checked as a whole, with what the detectives cannot rule out."""
    said = is_said(past)
    check_end(over=start.outcome is not None, said=said)
    reached = travelled(table, start.announced, past)
    way_ends = reached if said and past else frozenset()
    check_way(way_ends, start.may)
    if start.outcome is None:
        start = replace(start, may=start.may.difference(start.pursuers))
    table = replace(table, starting_position=start)
    if said and past:
        check(first_state(table, past))
    may = start.may and deduce(view_for(position_of(table, past).alike, SPECTATOR))
    check_memory(way_ends, may)
    start = replace(start, may=may)
    return position_of(replace(table, starting_position=start), past)
