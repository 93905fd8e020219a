"""Every ruling with an option, in both positions (Rules §8, R34 to R55)."""

from __future__ import annotations

from random import Random

import pytest

from support.hunting.scenes import SMALL, laid, on_turn, options, play, refused
from sy_core import EndReason, Reason, SetupError
from sy_core.hunting import Fly, RunIn, legal_legs, new_game


@pytest.mark.parametrize(
    ("longer", "spaces", "reveals"), [(0, 13, {3, 7, 11}), (1, 14, {4, 8, 12})]
)
def test_whether_the_start_counts_as_a_move(longer, spaces, reveals):
    """R34, R36: 13 spaces with the start, or start and 13 moves."""
    table = laid(3, longer=longer).table

    assert table.log_spaces == spaces
    assert table.marked == reveals


@pytest.mark.parametrize(("longer", "over"), [(0, True), (1, False)])
def test_the_longer_game_goes_on_after_thirteen_spaces(longer, over):
    """R36: 14 spaces."""
    state = on_turn(laid(3, longer=longer), 13, "5 8", "T", entries=12)

    state = play(state, "T14 *XXX D2- *XXX D1-")

    assert (state.outcome is not None) == over


@pytest.mark.parametrize(("longer", "shown"), [(0, True), (1, False)])
def test_the_longer_game_reveals_later(longer, shown):
    """R34: spaces 4, 8, 12 instead of 3, 7, 11."""
    state = on_turn(laid(3, longer=longer), 13, "5 8", "T", entries=2)

    assert play(state, "T14").trail[-1].shown is shown


def cornered(run_in):
    """Mister X on 13 between detectives, with nothing but a taxi die."""
    return on_turn(
        laid(3, run_in=run_in),
        *(13, "14 15", "T"),
        black=0,
        helicopters=0,
        doubles=0,
    )


@pytest.mark.parametrize(
    ("run_in", "moves"),
    [
        (RunIn.LOSES, ["T14", "T15"]),
        (RunIn.FORBIDDEN, ["-"]),
        (RunIn.MAY_PASS, ["-", "T14", "T15"]),
    ],
)
def test_mister_x_between_detectives(run_in, moves):
    """R39: must run in and lose; may not; may, or stay."""
    assert options(cornered(run_in)) == moves


def test_forbidden_to_run_in_covers_every_ticket():
    """R39 as a house rule: dice, black and both legs of a double."""
    state = on_turn(laid(3, run_in=RunIn.FORBIDDEN), 13, "14 8", "TT")

    assert refused(state, "T14") is Reason.OCCUPIED
    assert refused(state, "X14") is Reason.OCCUPIED
    assert refused(state, "T14+T17") is Reason.OCCUPIED
    assert refused(state, "T15+T16") is None


@pytest.mark.parametrize("run_in", [RunIn.LOSES, RunIn.MAY_PASS])
def test_running_in_loses_where_it_is_legal(run_in):
    """R39."""
    state = play(cornered(run_in), "T14")

    assert state.outcome.reason is EndReason.RAN_INTO_DETECTIVE


@pytest.mark.parametrize("run_in", RunIn)
def test_he_must_move_while_a_die_leads_to_a_free_space(run_in):
    """R39, R41: only a die that leads nowhere else sets him free."""
    state = on_turn(laid(3, run_in=run_in), 13, "14 8", "T")

    assert refused(state, "-") is Reason.MUST_MOVE


@pytest.mark.parametrize(("one_black", "reason"), [(0, None), (1, Reason.ONE_BLACK)])
def test_two_black_legs_in_a_double(one_black, reason):
    """R44: each leg may be black, or one only."""
    state = on_turn(laid(3, one_black=one_black), 13, "5 8", "T")

    assert refused(state, "X18+X17") is reason
    assert ("X18+X17" in options(state)) == (reason is None)
    assert refused(state, "X18+T17") is None


@pytest.mark.parametrize(
    ("allowed", "reason"), [(0, Reason.HELICOPTER_ALONE), (1, None)]
)
def test_the_helicopter_in_a_double(allowed, reason):
    """R45: not in a double, or allowed."""
    state = on_turn(laid(3, helicopter_in_double=allowed), 13, "5 8", "T")

    assert refused(state, "T14+H24") is reason
    assert refused(state, "H24+T22") is reason
    assert ("H24+T22" in options(state)) == (reason is None)
    assert (Fly(24) in legal_legs(state, more=1)) == (reason is None)
    assert Fly(24) in legal_legs(state)


def test_one_helicopter_makes_one_leg():
    """R45 as a house rule: it is crossed off with the first flight."""
    state = on_turn(laid(3, helicopter_in_double=1), 13, "5 8", "T")

    assert refused(state, "H24+H13") is Reason.NO_HELICOPTER
    assert play(state, "H24+T22").helicopters == 0


@pytest.mark.parametrize(("straight", "reason"), [(0, None), (1, Reason.NOT_ACROSS)])
def test_where_the_helicopter_lands(straight, reason):
    """R48: any space of the opposite edge, or straight across."""
    state = on_turn(laid(3, straight_helicopter=straight), 17, "5 8")

    assert refused(state, "H24") is reason
    assert refused(state, "H11") is None


@pytest.mark.parametrize("more", [0, 1])
def test_how_many_tiles_have_the_underground(more):
    """R54: exactly three of six, or at least three."""
    refusing = None if more else pytest.raises(SetupError, match="underground")
    if refusing is None:
        assert laid(3, "ACEGBD", more_underground=1).table.tiles == "ACEGBD"
    else:
        with refusing:
            laid(3, "ACEGBD", more_underground=0)


def test_fewer_than_three_underground_tiles_are_never_enough():
    """R54: three at least."""
    with pytest.raises(SetupError, match="underground"):
        laid(3, "ACBDFH", more_underground=1)


def test_drawn_small_grids_may_have_more_underground():
    """R54 as a house rule: seen in the draw as well."""
    drawn = {
        len(
            set("ACEGI").intersection(
                new_game(
                    "hunting", 3, rng=Random(s), rules={"more_underground": 1}
                ).table.tiles
            )
        )
        for s in range(40)
    }

    assert drawn == {3, 4, 5}


def test_light_tiles_are_drawn():
    """R55 (default): random; nobody is named as chooser."""
    with pytest.raises(SetupError, match="drawn"):
        new_game("hunting-expert", 3, rng=Random(1), tiles=SMALL, light="DE")


def test_light_tiles_are_chosen():
    """R55 as a house rule: tiles are drawn, their light sides chosen."""
    rules = {"choose_light": 1}
    state = new_game(
        "hunting-expert", 3, rng=Random(1), tiles=SMALL, light="DE", rules=rules
    )

    assert state.table.light == "DE"
    with pytest.raises(SetupError, match="chosen"):
        new_game("hunting-expert", 3, rng=Random(1), rules=rules)
