"""The table's half as text: a redacted record that can go on."""

from __future__ import annotations

import json
from random import Random

import pytest

from support.halves import at_random, begun, every_edition, set_up
from support.play import puzzle
from sy_core.errors import RecordError, RecordFault
from sy_core.halves.record import load_half, write_half
from sy_core.halves.verbs import halves_of
from sy_core.registry import CLASSIC, HUNTING, game_named

HALVES = halves_of(CLASSIC)
SCENE = begun(CLASSIC, puzzle("1983", 4, 45, "26 94 117", appearances=3))
MOVES = "T46 !D1T+D2B D1T15 D2T93 D3T116 T33 . D1T26"


def fields(text: str) -> dict:
    """The members of a record."""
    return json.loads(text)


def changed(half: object = None, **members) -> str:
    """The text of a scene with other members, and others of its ``half``."""
    whole = fields(write_half(HALVES, SCENE.play(MOVES).half))
    whole["half"] |= half or {}
    return json.dumps(whole | members)


@every_edition
def test_a_half_goes_on_from_its_text(edition):
    """Saved and loaded at any moment it is the same, waiting or over."""
    game, rng = game_named(edition), Random(edition)
    moments = [*at_random(begun(game, set_up(edition, rng)), rng)]
    for moment in (*rng.sample(moments, 3), *moments[-2:]):
        text = write_half(moment.halves, moment.half)

        again = load_half(moment.halves, text)

        assert again == moment.half
        assert write_half(moment.halves, again) == text


def test_a_half_of_a_game_from_a_position_goes_on_from_its_text():
    """With entries from before the game that were shown since."""
    text = "A_hunting_tiles-DEABCF_at-17.9_go-roll_log-B.T_x-5.6"
    first = begun(HUNTING, HUNTING.read_position(text).state())
    shown = first.play("*TTT D2T10 *TT D1T18 T5")

    again = load_half(shown.halves, write_half(shown.halves, shown.half))

    assert again == shown.half
    assert again.view.trail[0].station == 5


def test_a_half_that_was_over_before_the_first_move_is_read_again():
    """R7: he was blocked at once."""
    blocked = begun(CLASSIC, puzzle("2013", 5, 2, "10 20 33 1"))
    over = HALVES.take(blocked.half, HALVES.first_word(blocked.sealed))

    assert load_half(HALVES, write_half(HALVES, over)) == over


def test_the_text_is_a_redacted_record_and_a_little_more():
    """What moves do not say: how many wait for an answer, stations, the end."""
    whole = fields(write_half(HALVES, SCENE.play(MOVES).half, {"title": "Sunday"}))

    assert whole["redacted"] is True
    assert whole["x_start"] is None
    assert whole["notes"] == {"title": "Sunday"}
    assert whole["moves"] == [*SEVEN, "D1T26"]
    assert whole["half"] == {"asked": 1, "known": [0, 46, 0], "end": ""}


def test_nobody_reads_a_half_as_a_whole_game():
    """There is no Mister X in it."""
    with pytest.raises(RecordError) as error:
        CLASSIC.load_record(changed())

    assert error.value.code is RecordFault.REDACTED


SEVEN = ["T46", "!D1T+D2B", "D1T15", "D2T93", "D3T116", "T?", "."]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (changed(game="hunting"), RecordFault.GAME),
        (changed(more=1), RecordFault.UNKNOWN),
        (changed({"more": 1}), RecordFault.UNKNOWN),
        (changed({"asked": -1}), RecordFault.COUNT),
        (changed({"asked": 99}), RecordFault.COUNT),
        (changed({"end": "bored"}), RecordFault.FORM),
        (changed({"end": "caught"}), RecordFault.MOVE),
        (changed({"end": "escaped"}), RecordFault.MOVE),
        (changed({"known": [0, 46, 33]}), RecordFault.MOVE),
        (changed({"known": [0, 999, 0]}), RecordFault.MOVE),
        (changed({"known": [0, 46]}), RecordFault.MOVE),
        (changed(moves=[*SEVEN, "D1T199"]), RecordFault.MOVE),
        (changed(moves=[*SEVEN, "zz"]), RecordFault.MOVE),
        (changed(moves=["zz", *SEVEN]), RecordFault.MOVE),
        (changed(moves=["T199", *SEVEN[1:], "D1T26"]), RecordFault.MOVE),
        (changed(moves=["D1T15", *SEVEN]), RecordFault.MOVE),
        (changed(players=9), RecordFault.START),
        (changed(position="A_1983"), RecordFault.FORM),
        (changed(x_start="here"), RecordFault.FORM),
    ],
)
def test_a_damaged_or_forged_text_is_refused(text, code):
    """Loading is following, with every check."""
    with pytest.raises(RecordError) as error:
        load_half(HALVES, text)

    assert error.value.code is code
