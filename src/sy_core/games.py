"""Both games behind one set of verbs: pages, saves and bots treat them alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from sy_core import envelope, hunting, notation, position, record
from sy_core import rules as classic
from sy_core.deal import new_game
from sy_core.deduce import deduce, sample_state
from sy_core.editions import EDITIONS
from sy_core.errors import RecordError
from sy_core.explain import explain
from sy_core.hunting import position as dice_position
from sy_core.hunting.record import GAME as HUNTING_RECORDS
from sy_core.moves import Double
from sy_core.terms import Seat
from sy_core.view import view_for

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """The verbs of one game; states, moves and views are its own."""

    id: str
    editions: Mapping[str, Any]
    new_game: Callable[..., Any]
    legal_moves: Callable[[Any], Any]
    legal_legs: Callable[..., tuple[Any, ...]]
    apply: Callable[..., Any]
    explain: Callable[..., Any]
    undo: Callable[[Any], Any]
    outcome: Callable[[Any], Any]
    to_move: Callable[[Any], tuple[Seat, ...]]
    view_for: Callable[[Any, Seat], Any]
    format_move: Callable[[Any], str]
    parse_move: Callable[[str], Any]
    write_record: Callable[..., str]
    read_record: Callable[[str], Any]
    load_record: Callable[[str], Any]
    recover: Callable[[str], Any]
    replay: Callable[[Any], Any]
    export_redacted: Callable[..., str]
    deduce: Callable[[Any], frozenset[Any]]
    sample_state: Callable[..., Any]
    placed_text: Callable[[Any], str]
    """A view as position text; :mod:`sy_core.sharing` is the way in."""
    read_placed: Callable[[str], Any]
    double: Callable[[tuple[Any, ...]], Any]
    """Legs of Mister X as one committed move."""
    roll: Callable[[Any, Random], Any]
    """The move that chance makes now; None where it is a player's turn."""


def _no_chance(_state: object, _rng: Random) -> None:
    """Nothing in the classic game is left to chance once the cards are drawn."""


def _roll_if_due(state: hunting.GameState, rng: Random) -> hunting.Move | None:
    if state.phase is not hunting.Phase.ROLLING:
        return None
    return hunting.roll(state, rng)


CLASSIC: Final = Game(
    id=record.GAME,
    editions=EDITIONS,
    new_game=new_game,
    legal_moves=classic.legal_moves,
    legal_legs=classic.legal_legs,
    apply=classic.apply,
    explain=explain,
    undo=classic.undo,
    outcome=classic.outcome,
    to_move=classic.to_move,
    view_for=view_for,
    format_move=notation.format_move,
    parse_move=notation.parse_move,
    write_record=record.write_record,
    read_record=record.read_record,
    load_record=record.load_record,
    recover=record.recover,
    replay=record.replay,
    export_redacted=record.export_redacted,
    deduce=deduce,
    sample_state=sample_state,
    placed_text=position.placed_text,
    read_placed=position.read_placed,
    double=Double,
    roll=_no_chance,
)

HUNTING: Final = Game(
    id=HUNTING_RECORDS,
    editions=hunting.EDITIONS,
    new_game=hunting.new_game,
    legal_moves=hunting.legal_moves,
    legal_legs=hunting.legal_legs,
    apply=hunting.apply,
    explain=hunting.explain,
    undo=hunting.undo,
    outcome=hunting.outcome,
    to_move=hunting.to_move,
    view_for=hunting.view_for,
    format_move=hunting.format_move,
    parse_move=hunting.parse_move,
    write_record=hunting.write_record,
    read_record=hunting.read_record,
    load_record=hunting.load_record,
    recover=hunting.recover,
    replay=hunting.replay,
    export_redacted=hunting.export_redacted,
    deduce=hunting.deduce,
    sample_state=hunting.sample_state,
    placed_text=dice_position.placed_text,
    read_placed=dice_position.read_placed,
    double=hunting.Double,
    roll=_roll_if_due,
)

GAMES: Final[Mapping[str, Game]] = MappingProxyType(
    {game.id: game for game in (CLASSIC, HUNTING)}
)


def game_of(text: str) -> Game:
    """The game that a record is of; its start and moves are not looked at yet."""
    name = envelope.load(text).text("game")
    if name not in GAMES:
        raise RecordError("game", f"unknown; there are {', '.join(GAMES)}")
    return GAMES[name]


def recover_any(text: str) -> tuple[Game, Any]:
    """The game of a perhaps damaged record and all that can be saved of it."""
    faults = []
    for game in GAMES.values():
        try:
            return game, game.recover(text)
        except RecordError as error:
            faults.append(error)
    telling = [fault for fault in faults if fault.where != "game"]
    raise (telling or faults)[0]
