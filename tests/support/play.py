"""Positions and games for tests, said in the game's own notation."""

from __future__ import annotations

from random import Random

from sy_core import apply, format_move, legal_moves, new_game, parse_move
from sy_core.classic.editions.model import Edition
from sy_core.classic.state import GameState


def puzzle(
    edition: str | Edition, players: int, x: int, starts: str, **rules: int
) -> GameState:
    """A game whose pieces start on any stations, such as ``"41 46 124"``."""
    return new_game(
        edition,
        players,
        x_start=x,
        starts=[int(station) for station in starts.split()],
        rules={"free_starts": True, **rules},
    )


def play(state: GameState, moves: str) -> GameState:
    """The state after moves in notation, separated by blanks."""
    for text in moves.split():
        state = apply(state, parse_move(text))
    return state


def shuttle(
    state: GameState,
    rounds: int,
    x: tuple[int, int],
    pawns: dict[str, tuple[int, int]],
) -> GameState:
    """Rounds in which all pieces ride taxis to and fro between two stations."""
    for number in range(rounds):
        turn = [f"T{x[number % 2]}"]
        turn += [f"{pawn}T{ends[number % 2]}" for pawn, ends in pawns.items()]
        state = play(state, " ".join(turn))
    return state


def options(state: GameState) -> list[str]:
    """The legal moves in notation."""
    return [format_move(move) for move in legal_moves(state)]


def play_randomly(state: GameState, rng: Random, most: int = 1_000) -> GameState:
    """The state after at most *most* random moves."""
    while state.outcome is None and len(state.moves) < most:
        state = apply(state, random_move(state, rng))
    return state


def random_move(state: GameState, rng: Random):
    """Any legal move; rides before doubles, so that games have some length."""
    moves = list(legal_moves(state))
    rides = [move for move in moves if len(move.legs) < 2]
    return rng.choice(moves if rng.random() < 0.2 else rides)
