"""What comes out of a bench is somebody else's word: a value, whatever it is."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sy_core.terms import Side
from ui.workshop.bench import (
    FORBIDDEN,
    LONGEST,
    TEXT,
    Check,
    Code,
    Done,
    Fault,
    Match,
    Moved,
    Played,
    Printed,
    Ready,
    Started,
    job_text,
    read_told,
)

GAME = {
    "told": "game",
    "seed": 3,
    "side": "mister_x",
    "won": True,
    "reason": "escaped",
    "rounds": 22,
    "record": "{}",
}
FAULT = {
    "told": "fault",
    "code": "raised",
    "text": "ValueError: no",
    "line": 7,
    "seed": 3,
    "record": "{}",
}
SAID = (
    ({"told": "started"}, Started()),
    ({"told": "done"}, Done()),
    ({"told": "ready", "kinds": ["A", "B"]}, Ready(("A", "B"))),
    ({"told": "move", "move": "T46"}, Moved("T46")),
    ({"told": "printed", "text": "hello\n"}, Printed("hello\n")),
    (
        GAME,
        Played(3, Side.MISTER_X, won=True, reason="escaped", rounds=22, record="{}"),
    ),
    (FAULT, Fault(Code.RAISED, "ValueError: no", 7, 3, "{}")),
    ({**FAULT, "seed": None}, Fault(Code.RAISED, "ValueError: no", 7, None, "{}")),
)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=5,
)


@pytest.mark.parametrize(("said", "read"), SAID)
def test_every_message_is_read_into_its_value(said, read):
    """One value for each."""
    assert read_told(json.dumps(said)) == read


@pytest.mark.parametrize(
    "text",
    [
        None,
        7,
        b"{}",
        "",
        "told",
        "[]",
        "{}",
        '{"told": "cookie"}',
        '{"told": ["game"]}',
        '{"told": NaN}',
        "[" * 10_000,
        '{"told": "move", "move": ' + "[" * 50 + "]" * 50 + "}",
        '{"told": "printed", "text": "' + "x" * LONGEST + '"}',
        '{"told": "move", "move": "\\ud800',
        '{"told": "fault", "line": ' + "9" * 5_000 + "}",
    ],
)
def test_what_is_no_message_is_a_fault(text):
    """No text at all, no JSON, nothing of ours, too deep, too long."""
    assert read_told(text) == FORBIDDEN


@given(st.data())
def test_a_message_with_anything_in_any_place_raises_nothing(data):
    """A value of its kind, or a fault; never an exception."""
    said, value = data.draw(st.sampled_from(SAID))
    place = data.draw(st.sampled_from(sorted(said)))
    changed = {**said, place: data.draw(ANYTHING)}
    lacking = {name: each for name, each in said.items() if name != place}

    found = [read_told(json.dumps(each)) for each in (changed, lacking)]

    assert all(isinstance(each, type(value) | Fault | Done | Started) for each in found)
    assert found[1] == FORBIDDEN


@pytest.mark.parametrize("number", [-1, 2**60, True, 1.5, "1"])
def test_a_number_is_a_whole_one_that_can_be(number):
    """Lines are looked for in a text, and seeds are dealt from."""
    assert read_told(json.dumps({**FAULT, "line": number})) == FORBIDDEN
    assert read_told(json.dumps({**GAME, "seed": number})) == FORBIDDEN


def test_a_long_text_is_cut():
    """What a bot prints is shown; nobody reads all of a flood."""
    told = read_told(json.dumps({"told": "printed", "text": "x" * (TEXT + 1)}))

    assert told == Printed("x" * TEXT)


def test_a_job_is_a_text():
    """By the names that the room knows."""
    match = Match(
        source="…",
        game="classic",
        edition="2013",
        players=4,
        side="both",
        level="constable",
        nodes=50,
        games=10,
        seed=1,
    )

    assert json.loads(job_text(Check("x"))) == {"do": "check", "source": "x"}
    assert json.loads(job_text(match))["do"] == "match"
    assert json.loads(job_text(match))["kind"] == ""
