"""What has happened in the classic game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from support.console.fakes import ENGLISH, puzzle
from support.play import play as played
from sy_core import MISTER_X, SPECTATOR, Station, deduce, view_for
from sy_core.classic.view import Sighting, Turn
from sy_core.console.classic import story as classic_story
from sy_core.console.classic.game import SCREENS
from sy_core.console.story import possible

ROUND = "D1T40 D2T45 P1T123 P2T143"


def told(state, seat=SPECTATOR, since=0):
    return classic_story.news(ENGLISH, view_for(state, seat), since)


def where(state):
    return possible(ENGLISH, SCREENS.places, deduce(view_for(state, SPECTATOR)), 80)


def test_detectives_hear_of_tickets():
    """And of their own moves in between."""
    state = played(puzzle(), f"T65+X82 {ROUND}")

    assert told(state) == [
        "Mister X: a taxi, then a black ticket.",
        "Pursuers: D1T40, D2T45, P1T123, P2T143.",
    ]


def test_detectives_hear_where_mister_x_shows_himself():
    """Entry 3."""
    state = played(puzzle(), f"T65+T82 {ROUND} T101")

    assert told(state, since=5) == ["Mister X: a taxi to 101."]


def test_mister_x_hears_of_the_pursuers_only():
    """He knows what he did."""
    state = played(puzzle(), f"T65 {ROUND}")

    assert told(state, MISTER_X) == ["Pursuers: D1T40, D2T45, P1T123, P2T143."]


def test_an_appearance_is_news():
    """R27: which tickets were taken, too."""
    state = puzzle("1983", 4, x=82, starts="41 46 124", appearances=2)

    answers = ("!D1T+D2B+D3T", "!", ".")
    news = [told(played(state, f"T65 {answer}")) for answer in answers]

    assert news == [
        ["Mister X: a taxi to 65, he appears and takes D1T+D2B+D3T."],
        ["Mister X: a taxi to 65, he appears and takes no ticket."],
        ["Mister X: a taxi, he stays hidden."],
    ]


def test_where_a_played_double_card_goes_is_news_in_1983():
    """Rules §3: to Mister X's left neighbour."""
    state = played(puzzle("1983", 4, x=82, starts="41 46 124"), "T65+T82")

    assert told(state) == [
        "Mister X: a taxi, then a taxi (the double card goes to his left)."
    ]


def test_a_stay_is_news():
    """R7: no ticket is played."""
    state = puzzle("1983", 4, x=2, starts="10 20 41", blocked_stays=True)

    assert told(played(state, "-")) == ["Mister X: blocked, he stays."]


def test_a_stay_in_sight_is_told_with_its_station():
    """R7 at a marked entry."""
    stay = Sighting(round=3, ticket=None, station=Station(2), shown=True, stayed=True)
    view = replace(view_for(puzzle(), SPECTATOR), history=(Turn((stay,)),))

    assert classic_story.news(ENGLISH, view, 0) == ["Mister X: blocked, he stays on 2."]


def test_a_concealed_ride_is_news():
    """The beginners' entry 3."""
    state = puzzle("beginners", 4, x=82, starts="41 46 124")

    news = told(played(state, "T65+T82 D1T40 D2T45 D3T123 T101"), since=4)

    assert news == ["Mister X: concealed."]


def test_the_log_has_a_line_for_every_round():
    """As far as it is known."""
    state = played(puzzle(), f"T65+T82 {ROUND} T101 D1T41")

    known = [
        classic_story.log(ENGLISH, view_for(state, s), 80)
        for s in (SPECTATOR, MISTER_X)
    ]

    assert known[0][1:] == [f"    1  T?+T? {ROUND}", "    2  T101 D1T41"]
    assert known[1][1:] == [f"    1  T(65)+T(82) {ROUND}", "    2  T101 D1T41"]


def test_the_log_of_a_game_that_has_not_begun_is_empty():
    """But for its head."""
    assert len(classic_story.log(ENGLISH, view_for(puzzle(), SPECTATOR), 80)) == 1


def test_a_station_shows_its_lines_and_who_stands_there():
    """Whatever the mode."""
    lines = classic_story.look(ENGLISH, view_for(puzzle(), SPECTATOR), 46, 80)

    assert lines[0] == "Station 46, where D2 stands"
    assert lines[1] == "  taxi         33 45 47 61"
    assert lines[3].startswith("  underground  1 13")


def test_a_free_station_is_just_a_station():
    """Even if Mister X is there."""
    assert (
        classic_story.look(ENGLISH, view_for(puzzle(), SPECTATOR), 82, 80)[0]
        == "Station 82"
    )


@pytest.mark.parametrize("number", [0, 200])
def test_there_are_199_stations(number):
    """Nothing is said of others."""
    assert classic_story.look(ENGLISH, view_for(puzzle(), SPECTATOR), number, 80) == []


def test_all_stations_where_mister_x_can_be_are_listed():
    """One taxi ride from 82, in a game where the start is open."""
    state = puzzle("beginners", 4, x=82, starts="41 46 124")
    moves = "T65+T82 D1T40 D2T45 D3T123 X66"

    lines = where(played(state, moves))

    assert lines == [
        "Mister X can be on 7 stations:",
        "  65 66 67 81 100 101 140",
    ]


def test_a_mister_x_in_sight_can_be_in_one_place_only():
    """After a reveal."""
    state = played(puzzle(), f"T65+T82 {ROUND} T101")

    lines = where(state)

    assert lines == ["Mister X can only be on 101."]


def test_a_capture_is_told_with_the_whole_route():
    """Who caught him, and where he has been."""
    state = played(puzzle(starts="41 67 124 142"), "T65 D2B65")

    lines = classic_story.ending(ENGLISH, view_for(state, SPECTATOR), 80)

    assert lines == [
        "The detectives win: Mister X is caught by D2 on 65 in round 1.",
        "Mister X's route (in brackets: not seen):",
        "  start 82, T(65)",
    ]


def test_a_blocked_mister_x_has_lost_before_the_first_move():
    """2 leads to 10 and 20 only."""
    state = puzzle("1983", 4, x=2, starts="10 20 41")

    lines = classic_story.ending(ENGLISH, view_for(state, SPECTATOR), 80)

    assert lines[0] == (
        "The detectives win: Mister X has nowhere left to go (round 1)."
    )


def test_a_game_that_goes_on_has_no_ending():
    """Nothing is given away."""
    view = view_for(puzzle(), MISTER_X)

    assert classic_story.ending(ENGLISH, view, 80) == ["The game goes on."]
