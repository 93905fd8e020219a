"""Whether a puzzle makes sense: its position is sound, every answer has a line."""

from __future__ import annotations

from sy_core.errors import PositionError
from sy_core.game import AnyGame
from sy_core.move import Move
from sy_core.puzzles.model import ANY, Kind, Puzzle
from sy_core.puzzles.text import PuzzleError, PuzzleFault
from sy_core.sharing import Position, read_position
from sy_core.terms import MISTER_X


def opened(puzzle: Puzzle) -> Position:
    """The position of a puzzle, or a PuzzleError that says why it cannot be asked.

    Nothing is proven here.
    """
    try:
        position = read_position(puzzle.position)
        position.view(puzzle.seat)
    except PositionError as error:
        where = f"position, {error.where}"
        raise PuzzleError(PuzzleFault.POSITION, where, error.what) from None
    answers = answers_to(puzzle, position)
    for line in puzzle.lines:
        for answer in line.answers:
            if answer != ANY and answer not in answers:
                what = f"{answer} cannot be answered here"
                raise PuzzleError(PuzzleFault.ANSWER, "lines", what)
    for answer in answers:
        if puzzle.line_for(answer) is None:
            raise PuzzleError(PuzzleFault.ANSWER, "lines", f"{answer} has no line")
    return position


def answers_to(puzzle: Puzzle, position: Position) -> tuple[str, ...]:
    """All that can be answered: moves in shorthand, or stations."""
    game, state = position.game, position.found.alike
    if puzzle.kind is Kind.WHERE:
        return tuple(map(str, state.table.stations))
    flees = puzzle.seat == MISTER_X
    if game.is_chance(state) or (MISTER_X in game.to_move(state)) != flees:
        what = "it is not the turn of who is asked"
        raise PuzzleError(PuzzleFault.POSITION, "position", what)
    return tuple(move_sign(game, move) for move in game.legal_moves(state))


def move_sign(game: AnyGame, move: Move) -> str:
    """A move of a turn in the signs of position text (docs/sharing.md)."""
    return game.format_move(move).replace("+", "*")
