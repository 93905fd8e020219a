"""What Mister X's device tells is checked with all that the table knows."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from docs.small import game_on
from support.halves import at_random, begun, every_edition, set_up
from support.hunting import scenes
from support.lies import lies
from support.play import puzzle
from sy_core import EDITIONS
from sy_core.classic.moves import Appear, Hide
from sy_core.classic.view import Turn
from sy_core.errors import DisclosureError, DisclosureFault
from sy_core.halves.values import Disagreement, Disclosure
from sy_core.outcome import EndReason, Outcome
from sy_core.refusal import Reason
from sy_core.registry import CLASSIC, HUNTING, game_named
from sy_core.terms import Pawn, Ticket

UNCHECKED = {"ticket", "station", "place", "legs", "event", "announced"}
"""What may be told otherwise until the log is opened, if the rules allow it, too.

Another ticket or another place of a reveal, a turn more or less, another appearance,
another tile. What is left out besides are answers: moves that are not answered wait.
"""
STREET = "T1-2 T2-3 T3-4 T4-5 T5-6 T6-7 T7-8 T8-9"


def refused(devices, told) -> DisclosureError:
    """The error with which the table refuses *told*."""
    with pytest.raises(DisclosureError) as error:
        devices.halves.take(devices.half, told)
    return error.value


@every_edition
def test_a_changed_disclosure_is_refused_or_found_when_the_log_is_opened(edition):
    """Nothing is believed that no game could tell; the rest is found at the end."""
    game, rng = game_named(edition), Random(edition)
    moments = [*at_random(begun(game, set_up(edition, rng)), rng)]
    told = [moment for moment in moments if moment.told]

    for moment in (rng.choice(told), told[-1]):
        for what, lie in lies(moment.told, game.id):
            try:
                half = moment.halves.take(moment.before, lie)
            except DisclosureError:
                continue
            found = moment.halves.opened(half, moment.sealed)
            if isinstance(found, Disagreement):
                assert what in UNCHECKED
            else:
                assert what == "made"
                assert half.asked


@pytest.fixture
def his_turn():
    """He started on 1 of a street, as everybody knows, and is to move."""
    cards = {"x_starts": (1,), "free_starts": False, "marked": frozenset({2})}
    crew = {"starts": (5, 7, 9), "black": 0}
    where = {"players": 4, "x": 1, "pursuers": (5, 7, 9)}
    return begun(
        CLASSIC, game_on(STREET, EDITIONS["1983"], **where, **cards, crew=crew)
    )


def a_taxi(devices) -> Disclosure:
    """His device's word on a ride to 2."""
    return devices.halves.act(devices.sealed, CLASSIC.parse_move("T2"))[1]


def with_leg(told: Disclosure, **changes) -> Disclosure:
    """The same with another first leg."""
    leg = replace(told.event.legs[0], **changes)
    return replace(told, event=Turn((leg,)))


def test_a_ticket_that_he_does_not_have(his_turn):
    """Nobody gave him a black one."""
    error = refused(his_turn, with_leg(a_taxi(his_turn), ticket=Ticket.BLACK))

    assert error.code is DisclosureFault.ILLEGAL
    assert error.refusal.reason is Reason.NO_BLACK


def test_a_ticket_that_leads_nowhere(his_turn):
    """No bus stops at his start."""
    error = refused(his_turn, with_leg(a_taxi(his_turn), ticket=Ticket.BUS))

    assert error.code is DisclosureFault.JOURNEY


def test_a_double_that_he_may_not_make(his_turn):
    """Three rides are two double tickets in one turn (R26, O1)."""
    leg = a_taxi(his_turn).event.legs[0]
    shown = replace(leg, station=1, shown=True)

    error = refused(his_turn, Disclosure(0, Turn((leg, shown, leg), double=True)))

    assert error.refusal.reason is Reason.DOUBLE_LIMIT


def test_a_reveal_that_is_not_due(his_turn):
    """Entry 1 is hidden."""
    error = refused(his_turn, with_leg(a_taxi(his_turn), station=2, shown=True))

    assert error.code is DisclosureFault.EVENT


def test_a_reveal_that_is_due_and_left_out(his_turn):
    """Entry 2 is shown."""
    later = his_turn.play("T2 D1T4 D2T6 D3T8").answer()
    told = later.halves.act(later.sealed, CLASSIC.parse_move("T1"))[1]

    assert told.event.legs[0].station == 1
    assert refused(later, with_leg(told, station=None)).code is DisclosureFault.EVENT
    assert refused(later, with_leg(told, station=4)).code is DisclosureFault.JOURNEY


def test_an_older_entry_that_nobody_has_to_show(his_turn):
    """What is hidden stays hidden."""
    later = his_turn.play("T2 D1T4 D2T6 D3T8").answer()
    told = later.halves.act(later.sealed, CLASSIC.parse_move("T1"))[1]

    error = refused(later, replace(told, shown=((1, 2),)))

    assert error.code is DisclosureFault.SHOWN


def test_an_answer_to_more_moves_than_were_made(his_turn):
    """It has not heard of any."""
    assert refused(his_turn, Disclosure(made=1)).code is DisclosureFault.COUNT


def test_something_that_is_no_turn_of_his(his_turn):
    """A pursuer's move, no leg at all, or tickets of nobody."""
    ride = CLASSIC.parse_move("D1T4")
    robbed = Appear(((Pawn("nobody"), Ticket.TAXI),))

    assert refused(his_turn, Disclosure(0, ride)).code is DisclosureFault.FORM
    assert refused(his_turn, Disclosure(0, Turn(()))).code is DisclosureFault.FORM
    assert refused(his_turn, Disclosure(0, robbed)).code is DisclosureFault.FORM


def test_a_stay_somewhere_else_than_where_he_was():
    """Nobody left a die, so he never went: all three entries are one place."""
    moves = "D1@14 D2@9 @2 *XXX D1- *XXX D2- - *XXX D2- *XXX D1-"
    devices = begun(HUNTING, scenes.laid(3)).play(moves).answer()
    told = devices.halves.act(devices.sealed, HUNTING.parse_move("-"))[1]

    error = refused(devices, replace(told, shown=((1, 1), (2, 2))))

    assert told.shown == ((1, 2), (2, 2))
    assert error.code is DisclosureFault.JOURNEY


def test_something_that_nobody_does_in_the_dice_game():
    """There are no appearances."""
    devices = begun(HUNTING, scenes.laid(3)).play("D1@17 D2@9").answer()

    assert refused(devices, Disclosure(0, Hide())).code is DisclosureFault.FORM


def test_a_turn_when_it_is_not_his(his_turn):
    """The pursuers have not moved yet."""
    told = a_taxi(his_turn)

    error = refused(his_turn.play("T2"), told)

    assert error.refusal.reason is Reason.NOT_YOUR_TURN


def test_a_letter_of_a_tile_in_the_classic_game(his_turn):
    """There are no tiles."""
    error = refused(his_turn, replace(a_taxi(his_turn), announced="A"))

    assert error.code is DisclosureFault.ANNOUNCED


def test_a_catch_that_is_confessed_too_late():
    """What is answered is answered: he was not where D1 went."""
    devices = begun(CLASSIC, puzzle("2013", 5, 45, "47 29 94 117")).play("T46 D1T34")
    answered = devices.answer()
    caught = Disclosure(0, shown=((1, 34),), outcome=Outcome(EndReason.CAUGHT))

    assert refused(answered, caught).code is DisclosureFault.OUTCOME
    assert refused(devices, replace(caught, made=1, shown=())).code in (
        DisclosureFault.OUTCOME,
        DisclosureFault.JOURNEY,
    )


def test_an_end_that_is_none():
    """He is not blocked there, and has not escaped."""
    devices = begun(CLASSIC, puzzle("2013", 5, 45, "26 29 94 117")).play("T46")
    for reason in (EndReason.BLOCKED, EndReason.ESCAPED, EndReason.CAUGHT):
        error = refused(devices, Disclosure(outcome=Outcome(reason)))

        assert error.code is DisclosureFault.OUTCOME


def test_after_the_end_there_is_nothing_to_tell():
    """Whatever it is."""
    devices = begun(CLASSIC, puzzle("2013", 5, 45, "47 29 94 117")).play("T46 D1T46")
    over = devices.answer()

    assert refused(over, Disclosure()).code is DisclosureFault.OVER
    assert str(refused(over, Disclosure())) == "over"
