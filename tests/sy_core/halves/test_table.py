"""The table's half: what can be done there, and what waits for Mister X's device."""

from __future__ import annotations

from random import Random

import pytest

from docs.small import game_on
from support.halves import Devices, at_random, begun, both_games, set_up
from support.hunting import scenes
from support.play import puzzle
from sy_core import EDITIONS, hunting
from sy_core.classic.state import Phase
from sy_core.errors import DisclosureError, IllegalMoveError, ViewError
from sy_core.halves.values import Disclosure, Known
from sy_core.outcome import EndReason, Outcome
from sy_core.refusal import Reason
from sy_core.registry import CLASSIC, HUNTING
from sy_core.terms import MISTER_X, detective_seat

STREET = "T1-2 T2-3 T3-4 T4-5 T5-6 T6-7 T7-8 T8-9"
OLD = EDITIONS["1983"]
TWO_ROUNDS = "D1@14 D2@9 @2 *TTT D1T13 *TT D2T10 T1 *TTT D2T21 *TT D1T15 X3"
CAUGHT, BLOCKED = Outcome(EndReason.CAUGHT), Outcome(EndReason.BLOCKED)


def classic(first) -> Devices:
    """Both devices at the beginning of a classic game."""
    return begun(CLASSIC, first)


def after(devices: Devices, moves: str) -> Devices:
    """The table's device after moves there, none of them answered yet."""
    for text in moves.split():
        devices = devices.ride(devices.game.parse_move(text))
    return devices


def why_not(devices: Devices, move: str, seat=None):
    """The reason for which the table refuses *move*."""
    found = devices.halves.explain(
        devices.half, devices.game.parse_move(move), seat and detective_seat(seat)
    )
    return found and found.reason


@pytest.fixture
def pursuit() -> Devices:
    """Mister X has left 45 by taxi for 46; four pursuers are next."""
    return classic(puzzle("2013", 5, 45, "26 29 94 117")).play("T46")


def test_the_pursuers_move_by_the_rules_of_the_whole_game(pursuit):
    """Refusals are those of the whole game, seats included."""
    assert why_not(pursuit, "D1T15") is None
    assert why_not(pursuit, "D1T15", seat=2) is Reason.NOT_YOUR_PAWN
    assert why_not(pursuit, "D1T199") is Reason.NO_LINE
    assert why_not(pursuit, "T45") is Reason.NOT_YOUR_TURN
    assert CLASSIC.parse_move("D1T15") in pursuit.halves.legal_moves(pursuit.half)


def test_a_refused_move_is_an_error_with_its_reason(pursuit):
    """As in the whole game."""
    with pytest.raises(IllegalMoveError) as refused:
        after(pursuit, "D1T199")

    assert refused.value.code is Reason.NO_LINE


def test_after_the_last_ride_the_table_waits_for_an_answer(pursuit):
    """Whether the round ends, or the game, is not known yet."""
    waiting = after(pursuit, "D1T15 D2T42 D3T95 D4T116")

    half = waiting.half
    assert half.waits
    assert (half.view.phase, half.view.round) == (Phase.PURSUIT, 1)
    assert pursuit.halves.to_move(half) == (MISTER_X,)
    assert list(pursuit.halves.legal_moves(half)) == []
    assert why_not(waiting, "D1T26") is Reason.NOT_YOUR_TURN
    assert waiting.answer().half.view.round == 2


def test_the_table_makes_no_move_of_mister_x(pursuit):
    """His own device does."""
    his_turn = after(pursuit, "D1T15 D2T42 D3T95 D4T116").answer()

    assert his_turn.half.waits
    assert why_not(his_turn, "T45") is Reason.NOT_YOUR_TURN


def test_what_is_not_answered_can_be_taken_back(pursuit):
    """Move by move, until nothing is left that he does not know of."""
    two = after(pursuit, "D1T15 D2T42")

    one = pursuit.halves.undo(two.half)

    assert one == after(pursuit, "D1T15").half
    assert pursuit.halves.undo(one) == pursuit.half
    assert pursuit.halves.undo(pursuit.half) is pursuit.half


def test_moves_after_the_catch_are_void():
    """The table goes on as if not caught; the answer takes back what came after."""
    devices = classic(puzzle("2013", 5, 45, "47 29 94 117")).play("T46")

    caught = after(devices, "D1T46 D2T42 D3T95").answer()

    assert caught.told == Disclosure(1, shown=((1, 46),), outcome=CAUGHT)
    assert caught.half.view.history[1:] == (CLASSIC.parse_move("D1T46"),)
    assert caught.half.view.outcome == CAUGHT
    assert caught.half.view.x_station == 46
    assert caught.halves.deduce(caught.half) == {46}
    assert why_not(caught, "D2T42") is Reason.GAME_OVER
    assert list(caught.halves.legal_moves(caught.half)) == []


def test_an_answer_may_come_before_the_last_move(pursuit):
    """Moves that it does not speak of stay open."""
    three = after(pursuit, "D1T15 D2T42 D3T95").half

    half = pursuit.halves.take(three, Disclosure(made=2))

    assert half.asked == (CLASSIC.parse_move("D3T95"),)
    assert half.told == after(pursuit, "D1T15 D2T42").half.view
    assert half.view == three.view


@pytest.mark.parametrize(
    ("moves", "ride"),
    [("T2", "D1T2"), ("T2 D1T5 D2T3 D3T7 T1", "D1B1")],
    ids=["he was seen", "nothing else is left"],
)
def test_where_he_must_be_the_table_knows_of_the_catch_itself(moves, ride):
    """Nobody has to tell; whoever denies it is not believed."""
    street = {"players": 4, "x": 1, "marked": frozenset({1})}
    pursuers = (3, 6, 8) if ride == "D1T2" else (6, 4, 8)
    first = game_on(f"{STREET} B1-5", OLD, **street, pursuers=pursuers)

    caught = after(classic(first).play(moves), ride)

    assert caught.half.view.outcome == CAUGHT
    assert caught.half.waits
    assert caught.answer().half.told == caught.half.view
    with pytest.raises(DisclosureError):
        caught.halves.take(caught.half, Disclosure(made=1))


def test_what_the_table_concludes_holds_until_he_answers():
    """Not met on 1, he must be on 9; but it was the first ride that met him."""
    cards = {"x_starts": (5,), "crew": {"starts": (6, 7, 3)}, "free_starts": False}
    lines = "T1-5 T5-9 T1-6 T7-9 T3-4"
    first = game_on(lines, OLD, players=4, x=5, pursuers=(6, 7, 3), **cards)
    both = after(classic(first).play("T1"), "D1T1 D2T9")

    caught = both.answer()

    assert both.half.view.x_station == 9
    assert caught.told.made == 1
    assert caught.half.view.x_station == 1
    assert caught.half.view.pursuers == (1, 7, 3)


def test_that_he_is_blocked_comes_with_the_answer():
    """R7: both taxi lines of station 2 lead to detectives; he says where he is."""
    devices = classic(puzzle("2013", 5, 20, "9 11 33 1")).play("T2")

    blocked = after(devices, "D1T20 D2T10 D3T21 D4T8").answer()

    assert blocked.told == Disclosure(4, shown=((1, 2),), outcome=BLOCKED)
    assert blocked.half.view.outcome == BLOCKED
    assert blocked.half.view.x_station == 2


FORK = {
    "T1-5 T1-2 T5-9 T8-9 T5-6 T7-8 T3-4": (1, "D1T5 D2T8 D3T4"),
    "T9-5 T9-8 T5-1 T2-1 T5-6 T7-2 T3-4": (9, "D1T5 D2T2 D3T4"),
}


@pytest.mark.parametrize("lines", FORK)
def test_if_the_game_goes_on_he_is_not_where_he_would_be_blocked(lines):
    """Of the two stations where he can be, one has just become a trap (R7)."""
    to, rides = FORK[lines]
    cards = {"x_starts": (5,), "crew": {"starts": (6, 7, 3)}, "free_starts": False}
    first = game_on(lines, OLD, players=4, x=5, pursuers=(6, 7, 3), **cards)
    waiting = after(classic(first).play(f"T{to}"), rides)

    his_turn = waiting.answer()

    assert waiting.halves.deduce(waiting.half) == {1, 9}
    assert his_turn.halves.deduce(his_turn.half) == {to}


def test_who_is_blocked_before_his_first_move_says_so():
    """R7: a puzzle may start so; all others have nothing to say."""
    blocked = classic(puzzle("2013", 5, 2, "10 20 33 1"))
    halves = blocked.halves

    word = halves.first_word(blocked.sealed)

    assert word == Disclosure(shown=((0, 2),), outcome=BLOCKED)
    over = halves.take(blocked.half, word)
    assert (over.view.outcome, over.view.x_start) == (BLOCKED, 2)
    assert halves.first_word(puzzle("2013", 5, 45, "26 29 94 117")) == Disclosure()


def test_in_an_open_log_the_answer_shows_what_was_concealed():
    """R29: he shows himself when his next turn begins."""
    lines = f"{STREET} T10-11 T12-13 T14-15"
    lying = {"players": 4, "x": 1, "pursuers": (10, 12, 14)}
    out, back = "D1T11 D2T13 D3T15", "D1T10 D2T12 D3T14"
    first = game_on(lines, EDITIONS["beginners"], **lying)

    devices = classic(first).play(f"T2 {out} T3 {back} T4 {out}")

    assert devices.half.view.x_station is None
    assert devices.answer().told == Disclosure(3, shown=((3, 4),))


def test_an_appearance_is_told_with_the_place():
    """R27: he shows himself, and takes tickets."""
    lines = f"{STREET} T10-11 T12-13 T14-15"
    agreed = {"players": 4, "x": 1, "pursuers": (10, 12, 14), "appearances": 1}
    devices = classic(game_on(lines, OLD, **agreed)).play("T2")

    shown = devices.play("!D1T")

    assert devices.half.waits
    assert shown.told == Disclosure(0, CLASSIC.parse_move("!D1T"), ((1, 2),))
    assert shown.half.view.x_station == 2


def test_his_start_in_the_dice_game_is_told_by_its_tile():
    """The letter is announced, the space is not."""
    placed = begun(HUNTING, scenes.laid(3)).play("D1@17 D2@9")

    hidden = placed.answer().play("@7")

    assert (hidden.told.announced, hidden.told.shown) == ("B", ())
    assert hidden.half.view.announced == "B"
    assert hidden.half.view.trail[0].station is None


def test_running_into_a_detective_is_told_with_the_place():
    """R39: he loses at once; what he had planned next stays his secret."""
    devices = begun(HUNTING, scenes.laid(3)).play("D1@14 D2@9 @6 *TTT D1T16 *TT D2T10")
    devices = devices.answer()

    lost = devices.play("T16+T15")

    assert lost.told.event.legs[-1].station == 16
    assert lost.told.outcome == Outcome(EndReason.RAN_INTO_DETECTIVE)
    assert lost.half.view.x_station == 16
    assert lost.half.view.history[-1].planned is None


def test_on_a_full_tableau_the_table_waits_to_hear_that_he_escaped():
    """He may have been caught by the last ride."""
    rng, moments = Random(5), []
    while not moments or moments[-1].sealed.outcome.reason is not EndReason.ESCAPED:
        first = set_up("hunting", rng)
        moments = [*at_random(begun(HUNTING, first), rng)]

    waiting = moments[-2].half

    assert waiting.waits
    assert waiting.view.outcome is None
    assert waiting.view.phase is hunting.Phase.MISTER_X


def test_mister_x_answers_pursuers_and_nobody_else(pursuit):
    """A letter with a move of his own in it is none of the table's."""
    rides = [CLASSIC.parse_move(text) for text in ["D1T15", "D2T42", "D3T95", "D4T116"]]

    with pytest.raises(IllegalMoveError) as refused:
        pursuit.halves.answer(pursuit.sealed, [*rides, CLASSIC.parse_move("T45")])

    assert refused.value.code is Reason.NOT_YOUR_TURN


@both_games
def test_a_detective_sees_what_everybody_sees(game):
    """From his own seat."""
    first = game.new_game(next(iter(game.editions)), 4, rng=Random(1))
    devices, seat = begun(game, first), detective_seat(1)

    seen = devices.halves.view_for(devices.half, seat)

    assert seen == game.view_for(first, seat)


def test_mister_x_is_not_at_the_table(pursuit):
    """His view is not to be had there, and nobody's who is not there."""
    with pytest.raises(ViewError):
        pursuit.halves.view_for(pursuit.half, MISTER_X)
    with pytest.raises(ViewError):
        pursuit.halves.view_for(pursuit.half, detective_seat(9))


@pytest.mark.parametrize(
    ("game", "first", "moves", "log"),
    [
        (
            CLASSIC,
            puzzle("2013", 5, 45, "47 29 94 117"),
            "T46 D1T34 D2T42 D3T95 D4T116 T47 D1T47",
            [("T", None), ("T", 47)],
        ),
        (
            HUNTING,
            scenes.laid(3),
            f"{TWO_ROUNDS} *TTT D1T16 *TT D2T3",
            [("@", 2), ("T", 1), ("X", 3)],
        ),
    ],
    ids=["classic", "hunting"],
)
def test_who_was_found_keeps_his_log(game, first, moves, log):
    """Every entry is there; the last one is where he was found."""
    over = begun(game, first).play(moves).answer()

    seen = over.halves.table_view(over.sealed)

    assert [(entry.sign, entry.station) for entry in seen.trail] == log


def test_what_is_supposed_stands_in_the_log_and_in_the_history(pursuit):
    """Whoever follows either is told the same."""
    seen = pursuit.halves.supposed(pursuit.half.told, (), Known({1: 46}))

    assert [entry.station for entry in seen.trail] == [46]
    assert seen.history[0].legs == seen.trail
