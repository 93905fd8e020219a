"""What holds in every game of every edition, player count and house rule."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from support.at_random import played_again
from support.play import random_move
from support.tables import games, whole_games
from sy_core import (
    SPECTATOR,
    IllegalMoveError,
    Phase,
    apply,
    deduce,
    legal_legs,
    legal_moves,
    to_move,
    view_for,
    write_record,
)
from sy_core.classic.explain import explain
from sy_core.classic.moves import Double, PawnRide, Ride
from sy_core.registry import CLASSIC
from sy_core.terms import Ticket


@given(whole_games())
def test_the_game_always_ends_and_the_log_never_overflows(state):
    """Rules §1: entries are rounds plus doubles played."""
    doubles = state.table.edition.doubles - state.doubles

    assert state.outcome is not None
    assert state.round <= state.table.rules.rounds
    assert len(state.trail) <= state.table.log_spaces
    assert len(state.trail) - doubles in (state.round - 1, state.round)


@given(whole_games())
def test_tickets_are_conserved_and_pursuers_never_share(game):
    """Purses, supply and log always hold what was dealt."""
    dealt = None
    for state in played_again(CLASSIC, game):
        log = [entry.ticket for entry in state.trail]
        free = state.table.edition.allotment is None
        totals = [
            state.supply[kind]
            + sum(purse[kind] for purse in state.purses)
            + (0 if free else log.count(ticket))
            for kind, ticket in enumerate((Ticket.TAXI, Ticket.BUS, Ticket.UNDERGROUND))
        ]
        dealt = dealt or totals
        assert totals == dealt
        assert state.black + log.count(Ticket.BLACK) == state.table.crew.black
        assert all(count >= 0 for purse in state.purses for count in purse)
        assert min(state.black, state.doubles) >= 0
        assert len(set(state.pursuers)) == len(state.pursuers)


@given(games())
def test_apply_accepts_exactly_the_legal_moves(state):
    """Against every ride to every station by every ticket, and sampled doubles."""
    legal = list(legal_moves(state))
    stations = state.table.edition.board.stations
    rides = [Ride(ticket, to) for ticket in Ticket for to in stations]
    pawns = [
        PawnRide(pawn, ticket, to)
        for pawn in state.table.pawns
        for ticket in Ticket
        for to in stations[:: 1 + len(state.table.pawns)]
    ]

    accepted = {move for move in (*rides, *pawns) if explain(state, move) is None}

    singles = {move for move in legal if isinstance(move, Ride | PawnRide)}
    tried = set(rides) | set(pawns)
    assert accepted == singles & tried
    assert len(set(legal)) == len(legal)
    assert all(apply(state, move).moves == (*state.moves, move) for move in legal[:60])


@given(games(), st.data())
def test_a_double_is_legal_exactly_if_its_legs_follow_each_other(state, data):
    legal = set(legal_moves(state))
    firsts = legal_legs(state)
    stations = st.sampled_from(state.table.edition.board.stations)
    legs = st.builds(Ride, st.sampled_from(list(Ticket)), stations)
    if firsts:
        first = data.draw(st.sampled_from(firsts) | legs)
        second = data.draw(legs)
        move = Double((first, second))

        assert (move in legal) == (second in legal_legs(state, [first]))
        assert (move in legal) == (explain(state, move) is None)
    assert {m.legs[0] for m in legal if isinstance(m, Double)} == set(
        legal_legs(state, more=1)
    )


@given(games())
def test_somebody_is_to_move_until_the_end(state):
    assert bool(to_move(state)) == (state.outcome is None)
    assert bool(legal_moves(state)) == (state.outcome is None)
    assert (state.phase is Phase.OVER) == (state.outcome is not None)


@given(games(), st.integers(0, 2**32))
def test_a_refused_move_changes_nothing(state, seed):
    move = random_move(state, Random(seed)) if state.outcome is None else Ride("T", 1)
    if state.outcome is None:
        state = apply(state, move)
    before = write_record(state)

    try:
        apply(state, move)
    except IllegalMoveError:
        assert write_record(state) == before


@given(games(most=60))
def test_the_true_station_is_always_among_those_deduced(state):
    assert state.x_station in deduce(view_for(state, SPECTATOR))
