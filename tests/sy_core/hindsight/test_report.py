"""The report of a game: what could have been, and what turned it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from support.both import both
from support.hindsight import moments_of
from support.hunting.scenes import laid
from support.hunting.scenes import play as play_dice
from support.play import play, puzzle
from sy_core.hindsight import (
    Judgement,
    Measure,
    Moment,
    Outlook,
    Scale,
    TurnKind,
    report_of,
)
from sy_core.hindsight.report import MOST_TURNS
from sy_core.move import PawnRide
from sy_core.registry import CLASSIC, HUNTING
from sy_core.terms import Side

AWAY = "D2T142 D3T174"
BACK = "D2T141 D3T175"
FAR = f"T58 D1T94 {AWAY} T45 D1T75 {BACK} T46 D1T59 {AWAY}"
"""Three rounds: he shows himself at 46, and the first detective comes to 59."""


def reported(moves, starts="75 141 175", x=74, **rules):
    """The report of a game in which Mister X sets out from 74."""
    state = play(puzzle("1983", 4, x, starts, **rules), moves)
    return report_of(moments_of(CLASSIC, state))


@both
@settings(max_examples=6)
@given(data=st.data())
def test_a_catch_was_missed_where_a_ride_to_him_was_open_and_nobody_took_it(
    table, data
):
    """In every turn of every game, whoever could have come is named."""
    game, state = table.game, data.draw(table.games(most=80))
    states = game.history(state)

    for missed in report_of(moments_of(game, state)).missed:
        then = states[missed.number]
        could = {
            move.pawn
            for move in game.legal_moves(then)
            if isinstance(move, PawnRide) and move.to == then.x_station
        }
        assert could
        assert could <= set(missed.pawns)
        assert missed.station == then.x_station


@both
@settings(max_examples=6)
@given(data=st.data())
def test_turning_points_stand_in_order_one_to_a_round(table, data):
    game, state = table.game, data.draw(table.games(most=80))

    turns = report_of(moments_of(game, state)).turns

    assert len(turns) <= MOST_TURNS
    assert [t.number for t in turns] == sorted({t.number for t in turns})
    assert len({turn.round for turn in turns}) == len(turns)


def test_whoever_passes_him_by_has_missed_a_catch():
    """75 is beside 58; among 196 places nobody could know, so it turned nothing."""
    report = reported(f"T58 D1T94 {AWAY}")

    (missed,) = report.missed
    assert (missed.number, missed.round) == (1, 1)
    assert (missed.station, missed.pawns, missed.places) == (58, ("D1",), 196)
    assert report.turns == ()


def test_all_who_could_have_come_in_a_turn_are_named_once():
    report = reported("T58 D1T94 D2T73 D3T174", starts="75 57 175")

    (missed,) = report.missed
    assert missed.pawns == ("D1", "D2")


def test_a_catch_is_not_missed():
    """Whoever else could have come in that turn need not."""
    report = reported("T58 D1T94 D2T58", starts="75 57 175")

    assert report.missed == ()


def test_the_closest_moment_is_the_first_of_the_nearest_and_no_catch():
    report = reported("T58 D1T94 D2T58", starts="75 57 175")

    closest = report.closest
    assert (closest.number, closest.rides, closest.station) == (1, 1, 58)
    assert (report.beside, report.rounds) == (1, 1)


def test_more_pursuers_beside_him_are_closer():
    report = reported("T58", starts="75 57 175")

    assert (report.closest.number, report.closest.pawns) == (1, ("D1", "D2"))


def test_before_anybody_hides_nothing_is_close():
    report = report_of(moments_of(HUNTING, play_dice(laid(), "D1@2")))

    assert report.closest is None
    assert (report.beside, report.rounds, report.turns) == (0, 0, ())
    assert set(report.best.values()) == {None}


def test_a_scheduled_reveal_turns_nothing():
    """196 places become one in the third round, wherever he goes."""
    assert reported(FAR).turns == ()


def test_who_walks_beside_a_detective_has_paid_for_it():
    """From 46, known to all, back to 45 beside 59: one of four places."""
    report = reported(f"{FAR} T45")

    costly = report.costliest[Side.MISTER_X]
    assert (costly.number, costly.round, costly.scale) == (13, 4, Scale.RISK)
    assert (costly.played, costly.other) == (0.25, 0)
    (turn,) = report.turns
    assert (turn.kind, turn.number) == (TurnKind.RISKED, 13)
    assert report.missed[1:] == ()  # it is still open


def test_whoever_passes_up_the_only_chance_has_strayed():
    """Four places, one in reach; he was there, and that is what counts most."""
    report = reported(f"{FAR} T45 D1T76 {BACK}")

    (missed,) = report.missed[1:]
    assert (missed.station, missed.places, missed.chance) == (45, 4, 0.25)
    costly = report.costliest[Side.DETECTIVES]
    assert (costly.number, costly.scale) == (14, Scale.CHANCE)
    assert (costly.played, costly.other) == (0, 0.25)


def test_a_ride_to_where_he_can_well_be_is_the_best():
    report = reported(f"{FAR} T45 D1T45")

    best = report.best[Side.DETECTIVES]
    assert (best.number, best.scale, best.played) == (14, Scale.CHANCE, 0.25)


# ---- kinds of turning points


def measure(played=0.5, typical=0.5, best=0.5, gain=0.0, loss=0.0):
    return Measure(played, typical, best, gain, loss)


def moment(number, places, judgement=None, *, covered=0, rides=2):
    """A position with so many places, of which some can be visited."""
    return Moment(
        number=number,
        round=number,
        known=frozenset(range(places)),
        outlook=Outlook(places, covered, covered),
        is_hunted=False,
        station=1,
        rides=rides,
        nearest=("D1",),
        catchers=(),
        judgement=judgement,
    )


def flight(number, chance=0.0, places=0.0, **catch):
    """A turn of Mister X, so much better than a typical one by either measure."""
    by_chance, lead = measure(gain=chance), measure(gain=places)
    return Judgement(number, Side.MISTER_X, None, 7, by_chance, measure(**catch), lead)


def ride(number, **chance):
    """A ride of the first detective."""
    found = measure(**chance)
    return Judgement(number, Side.DETECTIVES, "D1", 7, found, found, measure())


@pytest.mark.parametrize(
    ("before", "after", "kind", "numbers"),
    [
        (moment(1, 2), moment(2, 32, flight(2, places=0.5)), "slipped", (2, 32)),
        (moment(1, 32), moment(2, 2, flight(2, places=-0.5)), "gave_away", (32, 2)),
        (
            moment(1, 2, flight(1), covered=1),
            moment(2, 2, flight(2, chance=0.5)),
            *("out_of_reach", (0.5, 0)),
        ),
        (
            moment(1, 2, flight(1)),
            moment(2, 2, flight(2, chance=-0.5), covered=1),
            *("within_reach", (0, 0.5)),
        ),
        (
            moment(1, 2),
            moment(2, 2, flight(2, played=1.0, best=0.5, loss=0.5)),
            *("risked", (0.5, 1)),
        ),
        (moment(1, 2), moment(2, 1, ride(2, gain=0.5)), "checked", (2, 1)),
        (moment(1, 2), moment(2, 1, ride(2, gain=0.5), rides=0), "caught", (2, 1)),
        (
            moment(1, 2),
            moment(2, 2, ride(2, played=0.0, best=0.5, loss=0.5)),
            *("strayed", (0.5, 0)),
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_turning_point_says_what_turned(before, after, kind, numbers):
    """Places or chances, before and after."""
    (turn,) = report_of([moment(0, 2), before, after]).turns

    assert (turn.kind, (turn.before, turn.after)) == (kind, numbers)
    assert (turn.number, turn.swing) == (2, 0.5)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (moment(1, 2), moment(2, 32, flight(2))),
        (moment(1, 32), moment(2, 2, flight(2, places=0.5))),
    ],
    ids=["whatever he does", "better than others"],
)
def test_what_any_other_move_had_brought_as_well_turned_nothing(before, after):
    assert report_of([before, after]).turns == ()


def test_his_best_move_left_them_in_the_dark():
    """Where no chance changed, places are what he gained."""
    judgement = replace(
        flight(2, places=0.5), lead=measure(played=32, typical=8.0, gain=0.5)
    )

    best = report_of([moment(1, 2), moment(2, 32, judgement)]).best[Side.MISTER_X]

    assert (best.scale, best.played, best.other) == (Scale.PLACES, 32, 8)


@pytest.mark.parametrize(
    ("judgement", "scale"),
    [(flight(2), Scale.PLACES), (ride(2), Scale.NET)],
    ids=["his", "theirs"],
)
def test_where_no_catch_was_near_the_lead_is_what_a_move_cost(judgement, scale):
    lost = replace(judgement, lead=measure(played=2, best=8, loss=0.5))

    report = report_of([moment(1, 2), moment(2, 2, lost)])

    costly = report.costliest[judgement.side]
    assert (costly.scale, costly.played, costly.other) == (scale, 2, 8)


def test_the_last_move_of_a_round_belongs_to_it():
    """After it the next round has begun."""
    report = report_of([moment(4, 2), moment(5, 1, ride(5, gain=0.5))])

    assert report.best[Side.DETECTIVES].round == report.turns[0].round == 4


def test_the_best_move_is_not_the_costliest_as_well():
    both_ways = replace(ride(2, gain=0.5), catch=measure(gain=0.5, loss=0.5))

    report = report_of([moment(1, 2), moment(2, 1, both_ways)])

    assert report.best[Side.DETECTIVES].number == 2
    assert report.costliest[Side.DETECTIVES] is None
