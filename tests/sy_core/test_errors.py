"""What a program reacts to is the code of an error, never its text."""

from __future__ import annotations

import json
from random import Random

import pytest

from sy_core import IllegalMoveError, RecordError, SetupError, apply, hunting, new_game
from sy_core.classic.moves import Hide
from sy_core.errors import Fault, PositionError, RecordFault, SetupFault
from sy_core.formats.envelope import LONGEST_TEXT
from sy_core.refusal import Reason
from sy_core.registry import CLASSIC, game_of
from sy_core.sharing import read_position

STARTS = (26, 29, 94)


@pytest.mark.parametrize(
    ("choices", "code"),
    [
        ({"edition": "1066"}, SetupFault.EDITION),
        ({"players": 9}, SetupFault.PLAYERS),
        ({"rules": {"free_starts": 7}}, SetupFault.HOUSE_RULE),
        ({"rules": {"pool": 1}}, SetupFault.HOUSE_RULE),
        ({"x_start": 26}, SetupFault.OCCUPIED),
        ({"starts": 5}, SetupFault.FORM),
        ({"starts": ("x", 29, 94)}, SetupFault.FORM),
        ({"starts": (26, 29)}, SetupFault.COUNT),
        ({"starts": (26, 26, 94)}, SetupFault.TWICE),
        ({"starts": (26, 29, 200)}, SetupFault.NO_STATION),
        ({"starts": (26, 29, 1)}, SetupFault.NO_CARD),
        ({"x_start": None}, SetupFault.UNDRAWN),
    ],
)
def test_a_classic_game_that_cannot_start_says_why_in_a_code(choices, code):
    chosen = {"edition": "1983", "players": 4, "starts": STARTS, "x_start": 174}

    with pytest.raises(SetupError) as found:
        new_game(**{**chosen, **choices})

    assert found.value.code is code


@pytest.mark.parametrize(
    ("choices", "code"),
    [
        ({"edition": "1066"}, SetupFault.EDITION),
        ({"players": 9}, SetupFault.PLAYERS),
        ({"rules": ()}, SetupFault.HOUSE_RULE),
        ({"rules": {"longer": 7}}, SetupFault.HOUSE_RULE),
        ({"tiles": None}, SetupFault.UNDRAWN),
        ({"tiles": 5}, SetupFault.FORM),
        ({"tiles": "DEABC"}, SetupFault.TILES),
        ({"tiles": "DEABCZ"}, SetupFault.LETTER),
        ({"tiles": "DEABCC"}, SetupFault.LETTER_TWICE),
        ({"tiles": "ABCDEI"}, SetupFault.UNDERGROUND),
        ({"light": "D"}, SetupFault.LIGHT),
        ({"light": "DE", "rng": Random(1)}, SetupFault.DRAWN),
    ],
)
def test_a_dice_game_that_cannot_start_says_why_in_a_code(choices, code):
    chosen = {"edition": "hunting-expert", "players": 3, "tiles": "DEABCF"}

    with pytest.raises(SetupError) as found:
        hunting.new_game(**{**chosen, "light": "DE", **choices})

    assert found.value.code is code


def changed(**members):
    """The text of a record, its members changed; None leaves one out."""
    state = new_game("1983", 4, x_start=174, starts=STARTS)
    whole = {**json.loads(CLASSIC.write_record(state)), **members}
    return json.dumps({key: told for key, told in whole.items() if told is not None})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (5, RecordFault.NOT_TEXT),
        (" " * (LONGEST_TEXT + 1), RecordFault.TOO_LONG),
        ("{", RecordFault.NOT_JSON),
        ("[]", RecordFault.NOT_JSON),
        ("[" * 20, RecordFault.NOT_JSON),
        (changed(format="diary"), RecordFault.FORMAT),
        (changed(format=None), RecordFault.FORMAT),
        (changed(version=99), RecordFault.VERSION),
        (changed(version="1"), RecordFault.VERSION),
        (changed(game="chess"), RecordFault.GAME),
        (changed(game=None), RecordFault.GAME),
        (changed(redacted=True), RecordFault.REDACTED),
        (changed(weather="fine"), RecordFault.UNKNOWN),
        ('{"a":1,"a":2}', RecordFault.TWICE),
        (changed(players=None), RecordFault.FORM),
        (changed(players=10**9), RecordFault.FORM),
        (changed(rules={"free_starts": 3}), RecordFault.FORM),
        (changed(notes={str(n): "" for n in range(99)}), RecordFault.COUNT),
        (changed(players=9), RecordFault.START),
        (changed(moves=["T1"]), RecordFault.MOVE),
        (changed(moves=["?"]), RecordFault.MOVE),
    ],
)
def test_a_record_that_cannot_be_read_says_why_in_a_code(text, code):
    with pytest.raises(RecordError) as found:
        game_of(text).load_record(text)

    assert found.value.code is code
    assert found.value.move == (0 if code is RecordFault.MOVE else None)


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ("A_1983_at-26.29.94_x-26", RecordFault.START),
        ("A_1983_" + "x" * 9_000, RecordFault.TOO_LONG),
    ],
)
def test_so_does_a_record_that_begins_from_a_position(position, code):
    whole = {"format": "scotland-yard-record", "version": 2, "game": "classic"}
    text = json.dumps({**whole, "position": position, "notes": {}, "moves": []})

    with pytest.raises(RecordError) as found:
        game_of(text).load_record(text)

    assert found.value.code is code


def test_the_code_of_a_position_is_its_fault():
    with pytest.raises(PositionError) as found:
        read_position("A_1983_at-26.29.94_x-999")

    assert found.value.code is found.value.fault is Fault.STATION


def test_the_code_of_an_illegal_move_is_the_reason_of_its_refusal():
    state = new_game("1983", 4, x_start=174, starts=STARTS)

    with pytest.raises(IllegalMoveError) as found:
        apply(state, Hide())

    assert found.value.code is Reason.NO_APPEARANCE
