"""The table of the classic game."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from support.console import fakes as support
from support.console.fakes import puzzle
from support.play import play as played
from sy_core import Side
from sy_core.classic.editions.model import Tickets
from sy_core.console.app import CLASSIC

shown = partial(support.shown, CLASSIC)


def test_the_headline_names_edition_players_and_round():
    """Round n of N."""
    screen = shown(puzzle(), Side.MISTER_X)

    assert screen.startswith("Scotland Yard - Edition 2013/2014 - 2 players")
    assert screen.splitlines()[0].endswith("Round 1 of 22")


def test_detectives_see_tickets_but_no_stations():
    """Between reveals."""
    screen = shown(played(puzzle(), "T65"), Side.DETECTIVES)

    assert " 1 T? " in screen
    assert "65" not in screen.replace("165", "")
    assert "not seen yet" in screen


def test_mister_x_sees_his_own_stations():
    """And that he is hidden."""
    screen = shown(played(puzzle(), "T65 D1T40 D2T45 P1T123 P2T143"), Side.MISTER_X)

    assert " 1 T65" in screen
    assert "hidden on 65; not seen yet" in screen


def test_marked_entries_bear_a_star_and_doubles_a_plus():
    """Entry 3 is a reveal; the second ride of a double belongs to its turn."""
    state = played(puzzle(), "T65+T82 D1T40 D2T45 P1T123 P2T143 T101")

    screen = shown(state, Side.DETECTIVES)

    assert " 2+T?" in screen
    assert "* 3 T101" in screen
    assert "in sight on 101" in screen


def test_the_last_sighting_is_remembered():
    """Station and entry."""
    moves = "T65+T82 D1T40 D2T45 P1T123 P2T143 T101 D1T41 D2T46 P1T124 P2T142 T82"

    screen = shown(played(puzzle(), moves), Side.DETECTIVES)

    assert "last seen on 101, entry 3" in screen


def test_every_pursuer_shows_its_tickets_and_its_leader():
    """Each detective pays for itself; bobbies ride free."""
    lines = shown(played(puzzle(players=3), "T65 D1T40"), Side.DETECTIVES).splitlines()

    assert (
        "  D1       40   10   8   4 has moved                            player 1"
        in lines
    )
    assert (
        "  D2       46   11   8   4 to move                              player 2"
        in lines
    )
    assert (
        "  P1      124         free to move                              anybody"
        in lines
    )
    assert "  supply        35  29  15" in lines


def test_a_pool_is_shown_once():
    """One player, two detectives, one pool."""
    lines = shown(puzzle(), Side.MISTER_X).splitlines()

    assert "  D1       41         pool" in lines
    assert "  pool          22  16   8" in lines


def test_who_sits_out_is_told_why():
    """Stranded: no ticket; jammed: no free target."""
    state = puzzle("1983", 4, x=82, starts="1 2 20")
    broke = replace(state, purses=(Tickets(0, 0, 0), *state.purses[1:]))

    screen = shown(played(broke, "T65"), Side.DETECTIVES)

    assert "sits out: no ticket fits here" in screen


def test_jammed_pursuers_sit_out_as_well():
    """2 leads to 10 and 20 by taxi, and both are taken."""
    screen = shown(puzzle("1983", 4, x=82, starts="2 10 20"), Side.MISTER_X)

    assert "sits out: pursuers on every target" in screen


def test_others_wait_in_a_clockwise_order():
    """The first player's pawn is first."""
    state = played(puzzle("1983", 4, x=82, starts="1 46 20"), "T65")

    assert "waits" in shown(state, Side.DETECTIVES)


def test_closed_targets_stand_in_brackets():
    """Taken by another pursuer, or no ticket."""
    state = played(puzzle(starts="41 40 124 142"), "T65")

    screen = shown(state, Side.DETECTIVES)

    assert "D1 on  41   T 28 29 (40) 54  B 15 29 52 87" in screen


def test_pursuers_are_not_offered_the_ferry():
    """It needs a black ticket."""
    state = played(puzzle(starts="41 40 124 115"), "T65")

    screen = shown(state, Side.DETECTIVES)

    assert "P2 on 115   T 102 114 126 127" in screen
    assert "157" not in screen


def test_mister_x_sees_the_lines_from_his_station():
    """By mode, the ferry included, with hints at his special tickets."""
    screen = shown(puzzle(x=115), Side.MISTER_X)

    assert "You are on 115" in screen
    assert "  taxi         102 114 126 127" in screen
    assert "  ferry        108 157" in screen
    assert "  X102: by black ticket.  T102+T115: a double." in screen


def test_hints_at_special_tickets_go_with_them():
    """The beginners' Mister X has one of each."""
    state = puzzle("beginners", 4, x=82, starts="41 46 124")
    spent = played(state, "X65+T82 D1T40 D2T45 D3T123")

    screen = shown(spent, Side.MISTER_X)

    assert "double." not in screen
    assert "black ticket." not in screen


def test_an_open_log_says_that_its_marks_are_concealments():
    """There are no tickets either."""
    screen = shown(puzzle("beginners", 4, x=82, starts="41 46 124"), Side.DETECTIVES)

    assert "* he is concealed" in screen
    assert "in sight on 82" in screen
    assert "supply" not in screen
    assert "Mister X is on turn." in screen


def test_mister_x_may_be_asked_to_appear():
    """R27: he is told what he can take and how to say it."""
    state = played(puzzle("1983", 4, x=82, starts="41 46 124", appearances=2), "T65")
    poor = replace(state, purses=(Tickets(0, 0, 0), *state.purses[1:]))

    screen = shown(poor, Side.MISTER_X)

    told = " ".join(screen.split())
    assert "type !D2T+D3T or the like, ! to take none, or . to stay hidden" in told
    assert "appeared 0 times" in screen


def test_a_blocked_mister_x_is_told_how_to_stay():
    """R7 as a house rule: 2 leads to 10 and 20 only."""
    state = puzzle("1983", 4, x=2, starts="10 20 41", blocked_stays=True)

    assert "type - to stay" in shown(state, Side.MISTER_X)


def test_the_log_tells_of_a_stay():
    """R7: a dash in place of a ticket."""
    state = played(puzzle("1983", 4, x=2, starts="10 20 41", blocked_stays=True), "-")

    assert " 1 -? " in shown(state, Side.DETECTIVES)


def test_a_concealed_ride_hides_its_mode():
    """The beginners' entry 3."""
    state = puzzle("beginners", 4, x=82, starts="41 46 124")
    moves = "T65+T82 D1T40 D2T45 D3T123 T101"

    assert "* 3 ??" in shown(played(state, moves), Side.DETECTIVES)


def test_nothing_is_to_be_done_after_the_end():
    """No moves are listed."""
    state = puzzle("1983", 4, x=2, starts="10 20 41")

    assert "Moves" not in shown(state, Side.DETECTIVES)
    assert "on turn" not in shown(state, Side.DETECTIVES)


@pytest.mark.parametrize("width", [80, 100, 120])
def test_screens_keep_to_plain_characters_and_to_the_width(width):
    """At the longest log and the largest crew."""
    state = puzzle("1983", 6, x=67, starts="13 46 79 89 185", appearances=99)

    for side in Side:
        screen = shown(state, side, width)
        assert screen.isascii()
        assert max(map(len, screen.splitlines())) <= width
