"""Notation: one text per move, exact inverses, nothing else accepted."""

from __future__ import annotations

import pytest

from sy_core import NotationError, format_move, parse_move
from sy_core.classic.moves import Appear, Double, Hide, PawnRide, Ride, Stay
from sy_core.classic.notation import canonical
from sy_core.terms import Ticket

EXAMPLES = [
    ("T46", Ride(Ticket.TAXI, 46)),
    ("X194", Ride(Ticket.BLACK, 194)),
    ("B34+X10", Double((Ride(Ticket.BUS, 34), Ride(Ticket.BLACK, 10)))),
    ("T1+T2+T1", Double((Ride("T", 1), Ride("T", 2), Ride("T", 1)))),
    ("D2T46", PawnRide("D2", Ticket.TAXI, 46)),
    ("P1U1", PawnRide("P1", Ticket.UNDERGROUND, 1)),
    ("!D1T+D2B", Appear((("D1", Ticket.TAXI), ("D2", Ticket.BUS)))),
    ("!", Appear(())),
    (".", Hide()),
    ("-", Stay()),
]


@pytest.mark.parametrize(("text", "move"), EXAMPLES, ids=[text for text, _ in EXAMPLES])
def test_text_and_move_are_exact_inverses(text, move):
    assert parse_move(text) == move
    assert format_move(move) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "T", "46", "t46", "T046", "T46 ", " T46", "T4_6", "T1000", "T-1"),
        *("T46+", "+T46", "T46++T47", "T1+T2+T3+T4", "F46", "Q46", "T46\n", "T٤٦"),
        *("D0T46", "D10T46", "P1", "D1", "D1T", "D1T46+D1T47", "1T46", "DXT46"),
        *("!D1X", "!P1T", "!D1T+", "!T", "--", "..", "-.", "T46+-", "x" * 41),
        "T1" * 1_000_000,
    ],
    ids=lambda text: text[:12],
)
def test_malformed_text_is_refused(text):
    """Bad input: typed, and short even for megabytes."""
    with pytest.raises(NotationError, match="not a move") as caught:
        parse_move(text)
    assert len(str(caught.value)) < 100


@pytest.mark.parametrize("thing", [None, 46, b"T46", ["T46"], True])
def test_what_is_not_text_is_refused(thing):
    with pytest.raises(NotationError, match="not a move: a "):
        parse_move(thing)


def test_what_is_not_a_move_has_no_notation():
    with pytest.raises(NotationError):
        format_move("T46")


def test_a_move_made_of_plain_letters_is_the_same_move():
    plain = canonical(Ride("X", 46))

    assert plain.ticket is Ticket.BLACK


def test_a_double_of_one_ride_is_no_move():
    with pytest.raises(NotationError):
        canonical(Double((Ride(Ticket.TAXI, 46),)))
