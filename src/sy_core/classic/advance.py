"""What a legal move does. Nothing here checks: :func:`rules.apply` does.

Order of evaluation in a round::

    Mister X's turn: no legal ride -> detectives win (R7)
                     one entry per ride, reveals as due
    pursuit:         while an unmoved pursuer can move, one moves (R17)
                     on Mister X's station -> detectives win
    end of round:    last round -> Mister X wins
                     all detectives stranded -> Mister X wins (R3, R4)
"""

from __future__ import annotations

from dataclasses import replace

from sy_core.classic.editions.model import Log, Order
from sy_core.classic.moves import Appear, Double, Move, PawnRide, Ride, Stay
from sy_core.classic.reach import added, all_stranded, fugitive, movers, paid_by_x
from sy_core.classic.state import Entry, GameState, Phase, Table
from sy_core.outcome import EndReason, Outcome
from sy_core.terms import Ticket


def advance(state: GameState, move: Move) -> GameState:
    """The state after *move*, which the caller knows to be legal."""
    state = replace(state, moves=(*state.moves, move))
    match move:
        case PawnRide():
            return _after_pawn_ride(state, move)
        case Ride() | Double():
            return _after_turn(_with_entries(state, move))
        case Appear():
            return _open_pursuit(_with_appearance(state, move))
        case Stay():
            return _after_turn(_with_stay(state))
        case _:  # he hides
            return _open_pursuit(state)


def open_turn(state: GameState) -> GameState:
    """Begin Mister X's turn: in an open log he first shows himself (R29)."""
    state = replace(state, phase=Phase.MISTER_X)
    if state.table.edition.log is Log.OPEN and state.trail:
        state = _with_last_turn_open(state)
    if fugitive(state).is_blocked() and not state.table.rules.blocked_stays:
        return _over(state, EndReason.BLOCKED)
    return state


def _with_entries(state: GameState, move: Ride | Double) -> GameState:
    """Write one log entry per ride and pay for it."""
    legs = move.legs
    black, supply = state.black, state.supply
    trail = state.trail
    for leg in legs:
        black, supply = paid_by_x(state.table, black, supply, leg.ticket)
        shown = is_shown_at_once(state.table, len(trail) + 1, leg.ticket)
        if shown and state.table.edition.log is Log.OPEN and trail:
            # R29: a concealed leg is shown before an open one follows.
            trail = (*trail[:-1], replace(trail[-1], shown=True))
        trail = (*trail, Entry(state.round, leg.ticket, leg.to, shown))
    return replace(
        state,
        trail=trail,
        black=black,
        supply=supply,
        doubles=state.doubles - (len(legs) - 1),
    )


def _with_stay(state: GameState) -> GameState:
    """A blocked Mister X stays: the entry repeats his station (R7)."""
    shown = is_shown_at_once(state.table, len(state.trail) + 1, None)
    entry = Entry(state.round, None, state.x_station, shown, stayed=True)
    return replace(state, trail=(*state.trail, entry))


def is_shown_at_once(table: Table, number: int, ticket: Ticket | None) -> bool:
    """Whether log entry *number* is made in sight of the detectives (R13, R29)."""
    if table.edition.log is Log.HIDDEN:
        return number in table.marked
    return number not in table.marked and ticket is not Ticket.BLACK


def _with_last_turn_open(state: GameState) -> GameState:
    """R31a: nothing but a hand covered its entries; formerly, only the last opened."""
    if not state.table.rules.both_open:
        return _with_last_entry_shown(state)
    last = state.trail[-1].round
    return replace(
        state,
        trail=tuple(
            replace(entry, shown=entry.shown or entry.station is not None)
            if entry.round == last
            else entry
            for entry in state.trail
        ),
    )


def _with_last_entry_shown(state: GameState) -> GameState:
    *before, last = state.trail
    return replace(state, trail=(*before, replace(last, shown=True)))


def _after_turn(state: GameState) -> GameState:
    """R27: he may appear after a turn that did not end on a reveal."""
    if state.appearances < state.table.rules.appearances and not state.trail[-1].shown:
        return replace(state, phase=Phase.APPEARANCE)
    return _open_pursuit(state)


def _with_appearance(state: GameState, move: Appear) -> GameState:
    """R27: he shows himself and takes tickets of the detectives into his stock."""
    purses = list(state.purses)
    supply = state.supply
    for pawn, ticket in move.takings:
        at = state.table.purse_of[state.table.pawns.index(pawn)]
        assert at is not None
        purses[at] = added(purses[at], ticket, -1)
        supply = added(supply, ticket, 1)
    shown = _with_last_entry_shown(state)
    return replace(
        shown,
        purses=tuple(purses),
        supply=supply,
        appearances=state.appearances + 1,
    )


def _open_pursuit(state: GameState) -> GameState:
    unmoved = (False,) * len(state.pursuers)
    return _go_on(replace(state, phase=Phase.PURSUIT, moved=unmoved, turn=0))


def _after_pawn_ride(state: GameState, move: PawnRide) -> GameState:
    index = state.table.pawns.index(move.pawn)
    pursuers = (*state.pursuers[:index], move.to, *state.pursuers[index + 1 :])
    moved = (*state.moved[:index], True, *state.moved[index + 1 :])
    state = replace(_with_fare(state, index, move), pursuers=pursuers, moved=moved)
    if move.to == state.x_station:
        return _over(state, EndReason.CAUGHT)
    return _go_on(state)


def _with_fare(state: GameState, index: int, move: PawnRide) -> GameState:
    """The used ticket goes from the detective's purse into the supply."""
    at = state.table.purse_of[index]
    if at is None:
        return state
    paid = added(state.purses[at], move.ticket, -1)
    purses = (*state.purses[:at], paid, *state.purses[at + 1 :])
    return replace(state, purses=purses, supply=added(state.supply, move.ticket, 1))


def _go_on(state: GameState) -> GameState:
    """Leave the pursuit to the next pursuer that can move, or end the round."""
    if state.table.rules.stranding_at_once and stranding_ends(state):
        return _over(state, EndReason.STRANDED)
    if movers(state):
        return state
    if state.table.edition.order is Order.CLOCKWISE:
        # R17, R25: a player is asked once, on his own turn; common pawns come last.
        while state.turn < len(state.table.seats):
            state = replace(state, turn=state.turn + 1)
            if movers(state):
                return state
    return _end_round(state)


def _end_round(state: GameState) -> GameState:
    if state.round == state.table.rules.rounds:
        return _over(state, EndReason.ESCAPED)
    if stranding_ends(state):
        return _over(state, EndReason.STRANDED)
    return open_turn(replace(state, round=state.round + 1))


def stranding_ends(state: GameState) -> bool:
    """Whether the chase is over; R3: as a house rule bobbies keep it going."""
    if state.table.rules.bobbies_prolong and state.table.crew.bobbies:
        return False
    return all_stranded(state)


def _over(state: GameState, reason: EndReason) -> GameState:
    return replace(state, phase=Phase.OVER, outcome=Outcome(reason))
