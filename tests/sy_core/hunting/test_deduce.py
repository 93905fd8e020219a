"""What the detectives can work out: exact against brute force."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from support.hunting.scenes import games, laid, on_turn, play, play_randomly
from sy_core import ViewError
from sy_core.hunting import (
    Phase,
    advance,
    apply,
    deduce,
    legal_moves,
    sample_state,
    undo,
    view_for,
)
from sy_core.hunting.deal import first_state
from sy_core.sharing import read_position
from sy_core.terms import MISTER_X, SPECTATOR

OPENING = "D1@14 D2@9 @1"
BEGUN = "A_hunting_tiles-DEABCF"
HIS = (Phase.HIDING, Phase.MISTER_X)
MOST_WORLDS = 3_000


def worlds_like(state):
    """Every game with the public history of *state*, by trying all his moves.

    None if there are too many to try.
    """
    worlds = [first_state(state.table)]
    truth = worlds[0]
    for move in state.moves:
        tried = [
            apply(world, other)
            for world in worlds
            for other in (legal_moves(world) if truth.phase in HIS else (move,))
        ]
        truth = apply(truth, move)
        seen = view_for(truth, SPECTATOR)
        worlds = [world for world in tried if view_for(world, SPECTATOR) == seen]
        if len(worlds) > MOST_WORLDS:
            return None
    return worlds


@given(games(most=30))
def test_deduce_equals_brute_force(state):
    """Equal to enumerating all of his moves that look the same."""
    worlds = worlds_like(state)
    assume(worlds is not None)

    found = deduce(view_for(state, SPECTATOR))

    if state.trail:
        assert found == {world.x_station for world in worlds}


@given(games(most=26), st.integers(0, 2**32))
def test_sampled_states_are_among_those_of_brute_force(state, seed):
    """A sampled state is a whole game that looks the same."""
    worlds = worlds_like(state)
    assume(worlds is not None)

    sampled = sample_state(view_for(state, SPECTATOR), Random(seed))

    routes = [[entry.station for entry in world.trail] for world in worlds]
    assert [entry.station for entry in sampled.trail] in routes


def test_before_he_has_hidden_he_may_go_anywhere():
    """R53: any free space."""
    state = play(laid(3), "D1@14 D2@9")

    assert len(deduce(view_for(state, SPECTATOR))) == 22


def test_the_letter_leaves_the_free_spaces_of_a_tile():
    """Rules §6: the announced tile, less the detectives on it."""
    state = play(laid(3), "D1@14 D2@16 @15")

    assert deduce(view_for(state, SPECTATOR)) == {13, 15}


def test_a_detective_who_finds_nobody_rules_a_space_out():
    """The game goes on, so he is not there."""
    state = play(laid(3), "D1@14 D2@9 @15 *TTT D1T13")

    assert deduce(view_for(state, SPECTATOR)) == {15, 16}


def test_a_taxi_die_leads_next_door():
    """From every possible space, but never onto a detective (he would have lost)."""
    state = play(laid(3), "D1@14 D2@9 @1 *TTT D1T17 *TT D2T10 T2")

    assert deduce(view_for(state, SPECTATOR)) == {18, 20, 1, 2, 3, 4, 21, 22}


def test_a_detective_is_in_the_way_where_he_was_placed_and_where_he_rode():
    """One stays where he was placed, the other comes nearer."""
    state = play(laid(3), "D1@20 D2@22 @1 *XXX D1- *TXX D2T21 T2")

    assert deduce(view_for(state, SPECTATOR)) == {1, 2, 3, 4, 18, 22}


def test_a_detective_is_in_the_way_where_a_position_has_him():
    """Before he has hidden, and when he moves on."""
    hiding = play(read_position(f"{BEGUN}_at-14.9").state(), "@13")
    moving = read_position(f"{BEGUN}_at-20.22_go-x_log-A_played-TT_x-1").state()

    assert deduce(view_for(hiding, SPECTATOR)) == {13, 15, 16}
    moved = view_for(play(moving, "T2"), SPECTATOR)
    assert deduce(moved) == {1, 2, 3, 4, 18, 21}


def test_staying_beside_a_die_of_a_position_tells_that_it_did_not_help():
    """R41: a bus die, and he is at no stop."""
    state = read_position(f"{BEGUN}_at-14.9_go-x_log-A_played-B_x-2").state()

    assert deduce(view_for(play(state, "-"), SPECTATOR)) == {2, 3}


def test_staying_between_detectives_tells_that_they_bar_every_ride():
    """R39 as a house rule, R41: he may not run into them, so no taxi helps him."""
    text = f"{BEGUN}_house-run-in-1_at-1.4_go-x_log-A_played-TT_x-2"
    state = play(read_position(text).state(), "-")

    assert deduce(view_for(state, SPECTATOR)) == {2}


def test_staying_with_no_dice_played_tells_nothing():
    """R41: nobody left a die, so he may be on any space of the tile."""
    stayed = play(laid(3), "D1@14 D2@9 @2 *XXX D1- *XXX D2- -")

    assert deduce(view_for(stayed, SPECTATOR)) == {1, 2, 3, 4}


def test_staying_beside_a_bus_die_tells_that_he_is_at_no_stop():
    """R41: at a stop with a ride he would have had to take the bus."""
    moves = OPENING + " *TTT D1T13 *TT D2T10 T2 *XXX D2- *BXX D1B15"
    state = play(laid(3, longer=1), moves)

    assert deduce(view_for(state, SPECTATOR)) == {1, 2, 3, 4, 18, 20, 21, 22}
    assert deduce(view_for(play(state, "-"), SPECTATOR)) == {2, 3, 20, 22}


def test_a_reveal_leaves_one_space():
    """R34."""
    moves = OPENING + " *TTT D1T13 *TT D2T10 T2 *TTT D2T12 *TT D1T15 T4"

    assert deduce(view_for(play(laid(3), moves), SPECTATOR)) == {4}


def test_mister_x_learns_what_the_detectives_can_work_out():
    """Asked of his own view."""
    state = play(laid(3), OPENING)

    assert deduce(view_for(state, MISTER_X)) == {1, 2, 3, 4}


def test_his_own_view_samples_the_true_game():
    """Nothing is unknown to him."""
    state = play_randomly(laid(4, light="AGE"), Random(3), 40)

    assert sample_state(view_for(state, MISTER_X), Random(1)) == state


def test_what_he_did_before_a_position_and_since_is_sampled():
    """A game that began in the middle has a past, too."""
    text = f"{BEGUN}_at-14.9_go-x_log-A_played-TT_x-1"
    state = play(read_position(text).state(), "T2")
    own, public = (view_for(state, seat) for seat in (MISTER_X, SPECTATOR))

    assert sample_state(own, Random(1)) == state
    sampled = sample_state(public, Random(1), play=apply)
    assert view_for(sampled, SPECTATOR) == public


def test_a_view_that_no_game_has_cannot_be_sampled():
    """A ViewError, not an endless search."""
    state = play(laid(3), OPENING + " *TTT D1T13 *TT D2T10 T2")
    view = view_for(state, SPECTATOR)
    forged = replace(view.trail[0], station=24)
    impossible = replace(
        view,
        trail=(forged, view.trail[1]),
        history=(
            *view.history[:-1],
            replace(
                view.history[-1], legs=(replace(view.trail[1], station=13, shown=True),)
            ),
        ),
    )

    with pytest.raises(ViewError):
        sample_state(impossible, Random(1))


def test_a_double_that_ended_on_a_detective_can_be_sampled():
    """R46: his planned second leg is any that was legal."""
    state = play(laid(3), "D1@16 D2@9 @13 *TXX D1T14 *TX D2T10 T14+T17")

    sampled = sample_state(view_for(state, SPECTATOR), Random(2))

    assert view_for(sampled, SPECTATOR) == view_for(state, SPECTATOR)


def test_a_helicopter_in_a_double_is_followed():
    """R45 as a house rule."""
    table = laid(3, helicopter_in_double=1)
    state = play(table, "D1@14 D2@9 @2 *TTT D1T17 *TT D2T10 H13+T15")

    view = view_for(undo(state), SPECTATOR)
    assert deduce(view) == {1, 2, 3, 4}
    assert deduce(view_for(state, SPECTATOR)) == {15}


def test_sampling_is_even_over_routes():
    """Every consistent route is as likely: four starts, four quarters."""
    view = view_for(play(laid(3), OPENING), SPECTATOR)
    rng = Random(5)

    starts = [sample_state(view, rng).x_station for _ in range(400)]

    assert all(70 < starts.count(start) < 130 for start in (1, 2, 3, 4))


def test_scenes_are_not_games():
    """A position without its history is for rules only."""
    scene = on_turn(laid(3), 13, "5 8", "T")

    assert advance(scene, next(iter(legal_moves(scene)))).trail[0].station == 13
