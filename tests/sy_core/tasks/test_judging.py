"""Whether a task is solved: what a seat has seen of a move, and marks."""

from __future__ import annotations

import pytest

from sy_core.sharing import read_position
from sy_core.tasks import Call, Verdict, facts_of, judge, judge_marks, read_task
from sy_core.terms import MISTER_X, SPECTATOR

RIGHT, WRONG, OPEN = Verdict(Call.RIGHT), Verdict(Call.WRONG), Verdict(Call.OPEN)
PURSUIT = "A_2013_players-4_at-74.117.155.174_go-pursuit_moved-D2.D3.P1_x-132_log-T"
HIDDEN = "A_2013_players-4_at-53.103.13.29_log-o.o.U128"
SHOWS = "A_2013_players-4_at-55.105.13.174_log-o.o.o.o.o.o.T_x-71_doubles-2"
CATCH = "A_2013_players-4_at-34.103.155.174_go-pursuit_moved-D2.D3.P1_log-o.o.B46"
DICE = "A_hunting_tiles-DEABCF_at-16.17_go-x_played-BT_x-13"


def known(position, move, seat=SPECTATOR):
    """What a seat knows of a move in a position."""
    read = read_position(position)
    game, state = read.game, read.state()
    made = game.parse_move(move)
    after = game.apply(state, made)
    return facts_of(game, game.view_for(state, seat), game.view_for(after, seat), made)


def judged(task, position, move, made=1, seat=SPECTATOR):
    return judge(read_task(task), known(position, move, seat), made)


@pytest.mark.parametrize(
    ("position", "move", "facts"),
    [
        (PURSUIT, "D1U46", "move.D1U46 pawn.D1 from.74 to.46 ticket.U round.1 rides.1"),
        (HIDDEN, "X185", "move.X pawn.X from.128 ticket.X round.4 rides.1"),
        (HIDDEN, "T142+B157", "move.T*B pawn.X ticket.T*B rides.2 round.4"),
        (SHOWS, "T70", "move.T70 pawn.X to.70 ticket.T round.8"),
        (CATCH, "D1B46", "move.D1B46 winner.detectives reason.caught"),
        (DICE, "H24", "move.H pawn.X ticket.H rides.1"),
    ],
)
def test_a_spectator_knows_of_a_move_what_the_table_has_seen(position, move, facts):
    """The facts are those that a host is told, in the signs of position text."""
    found = known(position, move)

    said = dict(fact.split(".", 1) for fact in facts.split())
    assert {name: found.text(name) for name in said} == said


def test_where_mister_x_hides_is_no_fact_to_a_spectator():
    """Two moves that look the same give the same facts."""
    assert known(HIDDEN, "T160") == known(HIDDEN, "T142")
    assert known(HIDDEN, "T160").to is None
    assert known(HIDDEN, "T160", MISTER_X).to == 160


def test_what_moves_no_piece_has_no_stations_and_no_rides():
    """A roll of the dice is a move, too, and so is a blocked Mister X who stays."""
    roll = known("A_hunting_tiles-DEABCF_at-16.17_x-13", "*TTB")
    stay = known("A_1983_house-blocked-stays_at-1.18.19_x-8", "-", MISTER_X)

    assert (roll.move, roll.pawn, roll.to, roll.rides) == ("rTTB", None, None, 0)
    assert stay.move == "-"


@pytest.mark.parametrize(
    ("task", "position", "move", "verdict"),
    [
        ("goal-pawn.D1~to.46~ticket.U", PURSUIT, "D1U46", RIGHT),
        ("goal-move.D1T75.D1U46", PURSUIT, "D1U46", RIGHT),
        ("goal-to.46", PURSUIT, "D1T75", WRONG),
        ("goal-to.58_goal-ticket.U", PURSUIT, "D1U46", RIGHT),
        ("goal-to.46_moves-2", PURSUIT, "D1T75", OPEN),
        ("goal-to.46_fail-pawn.D1_moves-2", PURSUIT, "D1T75", WRONG),
        ("goal-to.46_fail-pawn.D2_moves-2", PURSUIT, "D1T75", OPEN),
        ("goal-to.46_miss-bus~ticket.B_miss-taxi~ticket.T", PURSUIT, "D1T75", "taxi"),
        ("goal-to.46_miss-bus~ticket.B", PURSUIT, "D1T75", WRONG),
        ("goal-to.70", SHOWS, "T70", RIGHT),
        ("goal-to.160", HIDDEN, "T160", WRONG),
        ("goal-winner.detectives", CATCH, "D1B46", RIGHT),
        ("goal-winner.mrx_moves-9", CATCH, "D1B46", WRONG),
    ],
)
def test_a_move_decides_a_task(task, position, move, verdict):
    """A goal is right; else it is open until moves, a fail or the end decide."""
    expected = verdict if isinstance(verdict, Verdict) else Verdict(Call.WRONG, verdict)

    assert judged(task, position, move) == expected


def test_the_last_move_decides_however_it_comes_to_be_the_last():
    """By its number, or because none can follow."""
    task, facts = read_task("goal-to.46_moves-2"), known(PURSUIT, "D1T75")

    assert judge(task, facts, 1) == OPEN
    assert judge(task, facts, 2) == WRONG
    assert judge(task, facts, 1, is_last=True) == WRONG


@pytest.mark.parametrize(
    ("marked", "missing", "extra", "verdict"),
    [
        ({33, 45, 47, 61}, (), (), RIGHT),
        ({33, 45, 47}, (61,), (), WRONG),
        ({33, 45, 47, 61, 2, 1}, (), (1, 2), WRONG),
        (set(), (33, 45, 47, 61), (), WRONG),
    ],
)
def test_marks_are_right_if_none_is_missing_and_none_too_many(
    marked, missing, extra, verdict
):
    """Where he can be is deduced from what a spectator sees (docs/sharing.md)."""
    puzzle = read_position("A_2013_at-57.59.75.108_round-5_log-U46.T_x-61")
    possible = puzzle.game.deduce(puzzle.view(SPECTATOR))
    for task in ("mark-possible", "mark-33.45.47.61"):
        found = judge_marks(read_task(task), marked, possible)

        assert (found.missing, found.extra) == (missing, extra)
        assert found.verdict == verdict
