"""A whole game as text: how it began and its moves, as far as a seat knows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

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
from sy_core.game import AnyGame
from sy_core.move import Move
from sy_core.protocols import State, View
from sy_core.registry import GAMES
from sy_core.sharing.position import Position, game_named
from sy_core.terms import MISTER_X, SPECTATOR, Seat

NONE: Final = "none"


@dataclass(frozen=True, slots=True)
class SharedGame:
    """A game that has been read and replayed with every check."""

    game_id: str
    text: str
    complete: bool
    """Whether all of Mister X's moves are known."""
    moments: tuple[State, ...]
    """Every state from the first one on; where moves are unknown, those of a world
    that looks like it."""

    @property
    def game(self) -> AnyGame:
        """The verbs to go on with."""
        return GAMES[self.game_id]

    @property
    def played(self) -> State:
        """The state at the end."""
        return self.moments[-1]

    def state(self) -> State:
        """The game as it was played; only a complete one has a state."""
        if not self.complete:
            what = "not all of Mister X's moves are known"
            raise PositionError(Fault.MISSING, "moves", what)
        return self.played

    def sample(self, rng: Random) -> State:
        """A game that looks like this one, unknown moves made up at random."""
        if self.complete:
            return self.played
        return self.game.sample_state(self.view(SPECTATOR), rng)

    def view(self, seat: Seat) -> View:
        """All that *seat* may know at the end; Mister X's own only if complete."""
        return self.game.view_for(self._seen_by(seat)[-1], seat)

    def views(self, seat: Seat) -> tuple[View, ...]:
        """What *seat* knew before the first move and after every one."""
        return tuple(self.game.view_for(each, seat) for each in self._seen_by(seat))

    def _seen_by(self, seat: Seat) -> tuple[State, ...]:
        if seat == MISTER_X:
            self.state()  # or an error that tells why there is none
        return self.moments


def record_text(game: AnyGame, view: View) -> str:
    """The whole game as a seat knows it; what it does not know cannot be in it."""
    short = game.shorthand
    moves = ".".join(short.signs(view)) or NONE
    if view.table.starting_position is None:
        clauses = [*short.deal_clauses(view), ("moves", moves)]
        return outer.write(view.table.edition.id, clauses)
    start = short.starting_position(view)
    seat = SPECTATOR if start.begun is None else MISTER_X
    return f"{game.position_text(game.view_for(start.alike, seat))}_moves-{moves}"


def read_record(text: str, rng: Random | None = None) -> SharedGame:
    """The game that *text* tells, or a PositionError that says why not.

    *rng* makes up what is unknown; without one it is always the same world.
    """
    world = Random(0) if rng is None else rng  # noqa: S311 - as good as any other
    clauses = outer.read(text)
    game = game_named(clauses.edition)
    short = game.shorthand
    none = clauses.text("moves") == NONE
    signs = () if none else clauses.items("moves")
    if len(signs) > envelope.MOST_MOVES:
        raise PositionError(Fault.COUNT, "moves", "are too many")
    first, known = _first(game, clauses, world)
    moves = [short.move_text(sign) for sign in signs]
    complete = known and None not in moves
    if complete:
        moments = _replayed(game, first, moves)
    else:
        moments = _imagined(game, short.as_seen(first, signs, known=known), world)
    # Of a game without secrets both sides know all, and write it each in its own way.
    writers = (MISTER_X, SPECTATOR) if complete else (SPECTATOR,)
    views = (game.view_for(moments[-1], seat) for seat in writers)
    _compare(signs, [short.signs(view) for view in views])
    return SharedGame(game.id, text, complete, moments)


def _first(game: AnyGame, clauses: Clauses, rng: Random) -> tuple[State, bool]:
    """The state before the first move, and whether it is known for certain."""
    if clauses.has("deal"):
        try:
            return game.shorthand.dealt(clauses)
        except SetupError as error:
            raise outer.setup_fault(error) from None
    rest = ((key, value) for key, value in clauses.values.items() if key != "moves")
    text = outer.write(clauses.edition, rest)
    start = Position(game.id, text, game.read_position(text))
    return start.sample(rng), start.complete


def _replayed(
    game: AnyGame, first: State, moves: Sequence[str | None]
) -> tuple[State, ...]:
    """The states of the game, every move of it checked."""
    states = [first]
    for index, move in enumerate(moves):
        try:
            states.append(game.apply(states[-1], game.parse_move(move or "")))
        except (NotationError, IllegalMoveError) as error:
            raise PositionError(Fault.MOVE, f"moves[{index}]", str(error)) from None
    return tuple(states)


def _imagined(game: AnyGame, view: View, rng: Random) -> tuple[State, ...]:
    """The states of a game that looks like *view*, every move of it checked."""
    before: list[State] = []

    def play(state: State, move: Move) -> State:
        before.append(state)
        return game.apply(state, move)

    try:
        state = game.sample_state(view, rng, play)
        if state.outcome is not None:  # but he was not blocked: the game goes on
            before.clear()
            goes_on = game.shorthand.unblocked(view)
            state = game.sample_state(goes_on, rng, play)
    except ViewError as error:
        raise PositionError(Fault.JOURNEY, "moves", str(error)) from None
    except IllegalMoveError as error:
        where = f"moves[{len(before) - 1}]"
        raise PositionError(Fault.MOVE, where, str(error)) from None
    return (*before, state)


def _compare(given: tuple[str, ...], right: Sequence[tuple[str, ...]]) -> None:
    """What is shown and hidden must be as one of those who may write it knows it."""
    if given in right:
        return
    pairs = enumerate(zip(given, right[0], strict=True))
    wrong = [index for index, (sign, wanted) in pairs if sign != wanted]
    what = "is shown or hidden against the rules"
    raise PositionError(Fault.LOG, f"moves[{wrong[0]}]", what)
