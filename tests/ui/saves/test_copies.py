"""Copies of the site at one origin: what earlier releases kept is taken over once."""

from __future__ import annotations

import json

import pytest

from support.ui.fakes import Browser, FakePage
from support.ui.saves import a_session, advance
from ui.app import App
from ui.saves.keys import BEFORE, COUNT, DAMAGED, GAME, LAST, SETUP, TAKEN
from ui.saves.store import Store
from ui.settings.values import KEY

LATER = 1_800_000_000_000


def an_old_release(moves=5):
    """What it kept, and the game."""
    page = FakePage(disk="none")
    store = Store(page)
    session = a_session(store, moves=moves)
    store.save(session, "Train")
    texts = {key: page.browser.texts[key] for key in (GAME + session.id, LAST)}
    texts[KEY] = json.dumps({"language": "fr"})
    texts[SETUP] = json.dumps({"edition": "1983"})
    texts[DAMAGED + "bad"] = "rubbish"
    return texts, session


def a_copy(earlier):
    """A copy of the site, with stored texts of its own."""
    return FakePage(browser=Browser(earlier=earlier))


def played_on(earlier, session, moves=1):
    """By a copy that is still of the old release."""
    page = FakePage(browser=Browser(texts=earlier), disk="none", clock=LATER)
    advance(session, moves)
    Store(page).save(session)
    for key in (BEFORE + session.id, COUNT):  # what old releases did not have
        del earlier[key]


def test_the_first_copy_takes_everything_over():
    earlier, session = an_old_release()

    app = App(a_copy(earlier))

    assert app.settings.language == "fr"
    assert app.store.load(session.id, 1).state == session.state
    assert [e.state for e in app.store.list_games()] == ["sound", "aside"]
    assert app.store.last().name == "Train"
    assert '"1983"' in app.store.read_text(SETUP)


def test_the_second_copy_begins_with_the_settings_but_without_the_games():
    earlier, _ = an_old_release()
    App(a_copy(earlier))

    second = App(a_copy(earlier))

    assert second.settings.language == "fr"
    assert second.store.list_games() == []


def test_what_was_taken_stays_for_copies_of_the_old_release():
    earlier, session = an_old_release()
    before = dict(earlier)
    App(a_copy(earlier))

    del earlier[TAKEN]
    assert earlier == before
    assert Store(FakePage(browser=Browser(texts=earlier))).load(session.id, 1)


def test_a_game_is_not_taken_again_when_it_was_deleted_here():
    earlier, session = an_old_release()
    page = a_copy(earlier)
    Store(page).delete(session.id)

    assert [entry.state for entry in Store(page).list_games()] == ["aside"]
    assert GAME + session.id not in earlier


def test_what_an_old_release_has_played_on_is_taken_by_whoever_starts_next():
    earlier, session = an_old_release()
    first = a_copy(earlier)
    Store(first)
    played_on(earlier, session)

    assert Store(a_copy(earlier)).load(session.id, 1).state == session.state
    assert len(Store(first).load(session.id, 1).state.moves) == 5


def test_a_newer_game_here_is_not_overwritten_by_an_older_one():
    earlier, session = an_old_release()
    page = a_copy(earlier)
    store = Store(page)
    played_on(earlier, session)
    page.clock = LATER + 10_000_000
    ours = store.load(session.id, 1)
    advance(ours, 3)
    store.save(ours)

    assert Store(page).load(session.id, 1).state == ours.state


def test_where_there_is_no_room_the_old_texts_wait():
    earlier, session = an_old_release()
    page = a_copy(earlier)
    page.storage = "full"
    store = Store(page)
    assert store.entry(session.id).unsaved
    assert TAKEN not in earlier
    page.storage = "works"

    assert not Store(page).entry(session.id).unsaved
    assert TAKEN in earlier


@pytest.mark.parametrize("noted", ["", "[" * 100_000, "7", '{"a": "b"}', "[1]"])
def test_a_note_of_what_was_taken_may_be_damaged(noted):
    earlier, session = an_old_release()
    earlier[TAKEN] = noted

    assert Store(a_copy(earlier)).entry(session.id) is not None
