"""A whole game as text: how it began and its moves, as far as a seat knows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType
from typing import Any, Final, Protocol

from sy_core.classic import share as classic
from sy_core.errors import (
    Fault,
    IllegalMoveError,
    NotationError,
    PositionError,
    SetupError,
    ViewError,
)
from sy_core.formats import clauses as outer
from sy_core.formats import envelope
from sy_core.formats.clauses import Clauses
from sy_core.hunting import share as hunting
from sy_core.registry import CLASSIC, GAMES, HUNTING, AnyGame
from sy_core.sharing.position import game_named
from sy_core.terms import MISTER_X, SPECTATOR, Seat


class Shorthand(Protocol):
    """How one game writes a record: its beginning and its moves."""

    def deal_clauses(self, view: Any) -> list[tuple[str, str]]:
        """How the game was dealt."""

    def dealt(self, clauses: Clauses) -> tuple[Any, bool]:
        """The state after the deal, and whether all of it is said."""

    def beginning(self, view: Any) -> str:
        """The position that the game began from."""

    def signs(self, view: Any) -> tuple[str, ...]:
        """Each event as text."""

    def move_text(self, sign: str) -> str | None:
        """A sign as a move in notation; None: not all of it is known."""

    def as_seen(self, first: Any, signs: tuple[str, ...], *, known: bool) -> Any:
        """The spectator's view of a game with these events, for sampling.

        If it is *known* how the game began, that is in it, too.
        """


SHORTHANDS: Final = MappingProxyType({CLASSIC.id: classic, HUNTING.id: hunting})
NONE: Final = "none"


@dataclass(frozen=True, slots=True)
class SharedGame:
    """A game that has been read and replayed with every check."""

    game_id: str
    text: str
    complete: bool
    """Whether all of Mister X's moves are known."""
    played: Any
    """The state at the end; where moves are unknown, a world that looks like it."""

    @property
    def game(self) -> AnyGame:
        """The verbs to go on with."""
        return GAMES[self.game_id]

    def state(self) -> Any:
        """The game as it was played; only a complete one has a state."""
        if not self.complete:
            what = "not all of Mister X's moves are known"
            raise PositionError(Fault.MISSING, "moves", what)
        return self.played

    def sample(self, rng: Random) -> Any:
        """A game that looks like this one, unknown moves made up at random."""
        if self.complete:
            return self.played
        return self.game.sample_state(self.view(SPECTATOR), rng)

    def view(self, seat: Seat) -> Any:
        """All that *seat* may know at the end; Mister X's own only if complete."""
        state = self.state() if seat == MISTER_X else self.played
        return self.game.view_for(state, seat)

    def views(self, seat: Seat) -> tuple[Any, ...]:
        """What *seat* knew before the first move and after every one."""
        state = self.state() if seat == MISTER_X else self.played
        states = self.game.history(state)
        return tuple(self.game.view_for(each, seat) for each in states)


def record_text(game: AnyGame, view: Any) -> str:
    """The whole game as a seat knows it; what it does not know cannot be in it."""
    short = SHORTHANDS[game.id]
    moves = ".".join(short.signs(view)) or NONE
    if view.table.setting is None:
        clauses = [*short.deal_clauses(view), ("moves", moves)]
        return outer.write(view.table.edition.id, clauses)
    return f"{short.beginning(view)}_moves-{moves}"


def read_record(text: str) -> SharedGame:
    """The game that *text* tells, or a PositionError that says why not."""
    clauses = outer.read(text)
    game = game_named(clauses.edition)
    short: Shorthand = SHORTHANDS[game.id]
    told = clauses.text("moves")
    signs = () if told == NONE else clauses.items("moves")
    if len(signs) > envelope.MOST_MOVES:
        raise PositionError(Fault.COUNT, "moves", "are too many")
    first, known = _first(game, short, clauses)
    moves = [short.move_text(sign) for sign in signs]
    if known and None not in moves:
        state, complete = _replayed(game, first, moves), True
    else:
        state = _imagined(game, short.as_seen(first, signs, known=known))
        complete = known and state.outcome is not None
    seen = game.view_for(state, MISTER_X if complete else SPECTATOR)
    _compare(signs, short.signs(seen))
    return SharedGame(game.id, text, complete, state)


def _first(game: AnyGame, short: Shorthand, clauses: Clauses) -> tuple[Any, bool]:
    """The state before the first move, and whether it is known for certain."""
    if clauses.has("deal"):
        try:
            return short.dealt(clauses)
        except SetupError as error:
            raise outer.setup_fault(error) from None
    rest = ((key, value) for key, value in clauses.values.items() if key != "moves")
    placed = game.read_position(outer.write(clauses.edition, rest))
    return placed.sample(_any_world()), placed.complete


def _any_world() -> Random:
    return Random(0)  # noqa: S311 - one world is as good as another


def _replayed(game: AnyGame, state: Any, moves: Sequence[str | None]) -> Any:
    for index, move in enumerate(moves):
        try:
            state = game.apply(state, game.parse_move(move or ""))
        except (NotationError, IllegalMoveError) as error:
            raise PositionError(Fault.MOVE, f"moves[{index}]", str(error)) from None
    return state


def _imagined(game: AnyGame, view: Any) -> Any:
    """A game that looks like *view*, every move of it checked."""
    made: list[Any] = []

    def play(state: Any, move: Any) -> Any:
        made.append(game.apply(state, move))
        return made[-1]

    try:
        state = game.sample_state(view, _any_world(), play)
        if state.outcome is not None:  # but he was not blocked: the game goes on
            made.clear()
            his_turn = replace(view, phase=type(view.phase)("mister_x"))
            state = game.sample_state(his_turn, _any_world(), play)
    except ViewError as error:
        raise PositionError(Fault.JOURNEY, "moves", str(error)) from None
    except IllegalMoveError as error:
        where = f"moves[{len(made)}]"
        raise PositionError(Fault.MOVE, where, str(error)) from None
    return state


def _compare(told: tuple[str, ...], seen: tuple[str, ...]) -> None:
    """What is shown and what is hidden must be as the rules have it."""
    for index, (given, right) in enumerate(zip(told, seen, strict=True)):
        if given != right:
            what = "is shown or hidden against the rules"
            raise PositionError(Fault.LOG, f"moves[{index}]", what)
