"""Records, positions and links of earlier versions open to the same games."""

from __future__ import annotations

import json

import pytest

from support.earlier import SAVES, a_save, fixture, seen_alike, standing
from sy_core.errors import RecordError
from sy_core.registry import game_of, recover_any
from sy_core.sharing import read_position, read_record
from sy_core.terms import MISTER_X, SPECTATOR

RECORDS = {**fixture("records"), **fixture("records", "0.2")}
SILENT = fixture("silent", "0.2")
CUT_OFF = fixture("cut_off")
READERS = {"position": read_position, "record": read_record}
LINKS = [
    pytest.param(each, id=f"{each['from']}-{each['kind']}-{number}")
    for number, each in enumerate(fixture("links") + fixture("links", "0.2"))
]


def record_within(save):
    """The record in the text of a save; version 0 is nothing else."""
    return json.loads(save["text"]).get("record", save["text"])


def replayed(text):
    """The game of a record, and its end."""
    game = game_of(text)
    return game, game.replay(game.read_record(text))


WRITTEN = {
    **{f"kept {name}": record_within(a_save(name)) for name in SAVES},
    **{f"taken away {name}": each["full"] for name, each in RECORDS.items()},
}


@pytest.mark.parametrize("name", SAVES)
def test_the_record_in_a_save_replays_to_the_same_end(name):
    """What every seat knows is the same, too."""
    save = a_save(name)

    game, state = replayed(record_within(save))

    assert standing(game, state) == save["expected"]


@pytest.mark.parametrize("text", WRITTEN.values(), ids=WRITTEN)
def test_a_record_is_written_as_it_was(text):
    """To the letter, also what it says of house rules and what it leaves unsaid."""
    game, state = replayed(text)

    assert game.write_record(state, game.read_record(text).notes) == text


@pytest.mark.parametrize("name", RECORDS)
def test_a_game_that_was_taken_away_replays_to_the_same_end(name):
    """An exported record has a title and all notes."""
    each = RECORDS[name]

    game, state = replayed(each["full"])

    assert standing(game, state) == each["expected"]
    assert game.read_record(each["full"]).notes["title"] == "A title"


@pytest.mark.parametrize("name", SILENT)
def test_a_record_that_says_no_house_rule_is_played_by_the_rulings_of_then(name):
    """A ruling that has been changed since is not its ruling."""
    each = SILENT[name]

    assert standing(*replayed(each["full"])) == each["expected"]


@pytest.mark.parametrize("name", RECORDS)
def test_a_redacted_record_is_written_as_it_was_and_cannot_be_replayed(name):
    """What was taken out of it stays out."""
    each = RECORDS[name]
    game, state = replayed(each["full"])
    notes = game.read_record(each["full"]).notes
    shown = {key: notes[key] for key in ("seating", "title") if key in notes}

    assert game.export_redacted(state, shown) == each["redacted"]
    with pytest.raises(RecordError):
        replayed(each["redacted"])


@pytest.mark.parametrize("name", CUT_OFF)
def test_of_a_record_that_is_cut_off_as_much_is_recovered(name):
    """The moves up to where it ends."""
    each = CUT_OFF[name]
    inner = each["text"].partition('"record":"')[2].replace('\\"', '"')

    game, found = recover_any(inner.replace('\\\\"', '\\"'))

    assert standing(game, found.state) == each["expected"]


@pytest.mark.parametrize("link", LINKS)
def test_a_link_shows_the_same_to_the_same_seats(link):
    """Whoever kept a link finds there what was there."""
    found = READERS[link["kind"]](link["text"])
    seats = (MISTER_X, SPECTATOR) if found.complete else (SPECTATOR,)

    seen = link["seen"]
    assert (found.game_id, found.complete) == (seen["game"], seen["complete"])
    assert sorted(found.game.deduce(found.view(SPECTATOR))) == seen["deduced"]
    assert seen_alike(found.game, {s: found.view(s) for s in seats}) == seen["views"]
