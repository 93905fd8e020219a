"""From parameters to a board, or to a fault in words."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from sy_core.errors import PositionError, SetupError
from sy_core.registry import AnyGame
from sy_core.sharing import Position, SharedGame, read_position, read_record
from ui.viewer.board import Board, board_of
from ui.viewer.parameters import (
    SHOWN,
    ParameterFault,
    Parameters,
    game_of,
    refuse_unknown,
)

USUAL: Final = {"classic": ("2013", 4), "hunting": ("hunting", 3)}
"""Edition and players, where an author says nothing."""
EXPERT: Final = "hunting-expert"
TILES_OF_MANY: Final = 9
MANY: Final = 4
"""Players that nine tiles are for."""


@dataclass(frozen=True, slots=True)
class Given:
    """What an author gave to begin with."""

    game: AnyGame
    state: Any
    x_is_placed: bool = True
    """Whether it is said where Mister X is; else the state is one of many."""
    steps: bool = False
    """Whether the way to the state is to be shown, move by move."""


def open_board(wanted: Parameters, entropy: int) -> Board:
    """The board that was asked for; an ParameterFault says why there is none."""
    seed = int(wanted.seed) if wanted.seed else entropy
    given = _given(wanted, seed)
    if not given.x_is_placed and wanted.seat in ("mrx", "all"):
        name = "position" if wanted.position else "record"
        raise ParameterFault("embed.fault.hidden", name, seat=wanted.seat)
    known = stations_of(given.game, given.state)
    refuse_unknown("highlight", wanted.highlight, known)
    refuse_unknown("focus", wanted.focus, known)
    board = board_of(
        given.game, given.state, wanted, seed, x_is_placed=given.x_is_placed
    )
    if given.steps and not board.reader_sides:
        board.step_through()
    return board


def stations_of(game: AnyGame, state: Any) -> Any:
    """Every station of the board that a state is played on."""
    table = state.table
    if game.id == "hunting":
        return table.layout.spaces
    return table.edition.board.stations


def _given(wanted: Parameters, seed: int) -> Given:
    if wanted.position:
        return _shared(wanted, "position", read_position, seed)
    if wanted.record:
        return _shared(wanted, "record", read_record, seed)
    game = game_of(wanted)
    return Given(game, _dealt(game, wanted, seed))


def _shared(wanted: Parameters, name: str, read: Any, seed: int) -> Given:
    """A position or a game from its text."""
    try:
        found: Position | SharedGame = read(getattr(wanted, name))
        state = found.sample(Random(seed))
    except PositionError as error:
        why = f"embed.why.{error.fault.value}"
        detail = f"{getattr(wanted, name)[:SHOWN]} · {error}"
        raise ParameterFault("embed.fault.text", name, detail, why=why) from error
    if wanted.game not in ("", found.game_id):
        raise ParameterFault("embed.fault.both", name, other="game")
    return Given(found.game, state, found.complete, name == "record")


def _dealt(game: AnyGame, wanted: Parameters, seed: int) -> Any:
    """A new game: drawn, or on tiles that were laid by hand."""
    edition, players = _line_up(game, wanted)
    given: dict[str, Any] = {"rng": Random(seed)}
    if wanted.layout:
        dark = wanted.layout.upper()
        light = [tile.upper() for tile in wanted.layout if tile.islower()]
        given = {"tiles": dark, "light": light}
    try:
        return game.new_game(edition, players, **given)
    except SetupError as error:
        name = {"tiles": "layout", "light": "layout"}.get(error.where, error.where)
        raise ParameterFault("embed.fault.setup", name, detail=error.what) from error


def _line_up(game: AnyGame, wanted: Parameters) -> tuple[str, int]:
    edition, players = USUAL[game.id]
    if wanted.layout:
        turned = any(tile.islower() for tile in wanted.layout)
        edition = EXPERT if turned else edition
        players = MANY if len(wanted.layout) >= TILES_OF_MANY else players
    edition = wanted.edition or edition
    if not wanted.players:
        allowed = game.editions[edition].players
        return edition, min(allowed, key=lambda count: abs(count - players))
    return edition, int(wanted.players)
