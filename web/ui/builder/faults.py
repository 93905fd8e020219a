"""What is wrong with the choices: found as the board itself finds it."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final, TypeAlias

from sy_core.tasks.facts import X
from ui.builder.choices import SAYS, TASK, Choices, parameter_text
from ui.table.scene import scene_of
from ui.viewer.board import Board
from ui.viewer.faults import ParameterFault
from ui.viewer.opening import open_board
from ui.viewer.parameters import read_parameters
from ui.words import Words

ANYWHERE: Final = "all"
"""The place for what belongs to no control in sight."""
PIECES: Final = ("D1", "D2", "D3", "D4", "D5")
Pieces: TypeAlias = tuple[tuple[str, str], ...]
"""As a task names them, and in words."""


def tried(choices: Choices) -> Board | ParameterFault | None:
    """The board that the choices give, or why there is none.

    What a puzzle is made of only the board itself finds out: then it is None.
    """
    return _tried(parameter_text(choices))


def pieces_of(words: Words, choices: Choices) -> Pieces:
    """The pieces on the board that the choices give, or all that there can be."""
    board, pieces = tried(choices), tuple((pawn, pawn) for pawn in PIECES)
    if isinstance(board, Board):
        scene, dot = scene_of(words, board), words("home.dot")
        pieces = tuple(
            (str(pawn), dot.join((pawn, scene.name_of_pawn(pawn))))
            for pawn in board.state.table.pawns
        )
    return (*pieces, (X, words("role.mister_x")))


@lru_cache(4)  # the screen is drawn again for much less than another board
def _tried(parameters: str) -> Board | ParameterFault | None:
    try:
        wanted = read_parameters(parameters)
        return None if wanted.puzzle else open_board(wanted, 0)
    except ParameterFault as fault:
        return fault


def place_of(parameter: str, controls: Collection[str]) -> str:
    """The control beside which a fault is told."""
    name = TASK if parameter.startswith(SAYS) else parameter
    return name if name in controls else ANYWHERE
