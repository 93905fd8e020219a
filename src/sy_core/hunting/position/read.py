"""Position text of the dice game as a position; what is wrong is a PositionError.

An author writes only what matters: what is left out is as in a fresh game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final, NamedTuple

from sy_core.errors import Fault, PositionError, SetupError
from sy_core.formats import clauses as outer
from sy_core.formats.clauses import Clauses
from sy_core.hunting.deal import new_game
from sy_core.hunting.deduce import deduce
from sy_core.hunting.dice import Faces, in_order
from sy_core.hunting.editions import CHIPS, DOUBLES, HELICOPTERS, Edition, edition_named
from sy_core.hunting.layout import WIDTH
from sy_core.hunting.position.check import check, check_open
from sy_core.hunting.position.logbook import read_log, read_way, travelled
from sy_core.hunting.position.placed import Placed
from sy_core.hunting.state import Entry, Phase, Setting, Table, Token
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


class Specials(NamedTuple):
    """What Mister X has left."""

    black: int
    doubles: int
    helicopters: int


def usual_players(edition: Edition, tiles: int) -> int | None:
    """The largest party for so many tiles, if there is any."""
    crews = edition.crews.items()
    return max((n for n, crew in crews if crew.rows * WIDTH == tiles), default=None)


def usual_phase(table: Table, at: Sequence[Station], *, hidden: bool) -> Phase:
    """What comes next if nothing is said of it."""
    if len(at) < table.detectives:
        return Phase.PLACING
    return Phase.ROLLING if hidden else Phase.HIDING


def specials_left(
    table: Table, tokens: Sequence[Token], rounds: Sequence[int]
) -> Specials:
    """What the tableau leaves of Mister X's special moves."""
    return Specials(
        table.crew.black - tokens.count(Token.BLACK),
        DOUBLES - (len(rounds) - len(set(rounds))),
        HELICOPTERS - tokens.count(Token.HELICOPTER),
    )


def read_placed(text: str) -> Placed:
    """The position that *text* describes."""
    clauses = outer.read(text)
    clauses.only(KEYS)
    table = _table(clauses)
    log, announced = read_log(clauses, table)
    setting = _setting(clauses, table, log, announced)
    check_open(table, setting)
    past = read_way(clauses, table, log)
    return _placed(Placed(replace(table, setting=setting), past))


def _table(clauses: Clauses) -> Table:
    tiles = clauses.text("tiles")
    try:
        edition = edition_named(clauses.edition)
        players = clauses.number("players", usual_players(edition, len(tiles)), 9)
        if players is None:
            raise PositionError(Fault.COUNT, "tiles", "no party has so many")
        light = clauses.values.get("light", "")
        rules = clauses.house()
        game = new_game(edition, players, tiles=tiles, light=light, rules=rules)
    except SetupError as error:
        raise outer.setup_fault(error) from None
    return game.table


def _setting(
    clauses: Clauses, table: Table, log: tuple[Entry, ...], announced: str | None
) -> Setting:
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
    return Setting(
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
    pawns = clauses.items("moved")
    for index, pawn in enumerate(pawns):
        if pawn not in table.pawns:
            raise PositionError(Fault.FORM, f"moved[{index}]", "is no pawn here")
    if phase in (Phase.PLACING, Phase.HIDING):
        return ()
    everybody = phase is Phase.MISTER_X
    return tuple(everybody or pawn in pawns for pawn in table.pawns)


def _faces(clauses: Clauses, key: str) -> Faces:
    letters = clauses.values.get(key, "")
    if not set(letters) <= set(Ticket):
        raise PositionError(Fault.FORM, key, "dice show T, B, U or X")
    faces = tuple(map(Ticket, letters))
    return in_order(faces) if key == "hand" else faces


def _placed(placed: Placed) -> Placed:
    """The position checked as a whole, with what the detectives cannot rule out."""
    table = placed.table
    setting = table.setting
    assert setting is not None
    if setting.outcome is not None and not placed.complete:
        raise PositionError(Fault.MISSING, "x", "after the end all is open")
    reached = travelled(table, setting.announced, placed.past)
    hidden = placed.complete and bool(placed.past)
    if hidden and not reached <= setting.may:
        raise PositionError(Fault.JOURNEY, "x", "he cannot be there")
    if setting.outcome is None:
        setting = replace(setting, may=setting.may.difference(setting.pursuers))
    placed = replace(placed, table=replace(table, setting=setting))
    check(placed)
    may = deduce(placed.view(SPECTATOR)) if setting.may else setting.may
    if not may or (hidden and not reached <= may):
        raise PositionError(Fault.JOURNEY, "log", "no journey of Mister X explains it")
    table = replace(table, setting=replace(setting, may=may))
    return replace(placed, table=table)
