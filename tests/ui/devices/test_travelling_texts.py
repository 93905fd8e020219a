"""What travels besides the letters: who sits where, and how to reach a device."""

from __future__ import annotations

import pytest

from sy_core.terms import MISTER_X, Seat, Side
from ui.devices import seats
from ui.devices.packet import ANSWER, OFFER, Packet, Signal, address_of, packet_in
from ui.table.seating import AWAY, COLOURS, HUMAN

LETTER = "sy1" + "A" * 30
OTHER = "sy1" + "B" * 30
CODE = "c" * 60


@pytest.mark.parametrize(
    "packet",
    [
        Packet((LETTER,)),
        Packet((LETTER, OTHER)),
        Packet((LETTER,), Signal(OFFER, CODE)),
        Packet((LETTER, OTHER), Signal(ANSWER, CODE)),
    ],
)
def test_a_link_brings_what_was_put_into_it(packet):
    """Letters in their order, and how to reach the sender."""
    assert packet_in(address_of("https://here.example/", packet)) == packet


def test_a_text_without_a_letter_is_taken_as_it_is():
    """Why it is none, is said by whoever reads it."""
    assert packet_in("  hello ") == Packet(("hello",))


def test_places_come_back_as_they_were_said():
    """And what is as always takes no room in a code."""
    said = seats.Places(
        ("Ada", "", "Bob"), COLOURS[::-1], ("bowler", "pawn"), notebook=True
    )

    assert seats.read(seats.written(said)) == said
    assert seats.written(seats.Places(("", ""), COLOURS[:3])) == ""


@pytest.mark.parametrize(
    "text", ["", ";;;", "|" * 50, ";99;xx;", "a;b;c;d;e;f", "x" * 500, "\n|\t;0"]
)
def test_nonsense_about_places_is_left_out(text):
    """It comes from outside: names are short, colours and figures are known ones."""
    places = seats.read(text)

    assert len(places.names) <= seats.MOST
    assert all(len(name) <= 24 for name in places.names)
    assert {*places.colours} <= {*COLOURS}


def test_each_side_names_its_own_players():
    """Unless it says nothing: then the other side's word counts."""
    invited = seats.Places(("Xaver", "Bob", "Eve"))
    answered = seats.Places(("Ada",))
    sitting = seats.seating_of(
        (Seat("detective_1"), Seat("detective_2")),
        ("D1", "D2"),
        (invited, answered),
        Side.DETECTIVES,
        seats.drivers_of(Side.DETECTIVES, 3, (HUMAN,) * 3),
    )

    assert [chair.name for chair in sitting.chairs] == ["Ada", "Bob", "Eve"]
    assert sitting.driver_of(MISTER_X) == AWAY
