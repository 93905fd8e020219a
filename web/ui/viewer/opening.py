"""From parameters to a board, or to a fault in words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from sy_core.errors import PositionError, SetupError
from sy_core.game import AnyGame, Setup
from sy_core.protocols import State
from sy_core.sharing import read_position, read_record
from ui.viewer.board import Board, board_of
from ui.viewer.faults import SHOWN, ParameterFault
from ui.viewer.parameters import Parameters, game_of
from ui.viewer.values import refuse_unknown

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
    state: State
    x_is_placed: bool = True
    """Whether it is said where Mister X is; else the state is one of many."""
    moments: tuple[State, ...] = ()
    """The way to the state, if it is to be shown move by move."""


def open_board(wanted: Parameters, entropy: int) -> Board:
    """The board that was asked for; an ParameterFault says why there is none."""
    seed = int(wanted.seed) if wanted.seed else entropy
    given = _given(wanted, seed)
    if not given.x_is_placed and wanted.seat in ("mrx", "all"):
        name = "position" if wanted.position else "record"
        raise ParameterFault("embed.fault.hidden", name, seat=wanted.seat)
    known = given.state.table.stations
    refuse_unknown("highlight", wanted.highlight, known)
    refuse_unknown("focus", wanted.focus, known)
    for arrow in wanted.arrows:
        refuse_unknown("arrows", arrow, known)
    if wanted.task is not None:
        refuse_unknown("task", wanted.task.stations, known)
    board = board_of(
        given.game, given.state, wanted, seed, x_is_placed=given.x_is_placed
    )
    if given.moments and not board.reader_sides:
        board.step_through(given.moments)
    return board


def _given(wanted: Parameters, seed: int) -> Given:
    if wanted.position or wanted.record:
        return _shared(wanted, seed)
    game = game_of(wanted)
    return Given(game, _dealt(game, wanted, seed))


def _shared(wanted: Parameters, seed: int) -> Given:
    """A position or a game from its text; what it does not say is left to chance."""
    name = "record" if wanted.record else "position"
    text, rng = getattr(wanted, name), Random(seed)
    try:
        given = _game(text, rng) if wanted.record else _position(text, rng)
    except PositionError as error:
        why = f"embed.why.{error.fault.value}"
        detail = f"{text[:SHOWN]} · {error}"
        raise ParameterFault("embed.fault.text", name, detail, why=why) from error
    if wanted.game not in ("", given.game.id):
        raise ParameterFault("embed.fault.both", name, other="game")
    return given


def _game(text: str, rng: Random) -> Given:
    found = read_record(text, rng)
    return Given(found.game, found.played, found.complete, found.moments)


def _position(text: str, rng: Random) -> Given:
    found = read_position(text)
    return Given(found.game, found.sample(rng), found.complete)


def _dealt(game: AnyGame, wanted: Parameters, seed: int) -> State:
    """A new game: drawn, or on tiles that were laid by hand."""
    edition, players = _line_up(game, wanted)
    setup = Setup(edition=edition, players=players)
    rng: Random | None = Random(seed)
    if wanted.layout:
        light = "".join(tile.upper() for tile in wanted.layout if tile.islower())
        setup = replace(setup, tiles=wanted.layout.upper(), light=light)
        rng = None
    try:
        return game.set_up(setup, rng)
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
