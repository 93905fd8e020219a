"""Records of games that began from a position."""

from __future__ import annotations

import json

import pytest

from support.hunting.scenes import play as play_dice
from support.play import play
from sy_core import RecordError
from sy_core.formats.envelope import FROM_POSITION
from sy_core.registry import CLASSIC, HUNTING, game_of, recover_any
from sy_core.sharing import read_position, read_record, record_text
from sy_core.terms import MISTER_X, SPECTATOR

LESSON = "A_2013_at-26.29.94.117_x-45"
DICE = "A_hunting_tiles-DEABCF_at-14.9_x-1"


def lessons():
    """A game of each kind, a move or two from its position."""
    return (
        (CLASSIC, LESSON, play(read_position(LESSON).state(), "T46 D1T15")),
        (HUNTING, DICE, play_dice(read_position(DICE).state(), "*TTB D1T13")),
    )


def test_a_record_begins_with_the_position():
    """Version 2; everything else is as in any record."""
    for game, text, state in lessons():
        written = game.write_record(state, {"title": "Lesson"})
        body = json.loads(written)

        assert body["version"] == FROM_POSITION
        assert body["position"].startswith(text.rpartition("_x-")[0])
        assert game.load_record(written) == state
        assert game_of(written) is game
        assert recover_any(written[:-9])[1].state.table == state.table


def test_the_redacted_export_begins_with_what_the_detectives_knew():
    """No clause x in it."""
    for game, _, state in lessons():
        body = json.loads(game.export_redacted(state))

        assert body["redacted"] is True
        assert "x-" not in body["position"].replace("expert", "")


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"position": "A_2013"}, "position.at"),
        ({"position": "A_go"}, "position.edition"),
        ({"position": "A_2013_at-26.29.94.117"}, "position.x"),
        ({"position": 7}, "position"),
        ({"version": 1}, "position"),
        ({"edition": "2013"}, "edition"),
    ],
)
def test_a_bad_beginning_is_named(change, where):
    """The place within the position, too."""
    game, _, state = lessons()[0]
    body = json.loads(game.write_record(state)) | change

    with pytest.raises(RecordError) as caught:
        game.load_record(json.dumps(body))

    assert caught.value.where == where


def test_a_version_without_its_position_is_refused():
    """Version 2 is for games from a position."""
    game, _, state = lessons()[1]
    body = json.loads(game.write_record(state))
    del body["position"]

    with pytest.raises(RecordError, match="position: belongs in version 2"):
        game.load_record(json.dumps(body))
    body["position"] = "A_go_tiles-DEABCF"
    with pytest.raises(RecordError, match=r"position\.edition: unknown"):
        game.load_record(json.dumps(body))


def test_a_blocked_mister_x_who_stays_is_told_in_every_text():
    """R7 by house rule: a stay is public, its station if it was shown."""
    text = "A_2023_house-blocked-stays_at-1.18.19.117_log-T.T_x-8"
    state = play(read_position(text).state(), "-")
    full = record_text(CLASSIC, CLASSIC.view_for(state, MISTER_X))
    public = record_text(CLASSIC, CLASSIC.view_for(state, SPECTATOR))

    assert full == f"{text}_moves--8"
    assert read_record(full).state() == state
    assert public == "A_2023_house-blocked-stays_at-1.18.19.117_log-T.T_moves--8"
    shared = read_record(public)
    assert shared.view(SPECTATOR) == CLASSIC.view_for(state, SPECTATOR)


def test_the_past_that_a_position_leaves_unsaid_stays_unsaid():
    """Also when a reveal lays it open, and after the end."""
    text = "A_hunting_tiles-DEABCF_at-14.9_go-x_log-A.T_played-TT_x-2"
    state = play_dice(read_position(text).state(), "T4")

    seen = HUNTING.view_for(state, SPECTATOR)

    assert [entry.station for entry in seen.trail] == [None, 2, 4]
    assert seen.announced == "A"
    shared = read_record(record_text(HUNTING, seen))
    assert shared.view(SPECTATOR) == seen
