"""What is kept: games that survive, damage that is told, storage that fails."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.ui.fakes import FakePage
from support.ui.saves import a_session, advance
from sy_core.registry import CLASSIC, GAMES
from ui.page import StorageError
from ui.saves.format import DamagedSaveError, SaveError, read_save
from ui.saves.store import (
    DAMAGED,
    GAME,
    LAST,
    Store,
)
from ui.table.seating import plain_seating
from ui.table.session import load_session, new_session
from ui.words import Words


def a_store(**options):
    return Store(FakePage(**options))


@pytest.mark.parametrize("edition", [e for g in GAMES.values() for e in g.editions])
def test_a_game_comes_back_as_it_was(edition):
    store = a_store()
    session = a_session(store, edition, moves=12)
    store.save(session, "Train")

    again = Store(store.page).load(session.id, 1)

    assert again.state == session.state
    assert again.seating == session.seating


def test_a_reload_at_every_ply_resumes_exactly_there():
    store = a_store()
    session = a_session(store)
    for _ in range(30):
        advance(session, 1)
        store.save(session)

        assert Store(store.page).load(session.id, 1).state == session.state


def test_the_newest_game_is_listed_first_and_told_without_replay(monkeypatch):
    store = a_store()
    old, new = a_session(store, moves=6), a_session(store, "hunting", 3, moves=4)
    store.save(old, "Old")
    store.save(new, "New")
    monkeypatch.setattr("ui.saves.store.load_session", pytest.fail)

    first, second = Store(store.page).list_games()

    assert (first.name, second.name) == ("New", "Old")
    assert second.summary.edition == "2013"
    assert second.summary.round == old.table_view.round
    assert second.summary.over == ""


def test_saving_again_keeps_name_and_first_date():
    store = a_store()
    session = a_session(store)
    store.save(session, "  Train \n to York ")
    created = read_save(store.read_text(GAME + session.id))[0].created
    advance(session, 1)
    store.save(session)

    save, _ = read_save(store.read_text(GAME + session.id))

    assert save.name == "Train to York"
    assert save.created == created
    assert save.updated > created


def test_the_last_opened_game_is_the_one_to_continue():
    store = a_store()
    one, two = a_session(store), a_session(store)
    store.save(one, "one")
    store.save(two, "two")
    store.load(one.id, 1)

    assert store.last().name == "one"


def test_a_finished_game_is_not_continued():
    store = a_store()
    session = a_session(store, "beginners", 4, moves=400)
    store.save(session)

    assert session.over
    assert store.last() is None
    assert store.list_games()[0].summary.over


def test_a_deleted_game_can_be_brought_back():
    store = a_store()
    session = a_session(store, moves=5)
    store.save(session, "Train")
    before = store.read_text(GAME + session.id)

    token = store.delete(session.id)
    assert store.list_games() == []
    assert store.restore(token)

    assert store.read_text(GAME + session.id) == before


def test_deleting_what_is_not_there_does_nothing():
    assert a_store().delete("nobody") is None


def test_a_game_is_renamed_without_moving_in_the_list():
    store = a_store()
    old, new = a_session(store), a_session(store)
    store.save(old)
    store.save(new)

    store.rename(old.id, "x" * 100)

    assert [e.id for e in store.list_games()] == [new.id, old.id]
    assert store.list_games()[1].name == "x" * 59 + "…"


def test_a_full_export_can_be_imported_with_its_name():
    store = a_store()
    session = a_session(store, moves=9)
    store.save(session, "Train")

    other = a_store()
    new_id = other.import_text(store.export_text(session.id)).id

    assert other.list_games()[0].name == "Train"
    assert other.load(new_id, 1).state == session.state


def test_our_own_stored_text_can_be_imported_too():
    store = a_store()
    session = a_session(store, moves=9)
    store.save(session, "Train")

    other = a_store()
    other.import_text(store.read_text(GAME + session.id))

    assert other.list_games()[0].name == "Train"


def test_an_import_does_not_become_the_game_to_continue():
    store = a_store()
    session = a_session(store)
    store.save(session, "mine")

    store.import_text(CLASSIC.write_record(session.state))

    assert store.last().name == "mine"


def test_the_redacted_export_is_the_same_wherever_mister_x_hides():
    """Two games that look alike to the detectives give the same text."""
    texts = []
    for x_start in (35, 45):
        store = a_store()
        starts = [13, 26, 29, 34]
        state = CLASSIC.new_game("2013", 4, x_start=x_start, starts=starts)
        seating = plain_seating(state.table.seats, state.table.pawns)
        session = new_session("a", CLASSIC, state, seating, 5)
        session.notes["private"] = str(x_start)
        store.save(session, "Train")
        texts.append(store.export_text("a", redacted=True))

    assert texts[0] == texts[1]


def test_the_summary_is_the_same_wherever_mister_x_hides():
    texts = []
    for x_start in (35, 45):
        store = a_store()
        state = CLASSIC.new_game("2013", 4, x_start=x_start, starts=[13, 26, 29, 34])
        seating = plain_seating(state.table.seats, state.table.pawns)
        store.save(new_session("a", CLASSIC, state, seating, 5))
        texts.append(repr(store.list_games()))

    assert texts[0] == texts[1]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "save.not_ours"),
        ("nonsense", "save.not_ours"),
        ("[1, 2]", "save.not_ours"),
        ('{"version": 1}', "save.not_ours"),
        ('{"version": 7, "record": ""}', "save.newer"),
        ('{"version": 1, "record": "{}"}', "save.not_ours"),
        ("[" * 100_000, "save.not_ours"),
        ("x" * 300_000, "save.too_long"),
        ('{"a": 1' + "0" * 9_000 + "}", "save.not_ours"),
        ('{"format":"scotland-yard-record","version":3}', "save.newer"),
        ('{"format":"scotland-yard-record","version":1,"game":"go"}', "save.not_ours"),
        (
            '{"format":"scotland-yard-record","version":1,"game":"classic"}',
            "save.bad_start",
        ),
        (
            '{"format":"scotland-yard-record","version":1,"notes":{"title":"'
            + "x" * 5_000
            + '"},"game":"classic"}',
            "save.bad_start",
        ),
    ],
)
def test_hostile_text_is_refused_in_words(text, key):
    store = a_store()

    with pytest.raises(SaveError) as refused:
        store.import_text(text)

    assert refused.value.key == key
    assert refused.value.in_words(Words("de"))
    assert store.list_games() == []


def test_an_illegal_move_is_named_by_its_number():
    store = a_store()
    session = a_session(store, moves=5)
    record = json.loads(session.record())
    record["moves"][2] = "D1T1"

    with pytest.raises(SaveError) as refused:
        store.import_text(json.dumps(record))

    assert refused.value.in_words(Words("en")) == "Move 3 in it is not possible."


def test_a_detectives_record_cannot_be_played_on():
    store = a_store()
    session = a_session(store, moves=5)
    store.save(session)
    text = store.export_text(session.id, redacted=True)

    with pytest.raises(SaveError) as refused:
        store.import_text(text)

    assert refused.value.key == "save.redacted"


@given(st.text() | st.recursive(st.integers() | st.text(), st.lists).map(json.dumps))
def test_whatever_is_imported_only_a_save_error_comes_out(text):
    with pytest.raises(SaveError):
        a_store().import_text(text)


@given(st.data())
def test_whatever_is_stored_the_list_can_be_drawn_and_the_game_opened(data):
    store = a_store()
    session = a_session(store, moves=3)
    store.save(session, "Train")
    whole = store.read_text(GAME + session.id)
    cut = data.draw(st.integers(0, len(whole)))
    put = data.draw(st.text(max_size=5))
    store.page.browser.texts[GAME + session.id] = whole[:cut] + put

    assert len(store.list_games()) == 1
    fault = outcome_of_loading(store, session.id)

    assert fault is None or fault.key == "save.newer" or is_kept_aside(store, fault)


def outcome_of_loading(store, game_id):
    try:
        store.load(game_id, 1)
    except SaveError as fault:
        return fault
    return None


def is_kept_aside(store, fault):
    """The damaged text is still there; what was recovered can be opened."""
    assert any(entry.state == "aside" for entry in store.list_games())
    found = fault.recovered
    return found is None or store.load(found.id, 1).state == found.state


def test_a_bare_record_of_version_0_loads_and_is_rewritten():
    store = a_store()
    session = a_session(store, moves=8)
    store.page.browser.texts[GAME + "old"] = session.record()

    listed = store.list_games()[0]
    again = store.load("old", 1)

    assert (listed.state, listed.summary.edition) == ("sound", "2013")
    assert again.state == session.state
    assert json.loads(store.read_text(GAME + "old"))["version"] == 1
    assert store.list_games()[0].summary.round == session.table_view.round


def test_a_save_of_a_newer_page_is_left_alone():
    store = a_store()
    text = '{"version": 99, "record": 5}'
    store.page.browser.texts[GAME + "new"] = text

    with pytest.raises(SaveError) as refused:
        store.load("new", 1)

    assert refused.value.key == "save.newer"
    assert store.read_text(GAME + "new") == text
    assert store.list_games()[0].state == "newer"
    assert store.export_text("new") == text


def test_a_damaged_save_is_kept_aside_and_recovered_to_the_first_bad_move():
    store = a_store()
    session = a_session(store, moves=9)
    store.save(session, "Train")
    key = GAME + session.id
    save = json.loads(store.read_text(key))
    record = json.loads(save["record"])
    record["moves"][5] = "D1T1"
    save["record"] = json.dumps(record)
    damaged = json.dumps(save)
    store.page.browser.texts[key] = damaged

    with pytest.raises(DamagedSaveError) as found:
        store.load(session.id, 1)

    recovered = found.value.recovered
    assert found.value.in_words(Words("en")) == "Move 6 in it is not possible."
    assert recovered.state.moves == session.state.moves[:5]
    assert store.read_text(DAMAGED + session.id) == damaged
    assert [(e.id, e.state) for e in store.list_games()] == [
        (recovered.id, "sound"),
        (f"damaged:{session.id}", "aside"),
    ]
    assert store.list_games()[0].name == "Train"


def test_a_save_that_was_cut_off_gives_back_its_whole_moves():
    store = a_store()
    session = a_session(store, moves=9)
    store.save(session, "Train")
    key = GAME + session.id
    whole = store.read_text(key)
    store.page.browser.texts = {key: whole[: whole.index(',"sum"') - 8]}
    store.page.browser.journal.clear()

    assert store.list_games()[0].state == "damaged"
    with pytest.raises(DamagedSaveError) as found:
        store.load(session.id, 1)

    count = len(found.value.recovered.state.moves)
    assert 7 <= count <= 8
    assert found.value.recovered.state.moves == session.state.moves[:count]


def test_a_hopeless_save_stays_to_be_exported_and_deleted():
    store = a_store()
    store.page.browser.texts[GAME + "bad"] = "rubbish"

    with pytest.raises(DamagedSaveError) as found:
        store.load("bad", 1)

    assert found.value.recovered is None
    assert [(e.id, e.state) for e in store.list_games()] == [("damaged:bad", "aside")]
    assert store.export_text("damaged:bad") == "rubbish"
    with pytest.raises(SaveError):
        store.export_text("damaged:bad", redacted=True)
    assert store.delete("damaged:bad") is not None
    assert store.list_games() == []


def test_a_missing_game_is_told():
    for ask in (lambda s: s.load("x", 1), lambda s: s.export_text("x")):
        with pytest.raises(SaveError) as gone:
            ask(a_store())
        assert gone.value.key == "save.gone"


@pytest.mark.parametrize(
    ("storage", "news"),
    [("full", "store.full"), ("forbidden", "store.cannot_save")],
)
def test_where_nothing_can_be_saved_it_is_said_once_and_the_game_goes_on(storage, news):
    store = a_store(storage=storage)
    session = a_session(store)
    with pytest.raises(StorageError) as told:
        store.save(session, "Train")
    advance(session, 3)

    assert told.value.full == (news == "store.full")
    assert store.save(session) is False
    assert store.news() == ""
    entry = store.list_games()[0]
    assert (entry.name, entry.unsaved) == ("Train", True)
    assert store.load(session.id, 1).state == session.state
    assert load_session("x", store.export_text(session.id), 1).state == session.state
    assert store.delete(session.id) is not None
    assert store.list_games() == []


def test_storage_that_works_again_is_used_again():
    store = a_store(storage="full")
    session = a_session(store)
    with pytest.raises(StorageError):
        store.save(session)
    store.page.storage = "works"
    advance(session, 2)

    assert store.save(session) is True
    assert not store.list_games()[0].unsaved
    assert store.trouble is None
    assert Store(store.page).load(session.id, 1).state == session.state


def test_no_room_for_one_game_is_told_though_small_texts_still_fit():
    store = a_store(room=400)
    session = a_session(store)

    with pytest.raises(StorageError):
        store.save(session)

    assert store.read_text(LAST) == session.id
    assert store.trouble is not None


def test_an_import_where_nothing_can_be_saved_is_there_until_the_page_closes():
    first = a_store()
    session = a_session(first, moves=4)
    first.save(session)
    store = a_store(storage="forbidden")

    new_id = store.import_text(first.export_text(session.id)).id

    assert store.load(new_id, 1).state == session.state
    assert store.news() == "store.cannot_save"


def test_reading_where_storage_is_forbidden_gives_nothing():
    store = a_store(storage="forbidden")

    assert store.read_text("sy:settings") is None
    assert store.list_games() == []
    assert store.last() is None


def test_the_record_of_a_kept_game_can_be_asked_for():
    store = a_store()
    session = a_session(store)
    store.save(session)

    assert store.record_of(session.id) == session.record()
    assert store.record_of("nobody") is None
