"""Records: written, read, replayed, recovered, redacted; hostile text refused."""

from __future__ import annotations

import json
from random import Random

import pytest

from support.play import play, play_randomly, puzzle
from sy_core import (
    RecordError,
    SyError,
    export_redacted,
    load_record,
    new_game,
    read_record,
    recover,
    replay,
    undo,
    write_record,
)
from sy_core.formats.envelope import LONGEST_TEXT, MOST_MOVES


def a_game():
    state = new_game("2013", 4, x_start=45, starts=[13, 26, 29, 34])
    return play(state, "T46+U79 D1U67 D2T15 D3T41 P1B63 X78")


def changed(**members):
    """The record of a_game with some members replaced."""
    return json.dumps({**json.loads(write_record(a_game())), **members})


def test_a_record_is_readable_json_text():
    """Edition, house rules, explicit setup and moves in notation."""
    body = json.loads(write_record(a_game(), {"title": "Sunday"}))

    assert body["format"] == "scotland-yard-record"
    assert body["version"] == 1
    assert body["game"] == "classic"
    assert (body["edition"], body["players"]) == ("2013", 4)
    assert (body["x_start"], body["starts"]) == (45, [13, 26, 29, 34])
    assert body["moves"][:2] == ["T46+U79", "D1U67"]
    assert body["notes"] == {"title": "Sunday"}


def test_loading_is_replaying():
    assert load_record(write_record(a_game())) == a_game()


def test_house_rules_are_written_and_read():
    state = puzzle("1983", 4, 199, "1 2 3", appearances=2, strict_supply=True)

    assert load_record(write_record(state)).table.rules == state.table.rules


def test_notes_travel_along():
    record = read_record(write_record(a_game(), {"red": "Ann", "blue": "Бо"}))

    assert record.notes == {"red": "Ann", "blue": "Бо"}


@pytest.mark.parametrize(
    "notes", [{"a": "b" * 2_000}, {str(n): "" for n in range(65)}, {"a": 1}]
)
def test_notes_that_could_not_be_read_are_not_written(notes):
    with pytest.raises(RecordError, match="notes"):
        write_record(a_game(), notes)


def test_a_record_of_very_many_members_is_refused_at_once():
    text = json.dumps({str(n): 0 for n in range(20_000)})

    with pytest.raises(RecordError, match="format: is missing"):
        load_record(text)


def test_undo_is_replay_without_the_last_move():
    state = a_game()

    assert undo(play(state, "D1B102")) == state


def test_undo_before_the_first_move_changes_nothing():
    state = new_game("2013", 4, rng=Random(1))

    assert undo(state) == state


def test_a_bad_move_is_named():
    """The error says where."""
    text = changed(moves=["T46+U79", "D1U67", "D2T99"])

    with pytest.raises(RecordError, match=r"moves\[2\]: D2T99: no_line") as caught:
        load_record(text)
    assert caught.value.where == "moves[2]"


def test_reordered_moves_are_refused():
    text = changed(moves=["D1U67", "T46+U79"])

    with pytest.raises(RecordError, match=r"moves\[0\]: D1U67: not_your_turn"):
        load_record(text)


def test_malformed_notation_in_a_record_is_named():
    with pytest.raises(RecordError, match=r"moves\[0\]: not a move"):
        load_record(changed(moves=["T46 "]))


def test_recovery_keeps_everything_before_the_first_bad_move():
    recovery = recover(changed(moves=["T46+U79", "D1U67", "nonsense", "D2T15"]))

    assert recovery.state == play(
        new_game("2013", 4, x_start=45, starts=[13, 26, 29, 34]), "T46+U79 D1U67"
    )
    assert recovery.error.where == "moves[2]"


def test_recovery_of_a_sound_record_reports_no_error():
    recovery = recover(write_record(a_game(), {"title": "whole"}))

    assert (recovery.state, recovery.error) == (a_game(), None)
    assert recovery.notes == {"title": "whole"}


def test_a_record_cut_off_anywhere_in_its_moves_is_recovered():
    """Every whole move before the cut comes back."""
    whole = write_record(a_game())
    first = whole.index('"moves":[') + len('"moves":[')
    for cut in range(first, len(whole)):
        recovery = recover(whole[:cut])

        assert recovery.error is not None
        assert len(recovery.state.moves) == whole[first:cut].count('"') // 2


def test_a_record_cut_off_in_its_head_cannot_be_recovered():
    whole = write_record(a_game())

    for cut in range(whole.index('"moves"')):
        with pytest.raises(RecordError):
            recover(whole[:cut])


def test_a_cut_and_then_bad_record_reports_the_first_fault():
    text = changed(moves=["T46+U79", "D2T99", "D1U67"])[:-4]

    recovery = recover(text)

    assert "JSON" in recovery.error.what
    assert len(recovery.state.moves) == 1


@pytest.mark.parametrize(
    ("members", "where", "what"),
    [
        ({"format": "pgn"}, "format", "is not"),
        ({"format": 1}, "format", "is not text"),
        ({"version": 3}, "version", "only versions 1 and 2"),
        ({"version": "1"}, "version", "not a whole number"),
        ({"version": True}, "version", "not a whole number"),
        ({"game": "chess"}, "game", "is not 'classic'"),
        ({"edition": "1899"}, "edition", "unknown"),
        ({"players": 9}, "players", "this edition is for"),
        ({"players": 4.0}, "players", "not a whole number"),
        ({"players": 10**9}, "players", "out of range"),
        ({"rules": []}, "rules", "is not an object"),
        ({"rules": {"nonsense": 1}}, "rules.nonsense", "not on offer"),
        ({"rules": {"rounds": 24}}, "rules.rounds", "not on offer"),
        ({"rules": {"strict_supply": 1}}, "rules.strict_supply", "true or false"),
        ({"rules": {"pool_taxis": "20"}}, "rules.pool_taxis", "not a whole number"),
        ({"rules": {"pool_taxis": 7}}, "rules.pool_taxis", "must be one of"),
        ({"starts": "13 26"}, "starts", "is not a list"),
        ({"starts": [13, 26, 29, None]}, "starts[3]", "not a whole number"),
        ({"starts": [13, 26, 29, 13]}, "starts", "given twice"),
        ({"starts": [13, 26, 29, 777]}, "starts[3]", "not on the board"),
        ({"x_start": None}, "x_start", "not a whole number"),
        ({"x_start": 13}, "x_start", "not on a start card"),
        ({"moves": {}}, "moves", "is not a list"),
        ({"moves": [1]}, "moves[0]", "is not text"),
        ({"moves": ["T46"] * (MOST_MOVES + 1)}, "moves", "more than"),
        ({"notes": []}, "notes", "is not an object"),
        ({"notes": {"a": 1}}, "notes.a", "is not text"),
        ({"notes": {str(n): "" for n in range(65)}}, "notes", "more than"),
        ({"notes": {"a": "b" * 2_001}}, "notes", "too long"),
        ({"surplus": 1}, "surplus", "is not known"),
    ],
)
def test_wrong_members_are_named(members, where, what):
    """Bad input: what and where."""
    with pytest.raises(RecordError, match=what) as caught:
        load_record(changed(**members))
    assert caught.value.where == where


@pytest.mark.parametrize("name", ["edition", "players", "rules", "starts", "x_start"])
def test_missing_members_are_named(name):
    body = json.loads(write_record(a_game()))
    del body[name]

    with pytest.raises(RecordError, match=f"{name}: is missing"):
        load_record(json.dumps(body))


def test_notes_may_be_missing():
    body = json.loads(write_record(a_game()))
    del body["notes"]

    assert load_record(json.dumps(body)) == a_game()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{",
        '"text"',
        "NaN",
        "{}",
        "[" * 100_000,
        '{"a":' * 50_000,
        '{"format":' + "9" * 5_000 + "}",
        '{"a":1,"a":2}',
        '{"\\ud800":"x"}',
        '{"format":"scotland-yard-record","version":1e999}',
        "\x00",
        "x" * (LONGEST_TEXT + 1),
        None,
        b"{}",
        7,
    ],
    ids=lambda text: repr(text)[:20],
)
def test_hostile_text_is_a_record_error(text):
    """Never a RecursionError, a KeyError or a hang."""
    with pytest.raises(RecordError):
        load_record(text)
    with pytest.raises(RecordError):
        recover(text)


def test_brackets_within_text_are_no_nesting():
    note = '[[[[[[[[[[[[ "quoted" \\ {{{{{{{{{{{{'

    assert read_record(write_record(a_game(), {"note": note})).notes["note"] == note


def test_a_redacted_export_has_question_marks_for_what_is_hidden():
    """It contains only what the detectives know."""
    body = json.loads(export_redacted(a_game()))

    assert body["x_start"] is None
    assert body["moves"] == [
        *("T?+U?", "D1U67", "D2T15", "D3T41", "P1B63", "X78"),
    ]


def test_a_redacted_export_of_a_finished_game_is_complete():
    state = play_randomly(new_game("2013", 3, rng=Random(4)), Random(4))

    body = json.loads(export_redacted(state))

    assert body["x_start"] == state.x_start
    assert not [move for move in body["moves"] if "?" in move]


def test_a_redacted_export_shows_a_stay_and_a_concealed_mode():
    blocked = puzzle("1983", 4, 2, "10 20 33", blocked_stays=True)
    beginner = puzzle("beginners", 4, 82, "1 2 3")
    rides = "T101 D1T8 D2T10 D3T11 T82 D1T1 D2T2 D3T3 B140"

    stayed = json.loads(export_redacted(play(blocked, "-")))
    concealed = json.loads(export_redacted(play(beginner, rides)))

    assert stayed["moves"] == ["-"]
    assert concealed["moves"][-1] == "??"


def test_a_redacted_export_cannot_be_replayed():
    with pytest.raises(RecordError, match="redacted: only the detectives"):
        load_record(export_redacted(a_game()))


def test_replay_starts_from_the_records_own_start():
    record = read_record(write_record(a_game()))

    assert replay(record) == a_game()
    assert record.start.moves == ()


def test_every_error_is_a_sy_error():
    assert issubclass(RecordError, SyError)
