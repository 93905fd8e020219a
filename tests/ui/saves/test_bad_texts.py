"""Whatever is stored, the page starts, and tells what it could not read."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.ui.fakes import FakePage
from support.ui.saves import a_session
from sy_core.formats.envelope import MOST_NOTES
from sy_core.registry import CLASSIC
from ui.app import App
from ui.notebook.marks import NOTES, mark, marks_of
from ui.saves.format import TITLE, SaveError, read_save, write_save
from ui.saves.keys import ASKED, BEFORE, COUNT, DAMAGED, GAME, LAST, SETUP, TAB, TAKEN
from ui.saves.store import Store
from ui.settings.values import KEY
from ui.table.notes import AIDS, NOTEBOOK, OWN_NOTES, TAKE_BACK
from ui.table.seating import NOTE
from ui.table.takeback import AGREED, USED
from ui.words import Words
from ui.words.languages import LANGUAGES

FIXED = (KEY, SETUP, LAST, ASKED, COUNT, TAKEN)
BY_GAME = (GAME, BEFORE, DAMAGED, TAB)
ROUTES = ("", "home", "play", "replay", "settings", "setup", "about", "record=x")


def a_save(**changed):
    """The text of a sound save, with some members changed."""
    store = Store(FakePage())
    session = a_session(store, moves=4)
    store.save(session, "Train")
    fields = json.loads(store.read_text(GAME + session.id))
    del fields["sum"]
    return json.dumps({**fields, **changed})


SAVE = a_save()
LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | st.text()
JSON = LEAVES | st.lists(LEAVES, max_size=3) | st.dictionaries(st.text(), LEAVES)
KNOWN = st.sampled_from(
    [*json.loads(SAVE), *json.loads(SAVE)["summary"], "edition", "language", "idle"]
)
OBJECTS = st.dictionaries(KNOWN, JSON, max_size=4)
SAVES = OBJECTS.map(lambda changed: json.dumps({**json.loads(SAVE), **changed}))
SUMMARIES = OBJECTS.map(
    lambda changed: a_save(summary={**json.loads(SAVE)["summary"], **changed})
)
TEXTS = (
    st.text()
    | JSON.map(json.dumps)
    | OBJECTS.map(json.dumps)
    | SAVES
    | SUMMARIES
    | st.sampled_from(["[" * 3_000, "9" * 5_000, "\ud800", SAVE, SAVE[:200]])
)
KEYS = st.sampled_from(FIXED) | st.builds(
    str.__add__, st.sampled_from(BY_GAME), st.sampled_from(["one", "\ud800", ""])
)
STORED = st.dictionaries(KEYS, TEXTS, max_size=5)
NOTED = st.dictionaries(KEYS, st.tuples(st.integers(), TEXTS), max_size=5)


@given(STORED, STORED, NOTED, st.data())
def test_no_stored_text_whatever_keeps_the_page_from_starting(
    texts, earlier, journal, data
):
    page = FakePage()
    page.browser.texts.update(texts)
    page.browser.earlier.update(earlier)
    page.browser.journal.update(journal)

    app = App(page)
    app.start(data.draw(st.sampled_from(ROUTES)))
    app.render()
    app.do("app.go", "home")
    for entry in app.store.list_games():
        app.do("home.open", entry.id)
        app.do("app.go", "home")

    assert app.screen == "home"


@pytest.mark.parametrize("name", ["updated", "created"])
@pytest.mark.parametrize("date", [10**16, 10**400, -1, True, 1.5, "yesterday"])
def test_a_date_that_is_none_is_left_out(name, date):
    """Browsers cannot say dates of 17 digits."""
    save, _ = read_save(a_save(**{name: date}))

    assert getattr(save, name) == 0


def test_one_bad_save_does_not_keep_the_others_from_being_listed():
    page = FakePage()
    page.browser.texts = {GAME + "bad": "[" * 100_000, GAME + "good": SAVE}

    states = {entry.id: entry.state for entry in Store(page).list_games()}

    assert states == {"bad": "damaged", "good": "sound"}


@pytest.mark.parametrize("key", [KEY, SETUP])
@pytest.mark.parametrize("text", ["", "nonsense", "[]", "[" * 100_000])
def test_settings_that_cannot_be_read_are_set_aside_and_told(key, text):
    page = FakePage()
    page.browser.texts[key] = text

    app = App(page)
    app.start()
    app.render()

    assert app.toast == app.words("store.unread")
    assert page.browser.texts[DAMAGED + key.removeprefix("sy:")] == text
    assert key not in page.browser.texts
    again = App(page)
    again.start()
    assert again.toast == ""


def test_settings_that_the_journal_has_whole_are_taken_from_there():
    page = FakePage()
    App(page).do("home.language", "de")
    page.browser.texts[KEY] = page.browser.texts[KEY][:-1]

    app = App(page)

    assert app.settings.language == "de"
    assert app.store.unread == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_could_not_be_read_is_told_in_every_language(language):
    assert Words(language)("store.unread")


# ---- notes


def a_record(notes):
    state = CLASSIC.new_game("2013", 4, x_start=35, starts=[13, 26, 29, 34])
    return CLASSIC.write_record(state, notes)


def others(count):
    """Notes that are not the page's own."""
    return {f"note {number}": "text" for number in range(count)}


def test_a_record_with_as_many_notes_as_it_may_have_is_imported_with_all_of_them():
    """Beside its title and who sits where; so it is taken away again."""
    brought = {**others(MOST_NOTES - 2), TITLE: "Train", AGREED: "on"}
    app = App(FakePage())
    app.start()

    app.do("home.file", "", a_record(brought))

    assert app.toast == app.words("home.imported_most", n=1)
    [entry] = app.store.list_games()
    assert entry.name == "Train"
    again = CLASSIC.read_record(app.store.export_text(entry.id)).notes
    assert len(again) == MOST_NOTES
    assert others(MOST_NOTES - 3).items() <= again.items()
    assert {TITLE, AGREED, NOTE} <= again.keys()


def test_what_the_page_itself_has_to_note_always_fits_in():
    """Of the notes of others the last ones go, and no more than must."""
    session = a_session(Store(FakePage()))
    session.notes.update(others(MOST_NOTES) | dict.fromkeys(OWN_NOTES, ""))

    kept = CLASSIC.read_record(session.record()).notes

    assert kept.keys() == OWN_NOTES | others(MOST_NOTES - len(OWN_NOTES)).keys()


def test_room_is_kept_for_every_note_that_the_page_makes():
    assert {NOTE, TITLE, AGREED, TAKE_BACK, USED, NOTEBOOK, AIDS} <= OWN_NOTES
    assert set(NOTES.values()) <= OWN_NOTES


def test_a_pencil_mark_on_every_station_can_be_kept():
    store = Store(FakePage())
    session = a_session(store)
    for station in session.state.table.stations:
        mark(session, str(station))
        mark(session, str(station))

    store.save(session)

    assert marks_of(store.load(session.id, 1)) == marks_of(session)
    assert set(marks_of(session).values()) == {"maybe"}


def test_marks_as_earlier_releases_kept_them_are_read():
    session = a_session(Store(FakePage()))
    session.notes["pencil"] = '{"13":"maybe","46":"no","999":"no","no":7}'

    assert marks_of(session) == {13: "maybe", 46: "no"}


def test_a_save_is_the_same_after_reading_and_writing():
    save, _ = read_save(SAVE)

    assert read_save(write_save(save)) == (save, False)


def test_a_save_of_version_0_that_is_no_record_is_damaged():
    """Version 0 was the bare record: nothing else can say so of itself."""
    with pytest.raises(SaveError) as told:
        read_save('{"version":0,"record":"x"}')

    assert told.value.key == "save.damaged"
