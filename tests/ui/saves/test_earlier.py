"""What version 0.1.0 stored opens, and the list tells the same of it."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from support.earlier import SAVES, a_save, fixture, standing
from support.ui.fakes import FakePage
from ui.saves.format import DamagedSaveError, SaveError
from ui.saves.store import (
    DAMAGED,
    GAME,
    Store,
)

RECORDS = fixture("records")
CUT_OFF = fixture("cut_off")


def a_store_with(save):
    """A browser in which only this is stored."""
    page = FakePage()
    page.browser.texts[GAME + save["id"]] = save["text"]
    return Store(page)


@pytest.mark.parametrize("name", SAVES)
def test_the_list_tells_the_same_of_a_save(name):
    """Without opening it: name, date, who plays, whose turn it is."""
    save = a_save(name)

    entry = a_store_with(save).entry(save["id"])

    assert (entry.state, entry.name) == ("sound", save["name"])
    assert entry.updated == save["updated"]
    assert asdict(entry.summary) == {
        **save["summary"],
        "names": tuple(save["summary"]["names"]),
        "post": "",
    }


@pytest.mark.parametrize("name", SAVES)
def test_a_save_opens_to_the_same_game(name):
    """With the same players, pencil marks, aids and moves taken back."""
    save = a_save(name)

    session = a_store_with(save).load(save["id"], 1)

    assert standing(session.game, session.state) == save["expected"]
    chairs = session.seating.chairs
    assert [[c.seat, c.name, c.driver] for c in chairs] == save["seating"]
    assert list(session.seating.colours) == save["colours"]
    assert session.notes == save["notes"]


@pytest.mark.parametrize("name", [name for name in SAVES if "version-0" not in name])
def test_a_save_is_written_as_it_was(name):
    """But for the date and a checksum: an older page could still read it."""
    save = a_save(name)
    store = a_store_with(save)

    store.save(store.load(save["id"], 1))

    written = store.read_text(GAME + save["id"])
    date = f'"updated":{store.entry(save["id"]).updated},'
    dated = written.replace(date, f'"updated":{save["updated"]},')
    assert dated[: dated.index(',"sum":')] + "}" == save["text"]


@pytest.mark.parametrize("name", CUT_OFF)
def test_a_save_that_is_cut_off_is_set_aside_and_recovered(name):
    """As far as it goes; nothing is thrown away."""
    each = CUT_OFF[name]
    store = a_store_with({"id": "cut", "text": each["text"]})

    with pytest.raises(DamagedSaveError) as damage:
        store.load("cut", 1)

    recovered = damage.value.recovered
    assert standing(recovered.game, recovered.state) == each["expected"]
    assert store.read_text(f"{DAMAGED}cut") == each["text"]


@pytest.mark.parametrize("name", RECORDS)
def test_a_game_that_was_taken_away_can_be_brought_in(name):
    """By its title, to the same end; a redacted one is refused as such."""
    store, each = Store(FakePage()), RECORDS[name]

    kept = store.import_text(each["full"]).id

    session = store.load(kept, 1)
    assert standing(session.game, session.state) == each["expected"]
    assert store.entry(kept).name == "A title"
    with pytest.raises(SaveError, match="redacted"):
        store.import_text(each["redacted"])
