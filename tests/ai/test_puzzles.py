"""Tactical puzzles: positions with known best moves, as data files.

Each file names the idea, the side, the lowest level that must solve it, the moves
that do (``best``) and those that must not be made (``shun``), as patterns.
"""

from __future__ import annotations

import json
from fnmatch import fnmatchcase
from pathlib import Path
from random import Random

import pytest

from sy_core.ai import LEVELS, Budget, bot_for
from sy_core.games import game_of
from sy_core.terms import MISTER_X, SPECTATOR, Side

FILES = sorted((Path(__file__).parent / "puzzles").glob("*.json"))
NODES = 40


def choice(puzzle: dict, level: str) -> str:
    """The move of a bot, in notation."""
    record = json.dumps(puzzle["record"])
    game = game_of(record)
    state = game.load_record(record)
    side = Side(puzzle["side"])
    seat = MISTER_X if side is Side.MISTER_X else SPECTATOR
    move = bot_for(game.id, side, level).choose(
        game.view_for(state, seat),
        game.legal_moves(state),
        Random(1),
        Budget(nodes=NODES),
    )
    return game.format_move(move)


def is_solved(puzzle: dict, move: str) -> bool:
    """Whether the move is among the best and not to be shunned."""
    good = any(fnmatchcase(move, pattern) for pattern in puzzle["best"])
    return good and not any(fnmatchcase(move, bad) for bad in puzzle["shun"])


def test_there_are_puzzles_of_both_sides_and_games():
    """Twenty at least."""
    puzzles = [json.loads(path.read_text(encoding="utf-8")) for path in FILES]

    assert len(puzzles) >= 20
    assert {puzzle["side"] for puzzle in puzzles} == set(Side)
    assert len({puzzle["record"]["game"] for puzzle in puzzles}) == 2


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_level_that_must_solve_it_does_and_so_do_those_above(path):
    """From ``level`` upwards."""
    puzzle = json.loads(path.read_text(encoding="utf-8"))
    able = LEVELS[LEVELS.index(puzzle["level"]) :]

    moves = {level: choice(puzzle, level) for level in able}

    assert all(is_solved(puzzle, move) for move in moves.values()), moves
