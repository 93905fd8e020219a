"""A game over two devices, every turn as a letter."""

from __future__ import annotations

import html
import re
from random import Random

import pytest

from support.ui.fakes import FakePage
from support.ui.two_devices import (
    break_the_seal,
    hand_over,
    inviting,
    joined,
    letter_of,
    move_at_random,
    move_towards,
    opening,
    page_of,
    play_by_letters,
    post,
    reloaded,
    remote,
)
from sy_core.devices.letters.faults import LetterFault
from sy_core.devices.verdict import Sound
from sy_core.registry import EDITION_IDS
from sy_core.terms import MISTER_X
from ui.app import App
from ui.table.curtain import Showing

EDITIONS = [edition for found in EDITION_IDS.values() for edition in found]


def seen(app) -> str:
    """All words on the screen."""
    return html.unescape(re.sub("<[^>]*>", " ", page_of(app).markup))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_travels_by_letters_and_is_sound(edition):
    """Nothing but texts between the two; the seal is broken and checked at the end."""
    x, table = joined(edition=edition)

    play_by_letters(x, table, Random(7))
    break_the_seal(x, table)

    assert isinstance(remote(table).verdict, Sound)
    assert remote(table).state == remote(x).state
    assert "Sealed and sound" in seen(table)
    assert not re.search('seal-what">[^<]?<', page_of(table).markup)


def test_mister_x_may_be_the_one_who_invites():
    """Then his first letter deals, and tells of his first turn."""
    x = inviting(here="mister_x")
    table = opening(letter_of(x))
    table.do("devices.join")
    hand_over(table, x)
    post(x, table, Random(1))

    assert remote(table).to_move == ("detective_1", "detective_2", "detective_3")


def test_names_colours_and_agreements_travel():
    """Each side names its own; the invitation says what the pieces look like."""
    table = inviting(edition="1983", notebook="true")
    x = opening(letter_of(table))
    x.do("devices.name", "0", "Ada")
    x.do("devices.join")
    hand_over(x, table)
    post(table, x, Random(3))

    assert remote(table).seating.name_of(MISTER_X) == "Ada"
    assert remote(x).seating.colours == remote(table).seating.colours
    assert remote(x).notes["notebook"] == "on"


def test_an_invitation_says_what_it_is_and_takes_no_for_an_answer():
    """Which game, who invites, which part one plays; nothing is kept before."""
    x = opening(letter_of(inviting(edition="2023")))
    told = seen(x)
    x.do("devices.decline")

    assert "The detectives invite you" in told
    assert "Edition 2023" in told
    assert "Mister X's own" in told.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    assert x.screen == "home"
    assert x.store.list_games() == []


def test_a_second_window_is_offered_where_it_leads_to_the_other_side():
    """An invitation can be opened beside; its answer is for the one who invited."""
    table = inviting()
    x = opening(letter_of(table))
    x.do("devices.join")
    shown = ['id="second-window"' in page_of(app).markup for app in (table, x)]

    assert shown == [True, False]


def test_a_reload_at_any_time_loses_nothing():
    """Invited, dealt, moved and not sent, sent: all of it is kept."""
    table = inviting()
    table = reloaded(table, "devices")
    x = opening(letter_of(table))
    x.do("devices.join")
    x = reloaded(x, "devices")
    hand_over(x, table)
    table = reloaded(table)
    post(table, x, Random(1))
    x = reloaded(x)
    move_at_random(x, Random(2))
    x = reloaded(x)
    x.do("devices.send")
    x = reloaded(x)
    x.do("devices.letters")
    hand_over(x, table)

    assert [event.kind for event in remote(table).table_view.history] == ["turn"]
    assert remote(x).showing is Showing.CURTAIN


def test_the_list_of_games_says_whose_turn_it_is():
    """A game waits for weeks, and nobody has to remember."""
    table = inviting()
    waiting = table.store.last()
    table.do("app.go", "home")
    invited = page_of(table).markup.partition("card continue")[2]
    x, other = joined(edition="2013")
    at_home = x.store.last()
    there = other.store.last()
    x.do("app.go", "home")
    card = page_of(x).markup.partition("continue-title")[2].partition("<button")[0]

    assert card.count("Your turn, on two devices") == 1
    assert "Waiting for the other side to join" in invited
    assert 'class="position"' not in invited.partition("</section>")[0]
    assert waiting is not None
    assert waiting.summary.post == "invited"
    assert at_home is not None
    assert there is not None
    assert (at_home.summary.post, there.summary.post) == ("ours", "theirs")


def test_an_invitation_is_listed_by_the_names_that_it_gives():
    """Who is to come is not known yet; computers are."""
    table = App(FakePage(seed=100))
    table.start()
    table.do("home.new")
    table.do("setup.where", "", "far")
    table.do("setup.players", "", "3")
    for chair, name in (("1", "Anna"), ("2", "Ben")):
        table.do("setup.name", chair, name)
    table.do("setup.go")
    letter = letter_of(table)
    table.do("app.go", "home")
    x = opening(letter)
    x.do("devices.driver", "0", "constable")
    x.do("devices.join")
    x.do("app.go", "home")

    assert "Anna and Ben against Mister X" in seen(table)
    assert "Anna and Ben against the constable" in seen(x)


def test_a_letter_is_read_first_by_whoever_has_got_one():
    """From the list of games, though the last one has a letter to be sent."""
    table = inviting()
    table.do("app.go", "home")
    assert 'data-do="devices.letters" data-arg="in"' in page_of(table).markup
    table.do("devices.letters", "in")
    told = page_of(table).markup

    assert told.index('id="in-title"') < told.index('id="out-title"')


def test_the_table_takes_back_what_is_not_sent():
    """Nothing was learnt from it; what is sent stands."""
    x, table = joined()
    post(x, table, Random(1))
    before = remote(table).table_view
    while move_at_random(table, Random(2)):
        pass
    while remote(table).may_undo:
        table.do("play.takeback")

    assert remote(table).table_view == before


def test_a_catch_in_plain_sight_still_goes_out_as_a_letter():
    """The table knows that it has won; Mister X's device is yet to be told."""
    x, table = joined(edition="2013")
    while not remote(table).over:
        move_towards(x, remote(x).state.pursuers)
        x.do("devices.send")
        hand_over(x, table)
        him = remote(x).state.x_station
        in_sight = remote(table).table_view.x_station is not None
        while move_towards(table, {him}, onto=in_sight):
            pass
        told = page_of(table).markup
        table.do("devices.send")
        hand_over(table, x)

    assert 'id="send-letter"' in told
    assert remote(x).is_to_open


def test_whoever_breaks_the_seal_by_letter_is_told_to_send_it():
    """Until the table has read it, nothing is compared."""
    x, table = joined()
    play_by_letters(x, table, Random(7))
    x.do("devices.unseal")
    told = page_of(x).markup
    x.do("devices.letters")
    hand_over(x, table)

    assert "Send the letter" in told
    assert 'id="send-opening"' in told
    assert "has compared it all" in page_of(table).markup


def test_giving_up_ends_the_game_and_opens_the_seal():
    """The other side reads of it, and Mister X breaks the seal as ever."""
    x, table = joined()
    post(x, table, Random(1))
    table.do("devices.resign")
    table.do("devices.resign_now")
    hand_over(table, x)
    told = seen(x)
    break_the_seal(x, table)

    assert "The detectives have given up." in told
    assert isinstance(remote(table).verdict, Sound)


@pytest.mark.parametrize("edition", ["2013", "hunting"])
def test_a_game_that_was_given_up_is_over_wherever_it_is_told_of(edition):
    """Nobody is to move; until its seal is broken, it is the game to continue."""
    x, table = joined(edition=edition)
    post(x, table, Random(1))
    x.do("devices.resign_now")
    hand_over(x, table)
    x.do("devices.back")
    tables = [page_of(app).markup for app in (x, table)]
    to_go_on = [app.store.last() is not None for app in (x, table)]
    break_the_seal(x, table)
    for app in (x, table):
        app.dialog = ""
        app.do("app.go", "home")

    for app, told in zip((x, table), tables, strict=True):
        assert "Game over" in told
        assert "is-turn" not in told
        assert "Finished" in seen(app)
        assert "home.continue" not in page_of(app).markup
        assert app.store.last() is None
    assert to_go_on == [True, False]


@pytest.mark.parametrize("edition", ["2013", "hunting"])
def test_a_game_that_was_given_up_can_be_replayed(edition):
    """Up to where it was given up, on both devices, once the seal is broken."""
    x, table = joined(edition=edition)
    post(x, table, Random(1))
    x.do("devices.resign_now")
    hand_over(x, table)
    before = "Replay" in seen(x)
    break_the_seal(x, table)
    shown = []
    for app in (x, table):
        app.dialog = ""
        app.do("app.go", "play")
        assert "Replay" in seen(app)
        app.do("replay.open")
        app.do("replay.study")
        app.render()
        shown.append((app.screen, app.replay.stepper.moments))

    assert not before
    assert shown[0][0] == "replay"
    assert shown[0] == shown[1]


def _letters():
    """Mister X's device after two rounds, and letters that have been or will be."""
    x, table = joined()
    post(x, table, Random(1))
    first = letter_of(x)
    post(table, x, Random(1))
    post(x, table, Random(2))
    second = letter_of(x)
    return x, table, first, second


def test_every_letter_that_is_not_the_next_is_explained_and_changes_nothing():
    """Again, old, one's own, foreign, cut off, changed: a sentence each."""
    _, table, first, second = _letters()
    foreign = letter_of(joined(edition="1983", page=FakePage(seed=7_000))[1])
    body = second.partition("letter=")[2]
    texts = {
        LetterFault.DOUBLED: second,
        LetterFault.OLD: first,
        LetterFault.OWN: letter_of(table),
        LetterFault.OTHER_GAME: foreign,
        LetterFault.TRUNCATED: body[:-9],
        LetterFault.DAMAGED: body[:-4] + ("AAAA" if body[-4:] != "AAAA" else "BBBB"),
        LetterFault.NOT_OURS: "dear detectives, I am at home",
        LetterFault.NEWER: body.replace("sy1", "sy2"),
        LetterFault.TOO_LONG: "sy1" + "A" * 5_000,
    }
    before = page_of(table).browser.texts.copy()
    said = {}
    for code, text in texts.items():
        table.do("devices.letters")
        table.do("devices.paste", "", text)
        said[code] = table.post.notice.key

    assert said == {code: f"devices.refused.{code}" for code in texts}
    assert page_of(table).browser.texts == before


@pytest.mark.parametrize("way", ["devices.open", "devices.paste"])
def test_a_letter_that_another_game_has_read_is_explained_there(way):
    """An old link is tapped, while something else is on the table."""
    table = inviting()
    x = opening(letter_of(table))
    x.do("devices.join")
    answer = letter_of(x)
    hand_over(x, table)
    first = remote(table)
    table.do("app.go", "home")
    table.do("home.new")
    table.do("setup.where", "", "far")
    table.do("setup.go")
    table.do(way, answer, answer)

    assert table.screen == "play"
    assert remote(table).id == first.id
    assert "You have read this letter already." in table.toast


def test_a_foreign_letter_does_not_disturb_a_device_without_games():
    """Somebody else's link is explained, and one is at home."""
    app = opening(letter_of(_letters()[0]))

    assert app.screen == "home"
    assert "not on this device" in app.toast


def test_a_letter_in_the_middle_of_a_message_is_found():
    """People write something around a link."""
    table = inviting()
    x = opening(letter_of(table))
    x.do("devices.join")
    table.do("devices.paste", "", f"Here you are: {letter_of(x)} , good luck!")

    assert table.screen == "play"


def test_a_deleted_game_stays_deleted():
    """No letter brings it back by itself."""
    x, table = joined()
    table.do("app.go", "home")
    table.do("home.delete", remote(table).id)
    post(x, table, Random(1))

    assert table.session is None
    assert table.store.list_games() == []
