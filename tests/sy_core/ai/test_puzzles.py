"""Tactical puzzles: positions with known best moves, as data files.

Each file names the idea, the side, the lowest level that must solve it, the moves
that do (``best``) and those that must not be made (``shun``), as patterns. Where
``proof`` is given, that many rounds of exhaustive search show that the best moves
are the only ones that win, or the only ones that do not lose (``support.ai.prover``).
"""

from __future__ import annotations

import json
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from random import Random

import pytest

from support.ai.prover import catches, is_caught_next, replies, winning_rides
from sy_core.ai import LEVELS, Budget, bot_for
from sy_core.registry import CLASSIC, game_of
from sy_core.terms import MISTER_X, SPECTATOR, Side

FILES = sorted((Path(__file__).parent / "puzzles").glob("*.json"))
PUZZLES = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in FILES}
PROVEN = [name for name, puzzle in PUZZLES.items() if "proof" in puzzle]
NODES = 40


def choice(puzzle: dict, level: str, seed: int = 1, nodes: int = NODES) -> str:
    """The move of a bot, in notation."""
    record = json.dumps(puzzle["record"])
    game = game_of(record)
    state = game.load_record(record)
    side = Side(puzzle["side"])
    seat = MISTER_X if side is Side.MISTER_X else SPECTATOR
    move = bot_for(game.id, side, level).choose(
        game.view_for(state, seat),
        game.legal_moves(state),
        Random(seed),
        Budget(nodes=nodes),
    )
    return game.format_move(move)


@cache
def chosen(name: str, level: str) -> str:
    """The same, thought about once."""
    return choice(PUZZLES[name], level)


def is_solved(puzzle: dict, move: str) -> bool:
    """Whether the move is among the best and not to be shunned."""
    good = any(fnmatchcase(move, pattern) for pattern in puzzle["best"])
    return good and not any(fnmatchcase(move, bad) for bad in puzzle["shun"])


def test_there_are_puzzles_of_both_sides_and_games():
    """Thirty at least, and fifteen for each side."""
    sides = [puzzle["side"] for puzzle in PUZZLES.values()]

    assert min(sides.count(side) for side in Side) >= 15
    assert len({puzzle["record"]["game"] for puzzle in PUZZLES.values()}) == 2


@pytest.mark.parametrize("name", PUZZLES)
def test_the_level_that_must_solve_it_does_and_so_do_those_above(name):
    """From ``level`` upwards."""
    puzzle = PUZZLES[name]
    able = LEVELS[LEVELS.index(puzzle["level"]) :]

    moves = {level: chosen(name, level) for level in able}

    assert all(is_solved(puzzle, move) for move in moves.values()), moves


def test_each_level_solves_more_than_the_one_below():
    """The score per level: all of them only for the highest."""
    low, middle, high = (
        sum(is_solved(puzzle, chosen(name, level)) for name, puzzle in PUZZLES.items())
        for level in LEVELS
    )

    assert low + 5 < middle < high - 5
    assert high == len(PUZZLES)


@pytest.mark.parametrize("name", PROVEN)
def test_exhaustive_search_proves_the_best_moves(name):
    """Everything lies open: no double, no black ticket, no concealed entry soon."""
    puzzle = PUZZLES[name]
    rounds = puzzle["proof"]
    state = CLASSIC.load_record(json.dumps(puzzle["record"]))
    board, x = state.table.edition.board, state.x_station
    soon = range(len(state.trail) + 1, len(state.trail) + rounds + 1)
    assert (state.doubles, state.black, state.trail[-1].shown) == (0, 0, True)
    assert state.table.marked.isdisjoint(soon)

    if puzzle["side"] == Side.DETECTIVES:
        rides = winning_rides(board, x, state.pursuers, rounds)
        good = {f"{state.table.pawns[at]}?{to}" for at, to in rides}
        assert not catches(board, x, state.pursuers, rounds - 1, strict=False)
    else:
        safe = [
            to
            for to in replies(board, x, state.pursuers)
            if not is_caught_next(board, to, state.pursuers)
        ]
        assert all(
            catches(board, to, state.pursuers, rounds, strict=True)
            is catches(board, to, state.pursuers, rounds, strict=False)
            for to in safe
        )
        good = {
            f"?{to}"
            for to in safe
            if not catches(board, to, state.pursuers, rounds, strict=True)
        }
        assert len(good) < len(safe)

    legal = (CLASSIC.format_move(move) for move in CLASSIC.legal_moves(state))
    best = {m for m in legal if any(fnmatchcase(m, pattern) for pattern in good)}
    assert best == set(puzzle["best"])
