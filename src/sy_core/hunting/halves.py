"""Both halves of the dice game: what only its own views hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sy_core.halves.seeing import NOTHING, with_events
from sy_core.halves.values import Disclosure, Known
from sy_core.halves.verbs import Halves
from sy_core.hunting.game import HUNTING
from sy_core.hunting.moves import Move
from sy_core.hunting.notation import LEGS_OF_A_DOUBLE
from sy_core.hunting.share import LOST
from sy_core.hunting.state import GameState, Phase, Token
from sy_core.hunting.view import Event, Turn, View, is_turn, unopened, view_for
from sy_core.terms import SPECTATOR, Seat


class HuntingHalves(Halves[GameState, Move, View, Event]):
    """His turn comes in any case; that he has escaped, he has to say."""

    def table_view(self, state: GameState) -> View:
        """What the table sees while the tableau is not opened."""
        return unopened(view_for(state, SPECTATOR))

    def view_after(self, _before: GameState, after: GameState) -> View:
        """The next detective, or Mister X: on a full tableau he only answers."""
        if after.outcome is None:
            return view_for(after, SPECTATOR)
        held = replace(after, phase=Phase.MISTER_X, outcome=None)
        return view_for(held, SPECTATOR)

    def supposed(
        self, view: View, events: Sequence[Event], known: Known = NOTHING
    ) -> View:
        """The same with more events, stations in the tableau, and an outcome."""
        seen = with_events(view, events, known.stations, is_turn)
        announced = known.announced or view.announced
        return replace(seen, outcome=known.outcome, announced=announced)

    def is_tellable(self, view: View, told: Disclosure[Event]) -> bool:
        """A turn of a few legs; his start, and its tile, when he has not hidden yet."""
        if told.event is None:
            return told.announced is None
        if not isinstance(told.event, Turn):
            return False
        tokens = [leg.token for leg in told.event.legs]
        if view.announced is None:
            return tokens == [Token.START] and told.announced in (*view.table.tiles,)
        can_be = 0 < len(tokens) <= LEGS_OF_A_DOUBLE and Token.START not in tokens
        return can_be and told.announced is None

    def sign(self, redacted: str) -> str:
        """``T?`` is ``T``, ``@B`` is ``pB``, ``*`` is ``r``; a leg ``?`` is lost."""
        text = redacted.replace("*", "r").replace("@", "p")
        legs = (leg.removesuffix("?") or LOST for leg in text.split("+"))
        return "*".join(legs)

    def seen_from(self, view: View, seat: Seat) -> View:
        """The spectator's view as a detective's."""
        return replace(view, seat=seat)

    def announced(self, view: View) -> str | None:
        """The letter of the tile on which he started."""
        return view.announced


HALVES: Final = HuntingHalves(HUNTING)
