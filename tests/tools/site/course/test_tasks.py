"""Every task: its position can be played, its answer is right, its mistakes are not.

The boards are those of the embedded page (``ui.embed``) without a browser; ``judged``
does what ``learn.js`` does with what they tell. tests/browser plays them for real.
"""

from __future__ import annotations

import pytest

from tools.site.course import lessons
from ui.embed.messages import messages_of
from ui.viewer.opening import open_board
from ui.viewer.parameters import read_parameters

pytestmark = pytest.mark.native_only

TASKS = lessons.course().tasks
MISTAKES = [(name, miss) for name, task in TASKS.items() for miss in task["mistakes"]]


def facts(detail):
    """What a task may ask about a move."""
    outcome = detail["outcome"] or {"winner": None, "reason": None}
    ticket = detail["ticket"]
    return {**detail, **outcome, "rides": len(ticket.split("+")) if ticket else 0}


def holds(wanted, known):
    """Whether every member is the fact of that name, or a list that holds it."""
    return all(
        known[name] in value if isinstance(value, list) else known[name] == value
        for name, value in wanted.items()
    )


def judged(task, known, made):
    """Right, wrong, wrong in a way that has a name, or nothing yet."""
    goals = task["goal"] if isinstance(task["goal"], list) else [task["goal"]]
    if any(holds(goal, known) for goal in goals):
        return "right"
    fails = "fail" in task and holds(task["fail"], known)
    if made < task.get("moves", 1) and not fails:
        return ""
    misses = task.get("misses", {}).items()
    return next((f"wrong {n}" for n, miss in misses if holds(miss, known)), "wrong")


def board_of(task):
    """The board that a page shows for the task."""
    text = "&".join(f"{name}={value}" for name, value in task["board"].items())
    return open_board(read_parameters(text), 0)


def played(task, moves):
    """What the page says after each move, until it has said something."""
    board = board_of(task)
    for made, text in enumerate(moves, start=1):
        assert board.reader_acts, "it is not for the reader to move"
        board.play(board.game.parse_move(text))
        told = [each for each in messages_of(board) if each["type"] == "move"]
        for detail in told:
            if verdict := judged(task, facts(detail), made):
                assert made == len(moves), "decided before the last move"
                return verdict
    return ""


@pytest.mark.parametrize("name", TASKS)
def test_the_answer_is_right(name):
    """It is legal, and the page praises it."""
    assert played(TASKS[name], TASKS[name]["answer"]) == "right"


@pytest.mark.parametrize(("name", "miss"), MISTAKES)
def test_a_mistake_is_told_as_what_it_is(name, miss):
    """It is legal, and gets the words for it."""
    told = "wrong" if miss == "wrong" else f"wrong {miss}"

    assert played(TASKS[name], TASKS[name]["mistakes"][miss]) == told


@pytest.mark.parametrize("name", TASKS)
def test_nothing_is_decided_before_the_reader_has_moved(name):
    """The board rests, and it is the reader's turn."""
    board = board_of(TASKS[name])

    assert board.reader_acts
    assert messages_of(board) == []
    assert not board.over


def out_of_reach(state, to):
    """Whether no pursuer reaches a station in one move."""
    rides = state.table.edition.board.rides
    return not any(to in rides[pawn][t] for pawn in state.pursuers for t in "TBU")


@pytest.mark.parametrize(
    ("name", "rides"), [("show-yourself", 1), ("take-ferry", 1), ("double-out", 2)]
)
def test_who_is_to_escape_has_done_so_exactly_where_nobody_follows(name, rides):
    """Every way to a station out of reach is right, and no other."""
    task = TASKS[name]
    board = board_of(task)
    for move in board.game.legal_moves(board.state):
        legs = move.legs or (move,)
        if len(legs) == rides:
            verdict = judged(task, _known(task, move), 1)

            assert (verdict == "right") == out_of_reach(board.state, legs[-1].to)


def _known(task, move):
    board = board_of(task)
    board.play(move)
    return facts(messages_of(board)[0])


def test_the_stranded_are_told_from_those_who_go_on():
    """Whatever keeps Red going is right, whatever strands Red is wrong."""
    task = TASKS["keep-going"]
    board = board_of(task)
    for move in board.game.legal_moves(board.state):
        after = board.game.apply(board.state, move)
        left = after.purses[0]
        rides = after.table.edition.board.rides[after.pursuers[0]]
        goes_on = any(rides[t] and n for t, n in zip("TBU", left, strict=True))

        assert (judged(task, _known(task, move), 1) == "right") == goes_on
