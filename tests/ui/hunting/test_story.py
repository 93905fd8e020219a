"""What happened, in sentences: the public facts, all of them, nothing else."""

from __future__ import annotations

import pytest

from support.hunting.scenes import laid, play
from support.ui.hunting_tables import random_states, seen
from sy_core.sharing import read_position
from ui.hunting.panels import PANELS
from ui.table.curtain import Showing

OPENING = "D1@14 D2@9 @1"
ROUND = f"{OPENING} *TTB D1T13 *TX D2T10"


def news(moves, since=0, **rules):
    return PANELS.story.news(seen(play(laid(**rules), moves)), since)


def test_every_open_move_is_told():
    assert news(ROUND) == [
        "Red starts on 14.",
        "Blue starts on 9.",
        "Mister X has hidden on tile A, Albert Hall.",
        "The dice show: Taxi, Taxi, Bus.",
        "Red takes a taxi to 13.",
        "The dice show: Taxi, X.",
        "Blue takes a taxi to 10.",
    ]


def test_a_chip_and_a_stay_are_told():
    told = news(f"{OPENING} *XXX again *XXX D1-", since=3)

    assert told[1] == "The detectives spend a chip and roll again."
    assert told[3] == "Red stays: no die fits."


def test_a_hidden_move_tells_the_die_only():
    assert news(f"{ROUND} T2", since=7) == ["Mister X uses a taxi die."]


def test_a_double_is_told_leg_by_leg():
    told = news(f"{ROUND} X2+T1", since=7)

    assert told[:3] == [
        "Mister X makes a double move.",
        "Mister X plays a black ticket.",
        "Mister X uses a taxi die.",
    ]


def test_a_reveal_tells_the_space_and_the_way():
    """R34: the third entry lays the whole past open."""
    told = news(f"{ROUND} X2+T1", since=7)

    assert told[3:] == ["He shows himself on 1.", "His route: 1, 2, 1."]


def test_a_reveal_on_the_first_leg_leaves_the_second_hidden():
    """R35: entries count, not turns."""
    moves = f"{ROUND} T2 *TTB D2T12 *TX D1T15"
    told = news(f"{moves} X1+T2", since=len(moves.split()))

    assert told == [
        "Mister X makes a double move.",
        "Mister X plays a black ticket.",
        "He shows himself on 1.",
        "His route: 1, 2, 1.",
        "Mister X uses a taxi die.",
    ]


def test_a_later_reveal_does_not_rewrite_what_was_told():
    """An old turn is told as it was seen then, though it lies open now."""
    moves = f"{ROUND} T2 *TTB D2T12 *TX D1T15 T1"

    assert news(moves, since=7)[0] == "Mister X uses a taxi die."


def test_flying_tells_no_target():
    assert news(f"{ROUND} H7", since=7) == [
        "Mister X flies by helicopter to an opposite edge."
    ]


def test_a_reveal_is_told_in_a_game_that_began_from_a_position():
    """Entries of the tableau count, older ones too (R34)."""
    begun = read_position(
        "A_hunting_tiles-DEABCF_at-13.10_go-x_played-TT_log-A.T_x-1.2"
    )

    assert PANELS.story.news(seen(play(begun.state(), "T1")), 0) == [
        "Mister X uses a taxi die.",
        "He shows himself on 1.",
        "His route: 1, 2, 1.",
    ]


def test_a_way_that_a_position_did_not_tell_is_not_made_up():
    begun = read_position("A_hunting_tiles-DEABCF_at-13.10_go-x_played-TT_log-A.T_x-2")

    assert PANELS.story.news(seen(play(begun.state(), "T1")), 0)[1:] == [
        "He shows himself on 1.",
        "His route: ?, 2, 1.",
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_end_names_who_and_where(players):
    for seed in range(12):
        *_, state = random_states("hunting", players, seed)
        told = PANELS.story.ending(seen(state))

        assert str(state.x_station) in told
        assert PANELS.prompts.prompt(seen(state)) == told


def test_before_the_end_there_is_none():
    assert PANELS.story.ending(seen(play(laid(), OPENING))) == ""


def test_only_mister_x_reads_his_secrets_in_the_tableau():
    game = play(laid(), OPENING)

    assert "known to you alone" in PANELS.log.draw(seen(game, Showing.SECRET))
    assert "known to you alone" not in PANELS.log.draw(seen(game))
