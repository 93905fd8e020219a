"""Every task: its position can be played, its answer is right, its mistakes are not.

The boards are those of the embedded page (``ui.embed``) without a browser, and judge
as they do there. tests/browser plays them for real.
"""

from __future__ import annotations

import pytest

from tools.site.course import lessons
from ui.embed.messages import messages_of
from ui.viewer.opening import open_board
from ui.viewer.parameters import read_parameters

pytestmark = pytest.mark.native_only

COURSE = lessons.course()
TASKS = COURSE.tasks
MISTAKES = [(name, miss) for name, task in TASKS.items() for miss in task["mistakes"]]


def board_of(name):
    """The board that a page shows for the task."""
    asked = COURSE.board(name).items()
    return open_board(read_parameters("&".join("=".join(each) for each in asked)), 0)


def verdict_of(board):
    """What the host is told of the task since it was told last: "wrong bus"."""
    told = [each for each in messages_of(board) if each["type"] == "verdict"]
    return " ".join(
        filter(None, (text for e in told for text in (e["verdict"], e["miss"])))
    )


def played(name, moves):
    """What is said of the task after some moves."""
    board = board_of(name)
    for text in moves:
        assert board.reader_acts, "it is not for the reader to move"
        assert verdict_of(board) == "", "decided before the last move"
        board.play(board.game.parse_move(text))
    return verdict_of(board)


@pytest.mark.parametrize("name", TASKS)
def test_the_answer_is_right(name):
    """It is legal, and the page praises it."""
    assert played(name, TASKS[name]["answer"]) == "right"


@pytest.mark.parametrize(("name", "miss"), MISTAKES)
def test_a_mistake_is_told_as_what_it_is(name, miss):
    """It is legal, and gets the words for it."""
    told = "wrong" if miss == "wrong" else f"wrong {miss}"

    assert played(name, TASKS[name]["mistakes"][miss]) == told


@pytest.mark.parametrize("name", TASKS)
def test_nothing_is_decided_before_the_reader_has_moved(name):
    """The board rests, and it is the reader's turn."""
    board = board_of(name)

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
    board = board_of(name)
    for move in board.game.legal_moves(board.state):
        legs = move.legs or (move,)
        if len(legs) == rides:
            verdict = played(name, [board.game.format_move(move)])

            assert (verdict == "right") == out_of_reach(board.state, legs[-1].to)


def test_the_stranded_are_told_from_those_who_go_on():
    """Whatever keeps Red going is right, whatever strands Red is wrong."""
    board = board_of("keep-going")
    for move in board.game.legal_moves(board.state):
        after = board.game.apply(board.state, move)
        left = after.purses[0]
        rides = after.table.edition.board.rides[after.pursuers[0]]
        goes_on = any(rides[t] and n for t, n in zip("TBU", left, strict=True))

        verdict = played("keep-going", [board.game.format_move(move)])
        assert (verdict == "right") == goes_on
