"""From parameters to a board, or to a fault in words."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from sy_core.errors import SetupError
from sy_core.games import Game
from ui.embed.board import Board, board_of
from ui.embed.parameters import EmbedFault, Parameters, game_of, on_board

USUAL: Final = {"classic": ("2013", 4), "hunting": ("hunting", 3)}
"""Edition and players, where an author says nothing."""
EXPERT: Final = "hunting-expert"
TILES_OF_MANY: Final = 9
MANY: Final = 4
"""Players that nine tiles are for."""


def open_board(wanted: Parameters, entropy: int) -> Board:
    """The board that was asked for; an EmbedFault says why there is none."""
    for name in ("position", "record"):
        if getattr(wanted, name):
            raise EmbedFault("embed.fault.text", name)
    seed = int(wanted.seed) if wanted.seed else entropy
    game = game_of(wanted)
    state = dealt(game, wanted, seed)
    known = stations_of(game, state)
    on_board("highlight", wanted.highlight, known)
    on_board("focus", wanted.focus, known)
    return board_of(game, state, wanted, seed)


def stations_of(game: Game, state: Any) -> Any:
    """Every station of the board that a state is played on."""
    table = state.table
    if game.id == "hunting":
        return table.layout.spaces
    return table.edition.board.stations


def dealt(game: Game, wanted: Parameters, seed: int) -> Any:
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
        raise EmbedFault("embed.fault.setup", name, detail=error.what) from error


def _line_up(game: Game, wanted: Parameters) -> tuple[str, int]:
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
