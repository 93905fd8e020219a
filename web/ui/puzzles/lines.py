"""What an answer leads to, as states to step through, and his way as rides to draw.

Where it is not said where Mister X is, a world is taken in which all of the line can
happen: a puzzle's lines are proven, so there is one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sy_core.errors import SyError
from sy_core.game import AnyGame
from sy_core.move import Move
from sy_core.protocols import State
from sy_core.puzzles import Ending, Line, Puzzle
from sy_core.sharing import read_position
from sy_core.terms import MISTER_X, SPECTATOR


def moments(puzzle: Puzzle, answer: str, line: Line) -> tuple[State, ...]:
    """The states from the puzzle's own to the end of the line of an answer."""
    game = read_position(puzzle.position).game
    moves = read_moves(game, (answer, *line.moves))
    found = [
        states for first in worlds(puzzle) if (states := _played(game, first, moves))
    ]
    return next((states for states in found if _ends(game, states, line)), ()) or next(
        iter(found), ()
    )


def worlds(puzzle: Puzzle) -> Iterator[State]:
    """The position with Mister X on each station where he can be."""
    position = read_position(puzzle.position)
    if position.complete:
        yield position.state()
        return
    for station in sorted(position.game.deduce(position.view(SPECTATOR))):
        yield read_position(f"{puzzle.position}_x-{station}").state()


def read_moves(game: AnyGame, signs: Sequence[str]) -> list[Move]:
    """Moves from their shorthand."""
    texts = (game.shorthand.move_text(sign) for sign in signs)
    return [game.parse_move(text) for text in texts if text is not None]


def _played(game: AnyGame, state: State, moves: Sequence[Move]) -> tuple[State, ...]:
    """All states on the way; none if this world does not allow all of it."""
    states = [state]
    try:
        for move in moves:
            states.append(game.apply(states[-1], move))
    except SyError:
        return ()
    return tuple(states)


def _ends(game: AnyGame, states: Sequence[State], line: Line) -> bool:
    """Whether Mister X ends where the line says; caught, if it says so."""
    if line.ending in (Ending.CAUGHT, Ending.RAN_IN, Ending.BLOCKED):
        return game.outcome(states[-1]) is not None
    here = game.view_for(states[-1], MISTER_X).x_station
    return not line.numbers or here in line.numbers
