"""How hard a puzzle is, as measured: who solves it, how long the proof is."""

from __future__ import annotations

from dataclasses import dataclass
from math import log2
from random import Random
from typing import Final

from sy_core.ai import LEVELS, Budget, bot_for
from sy_core.puzzles import Ending, Kind, Puzzle, move_sign
from sy_core.puzzles.proving.question import Solved
from sy_core.sharing import read_position
from sy_core.terms import MISTER_X, Side

THOUGHT: Final = 40
"""Nodes that a computer player may spend on its answer."""
BASE: Final = {
    (Kind.CATCH, 1): 0.0,
    (Kind.CATCH, 2): 2.0,
    (Kind.CATCH, 3): 4.5,
    (Kind.ESCAPE, 1): 1.0,
    (Kind.ESCAPE, 2): 3.0,
    (Kind.WHERE, 0): 0.0,
    (Kind.DARK, 0): 1.5,
}
ASKED: Final = (Kind.CATCH, Kind.ESCAPE)
A_LEVEL, A_CHOICE, A_NODE = 1.0, 0.4, 0.25
A_RIDE, A_PLACE, A_MEETING = 0.9, 0.35, 0.5


@dataclass(frozen=True, slots=True)
class Measured:
    """A puzzle, and what was measured of it."""

    puzzle: Puzzle
    solvers: tuple[str, ...]
    """The levels that answer right; they play to win, so only that they are asked."""
    score: float


def measured(puzzle: Puzzle, found: Solved) -> Measured:
    """Ask every level, and weigh the answers with the size of the proof."""
    base = BASE[puzzle.kind, puzzle.depth]
    if puzzle.kind is Kind.WHERE:
        rides = max(len(line.moves) for line in found.lines)
        met = sum(line.ending is Ending.MET for line in found.lines)
        score = A_RIDE * rides + A_PLACE * len(found.right) + A_MEETING * met
        return Measured(puzzle, (), base + score)
    solvers = tuple(
        level for level in LEVELS if answer_of(puzzle, level) in found.right
    )
    score = (
        A_LEVEL * (len(LEVELS) - len(solvers))
        + A_CHOICE * log2(found.choices)
        + A_NODE * log2(1 + found.nodes)
    )
    return Measured(puzzle, solvers, base + score)


def answer_of(puzzle: Puzzle, level: str, nodes: int = THOUGHT) -> str:
    """The move of a computer player who sees what the solver sees."""
    position = read_position(puzzle.position)
    game = position.game
    flees = puzzle.seat == MISTER_X
    state = position.state() if flees else position.found.alike
    bot = bot_for(game.id, Side.MISTER_X if flees else Side.DETECTIVES, level)
    move = bot.choose(
        position.view(puzzle.seat),
        game.legal_moves(state),
        Random(1),
        Budget(nodes=nodes),
    )
    return move_sign(game, move)
