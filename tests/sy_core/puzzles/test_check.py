"""A puzzle that anybody wrote: can it be asked, and has every answer a line?"""

from __future__ import annotations

import pytest

from sy_core.puzzles import PuzzleError, PuzzleFault, answers_to, opened, read_puzzle

LATE = "A_1983_at-29.94.47_log-o.o.U46_moved-D1.D2_go-pursuit"
GOAL = "goal-move.D3T46"
DICE = "A_hunting_tiles-DEABCF_at-14.9_x-1"


def puzzle(kind: str, position: str, *lines: str):
    """A puzzle of these parts."""
    return read_puzzle("~~".join(["PA", "mine", kind, "1", position, GOAL, *lines]))


def test_a_sound_puzzle_opens_its_position():
    """All legal moves are answers, and each of them has a line."""
    mine = puzzle("catch-1", LATE, "D3T46~caught", "any~free-46")

    position = opened(mine)

    assert position.complete
    assert answers_to(mine, position) == ("D3T34", "D3T46", "D3T62")


def test_stations_are_answers_where_places_are_asked_for():
    """Any station of the board can be marked."""
    mine = puzzle("where", "A_2013_at-57.59.75.108_log-o.o.U46.T", "any~no-way")

    assert len(answers_to(mine, opened(mine))) == 199


@pytest.mark.parametrize(
    ("mine", "fault", "what"),
    [
        (puzzle("catch-1", "A_2013_at-1.1", "any~caught"), "position", "twice"),
        (
            puzzle("escape-1", "A_2013_at-57.59.75.108_log-o.o.U46.T", "any~free-1"),
            "position",
            "where Mister X is",
        ),
        (puzzle("escape-1", LATE, "any~free-46"), "position", "not the turn"),
        (puzzle("catch-1", f"{LATE[:-11]}", "any~free-46"), "position", ""),
        (puzzle("catch-1", DICE, "any~free-46"), "position", "not the turn"),
        (puzzle("catch-1", LATE, "D1T1~caught"), "answer", "cannot be answered"),
        (puzzle("catch-1", LATE, "D3T46~caught"), "answer", "D3T34 has no line"),
    ],
)
def test_what_cannot_be_asked_is_refused(mine, fault, what):
    """A position that is none, somebody else's turn, or an answer without a line."""
    with pytest.raises(PuzzleError) as refused:
        opened(mine)

    assert refused.value.code is PuzzleFault(fault)
    assert what in refused.value.what
