"""Every move can be explained in keys and values."""

from __future__ import annotations

import pytest

from support.hunting.scenes import in_pursuit, laid, on_turn
from support.hunting.scenes import play as play_hunting
from support.play import play, puzzle
from sy_core import MISTER_X, SPECTATOR, hunting, parse_move, view_for
from sy_core.ai import Motive, reason


def why(state, move: str, seat=MISTER_X):
    """The explanation of a move of the classic game."""
    return reason(view_for(state, seat), parse_move(move))


def why_hunting(state, move: str, seat=MISTER_X):
    """The explanation of a move of the dice game."""
    return reason(hunting.view_for(state, seat), hunting.parse_move(move))


@pytest.mark.parametrize(
    ("x", "pawns", "move", "motive"),
    [
        (128, "142 1 2 3", "B187", Motive.ESCAPES),
        (128, "5 1 2 3", "T143", Motive.HIDES_TRACKS),
        (128, "5 1 2 3", "B161+B107", Motive.HIDES_TRACKS),
        (128, "142 1 2 3", "T143", Motive.RISKS),
        (31, "127 195 116 121", "T44", Motive.KEEPS_ROOM),
    ],
)
def test_mister_x_says_what_he_runs_from(x, pawns, move, motive):
    """From whom, to where, and how much it leaves in the dark."""
    found = why(puzzle("2013", 5, x, pawns), move)

    assert found.motive is motive
    assert found.values["to"] == int(move.split("+")[-1][1:])


def test_a_mister_x_in_full_sight_keeps_away():
    """Once shown, he can only run."""
    state = puzzle("2013", 5, 128, "5 1 2 3")
    state = play(state, "T143 D1T15 D2T8 D3T20 D4T4 T128 D1T5 D2T1 D3T2 D4T3")

    assert why(state, "T143").motive is Motive.KEEPS_AWAY


def after_reveal(pawns: str):
    """The pursuit after Mister X was shown on 143."""
    state = puzzle("2013", 5, 128, pawns)
    return play(state, "T143 D1T15 D2T8 D3T20 D4T4 T128 D1T5 D2T1 D3T2 D4T3 T143")


def test_detectives_say_what_they_are_after():
    """A catch where he is known, an approach where he is far."""
    state = after_reveal("5 1 2 3")
    seen = view_for(state, SPECTATOR)

    far = reason(seen, parse_move("D1T15"))

    assert far.motive in (Motive.CLOSES_IN, Motive.REGROUPS)
    assert far.values["pawn"] == "D1"


@pytest.mark.parametrize(
    ("place", "move", "motive"),
    [
        (142, "D1T143", Motive.CATCHES),
        (142, "D1T141", Motive.REGROUPS),
        (118, "D1T142", Motive.CUTS_OFF),
        (88, "D1T117", Motive.CLOSES_IN),
    ],
)
def test_a_known_mister_x_is_caught_cut_off_or_approached(place, move, motive):
    """The beginners' log is open: he is seen on 143."""
    state = puzzle("beginners", 4, 128, f"{place} 1 2")

    assert why(play(state, "T143"), move, SPECTATOR).motive is motive


def test_a_suspected_station_is_searched():
    """With how likely he is there."""
    state = puzzle("2013", 5, 128, "142 1 2 3")

    found = why(play(state, "T143"), "D1T158", SPECTATOR)

    assert found.motive is Motive.SEARCHES
    assert 0 < found.values["chance"] < 1


def test_appearing_hiding_and_staying_are_explained():
    """R27 and R7 have their own words."""
    state = puzzle("1983", 4, 128, "1 2 3", appearances=1)
    state = play(state, "T143")

    assert why(state, "!D1T+D2T+D3T").motive is Motive.APPEARS
    assert why(state, ".").motive is Motive.HIDES_TRACKS
    assert why(state, "-").motive is Motive.STAYS


def test_the_dice_game_explains_its_own_moves():
    """Placing, starting, rolling again, staying, flying."""
    start = laid()
    hiding = play_hunting(start, "D1@14 D2@22")
    chase = in_pursuit(hiding, 7, "14 22", "TT")
    turn = on_turn(hiding, 13, "14 22", "TB", helicopters=1)

    assert why_hunting(start, "D1@14", SPECTATOR).motive is Motive.TAKES_POSITION
    assert why_hunting(hiding, "@7").motive is Motive.TAKES_POSITION
    assert why_hunting(chase, "again", SPECTATOR).motive is Motive.ROLLS_AGAIN
    assert why_hunting(chase, "D1-", SPECTATOR).motive is Motive.STAYS
    assert why_hunting(turn, "-").motive is Motive.STAYS


def test_the_dice_game_explains_a_turn_of_mister_x():
    """The same words as in the classic game."""
    state = play_hunting(laid(), "D1@14 D2@22 @7 *TTB D1T13 *TB D2T21")

    assert why_hunting(state, "T5").motive in (Motive.HIDES_TRACKS, Motive.RISKS)


def test_the_dice_game_explains_even_a_turn_that_ends_it():
    """R39: he may run into a detective, and is known to be there."""
    state = play_hunting(laid(), "D1@14 D2@22 @15 *TTX D1T16 *TX D2T21")

    assert why_hunting(state, "T16").values["possible"] == 1
