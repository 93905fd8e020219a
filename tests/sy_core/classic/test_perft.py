"""Leaf counts: the engine, the independent counter and the data files agree.

``tools/golden/perft.py`` compares the files with the counter and, told to, rewrites
their counts from the counter's side; the engine never writes them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from support.classic.perft_counter import FACTS
from support.classic.perft_positions import (
    Stated,
    as_text,
    counted,
    every_position,
    files,
    read,
)
from sy_core import EDITIONS, apply, legal_moves, new_game, parse_move
from sy_core.classic.advance import advance
from sy_core.classic.state import GameState

POSITIONS = every_position()
DEPTH = 3


def engines_position(stated: Stated) -> GameState:
    """The position as the engine reaches it, every move checked."""
    state = new_game(
        stated.edition,
        stated.players,
        rules=stated.rules,
        starts=stated.starts,
        x_start=stated.x_start,
    )
    for text in stated.moves:
        state = apply(state, parse_move(text))
    return state


def leaves(state: GameState, depth: int) -> int:
    """Sequences of exactly *depth* legal moves by the engine."""
    moves = legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(leaves(advance(state, move), depth - 1) for move in moves)


@pytest.mark.parametrize("stated", POSITIONS, ids=lambda s: f"{s.edition}: {s.name}")
def test_engine_and_counter_reach_the_stated_counts(stated: Stated) -> None:
    """Two programs written apart and the data file: one number for each depth."""
    state = engines_position(stated)
    by_engine = [leaves(state, depth) for depth in range(1, DEPTH + 1)]

    assert by_engine == stated.counts
    assert counted(stated) == stated.counts


def test_every_edition_has_at_least_four_positions() -> None:
    """No edition goes uncounted."""
    stated = [position.edition for position in POSITIONS]

    assert set(stated) == set(EDITIONS) == set(FACTS)
    assert all(stated.count(edition) >= 4 for edition in EDITIONS)
    assert len(stated) >= 30


def test_every_number_of_players_has_a_position() -> None:
    """2 to 6 at the table, each in some edition."""
    assert {position.players for position in POSITIONS} == {2, 3, 4, 5, 6}


def test_no_two_positions_have_the_same_name() -> None:
    """A position is spoken of by its edition and its name."""
    names = [(position.edition, position.name) for position in POSITIONS]

    assert len(set(names)) == len(names)


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_the_data_files_are_written_as_the_tool_writes_them(path: Path) -> None:
    """Regenerating changes counts only."""
    assert as_text(read(path)) == path.read_text(encoding="utf-8")
