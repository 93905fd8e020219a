"""Devices that are connected: live by one code each way, or as two windows."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from support.ui.fakes import FakePage
from support.ui.travelling import Air
from support.ui.two_devices import (
    hand_over,
    inviting,
    letter_of,
    live,
    move_at_random,
    opening,
    page_of,
    play_on,
    reloaded,
    remote,
    two_windows,
)
from sy_core.devices.verdict import Sound
from ui.app import App
from ui.devices.sending import is_connected
from ui.travel import Fault, WayState


@pytest.mark.parametrize("meeting", [live, two_windows])
@pytest.mark.parametrize("edition", ["2013", "hunting", "hunting-expert"])
def test_connected_devices_play_a_whole_game_by_themselves(meeting, edition):
    """After one code each way, or none in two windows, nobody sends anything."""
    x, table = meeting(edition=edition)
    play_on(x, table, Random(5))
    x.do("devices.unseal")

    assert isinstance(remote(table).verdict, Sound)
    assert table.dialog == "devices.seal"
    assert remote(table).state == remote(x).state


def test_a_catch_is_told_at_once():
    """Connected, Mister X's device answers every ride; by letter, the whole round."""
    x, table = live(edition="2013")
    move_at_random(x, Random(1))
    move_at_random(table, Random(1))

    assert remote(table).public.half.asked == ()
    assert len(remote(x).table_view.history) == 2


def _unanswered(**how: str) -> App:
    """A table whose ride was sent; Mister X's device has not heard of it yet."""
    x, table = live(edition="2013", **how)
    move_at_random(x, Random(1))
    page_of(x).air.delivers = False
    move_at_random(table, Random(1))
    return table


def test_nobody_rides_before_the_last_ride_is_answered():
    """Of two taps the second may come first; it finds nothing to be pressed."""
    table = _unanswered()

    assert not move_at_random(table, Random(2))
    assert "is-lit" not in page_of(table).markup
    assert "Waiting for Mister X." in page_of(table).markup


def test_a_computer_waits_for_the_answer_like_people():
    """Whatever it has thought: the ride before might have ended the game."""
    table = _unanswered()
    seating = remote(table).seating
    chairs = [replace(each, driver="constable") for each in seating.chairs[1:]]
    remote(table).reseat(replace(seating, chairs=(seating.chairs[0], *chairs)))
    table.render()
    page_of(table).pass_time()

    assert remote(table).public.half.asked != ()
    assert len(remote(table).table_view.history) == 2


def test_a_lost_connection_says_one_sentence_and_loses_no_move():
    """The letters are the truth: they go on as codes, and live again with the next."""
    x, table = live(edition="2013")
    move_at_random(x, Random(1))
    table.post.ways._live.close()
    told = page_of(x).said[-1]
    while move_at_random(table, Random(2)):
        pass
    table.do("devices.send")
    hand_over(table, x)
    move_at_random(x, Random(3))
    x.do("devices.send")
    hand_over(x, table)

    assert "Nothing is lost" in told
    assert remote(table).table_view.round == 2


@pytest.mark.parametrize("why", [Fault.FLOOD, Fault.NONSENSE])
def test_who_is_cut_off_is_not_said_to_come_back(why):
    """Such a device has no door any more; letters go on."""
    _, table = live(edition="2013")
    table.post.ways._live.become(WayState.CLOSED, why)
    told = page_of(table).said[-1]

    assert told.endswith("go on with codes or links.")


def test_dice_that_need_the_other_device_have_no_button():
    """Both devices throw them; alone the table's can only send a letter."""
    x, table = live(edition="hunting")
    for number in range(3):
        move_at_random(x, Random(number))
        move_at_random(table, Random(number))
    move_at_random(x, Random(3))
    table.post.ways._live.close()
    move_at_random(table, Random(3))

    assert remote(table).public.must_roll
    assert 'id="send-letter"' in page_of(table).markup
    assert 'data-do="play.roll"' not in page_of(table).markup


def test_the_next_pair_of_codes_connects_again():
    """A reloaded phone is back with one code each way, whatever else they carry."""
    x, table = live(edition="2013")
    move_at_random(x, Random(1))
    x = reloaded(x)
    before = is_connected(x), is_connected(table)
    table.do("devices.letters")
    x.do("devices.letters")
    hand_over(table, x)
    hand_over(x, table)

    assert before == (False, False)
    assert (is_connected(x), is_connected(table)) == (True, True)


def _both_gone(**air: bool) -> tuple[App, App]:
    """Two that were connected, and of which both pages were closed meanwhile."""
    x, table = live(edition="2013")
    move_at_random(x, Random(1))
    for name, value in air.items():
        setattr(page_of(x).air, name, value)
    x, table = reloaded(x), reloaded(table)
    for app in (x, table):
        app.do("devices.letters")
    return x, table


def test_one_code_is_enough_for_two_that_know_each_other():
    """Both pages were gone: one shows a code, the other reads it, and that is all."""
    x, table = _both_gone(remembers=True)
    told = page_of(table).markup
    before = is_connected(x), is_connected(table)
    hand_over(table, x)
    while move_at_random(table, Random(2)):
        pass

    assert "One code is enough" in told
    assert before == (False, False)
    assert remote(x).table_view.round == 2


def test_a_code_that_leads_nowhere_is_followed_by_ordinary_ones():
    """Nothing is lost: it is told, and then it takes a code each way."""
    x, table = _both_gone(remembers=True, carries=False)
    hand_over(table, x)
    told = page_of(x).said[-1]
    page_of(x).air.carries = True
    hand_over(x, table)
    hand_over(table, x)

    assert "do not find each other" in told
    assert (is_connected(x), is_connected(table)) == (True, True)


def test_a_second_window_that_is_reloaded_finds_the_other_by_itself():
    """Nothing has to be scanned between two windows."""
    x, table = two_windows(edition="2013")
    move_at_random(x, Random(1))
    x = reloaded(x)
    while move_at_random(table, Random(2)):
        pass

    assert is_connected(x)
    assert remote(x).table_view.round == 2


def test_what_is_sent_while_the_other_sleeps_arrives_when_it_wakes():
    """A way that comes back carries all that may be missing; twice does no harm."""
    x, table = live(edition="2013")
    ends = [x.post.ways._live, table.post.ways._live]
    for end in ends:
        end.become(WayState.LOST)
    move_at_random(x, Random(1))
    x.do("devices.send")
    for end in ends:
        end.now = WayState.OPEN
    for end in ends:
        end.traveller.changed(WayState.OPEN, None)

    assert len(remote(table).table_view.history) == 1


def test_nonsense_on_a_way_is_judged_and_changes_nothing():
    """Whoever sends what is no letter is cut off by the script that carries it."""
    x, table = live(edition="2013")
    before = page_of(table).browser.texts.copy()
    way = x.post.ways._live
    heard = [way.other.traveller.heard(text) for text in ("", "x" * 9_000, "sy1AAAA")]

    assert heard == [False, False, False]
    assert page_of(table).browser.texts == before


def test_a_rematch_goes_on_over_the_same_connection():
    """An invitation that names the game before, taken with one tap."""
    x, table = live(edition="2013")
    table.do("devices.resign_now")
    x.do("devices.unseal")
    first = remote(x).id
    table.do("devices.rematch")
    asked, told = x.dialog, page_of(table).markup
    x.do("devices.join")
    move_at_random(x, Random(1))

    assert asked == "devices.rematch"
    assert "read this code" not in told
    assert remote(x).id != first
    assert len(remote(table).table_view.history) == 1


def test_computers_may_sit_on_either_side():
    """They move like people, and their letters go out like anybody's."""
    page = FakePage(seed=100, air=Air())
    table = inviting("near", page=page, edition="2013", cast="nobody")
    x = opening(letter_of(table), FakePage(seed=500, air=page.air))
    x.do("devices.join")
    hand_over(x, table)
    move_at_random(x, Random(1))
    page.pass_time()

    assert len(remote(x).table_view.history) > 1


def test_whoever_joins_has_computers_play_from_the_first_moment():
    """Chosen on the invitation; a rematch keeps them."""
    page = FakePage(seed=500, air=Air())
    table = inviting("near", page=FakePage(seed=100, air=page.air), edition="2013")
    x = opening(letter_of(table), page)
    x.do("devices.driver", "0", "constable")
    x.do("devices.join")
    hand_over(x, table)
    page.pass_time()
    moved = len(remote(table).table_view.history)
    table.do("devices.resign_now")
    x.do("devices.unseal")
    table.do("devices.rematch")
    x.do("devices.join")

    assert moved == 1
    assert remote(x).seating.chairs[0].driver == "constable"
