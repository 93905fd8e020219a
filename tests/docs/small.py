"""Small boards and games on them, to show one rule at a time."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Any

from sy_core import GameState, apply, new_game, parse_move
from sy_core.classic.board import Board, read_board
from sy_core.classic.editions.model import Edition


def board_of(lines: str) -> Board:
    """A board from its lines: ``T1-2 B2-3`` is a taxi and a bus line."""
    ends: dict[int, dict[str, set[int]]] = {}
    for line in lines.split():
        mode, (a, b) = line[0], map(int, line[1:].split("-"))
        ends.setdefault(a, {}).setdefault(mode, set()).add(b)
        ends.setdefault(b, {}).setdefault(mode, set()).add(a)
    rows = (
        f"{station} {station}.0 0.0 "
        + " ".join(m + ",".join(map(str, sorted(to))) for m, to in by_mode.items())
        for station, by_mode in sorted(ends.items())
    )
    return read_board("small", "\n".join(rows))


def game_on(  # noqa: PLR0913 - all by name
    lines: str,
    edition: Edition,
    *,
    players: int,
    x: int,
    pursuers: tuple[int, ...],
    crew: dict[str, Any] | None = None,
    **changes: Any,
) -> GameState:
    """A game of *edition* on a small board.

    *changes* are house rules by their names, or members of the edition; *crew* are
    changes to the line-up.
    """
    members = {n: changes.pop(n) for n in tuple(changes) if hasattr(edition, n)}
    line_up = replace(edition.crews[players], **(crew or {}))
    small = replace(
        edition,
        board=board_of(lines),
        crews=MappingProxyType({players: line_up}),
        **members,
    )
    rules = {"free_starts": True, **changes}
    return new_game(small, players, x_start=x, starts=pursuers, rules=rules)


def after(state: GameState, moves: str) -> GameState:
    """The state after *moves*, written one after the other."""
    for text in moves.split():
        state = apply(state, parse_move(text))
    return state
