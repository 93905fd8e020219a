"""What is confirmed is on disk; one damaged text never costs a game."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.ui.fakes import FakePage
from support.ui.saves import a_session, advance, killed
from support.ui.tables import open_secret
from ui.app import App
from ui.page import StorageError
from ui.saves.format import DamagedSaveError, read_save, write_save
from ui.saves.keys import BEFORE, COUNT, DAMAGED, GAME, LAST
from ui.saves.store import (
    Store,
)
from ui.settings.values import KEY


def played(page, moves=6):
    """A game on the page's store, saved after every move."""
    store = Store(page)
    session = a_session(store)
    store.save(session, "Train")
    for _ in range(moves):
        advance(session, 1)
        store.save(session)
    return session


def is_there(session, page):
    """Whether a game can be had as it was, on a page that has just been opened."""
    return Store(page).load(session.id, 1).state == session.state


# ---- a browser that is killed


@pytest.mark.parametrize("kept", [0, 1, 3, 6])
def test_moves_that_a_killed_browser_has_not_written_are_in_the_journal(kept):
    """However far localStorage had come."""
    page = FakePage()
    store = Store(page)
    session = a_session(store)
    snapshots = [dict(page.browser.texts)]
    for _ in range(6):
        advance(session, 1)
        store.save(session)
        snapshots.append(dict(page.browser.texts))

    again = Store(killed(page, snapshots[kept]))

    assert again.load(session.id, 1).state == session.state
    assert again.last().id == session.id
    assert again.trouble is None


def test_a_deleted_game_stays_deleted_in_a_killed_browser():
    """Whether localStorage has heard of it or not."""
    page = FakePage()
    session = played(page)
    before = dict(page.browser.texts)
    Store(page).delete(session.id)

    assert Store(killed(page, before)).list_games() == []
    assert Store(killed(page, dict(page.browser.texts))).list_games() == []


def test_a_deleted_game_that_was_brought_back_is_there_after_a_kill():
    page = FakePage()
    session = played(page)
    store = Store(page)
    token, before = store.delete(session.id), dict(page.browser.texts)
    store.restore(token)

    assert is_there(session, killed(page, before))


def test_settings_and_imports_are_in_the_journal_too():
    page = FakePage()
    session = played(page)
    record = Store(page).export_text(session.id)
    before = dict(page.browser.texts)
    App(page).do("home.language", "de")
    Store(page).import_text(record)

    again = App(killed(page, before))

    assert again.settings.language == "de"
    assert len(again.store.list_games()) == 2


def test_a_journal_that_lags_behind_is_not_believed():
    """It was closed to the page for a while; localStorage has gone on."""
    page = FakePage()
    session, gone = played(page), played(page)
    page.disk = "none"
    store = Store(page)
    advance(session, 2)
    store.save(session)
    store.delete(gone.id)
    page.disk = "works"

    again = Store(page)

    assert again.load(session.id, 1).state == session.state
    assert [entry.id for entry in again.list_games()] == [session.id]


def test_a_clock_that_was_set_back_does_not_confuse_old_and_new():
    page = FakePage()
    session = played(page)
    before = dict(page.browser.texts)
    page.clock -= 10_000_000
    store = Store(page)
    advance(session, 1)
    store.save(session)

    assert is_there(session, killed(page, before))


def test_where_localstorage_is_full_the_journal_keeps_the_game():
    page = FakePage()
    session = played(page)
    page.storage = "full"
    store = Store(page)
    advance(session, 2)
    with pytest.raises(StorageError):
        store.save(session)

    again = Store(killed(page, dict(page.browser.texts)))

    assert again.load(session.id, 1).state == session.state


def test_what_was_before_makes_room_for_what_is_now():
    page = FakePage()
    session = played(page)
    used = sum(len(key) + len(text) for key, text in page.browser.texts.items())
    page.room = used + 10
    advance(session, 3)

    assert Store(page).save(session)

    assert BEFORE + session.id not in page.browser.texts
    assert Store(page).load(session.id, 1).state == session.state


# ---- before the next turn


def an_open_game(page):
    app = App(page)
    app.start()
    app.do("home.quick")
    open_secret(app)
    return app


def choose(app):
    offer = next(offer for offer in app.session.offers() if offer.to is not None)
    app.do("play.go", offer.key)


def a_move_on_its_way(page):
    """Mister X has moved, and the disk is slow."""
    app = an_open_game(page)
    choose(app)
    page.disk = "slow"
    app.do("play.confirm")
    return app


def test_nothing_of_the_next_turn_is_accepted_until_the_move_is_on_disk():
    page = FakePage()
    app = a_move_on_its_way(page)

    app.do("play.handback")

    assert len(app.session.state.moves) == 1
    assert page.flags["showing"] == "handback"
    page.sync()
    assert page.flags["showing"] == "table"


def test_what_is_done_meanwhile_is_done_in_its_order():
    page = FakePage()
    app = a_move_on_its_way(page)

    app.do("play.handback")
    app.do("app.go", "about")
    app.do("app.go", "home")
    page.sync()

    assert app.screen == "home"
    assert page.routes[-2:] == ["about", "home"]


def test_a_secret_does_not_wait_for_the_disk():
    """The curtain falls at once."""
    page = FakePage()
    app = an_open_game(page)
    page.disk = "slow"
    app.store.keep("sy:any", "text")

    app.do("app.secret")

    assert page.flags["showing"] == "curtain"


def test_without_a_journal_the_game_goes_on():
    page = FakePage(disk="none")
    app = an_open_game(page)
    choose(app)

    app.do("play.confirm")
    app.do("play.handback")

    assert page.flags["showing"] == "table"
    assert Store(page).load(app.session.id, 1).state == app.session.state


# ---- generations


def flipped(text, at, bit):
    return text[:at] + chr(ord(text[at]) ^ (1 << bit)) + text[at + 1 :]


@given(st.data())
def test_one_flipped_bit_in_any_stored_text_loses_nothing(data):
    """Not a move, not the name: the same text stands elsewhere."""
    page = FakePage()
    session = played(page)
    browser = page.browser
    places = [(browser.texts, key) for key in sorted(browser.texts)]
    places += [(browser.journal, key) for key in sorted(browser.journal)]
    texts, key = data.draw(st.sampled_from(places))
    before = texts[key]
    text = before if isinstance(before, str) else before[1]
    at, bit = data.draw(st.integers(0, len(text) - 1)), data.draw(st.integers(0, 15))
    changed = flipped(text, at, bit)
    texts[key] = changed if isinstance(before, str) else (before[0], changed)

    again = Store(FakePage(browser=browser))

    entry = next(each for each in again.list_games() if each.id == session.id)
    assert (entry.state, entry.name) == ("sound", "Train")
    assert again.load(session.id, 1).state == session.state


@given(st.data())
def test_one_flipped_bit_without_a_journal_costs_one_move_at_most(data):
    """And that is told, and what was found is kept."""
    page = FakePage(disk="none")
    session = played(page)
    text = page.browser.texts[GAME + session.id]
    at, bit = data.draw(st.integers(0, len(text) - 1)), data.draw(st.integers(0, 15))
    page.browser.texts[GAME + session.id] = flipped(text, at, bit)
    store = Store(FakePage(browser=page.browser, disk="none"))

    try:
        found = store.load(session.id, 1)
    except DamagedSaveError as damage:
        found = damage.recovered
        assert DAMAGED + session.id in page.browser.texts

    assert found.id == session.id
    assert len(session.state.moves) - len(found.state.moves) in (0, 1)
    assert session.state.moves[: len(found.state.moves)] == found.state.moves


def test_a_save_is_checked_by_replay_and_not_by_its_checksum_alone():
    page = FakePage()
    session = played(page)
    key = GAME + session.id
    save, _ = read_save(page.browser.texts[key])
    record = save.record.replace('"moves":[', '"moves":["D1T1",')
    page.browser.texts[key] = write_save(replace(save, record=record))

    again = Store(FakePage(browser=page.browser))

    assert again.load(session.id, 1).state == session.state


def test_a_damaged_text_that_was_healed_is_whole_from_then_on():
    page = FakePage()
    session = played(page)
    whole = page.browser.texts[GAME + session.id]
    page.browser.texts[GAME + session.id] = whole[:50]
    Store(FakePage(browser=page.browser)).load(session.id, 1)

    assert page.browser.texts[GAME + session.id] == whole


def test_a_renamed_game_can_be_had_from_before():
    page = FakePage(disk="none")
    session = played(page)
    Store(page).rename(session.id, "Other")
    key = GAME + session.id
    page.browser.texts[key] = page.browser.texts[key][:50]

    with pytest.raises(DamagedSaveError) as damage:
        Store(page).load(session.id, 1)

    assert damage.value.recovered.state == session.state
    assert Store(page).entry(session.id).name == "Train"


def test_nothing_of_a_deleted_game_is_left():
    page = FakePage()
    session = played(page)
    Store(page).delete(session.id)

    texts = {
        **page.browser.texts,
        **{k: t for k, (_, t) in page.browser.journal.items()},
    }

    assert not [key for key, text in texts.items() if session.id in key and text]
    assert Store(page).elsewhere == {}


def test_a_count_that_makes_no_sense_counts_for_nothing():
    page = FakePage()
    session = played(page)
    page.browser.texts[COUNT] = "9" * 400

    assert Store(page).load(session.id, 1).state == session.state


def test_the_last_opened_game_and_the_settings_come_back_as_well():
    page = FakePage()
    session = played(page)
    App(page).do("home.language", "fr")

    again = App(killed(page, {}))

    assert again.store.read_text(LAST) == session.id
    assert again.settings.language == "fr"
    assert KEY in page.browser.texts
