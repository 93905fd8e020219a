"""Both halves of a game: the table's, and Mister X's, which is the whole game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, cast

from sy_core import loading
from sy_core.errors import IllegalMoveError
from sy_core.game import AnyGame
from sy_core.halves.table import TableHalf
from sy_core.halves.values import Disclosure, E, M, S, V
from sy_core.move import Move
from sy_core.protocols import Event, State, View
from sy_core.refusal import Reason, Refusal
from sy_core.terms import MISTER_X


class Halves(TableHalf[S, M, V, E]):
    """The verbs of Mister X's half beside those of the table's."""

    def act(self, state: S, move: M) -> tuple[S, Disclosure[E]]:
        """The whole game after a move of Mister X, and what the table is told of it."""
        after = self.game.apply(state, move, MISTER_X)
        return after, self._told(state, after)

    def answer(self, state: S, moves: Sequence[M]) -> tuple[S, Disclosure[E]]:
        """The whole game after moves of the pursuers, and what the table is told.

        A catch ends the game; moves after it are void.
        """
        after, made = state, 0
        for move in moves:
            if after.outcome is not None:
                break
            if self.game.to_move(after) == (MISTER_X,):
                refusal = Refusal(Reason.NOT_YOUR_TURN)
                raise IllegalMoveError(self.game.format_move(move), refusal)
            after, made = self.game.apply(after, move), made + 1
        return after, self._told(state, after, made)

    def first_word(self, state: S) -> Disclosure[E]:
        """What is told before anybody moves: nothing, unless he is blocked at once."""
        begun = self.begin(state)
        return self.disclosed(begun.view, self.table_view(state))

    def _told(self, before: S, after: S, made: int = 0) -> Disclosure[E]:
        return self.disclosed(self.table_view(before), self.table_view(after), made)


AnyHalves: TypeAlias = "Halves[State, Move, View, Event]"
"""The halves of a game of which nothing is known but what both have."""


def halves_of(game: AnyGame) -> AnyHalves:
    """The verbs for both halves of *game*, loaded when they are first asked for."""
    return cast("AnyHalves", loading.load(loading.HALVES, game.id).HALVES)
