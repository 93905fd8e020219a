"""A position as text, for both games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sy_core import registry
from sy_core.errors import SetupError
from sy_core.formats import clauses as outer
from sy_core.formats import position
from sy_core.game import AnyGame
from sy_core.protocols import State, View
from sy_core.terms import MISTER_X, SPECTATOR, Seat

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True)
class Position:
    """A position that has been read and found sound."""

    game_id: str
    text: str
    found: position.Position[State]
    """The position in terms of its game."""

    @property
    def game(self) -> AnyGame:
        """The verbs to go on with."""
        return registry.GAMES[self.game_id]

    @property
    def complete(self) -> bool:
        """Whether it is known where Mister X is, so that a game can go on."""
        return self.found.begun is not None

    def state(self) -> State:
        """A game that begins here; an incomplete position has none."""
        return self.found.state()

    def sample(self, rng: Random) -> State:
        """A game that begins here, Mister X hidden at random if he is not placed."""
        if self.found.begun is not None:
            return self.found.begun
        return self.game.sample_state(self.view(SPECTATOR), rng)

    def view(self, seat: Seat) -> View:
        """All that *seat* may know; Mister X's own only if it is complete."""
        state = self.state() if seat == MISTER_X else self.found.alike
        return self.game.view_for(state, seat)


def position_text(game: AnyGame, view: View) -> str:
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
