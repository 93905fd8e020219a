"""One door to all kinds: what a position answers to a question."""

from __future__ import annotations

from sy_core.puzzles import Kind, Puzzle
from sy_core.puzzles.proving import chasing, dicing, searching
from sy_core.puzzles.proving.hunt import UnclearError
from sy_core.puzzles.proving.proof import MOST_NODES
from sy_core.puzzles.proving.question import Solved
from sy_core.registry import CLASSIC
from sy_core.sharing import read_position


def ask(kind: Kind, depth: int, position: str, most: int = MOST_NODES) -> Solved | None:
    """The proven answer; None: there is none, or it is not the only one."""
    if kind is Kind.WHERE:
        return searching.where(position)
    if kind is Kind.DARK:
        return searching.dark(position)
    try:
        if read_position(position).game_id == CLASSIC.id:
            solve = chasing.catch if kind is Kind.CATCH else chasing.escape
            return solve(position, depth, most)
    except UnclearError:
        return None
    if depth > 1:
        return None
    return (dicing.dice_catch if kind is Kind.CATCH else dicing.dice_escape)(position)


def holds(puzzle: Puzzle) -> bool:
    """Whether a puzzle's answer and all of its lines are what a proof gives."""
    found = ask(puzzle.kind, puzzle.depth, puzzle.position)
    return found is not None and (found.task, found.lines) == (
        puzzle.task,
        puzzle.lines,
    )
