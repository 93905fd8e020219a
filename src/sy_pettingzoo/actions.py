"""Actions as numbers: for one table every move that there can be, in a fixed order.

Mister X's double is made of two actions in a row. His numbers are: a leg that ends his
turn; what is no ride; and the legs once more, each with another one to follow.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile

import numpy as np
from numpy.typing import NDArray

from sy_core.game import AnyGame
from sy_core.move import Move
from sy_core.protocols import State


class Actions:
    """The numbers of one side's actions; legs are those that another may follow."""

    def __init__(self, legs: Iterable[Move], others: Iterable[Move]) -> None:
        self.legs = tuple(legs)
        self.moves = (*self.legs, *others)
        """What each number below their own count stands for."""
        self._numbers = {move: number for number, move in enumerate(self.moves)}

    def __len__(self) -> int:
        return len(self.moves) + len(self.legs)

    def none(self) -> NDArray[np.int8]:
        """The mask of whoever is not to move."""
        return np.zeros(len(self), dtype=np.int8)

    def mask(
        self, last: Iterable[Move], followed: Iterable[Move] = ()
    ) -> NDArray[np.int8]:
        """1 for each of these moves, and for legs that another is to follow."""
        mask = self.none()
        mask[[self._numbers[move] for move in last]] = 1
        mask[[len(self.moves) + self._numbers[leg] for leg in followed]] = 1
        return mask

    def read(self, number: int) -> tuple[Move, bool]:
        """The move behind a number, and whether another leg is to follow."""
        if number < len(self.moves):
            return self.moves[number], False
        return self.legs[number - len(self.moves)], True


def turns(
    game: AnyGame, state: State, taken: Sequence[Move]
) -> tuple[Iterable[Move], Iterable[Move]]:
    """What may end the turn after the legs *taken*, and legs that go on."""
    if taken:
        last: Iterable[Move] = game.legal_legs(state, taken)
    else:  # those of one ride come before doubles, of which there may be thousands
        last = takewhile(lambda move: len(move.legs) < 2, game.legal_moves(state))  # noqa: PLR2004
    return last, game.legal_legs(state, taken, 1)
