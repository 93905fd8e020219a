"""A puzzle at a board: laid out, answered by a move or by marks, explained.

The board judges the answer, as it does any task. Where Mister X is to move nothing is
hidden from the solver, so it is an open table.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from sy_core.move import Move
from sy_core.puzzles import Kind, Puzzle
from sy_core.tasks import Call, Verdict, read_task
from sy_core.terms import MISTER_X
from ui.puzzles.lines import moments
from ui.puzzles.state import Shown, Solving
from ui.task.work import Work
from ui.viewer.opening import open_board
from ui.viewer.parameters import Parameters

GIVEN_UP: Final = Verdict(Call.WRONG)


def parameters_of(puzzle: Puzzle) -> Parameters:
    """What a puzzle asks of a board."""
    return Parameters(
        position=puzzle.position,
        task=read_task(puzzle.task),
        seat="all" if puzzle.seat == MISTER_X else "detectives",
        computer="none",
    )


def solving_of(puzzle: Puzzle, shelf: str, day: int, entropy: int) -> Solving:
    """A puzzle laid out; a ParameterFault or a SyError if it cannot be."""
    board = open_board(parameters_of(puzzle), entropy)
    return Solving(puzzle, board, shelf, day)


def is_right(solving: Solving) -> bool:
    """Whether the answer that was given is the right one."""
    return work_of(solving).verdict.call is Call.RIGHT


def work_of(solving: Solving) -> Work:
    """How it stands with what the puzzle asks for."""
    work = solving.board.work
    assert work is not None
    return work


def move(solving: Solving, made: Move) -> None:
    """Answer with a move, and look at what comes of it."""
    solving.board.play(made)
    explain(solving)


def explain(solving: Solving) -> None:
    """Show what the answer that was just given leads to."""
    board = solving.board
    if work_of(solving).marking is not None:
        explain_marks(solving)
    else:
        _explain_move(solving, board.game.shorthand.signs(board.public_view)[-1])


def explain_marks(solving: Solving) -> None:
    """What leads to stations that were missed, and why he is not on the others.

    Where all is right, what leads to each of them.
    """
    work = work_of(solving)
    marking = work.marking
    assert marking is not None
    asked = (*marking.extra, *marking.missing) or sorted(work.marked)
    found = ((solving.puzzle.line_for(str(station)), str(station)) for station in asked)
    shown = (Shown(line, answer) for line, answer in found if line is not None)
    solving.shown = tuple(shown)


def give_up(solving: Solving) -> None:
    """Be shown the solution."""
    solving.is_given_up = True
    board, work = solving.board, work_of(solving)
    if solving.puzzle.kind is Kind.WHERE:
        board.work = Work(work.task)
        board.answer()
        explain_marks(solving)
    else:
        board.work = replace(work, verdict=GIVEN_UP)
        _explain_move(solving, solving.puzzle.lines[0].answers[0])


def _explain_move(solving: Solving, answer: str) -> None:
    """Show the line of an answer from its end: nothing is hidden any more."""
    puzzle, board = solving.puzzle, solving.board
    line = puzzle.line_for(answer)
    if line is None:
        solving.shown = ()
        return
    states = moments(puzzle, answer, line)
    solving.shown = (Shown(line, answer, states),)
    if states:
        board.seat, board.x_is_placed = "all", True
        board.step_through(states)
        board.step_to(str(len(states) - 1))
