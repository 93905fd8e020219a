"""A whole game as text and back."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.hunting.scenes import laid
from support.hunting.scenes import play as play_dice
from support.play import play
from support.round_trips import series
from support.sharing_table import any_game, moved_on, seats
from sy_core import new_game
from sy_core.registry import CLASSIC, HUNTING
from sy_core.sharing import (
    Fault,
    PositionError,
    position_text,
    read_position,
    read_record,
    record_text,
)
from sy_core.sharing import record as reading
from sy_core.terms import MISTER_X, SPECTATOR

SEEDS = st.integers(0, 2**32)
few = settings(max_examples=max(2, settings().max_examples // 5))
"""One example is a whole game."""


def check_texts(game, state):
    """By Mister X's view the game itself; by the detectives' one that looks like it."""
    full = record_text(game, game.view_for(state, MISTER_X))
    public = record_text(game, game.view_for(state, SPECTATOR))
    whole, seen = read_record(full), read_record(public)

    assert whole.complete
    for seat in seats(state):
        assert whole.view(seat) == game.view_for(state, seat)
    assert seen.view(SPECTATOR) == game.view_for(state, SPECTATOR)
    assert record_text(game, seen.view(SPECTATOR)) == public
    world = seen.sample(Random(1))
    assert game.view_for(world, SPECTATOR) == seen.view(SPECTATOR)
    return whole, seen


@few
@given(any_game)
def test_a_game_survives_being_written(pair):
    """Every move, and everything that was shown."""
    check_texts(*pair)


@few
@given(any_game, SEEDS)
def test_a_game_from_a_position_survives_being_written(pair, seed):
    """It begins with the position instead of a deal."""
    game, state = pair
    text = position_text(game, game.view_for(state, MISTER_X))
    later = moved_on(game, read_position(text).state(), Random(seed), 12)

    whole, _ = check_texts(game, later)

    assert game.undo(whole.state()) == game.undo(later)
    game.export_redacted(later)


def test_a_seat_sees_the_game_as_it_saw_it_then():
    """Before the first move and after every one."""
    state = play(new_game("2013", 5, x_start=45, starts=[26, 29, 94, 117]), "T46 D1T15")

    shared = read_record(record_text(CLASSIC, CLASSIC.view_for(state, SPECTATOR)))

    assert shared.game is CLASSIC
    assert [len(view.history) for view in shared.views(SPECTATOR)] == [0, 1, 2]
    with pytest.raises(PositionError, match="not all of Mister X's moves are known"):
        shared.views(MISTER_X)
    with pytest.raises(PositionError, match="not all of Mister X's moves are known"):
        shared.state()
    whole = read_record(record_text(CLASSIC, CLASSIC.view_for(state, MISTER_X)))
    assert whole.views(MISTER_X)[0].x_station == 45
    assert whole.sample(Random(1)) == state


def test_a_game_without_moves_is_a_game():
    """It says that there are none."""
    text = record_text(
        CLASSIC,
        CLASSIC.view_for(
            new_game("2013", 5, x_start=45, starts=[26, 29, 94, 117]), MISTER_X
        ),
    )

    assert text == "A_2013_deal-26.29.94.117_x-45_moves-none"
    assert read_record(text).state().moves == ()


def ran_in():
    """Dice game: a double whose first leg ends the game."""
    game = HUNTING.new_game("hunting", 3, tiles="DEABCF")
    return play_dice(game, "D1@14 D2@20 @1 *TTT D1T13 *TT D2T18 T18+T17")


def test_what_mister_x_planned_when_he_ran_into_a_detective_is_told_to_nobody():
    """The second leg of such a double never came, and nobody makes one up."""
    seen = HUNTING.view_for(ran_in(), SPECTATOR)

    text = record_text(HUNTING, seen)

    assert text.endswith("T18*o")
    shared = read_record(text)
    assert shared.complete
    assert shared.view(SPECTATOR) == seen
    assert HUNTING.format_move(shared.state().moves[-1]) == "T18+"
    assert record_text(HUNTING, shared.view(MISTER_X)) == text
    assert HUNTING.view_for(shared.sample(Random(1)), SPECTATOR) == seen
    assert HUNTING.load_record(HUNTING.write_record(shared.state())) == shared.state()


def test_mister_xs_own_link_holds_what_he_had_planned():
    """To him it is no secret."""
    state = ran_in()

    text = record_text(HUNTING, HUNTING.view_for(state, MISTER_X))

    assert text.endswith("T18*T17")
    assert read_record(text).state() == state
    for seat in seats(state):
        assert read_record(text).view(seat) == HUNTING.view_for(state, seat)


@pytest.mark.parametrize("seat", [MISTER_X, SPECTATOR])
def test_a_link_opens_if_all_since_the_last_reveal_is_staying(seat):
    """Dice game: then everybody knows where he is, though he is not shown there."""
    state = HUNTING.new_game("hunting", 3, tiles="CHAGFD")
    state = play_dice(state, "D1@31 D2@3 @16 *BBB D1- *BBB D2- - *BBB D2- *BBB D1- -")
    state = play_dice(state, "*BBB D1- *BBB D2- -")
    seen = HUNTING.view_for(state, seat)

    shared = read_record(record_text(HUNTING, seen))

    assert shared.state() == state
    assert shared.view(seat) == seen


@pytest.mark.parametrize("seat", [MISTER_X, SPECTATOR])
def test_a_link_opens_if_he_was_blocked_in_sight_and_stayed(seat):
    """Classic game: the same by the house rule of R7."""
    start = "A_2023_house-blocked-stays_at-10.20.100.117_log-o.o.T2"
    state = play(read_position(start).state(), "-")
    seen = CLASSIC.view_for(state, seat)

    shared = read_record(record_text(CLASSIC, seen))

    assert shared.state() == state
    assert shared.view(seat) == seen


@pytest.mark.parametrize("seat", [MISTER_X, SPECTATOR])
def test_every_move_of_a_game_that_is_read_is_made_once(seat, monkeypatch):
    """Forwards, with every check; nothing is replayed again for its views."""
    made = []
    apply = CLASSIC.apply

    def counting(state, move):
        made.append(move)
        return apply(state, move)

    state = play(new_game("2013", 5, x_start=45, starts=[26, 29, 94, 117]), "T46 D1T15")
    text = record_text(CLASSIC, CLASSIC.view_for(state, seat))
    counted = replace(CLASSIC, apply=counting, history=None, undo=None, beginning=None)
    monkeypatch.setattr(reading, "game_named", lambda _: counted)

    shared = read_record(text)
    views = [CLASSIC.view_for(moment, SPECTATOR) for moment in shared.moments]

    assert len(made) == len(state.moves)
    assert shared.moments == CLASSIC.history(shared.played)
    assert list(shared.views(SPECTATOR)) == views


def test_a_generator_makes_up_what_is_unknown():
    """So that nobody can work it out from the text."""
    text = "A_2013_deal-26.29.94.117_moves-T"
    stations = {read_record(text, Random(n)).played.x_station for n in range(20)}

    assert len(stations) > 1


def test_whatever_a_seat_writes_at_any_moment_reads_back():
    """Positions and games, all editions and house rules; `make soak` plays more."""
    assert series(count=max(2, settings().max_examples // 7), seed=1, share=0.04)


def test_a_game_that_is_over_hides_nothing():
    """O11: the detectives' text of a moment before does not do for its end."""
    passing = "*XXX D1- *XXX D2- -", "*XXX D2- *XXX D1- -"
    state = play_dice(laid(3), "D1@14 D2@9 @2 " + " ".join(passing * 5))
    state = play_dice(state, f"{passing[0]} *XXX D2- *XXX D1- X1 *XXX D1- *XXX")
    text = record_text(HUNTING, HUNTING.view_for(state, SPECTATOR))
    over = play_dice(state, "D2-")

    assert over.outcome is not None
    with pytest.raises(PositionError) as caught:
        read_record(f"{text}.D2-")
    assert caught.value.fault is Fault.LOG


BAD = {
    "A_2013_at-26.29.94.117_x-45": (Fault.MISSING, "moves"),
    "A_go_deal-1_moves-none": (Fault.SETUP, "edition"),
    "A_2013_deal-26.29.94.117_x-45_moves-T47": (Fault.MOVE, "moves[0]"),
    "A_2013_deal-26.29.94.117_x-45_moves-T46.zz": (Fault.MOVE, "moves[1]"),
    "A_2013_deal-26.29.94.117_x-45_round-3_moves-none": (Fault.UNKNOWN, "round"),
    "A_2013_deal-26.29.94_x-45_moves-none": (Fault.SETUP, "deal"),
    "A_2013_deal-26.29.94.1_x-45_moves-none": (Fault.SETUP, "starts[3]"),
    "A_2013_deal-26.29.94.117_moves-T.D1T15.D2U1": (Fault.MOVE, "moves[2]"),
    "A_2013_deal-26.29.94.117_moves-T.D9T1": (Fault.MOVE, "moves[1]"),
    "A_2013_deal-26.29.94.117_moves-T.D1X1": (Fault.MOVE, "moves[1]"),
    "A_2013_deal-26.29.94.117_moves-T.zz": (Fault.MOVE, "moves[1]"),
    "A_2013_deal-26.29.94.117_moves-T.T": (Fault.MOVE, "moves[1]"),
    "A_2013_deal-26.29.94.117_moves-T1": (Fault.JOURNEY, "moves"),
    "A_2013_deal-26.29.94.117_moves-T46": (Fault.LOG, "moves[0]"),
    "A_2013_deal-26.29.94.117_moves-T*T*T*T": (Fault.MOVE, "moves[0]"),
    "A_2013_deal-26.29.94.117_moves-" + "T." * 2001 + "T": (Fault.COUNT, "moves"),
    "A_beginners_deal-82.46.124_house-free-starts_moves-T": (Fault.SETUP, "x_start"),
    "A_2013_deal-26.29.94.117_moves-T.--": (Fault.MOVE, "moves[1]"),
    "A_2013_deal-26.29.94.117_moves-" + "T*T." * 30 + "T": (Fault.LOG, "moves"),
    "A_hunting_deal-DEABCF_moves-pA" + ".T*T" * 30: (Fault.LOG, "moves"),
    "A_hunting_deal-DEABCF_moves-D1p14.D2p9.p140.T": (Fault.MOVE, "moves[2]"),
    "A_hunting_deal-DEABCF_moves-D1p14.U46.D2p9.pB": (Fault.MOVE, "moves[1]"),
    "A_hunting_deal-DEABCF_moves-D1p14.T.D2p9.pB": (Fault.MOVE, "moves[1]"),
    "A_hunting_deal-DEABCF_moves-D1p14.D2p9.pA.--": (Fault.MOVE, "moves[3]"),
    "A_hunting_deal-DEABC_moves-none": (Fault.COUNT, "deal"),
    "A_hunting_deal-DEABCF_moves-pA": (Fault.MOVE, "moves[0]"),
    "A_hunting_deal-DEABCF_moves-D1p14.D2p9.pG": (Fault.MOVE, "moves[2]"),
    "A_hunting_deal-DEABCF_moves-D1p14.D2p9.p36.T": (Fault.MOVE, "moves[2]"),
    "A_hunting_deal-DEABCF_moves-D1p14.D2p9.pA.pA": (Fault.MOVE, "moves"),
    "A_hunting_deal-DEABCF_moves-D1p14.D2p9.pA.p1": (Fault.MOVE, "moves"),
    "A_hunting_deal-DEABCF_moves-D1p14.D2p9.pA.zz": (Fault.MOVE, "moves[3]"),
    "A_hunting_deal-DEABCF_moves-D1p14.D2p9.pA.T*o": (Fault.MOVE, "moves[3]"),
    "A_hunting_deal-DEABCF_moves-T": (Fault.MOVE, "moves[0]"),
    "A_hunting_deal-DEABCF_moves-T*T*T": (Fault.MOVE, "moves[0]"),
}


@pytest.mark.parametrize(("text", "fault", "where"), [(t, *f) for t, f in BAD.items()])
def test_what_is_no_game_is_refused_with_a_reason(text, fault, where):
    """The first bad move is named."""
    with pytest.raises(PositionError) as caught:
        read_record(text)

    assert caught.value.fault is fault
    assert caught.value.where == where


def test_whoever_stayed_in_the_dice_game_is_told_of():
    """Nothing could be used: a stroke, and the space where that is known."""
    state = play_dice(laid(3), "D1@14 D2@9 @2 *XXX D1- *XXX D2- -")

    text = record_text(HUNTING, HUNTING.view_for(state, MISTER_X))

    assert text.endswith(".D2-.-2")
    check_texts(HUNTING, state)


def test_where_he_would_have_been_blocked_he_was_not():
    """R7: the game goes on, so of 1 and 2 it is not the one that is shut in."""
    begun = "A_2013_at-11.33.100.101_go-pursuit_log-T_may-1.2"

    shared = read_record(f"{begun}_moves-D1T10.D2T20.D3T112.D4T82")

    seen = shared.view(SPECTATOR)
    assert seen.outcome is None
    assert shared.game.deduce(seen) == {1}
