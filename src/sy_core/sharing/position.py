"""A position as text, for both games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sy_core import registry
from sy_core.errors import SetupError
from sy_core.formats import clauses as outer
from sy_core.registry import GAMES, AnyGame
from sy_core.terms import Seat

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True)
class Position:
    """A position that has been read and found sound."""

    game_id: str
    text: str
    placed: Any
    """The position in terms of its game."""

    @property
    def game(self) -> AnyGame:
        """The verbs to go on with."""
        return GAMES[self.game_id]

    @property
    def complete(self) -> bool:
        """Whether it is known where Mister X is, so that a game can go on."""
        return bool(self.placed.complete)

    def state(self) -> Any:
        """A game that begins here; an incomplete position has none."""
        return self.placed.state()

    def sample(self, rng: Random) -> Any:
        """A game that begins here, Mister X hidden at random if he is not placed."""
        return self.placed.sample(rng)

    def view(self, seat: Seat) -> Any:
        """All that *seat* may know; Mister X's own only if it is complete."""
        return self.placed.view(seat)


def position_text(game: AnyGame, view: Any) -> str:
    """The position that a seat sees; what it does not know cannot be in it."""
    return game.position_text(view)


def read_position(text: str) -> Position:
    """The position that *text* describes, or a PositionError that says why not."""
    game = game_named(outer.read(text).edition)
    return Position(game.id, text, game.read_position(text))


def game_named(edition: str) -> AnyGame:
    """The game that has this edition."""
    try:
        return registry.game_named(edition)
    except SetupError as error:
        raise outer.setup_fault(error) from None
