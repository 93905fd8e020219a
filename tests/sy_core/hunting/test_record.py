"""Records: written, read, replayed, recovered, redacted; hostile ones refused."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from support.hunting.scenes import laid, play, play_randomly
from sy_core import RecordError, hunting
from sy_core.formats.envelope import FORMAT, FROM_POSITION

MOVES = "D1@14 D2@9 @1 *TTT D1T13 *TT D2T10 T2"


def a_game():
    """A game under way, with house rules."""
    return play(laid(3, light="AD", longer=1, run_in=2), MOVES)


def changed(**members):
    """The record of a game with some members replaced; None leaves one out."""
    body = json.loads(hunting.write_record(a_game()))
    body.update(members)
    return json.dumps({k: v for k, v in body.items() if v is not None})


def test_a_record_is_plain_json():
    """A game is its record: edition, rules, players, tiles, moves."""
    body = json.loads(hunting.write_record(a_game(), {"title": "Tuesday"}))

    assert body["game"] == "hunting"
    assert body["edition"] == "hunting-expert"
    assert body["rules"]["run_in"] == 2
    assert (body["tiles"], body["light"]) == ("DEABCF", "AD")
    assert body["moves"] == MOVES.split()
    assert body["notes"] == {"title": "Tuesday"}


def test_a_record_replays_to_the_equal_state():
    """No generator is needed: dice are moves."""
    state = a_game()

    record = hunting.read_record(hunting.write_record(state, {"who": "Ada"}))

    assert hunting.replay(record) == state
    assert record.notes == {"who": "Ada"}
    assert hunting.load_record(hunting.write_record(state)) == state


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["hunting", "hunting-expert"])
def test_whole_games_replay(edition, players):
    """Every line-up."""
    rng = Random(players)
    state = play_randomly(hunting.new_game(edition, players, rng=rng), rng)

    assert hunting.load_record(hunting.write_record(state)) == state
    assert hunting.recover(hunting.write_record(state)).error is None


def test_a_redacted_export_holds_what_the_detectives_know():
    """The letter, the dice, no space."""
    body = json.loads(hunting.export_redacted(a_game(), {"a": "b"}))

    assert body["redacted"] is True
    assert body["moves"][2] == "@A"
    assert body["moves"][-1] == "T?"
    assert body["moves"][:2] == ["D1@14", "D2@9"]


def test_a_redacted_export_shows_what_was_disclosed():
    """R34: a reveal discloses the route; a stay is seen."""
    moves = MOVES + " *TTT D2T12 *TT D1T15 T4 *TXX D1T16 *XX D2- H13"
    body = json.loads(hunting.export_redacted(play(laid(3), moves)))

    assert body["moves"][2] == "@1"
    assert [body["moves"][i] for i in (7, 12, 17)] == ["T2", "T4", "H?"]
    stayed = play(laid(3), "D1@14 D2@9 @2 *XXX D1- *XXX D2- -")
    assert json.loads(hunting.export_redacted(stayed))["moves"][-1] == "-"


def test_a_redacted_double_shows_its_dice():
    """Rules §6: two entries, here before the reveal on space 7 and on it."""
    moves = MOVES + " *TTT D2T12 *TT D1T15 T4 *TXX D1T16 *TX D2T11 T3+X1"
    body = json.loads(hunting.export_redacted(play(laid(3), moves)))

    assert body["moves"][-1] == "T?+X?"


def test_a_redacted_double_that_ran_into_a_detective_keeps_its_plan():
    """R46: the second leg never came and is nobody's business."""
    state = play(laid(3), "D1@16 D2@9 @13 *TXX D1T14 *TX D2T10 T14+T17")

    assert json.loads(hunting.export_redacted(state))["moves"][-1] == "T14+?"


def test_a_redacted_export_cannot_be_played_on():
    """It lacks what only Mister X knows."""
    with pytest.raises(RecordError) as caught:
        hunting.read_record(hunting.export_redacted(a_game()))

    assert caught.value.where == "redacted"


@pytest.mark.parametrize(
    ("members", "where"),
    [
        ({"format": "pgn"}, "format"),
        ({"version": FROM_POSITION + 1}, "version"),
        ({"version": None}, "version"),
        ({"game": "classic"}, "game"),
        ({"game": 7}, "game"),
        ({"edition": "2013"}, "edition"),
        ({"edition": None}, "edition"),
        ({"players": 9}, "players"),
        ({"players": True}, "players"),
        ({"players": 10**30}, "players"),
        ({"tiles": "ABCDEZ"}, "tiles"),
        ({"tiles": ["A"]}, "tiles"),
        ({"tiles": "A" * 200_000}, "tiles"),
        ({"light": "AZ"}, "light"),
        ({"light": None}, "light"),
        ({"rules": []}, "rules"),
        ({"rules": {"longer": 1}}, "rules.longer"),
        ({"rules": {"run_in": 9}}, "rules.run_in"),
        ({"rules": {"run_in": "x"}}, "rules.run_in"),
        ({"rules": {"moon": True}}, "rules.moon"),
        ({"moves": None}, "moves"),
        ({"moves": "T1"}, "moves"),
        ({"moves": [1]}, "moves[0]"),
        ({"moves": ["T1"] * 3000}, "moves"),
        ({"notes": {"a": 1}}, "notes.a"),
        ({"extra": 1}, "extra"),
    ],
)
def test_bad_members_are_named(members, where):
    """A RecordError says where."""
    with pytest.raises(RecordError) as caught:
        hunting.read_record(changed(**members))

    assert caught.value.where == where


@pytest.mark.parametrize(
    "text",
    [
        *("", "null", "[]", "7", "{", '{"format"', "\0", "[" * 100_000),
        "{" * 9 + "}" * 9,
        '{"format":' + "9" * 50_000 + "}",
        f'{{"format":"{FORMAT}"',
        "x" * 300_000,
        *(None, 7, b"{}"),
    ],
)
def test_hostile_text_is_refused(text):
    """Never a bare JSON, recursion or memory error."""
    with pytest.raises(RecordError):
        hunting.read_record(text)
    with pytest.raises(RecordError):
        hunting.recover(text)


@pytest.mark.parametrize("bad", ["T99", "??", "D1T13", "*TTTT", "", "T14+T15+T16"])
def test_the_first_bad_move_is_named_and_all_before_it_recovered(bad):
    """A damaged record gives an error, never an illegal position."""
    good = MOVES.split()
    text = changed(moves=[*good[:5], bad, *good[5:]])

    with pytest.raises(RecordError) as caught:
        hunting.replay(hunting.read_record(text))
    found = hunting.recover(text)

    assert caught.value.where == "moves[5]"
    assert found.error.where == "moves[5]"
    assert found.state.moves == a_game().moves[:5]


def test_reordered_moves_are_found_out():
    """Loading is replaying with full checking."""
    good = MOVES.split()

    with pytest.raises(RecordError, match=r"moves\[2\]"):
        hunting.load_record(changed(moves=[*good[:2], good[3], good[2], *good[4:]]))


@pytest.mark.parametrize("lost", [1, 2, 3, 10, 17])
def test_a_record_cut_off_within_its_moves_is_recovered(lost):
    """What was whole is saved; the fault is told."""
    text = hunting.write_record(a_game())[: -lost - 1]

    found = hunting.recover(text)

    assert found.error is not None
    assert found.state.moves == a_game().moves[: len(found.state.moves)]
    assert len(found.state.moves) >= len(a_game().moves) - lost


def test_the_first_of_two_faults_is_told():
    """Cut off and forged."""
    text = hunting.write_record(a_game()).replace("D1T13", "D1T99")[:-1]

    assert hunting.recover(text).error.where.startswith("line 1")


@given(st.data())
def test_no_damage_gives_anything_but_a_record_error(data):
    """Cut, changed or doubled anywhere: an error of ours or a legal game."""
    text = hunting.write_record(a_game(), {"who": "Ada"})
    start, end = sorted(data.draw(st.tuples(*[st.integers(0, len(text))] * 2)))
    patch = data.draw(st.text(max_size=4) | st.just(text[start:end] * 2))
    damaged = text[:start] + patch + text[end:]

    for read in (hunting.load_record, hunting.recover):
        try:
            found = read(damaged)
        except RecordError:
            continue
        state = getattr(found, "state", found)
        assert hunting.load_record(hunting.write_record(state)) == state
