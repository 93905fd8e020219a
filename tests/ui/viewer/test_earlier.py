"""Addresses of embedded boards that were made for version 0.1.0 show the same."""

from __future__ import annotations

import pytest

from support.earlier import as_ruled_then, fixture, standing
from ui.viewer.opening import open_board
from ui.viewer.parameters import read_parameters


@pytest.mark.parametrize("each", fixture("embeds"), ids=lambda each: each["text"])
def test_an_address_shows_the_same_board(each):
    """A seed is a promise: it always gives the same deal, if by other rulings."""
    board = open_board(read_parameters(each["text"]), 5)

    state = board.state
    dealt = not state.moves and state.table.starting_position is None
    then = as_ruled_then(state) if dealt else state
    assert standing(board.game, then) == each["expected"]
    assert board.seat == each["seat"]
    assert sorted(board.reader_sides) == each["reader_sides"]
