"""What holds in every dice game, whatever the edition, players and house rules."""

from __future__ import annotations

from contextlib import suppress
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.at_random import played_again
from support.hunting.scenes import (
    games,
    laid,
    new_games,
    play,
    play_randomly,
    whole_games,
)
from sy_core import EndReason, IllegalMoveError
from sy_core.hunting import (
    Again,
    Double,
    Fly,
    PawnRide,
    PawnStay,
    Phase,
    Place,
    Ride,
    Roll,
    RunIn,
    Start,
    Stay,
    advance,
    apply,
    deduce,
    explain,
    legal_legs,
    legal_moves,
    load_record,
    random_game,
    to_move,
    view_for,
    write_record,
)
from sy_core.hunting.dice import rolls
from sy_core.hunting.editions import DICE
from sy_core.registry import HUNTING
from sy_core.terms import MISTER_X, SPECTATOR, Ticket


@given(whole_games())
def test_the_game_always_ends_and_the_tableau_never_overflows(state):
    """Rules §6: the last space, one more turn, then it is over."""
    entries = len(state.trail)

    assert state.outcome is not None
    assert entries <= state.table.log_spaces
    assert state.round <= state.table.log_spaces
    if state.outcome.reason is EndReason.ESCAPED:
        assert entries == state.table.log_spaces


@given(whole_games())
def test_seven_dice_always_suffice(game):
    """R37: tableau 0 to 3 at any round start, so at least D dice remain."""
    for state in played_again(HUNTING, game):
        in_use = state.covered + len(state.hand) + len(state.played)
        assert in_use <= DICE
        if state.phase is Phase.ROLLING:
            assert state.covered + state.to_roll + len(state.played) <= DICE
            if not any(state.moved):
                assert state.covered <= 3


@pytest.mark.parametrize(
    ("turn", "longer"), [(t, n) for n in (0, 1) for t in range(12 + n)]
)
def test_dice_suffice_whenever_the_double_is_played(turn, longer):
    """R37: every timing of the double, none included (turn 0)."""
    state = play(laid(4, longer=longer), "D1@2 D2@8 D3@9 @30")
    while state.outcome is None:
        assert state.covered <= 3
        assert DICE - state.covered >= state.to_roll
        for _ in range(3):
            number = to_move(state)[0][-1]
            state = play(state, f"*XXXX D{number}-")
        if state.outcome is None:
            state = play(state, "X29+X30" if state.round == turn else "-")

    assert state.outcome.reason is EndReason.ESCAPED
    assert state.doubles == (turn == 0)


@given(whole_games())
def test_specials_and_chips_are_spent_once(game):
    """Rules §6: what is crossed off was used, what was used is crossed off."""
    for state in played_again(HUNTING, game):
        tokens = [entry.token.value for entry in state.trail]
        doubles = sum(isinstance(move, Double) for move in state.moves)
        chips = sum(isinstance(move, Again) for move in state.moves)
        assert state.black + tokens.count("X") == state.table.crew.black
        assert state.helicopters + tokens.count("H") == 1
        assert state.doubles + doubles == 1
        assert state.chips + chips == 3
        assert min(state.black, state.helicopters, state.doubles, state.chips) >= 0


@given(whole_games())
def test_one_pawn_per_space(game):
    """Rules §6, limits; Mister X shares one only when he is lost."""
    for state in played_again(HUNTING, game):
        assert len(set(state.pursuers)) == len(state.pursuers)
        met = bool(state.trail) and state.x_station in state.pursuers
        assert met == (
            state.outcome is not None and state.outcome.reason is not EndReason.ESCAPED
        )


@given(whole_games())
def test_nobody_runs_in_where_it_is_forbidden(state):
    """R39 as a house rule."""
    if state.table.rules.run_in is RunIn.FORBIDDEN:
        assert state.outcome.reason is not EndReason.RAN_INTO_DETECTIVE


def every_single_move(state):
    """All that could be said on this table, legal or not, but for doubles."""
    table = state.table
    spaces = [*table.layout.spaces, 37]
    pawns = [*table.pawns, "D4"]
    yield from (Place(pawn, to) for pawn, to in product(pawns, spaces))
    yield from map(Start, spaces)
    yield from (Roll(faces) for count in range(1, 6) for faces in rolls(count))
    yield from (PawnRide(*what) for what in product(pawns, Ticket, spaces))
    yield from map(PawnStay, pawns)
    yield from (Ride(ticket, to) for ticket, to in product(Ticket, spaces))
    yield from map(Fly, spaces)
    yield from (Again(), Stay())


@given(games())
def test_apply_accepts_exactly_the_legal_moves(state):
    """Against every move that can be said, doubles aside."""
    legal = list(iter(legal_moves(state)))

    accepted = {m for m in every_single_move(state) if explain(state, m) is None}

    assert accepted == {move for move in legal if not isinstance(move, Double)}
    assert len(set(legal)) == len(legal) == len(legal_moves(state))
    assert all(move in legal_moves(state) for move in legal)
    assert all(apply(state, move).moves[-1] == move for move in legal[:40])


@given(games(), st.data())
def test_a_double_is_legal_exactly_if_its_legs_follow_each_other(state, data):
    """R46, and legs can be asked for one by one."""
    legal = {move for move in legal_moves(state) if isinstance(move, Double)}
    spaces = st.sampled_from(state.table.layout.spaces)
    legs = st.builds(Ride, st.sampled_from(list(Ticket)), spaces) | st.builds(
        Fly, spaces
    )
    firsts = legal_legs(state, more=1)
    first = data.draw(st.sampled_from(firsts) | legs if firsts else legs)
    second = data.draw(legs)
    move = Double((first, second))

    assert (move in legal) == (explain(state, move) is None)
    assert (move in legal) == (second in legal_legs(state, [first]))
    assert {move.legs[0] for move in legal} == set(firsts)
    assert all(explain(state, double) is None for double in list(legal)[:30])


@given(games())
def test_somebody_is_to_move_until_the_end(state):
    """And whoever is may make a move; nobody else may."""
    going_on = state.outcome is None
    assert bool(to_move(state)) == going_on
    assert bool(legal_moves(state)) == going_on
    for move in list(iter(legal_moves(state)))[:20]:
        seats = (MISTER_X, SPECTATOR, *state.table.seats)
        may = [seat for seat in seats if explain(state, move, seat) is None]
        assert tuple(may) == to_move(state)


@given(games(), st.integers(0, 2**32))
def test_a_refused_move_changes_nothing(state, seed):
    """States are values."""
    before = write_record(state)
    other = play_randomly(state, Random(seed), len(state.moves) + 1)
    move = other.moves[-1] if other.moves else Stay()

    with suppress(IllegalMoveError):
        apply(other, move)
    assert write_record(state) == before


@given(games(most=80))
def test_the_true_space_is_always_among_those_deduced(state):
    """For every seat."""
    if state.trail:
        for seat in (MISTER_X, SPECTATOR, *state.table.seats):
            assert state.x_station in deduce(view_for(state, seat))


@given(new_games(), st.integers(0, 2**32))
def test_random_games_are_games(start, seed):
    """The trusted advance of playouts makes checked games."""
    state = random_game(start, Random(seed))

    assert state.phase is Phase.OVER
    assert load_record(write_record(state)) == state


@given(games())
def test_advance_is_apply_for_legal_moves(state):
    """The trusted path and the checked path agree."""
    for move in list(iter(legal_moves(state)))[:10]:
        assert advance(state, move) == apply(state, move)
