"""Tapping a space that is not lit says why not, and says the truth."""

from __future__ import annotations

from dataclasses import replace

import pytest

from support.hunting.scenes import in_pursuit, laid, on_turn, play
from support.ui.hunting_tables import LINE_UPS, random_states, seen
from sy_core.hunting import Fly, PawnRide, Place, Ride, Start, explain, to_move
from sy_core.refusal import Reason
from sy_core.terms import MISTER_X, Station, Ticket
from ui.hunting import whynot
from ui.table.curtain import Showing
from ui.table.panels import why_not

MODES = (Ticket.TAXI, Ticket.BUS, Ticket.UNDERGROUND)
"""With every die there are, only other reasons are left."""


def unasked(move):
    """What follows from the view need not be asked of the rules."""
    raise AssertionError(move)


def refusal_at(scene, space):
    return whynot.refusal_at(scene, space, unasked)


def probes(state, to):
    """Every move that ends on a space."""
    pawns = state.table.pawns
    yield from (Place(pawn, to) for pawn in pawns)
    yield from (PawnRide(pawn, t, to) for pawn in pawns for t in Ticket)
    yield from (Ride(t, to) for t in Ticket)
    yield from (Start(to), Fly(to))


@pytest.mark.parametrize(("edition", "players"), LINE_UPS)
def test_the_rules_give_the_same_reason(edition, players):
    for state in random_states(edition, players, seed=7):
        secret = MISTER_X in to_move(state)
        scene = seen(state, Showing.SECRET if secret else Showing.TABLE)
        lit = {offer.to for offer in scene.offers}
        for space in set(state.table.layout.spaces) - lit if lit - {None} else ():
            said = refusal_at(scene, space)
            refusals = [explain(state, move) for move in probes(state, space)]
            rich = replace(state, hand=MODES, played=MODES)
            further = [explain(rich, move) for move in probes(rich, space)]
            reasons = {r.reason for r in [*refusals, *further] if r is not None}
            if space in state.pursuers:  # true wherever the space lies
                reasons.add(Reason.OCCUPIED)

            assert None not in refusals
            assert said is None or said.reason in reasons
            assert why_not(scene, space, unasked).endswith(".")


@pytest.mark.parametrize(
    ("state", "space", "reason"),
    [
        (laid(), 13, Reason.NOT_TAXI_ONLY),
        (play(laid(), "D1@14"), 14, Reason.OCCUPIED),
        (in_pursuit(laid(), 1, "14 9", "TXX"), 9, Reason.OCCUPIED),
        (in_pursuit(laid(), 1, "14 9", "BXX"), 13, Reason.NO_DIE),
        (in_pursuit(laid(light="AD"), 1, "14 9", "TXX"), 16, Reason.DEAD_END),
        (in_pursuit(laid(light="AD"), 24, "2 9", "TXX"), 1, Reason.ONE_WAY),
    ],
)
def test_the_most_telling_reason_is_given(state, space, reason):
    found = refusal_at(seen(state), Station(space))

    assert found is not None
    assert found.reason is reason


def test_mister_x_hears_of_dice_that_were_not_played():
    scene = seen(on_turn(laid(), 13, "14 9", "T", black=0), Showing.SECRET)

    assert why_not(scene, Station(7), unasked) == "Nothing leads to 7 from here."
    assert "Bus" in why_not(scene, Station(18), unasked)


def test_the_open_table_knows_no_reason_that_hides_mister_x():
    scene = seen(on_turn(laid(), 13, "14 9", "T"))

    assert refusal_at(scene, Station(18)) is None
