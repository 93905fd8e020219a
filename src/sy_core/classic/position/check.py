"""What no game can come to is refused with a reason."""

from __future__ import annotations

from sy_core.classic.advance import is_shown_at_once, stranding_ends
from sy_core.classic.deal import first_state, fresh_purses
from sy_core.classic.editions.model import Log
from sy_core.classic.position.reckoning import (
    black_left,
    doubles_left,
    supply_left,
    unsaid,
)
from sy_core.classic.reach import fugitive, movers
from sy_core.classic.state import Entry, GameState, Phase, StartingPosition, Table
from sy_core.errors import Fault, PositionError
from sy_core.outcome import EndReason
from sy_core.terms import Ticket


def check_log(table: Table, start: StartingPosition) -> None:
    """Reveals are where the edition has them; a phase has the log it needs."""
    is_open = table.edition.log is Log.OPEN
    for number, entry in enumerate(start.log, start=1):
        fits = _fits_open_log if is_open else _fits_hidden_log
        if not fits(table, start, number, entry):
            what = f"entry {number} is shown, hidden or unsaid against the rules"
            raise PositionError(Fault.LOG, "log", what, number)
    if start.phase is Phase.APPEARANCE and (
        start.appearances >= table.rules.appearances or start.log[-1].shown
    ):
        raise PositionError(Fault.TURN, "go", "Mister X cannot appear now")
    if any(start.moved) and start.phase not in (Phase.PURSUIT, Phase.OVER):
        raise PositionError(Fault.TURN, "moved", "the pursuit has not begun")


def _fits_hidden_log(
    table: Table, _: StartingPosition, number: int, entry: Entry
) -> bool:
    """Reveals show themselves; anything else only by an appearance (R27)."""
    if number in table.marked:
        told_nothing = entry.ticket is None and not entry.stayed
        return entry.shown or told_nothing
    return not entry.shown or table.rules.appearances > 0


def _fits_open_log(
    table: Table, start: StartingPosition, number: int, entry: Entry
) -> bool:
    """R29: he shows himself at his next turn at the latest."""
    concealed = number in table.marked and entry.ticket is not Ticket.BLACK
    if concealed and entry.ticket is not None:
        return False  # its ticket does not lie open
    last = number == len(start.log)
    if start.phase is Phase.MISTER_X or not last:
        return not last or entry.shown
    if is_shown_at_once(table, number, entry.ticket):
        return entry.shown
    return True


def check_totals(table: Table, start: StartingPosition) -> None:
    """Tickets are conserved; Mister X may be given fewer specials, never more."""
    for purse, fresh in zip(start.purses, fresh_purses(table), strict=True):
        if not all(0 <= n <= most for n, most in zip(purse, fresh, strict=True)):
            raise PositionError(Fault.TOTALS, "tickets", "more than a purse holds")
    log = start.log
    left = supply_left(table, start.purses, log)
    gone = [n - held for n, held in zip(left, start.supply, strict=True)]
    if min(gone) < 0 or sum(gone) > unsaid(log):
        raise PositionError(Fault.TOTALS, "supply", "the tickets do not add up")
    if table.rules.strict_supply and min(start.supply) < 0:
        raise PositionError(Fault.TOTALS, "supply", "more was taken than there was")
    if not 0 <= start.black <= black_left(table, log):
        raise PositionError(Fault.TOTALS, "black", "more than the log leaves")
    if not 0 <= start.doubles <= doubles_left(table, log):
        raise PositionError(Fault.TOTALS, "doubles", "more than the log leaves")


def check(begun: GameState | None, table: Table) -> None:
    """Somebody can go on, or the end is what it is said to be.

    *begun* is None where it is not said where Mister X is.
    """
    state = begun or first_state(table, table.starts[0])
    if state.outcome is not None:
        if not _ended_so(state, state.outcome.reason):
            raise PositionError(Fault.OVER, "end", "the game did not end like this")
        return
    if begun and state.x_station in state.pursuers:
        raise PositionError(Fault.OVER, "x", "a pursuer stands there: he is caught")
    if begun and _is_blocked(state):
        raise PositionError(Fault.OVER, "x", "Mister X is blocked: the game is over")
    if _stranded(state):
        raise PositionError(Fault.OVER, "tickets", "all detectives are stranded")
    if state.phase is Phase.PURSUIT and not movers(state):
        raise PositionError(Fault.TURN, "moved", "no pursuer can move any more")


def _is_blocked(state: GameState) -> bool:
    """R7: the game would have ended when his turn began."""
    begun = state.phase is Phase.MISTER_X and not state.table.rules.blocked_stays
    return begun and fugitive(state).is_blocked()


def _stranded(state: GameState) -> bool:
    """R3, R4: the game would have ended after a round, or at once by house rule."""
    begun = state.phase is Phase.MISTER_X and state.round > 1
    at_once = state.phase is Phase.PURSUIT and state.table.rules.stranding_at_once
    return (begun or at_once) and stranding_ends(state)


def _ended_so(state: GameState, reason: EndReason) -> bool:
    match reason:
        case EndReason.CAUGHT:
            return state.x_station in state.pursuers
        case EndReason.BLOCKED:
            return fugitive(state).is_blocked()
        case EndReason.ESCAPED:
            return state.round == state.table.rules.rounds
        case _:
            return stranding_ends(state)
