"""Notation: two exact inverses."""

from __future__ import annotations

import pytest

from sy_core import NotationError, hunting
from sy_core.hunting import Double, Fly, Ride, format_move, parse_move
from sy_core.terms import Pawn, Station, Ticket

MOVES = {
    "D1@14": hunting.Place(Pawn("D1"), Station(14)),
    "@7": hunting.Start(Station(7)),
    "*TTBX": hunting.Roll((Ticket.TAXI, Ticket.TAXI, Ticket.BUS, Ticket.BLACK)),
    "again": hunting.Again(),
    "D2U10": hunting.PawnRide(Pawn("D2"), Ticket.UNDERGROUND, Station(10)),
    "D3-": hunting.PawnStay(Pawn("D3")),
    "T15": Ride(Ticket.TAXI, Station(15)),
    "X15": Ride(Ticket.BLACK, Station(15)),
    "H33": Fly(Station(33)),
    "B34+X10": Double((Ride(Ticket.BUS, Station(34)), Ride(Ticket.BLACK, Station(10)))),
    "H2+T4": Double((Fly(Station(2)), Ride(Ticket.TAXI, Station(4)))),
    "T15+": Double((Ride(Ticket.TAXI, Station(15)),)),
    "H33+": Double((Fly(Station(33)),)),
    "-": hunting.Stay(),
}


@pytest.mark.parametrize("text", MOVES)
def test_every_kind_of_move_is_written_and_read(text):
    """One text for each move, one move for each text."""
    assert parse_move(text) == MOVES[text]
    assert format_move(MOVES[text]) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "T", "T0", "T01", "T1234", "t1", "T1_0", "T\uff11", "T-1", "T1 "),
        *("D1", "D0T1", "D1T", "D1@", "D1@0", "D1--", "D12", "P1T4", "D1H4"),
        *("@", "@0", "@@1", "*", "*TQ", "*BT", "*XT", "*TTTTTTTT", "*tt", "AGAIN"),
        *(
            "+",
            "T+",
            "T1++",
            "+T1",
            "T1+T2+T3",
            "T1++T2",
            "@1+T2",
            "--",
            "H",
            "H0",
            "F3",
        ),
        *("T1\n", "T1" * 400, "9" * 100_000),
        *(None, 7, b"T1", ["T1"], 1.5),
    ],
)
def test_anything_else_is_refused(text):
    """A NotationError, whatever comes."""
    with pytest.raises(NotationError):
        parse_move(text)


@pytest.mark.parametrize("thing", [None, 3, "T1", object()])
def test_only_moves_are_written(thing):
    """What is no move has no notation."""
    with pytest.raises(NotationError):
        format_move(thing)
