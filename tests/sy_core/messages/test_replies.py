"""What another thread says is read once: into a value, or into a fault."""

from __future__ import annotations

import json
from random import Random

import pytest

from sy_core.ai.service import answer
from sy_core.errors import MessageError
from sy_core.messages.questions import (
    BELIEF,
    DARKNESS,
    Question,
    answer_text,
)
from sy_core.messages.replies import (
    LONGEST,
    Answered,
    Failed,
    Ready,
    read_answer,
    read_reply,
)
from sy_core.registry import CLASSIC
from sy_core.terms import MISTER_X, SPECTATOR

HIS = CLASSIC.new_game("2013", 4, rng=Random(7))
THEIRS = CLASSIC.apply(HIS, next(iter(CLASSIC.legal_moves(HIS))))
THEIR_MOVES = tuple(map(CLASSIC.format_move, CLASSIC.legal_moves(THEIRS)))


def question(kind="move", seat=MISTER_X, **more):
    state = HIS if seat == MISTER_X else THEIRS
    view = CLASSIC.view_for(state, seat)
    return Question(view=view, level="inspector", seed=1, nodes=1, kind=kind, **more)


def members(asked, **others):
    """An answer that fits, with some of its members changed."""
    told = answer(asked, lambda: 0.0, lambda _: None)
    return {**json.loads(answer_text(told)), **others}


@pytest.mark.parametrize(
    ("text", "reply"),
    [
        ('{"ready": true}', Ready()),
        ('{"error": "MemoryError"}', Failed()),
        ('{"error": null, "id": [[]]}', Failed()),
        ('{"id": 3, "so_far": "x"}', Answered(3, "x", final=False)),
        ('{"id": 3, "answer": "x"}', Answered(3, "x", final=True)),
    ],
)
def test_a_reply_is_one_of_few(text, reply):
    assert read_reply(text) == reply


@pytest.mark.parametrize(
    "text",
    [
        *(None, 7, {"ready": True}, [], b'{"ready": true}'),
        *("", "ready", "null", "7", "[]", "{", '"ready"', "{}", "[" * 100_000),
        *('{"ready": 1}', '{"ready": false}', '{"ready": true, "id": 1}'),
        *('{"id": 1}', '{"answer": "x"}', '{"id": 1, "answer": {}}'),
        *('{"id": "1", "answer": "x"}', '{"id": true, "answer": "x"}'),
        *('{"id": -1, "answer": "x"}', '{"id": 1.0, "answer": "x"}'),
        *('{"id": null, "so_far": "x"}', '{"id": [1], "so_far": "x"}'),
        *('{"id": NaN, "answer": "x"}', '{"id": 1e999, "answer": "x"}'),
        '{"id": 1, "answer": "x", "so_far": "x"}',
        '{"id": ' + "9" * 5_000 + ', "answer": "x"}',
        '{"id": 10000000000, "answer": "x"}',
        '{"ready": true}' + " " * LONGEST,
    ],
)
def test_anything_else_is_refused(text):
    with pytest.raises(MessageError):
        read_reply(text)


@pytest.mark.parametrize("kind", ["move", BELIEF, DARKNESS])
def test_an_answer_that_fits_is_read(kind):
    asked = question(kind)

    told = read_answer(json.dumps(members(asked)), asked)

    assert json.loads(answer_text(told)) == members(asked)


@pytest.mark.parametrize(
    "others",
    [
        {"move": None},
        {"move": 7},
        {"move": ""},
        {"move": "nowhere"},
        {"move": "T" * 100},
        {"move": "*TTB"},
        {"motive": "whim"},
        {"motive": None},
        {"values": None},
        {"values": []},
        {"values": {"mood": 1}},
        {"values": {"pawn": "D9"}},
        {"values": {"pawn": ["D1"]}},
        {"values": {"to": 200}},
        {"values": {"to": "46"}},
        {"values": {"target": True}},
        {"values": {"stations": 46}},
        {"values": {"stations": [46, [46]]}},
        {"values": {"pursuers": ["D1", None]}},
        {"values": {"chance": "likely"}},
        {"values": {"chance": -1}},
        {"values": {"possible": 1.5}},
        {"values": {"ticket": 5}},
        {"values": {"chips": None}},
        {"motive": "cuts_off", "values": {}},
        {"motive": "cuts_off", "values": {"stations": []}},
        {"level": "genius"},
        {"nodes": -1},
        {"nodes": 1e3},
        {"seconds": "long"},
        {"seconds": float("nan")},
        {"seconds": float("inf")},
        {"seconds": 10**400},
        {"final": 1},
        {"more": 1},
    ],
    ids=str,
)
def test_an_answer_with_a_fault_in_it_is_refused(others):
    asked = question()

    with pytest.raises(MessageError):
        read_answer(json.dumps(members(asked, **others)), asked)


def test_an_answer_without_one_of_its_members_is_refused():
    asked = question()
    for name in members(asked):
        rest = {key: value for key, value in members(asked).items() if key != name}

        with pytest.raises(MessageError):
            read_answer(json.dumps(rest), asked)


def test_what_a_move_may_speak_of_is_taken():
    asked = question()
    values = {
        "pawn": "D1",
        "to": 46,
        "target": 46,
        "ticket": "T",
        "chance": 0.5,
        "stations": [46],
        "pursuers": ["D1"],
        "possible": 4,
        "chips": 1,
    }

    told = read_answer(json.dumps(members(asked, values=values)), asked)

    assert told.values["stations"] == (46,)


def test_a_move_that_was_not_to_be_chosen_is_refused():
    asked = question(seat=SPECTATOR, legal=THEIR_MOVES[1:])
    other = json.dumps(members(asked, move=THEIR_MOVES[0]))
    one = json.dumps(members(asked, move=THEIR_MOVES[1]))

    assert read_answer(one, asked).move == THEIR_MOVES[1]
    with pytest.raises(MessageError):
        read_answer(other, asked)


@pytest.mark.parametrize(
    ("kind", "others"),
    [
        (BELIEF, {"move": "T46"}),
        (BELIEF, {"motive": "stays"}),
        (BELIEF, {"values": {"stations": [46]}}),
        (BELIEF, {"values": {"stations": [46], "weights": []}}),
        (BELIEF, {"values": {"stations": [46], "weights": "1"}}),
        (BELIEF, {"values": {"stations": [999], "weights": [1]}}),
        (DARKNESS, {"values": {"moves": ["?"], "possible": [1], "chances": [1]}}),
        (DARKNESS, {"values": {"moves": [7], "possible": [1], "chances": [1]}}),
    ],
    ids=str,
)
def test_lists_that_do_not_fit_are_refused(kind, others):
    asked = question(kind)

    with pytest.raises(MessageError):
        read_answer(json.dumps(members(asked, **others)), asked)
