"""What no dice game can come to is refused with a reason."""

from __future__ import annotations

from itertools import groupby

from sy_core.errors import Fault, PositionError
from sy_core.hunting.notation import LEGS_OF_A_DOUBLE
from sy_core.hunting.state import GameState, Phase, StartingPosition, Table, Token
from sy_core.outcome import EndReason
from sy_core.terms import Ticket


def check_open(table: Table, start: StartingPosition) -> None:
    """Tableau, dice and turns fit each other."""
    _check_places(table, start)
    _check_reveals(table, start)
    _check_specials(table, start)
    _check_dice(table, start)
    waiting = start.phase in (Phase.ROLLING, Phase.PURSUIT)
    if waiting and all(start.moved):
        raise PositionError(Fault.TURN, "moved", "no detective is left to move")
    full = len(start.log) == table.log_spaces
    if full and start.phase is Phase.MISTER_X:
        raise PositionError(Fault.OVER, "log", "the tableau is full")


def _check_places(table: Table, start: StartingPosition) -> None:
    setting_up = not start.log
    if setting_up and not set(start.pursuers) <= set(table.layout.taxi_only):
        what = "detectives are placed where only taxis stop"
        raise PositionError(Fault.STATION, "at", what)
    if not setting_up and len(start.pursuers) < table.detectives:
        raise PositionError(Fault.COUNT, "at", f"{table.detectives} are needed")


def _check_reveals(table: Table, start: StartingPosition) -> None:
    """R34: a reveal lays open the whole way so far, and nothing else does."""
    for number, entry in enumerate(start.log, start=1):
        if entry.station is not None and not entry.shown:
            what = f"entry {number} has not been revealed yet"
            raise PositionError(Fault.LOG, "log", what, number)
    last = start.log[-1] if len(start.log) in table.marked else None
    if last is not None and last.station is None:
        what = "ends with a reveal: where is he?"
        raise PositionError(Fault.LOG, "log", what, len(start.log))


def _check_specials(table: Table, start: StartingPosition) -> None:
    """Mister X may be given fewer specials than the tableau leaves, never more."""
    tokens = [entry.token for entry in start.log]
    used = {
        "black": (start.black, Token.BLACK, table.crew.black),
        "helicopters": (start.helicopters, Token.HELICOPTER, 1),
    }
    for key, (left, token, most) in used.items():
        if not 0 <= left <= most - tokens.count(token):
            raise PositionError(Fault.TOTALS, key, "more than the tableau leaves")
    doubles = 0
    for _, turn in groupby(start.log, key=lambda entry: entry.round):
        legs = [entry.token for entry in turn]
        doubles += len(legs) == LEGS_OF_A_DOUBLE
        flown = Token.HELICOPTER in legs and not table.rules.helicopter_in_double
        black = legs.count(Token.BLACK) > 1 and table.rules.one_black
        if len(legs) == LEGS_OF_A_DOUBLE and (flown or black):
            raise PositionError(Fault.LOG, "log", "holds a double that is not allowed")
    if not 0 <= start.doubles <= 1 - doubles:
        raise PositionError(Fault.TOTALS, "doubles", "more than the tableau leaves")


def _check_dice(table: Table, start: StartingPosition) -> None:
    """A detective who has moved leaves one die or none; the rest is in hand."""
    used = len(start.played)
    over = start.phase is Phase.OVER
    most = table.detectives if over else sum(start.moved)
    if used > most or Ticket.BLACK in start.played:
        raise PositionError(Fault.TOTALS, "played", "no more dice were played")
    wanted = table.crew.dice - used if start.phase is Phase.PURSUIT else 0
    if len(start.hand) != wanted:
        what = f"{wanted} dice lie there"
        raise PositionError(Fault.TOTALS, "hand", what, wanted)


def check(state: GameState) -> None:
    """The game goes on, or the end is what it is said to be."""
    met = state.x_station in state.pursuers
    if state.outcome is None and met:
        raise PositionError(Fault.OVER, "x", "a detective stands there: he is caught")
    if state.outcome is not None and not _ended_so(state, state.outcome.reason, met):
        raise PositionError(Fault.OVER, "end", "the game did not end like this")


def _ended_so(state: GameState, reason: EndReason, met: bool) -> bool:
    if reason is EndReason.ESCAPED:
        return len(state.trail) == state.table.log_spaces and not met
    return met
