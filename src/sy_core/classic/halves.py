"""Both halves of the classic game: what only its own views hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sy_core.classic.board import PAID_TICKETS
from sy_core.classic.game import CLASSIC
from sy_core.classic.moves import Appear, Hide, Move
from sy_core.classic.notation import MOST_LEGS
from sy_core.classic.position.reckoning import UNSAID
from sy_core.classic.state import GameState, Phase
from sy_core.classic.view import Event, Turn, View, is_turn, unopened, view_for
from sy_core.halves.seeing import NOTHING, with_events
from sy_core.halves.values import Disclosure, Known
from sy_core.halves.verbs import Halves
from sy_core.terms import MISTER_X, SPECTATOR, Seat


class ClassicHalves(Halves[GameState, Move, View, Event]):
    """A round ends only when he has answered: he may be caught, blocked, or shown."""

    def table_view(self, state: GameState) -> View:
        """What the table sees while the log is not opened."""
        return unopened(view_for(state, SPECTATOR))

    def view_after(self, before: GameState, after: GameState) -> View:
        """The pursuit goes on, or everybody has moved and waits."""
        if after.phase is Phase.PURSUIT:
            return view_for(after, SPECTATOR)
        held = replace(
            after,
            phase=Phase.PURSUIT,
            round=before.round,
            trail=before.trail,
            outcome=None,
        )
        return replace(view_for(held, SPECTATOR), to_move=(MISTER_X,))

    def supposed(
        self, view: View, events: Sequence[Event], known: Known = NOTHING
    ) -> View:
        """The same with more events, stations in the log, and an outcome."""
        seen = with_events(view, events, known.stations, is_turn)
        start = known.stations.get(0, view.x_start)
        return replace(seen, x_start=start, outcome=known.outcome)

    def is_tellable(self, _view: View, told: Disclosure[Event]) -> bool:
        """A turn of a few legs, an appearance, or none."""
        match told.event:
            case Turn(legs):
                return 0 < len(legs) <= MOST_LEGS
            case Appear(takings):
                return {ticket for _, ticket in takings} <= {*PAID_TICKETS}
            case event:
                return event is None or isinstance(event, Hide)

    def sign(self, redacted: str) -> str:
        """``T?`` is ``T``, ``??`` is ``o``; appearing and hiding have letters."""
        if redacted == ".":
            return "h"
        text = redacted.replace("!", "a")
        legs = (leg.removesuffix("?") for leg in text.split("+"))
        return "*".join(legs).replace("?", UNSAID)

    def seen_from(self, view: View, seat: Seat) -> View:
        """The spectator's view as a detective's."""
        return replace(view, seat=seat)


HALVES: Final = ClassicHalves(CLASSIC)
