"""A position that has been read: the open table, and what is said of Mister X."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sy_core.classic.deal import first_state, resumed
from sy_core.classic.deduce import sample_state
from sy_core.classic.state import Entry, GameState, Table
from sy_core.classic.view import View, view_for
from sy_core.errors import Fault, PositionError
from sy_core.terms import MISTER_X, SPECTATOR, Seat, Station

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True)
class Placed:
    """A position of the classic game."""

    table: Table
    x_start: Station | None
    past: tuple[Entry, ...]
    """The log with all that the text says, Mister X's secrets included."""

    @classmethod
    def before(cls, view: View) -> Placed:
        """The position from which the game of a view began, as far as it knows."""
        setting = view.table.setting
        assert setting is not None
        past = tuple(
            replace(entry, ticket=full.ticket, station=full.station)
            for entry, full in zip(setting.log, view.trail, strict=False)
        )
        return cls(view.table, view.x_start, past)

    @property
    def complete(self) -> bool:
        """Whether it is said where Mister X is."""
        here = self.past[-1].station if self.past else self.x_start
        return here is not None

    def state(self) -> GameState:
        """The game from here; only a complete position has one."""
        if not self.complete:
            what = "it is not said where Mister X is"
            raise PositionError(Fault.MISSING, "x", what)
        assert self.table.setting is not None
        return resumed(self.table, self.table.setting, self.x_start, self.past)

    def sample(self, rng: Random) -> GameState:
        """The game from here; where it is not said, Mister X is anywhere he can be."""
        if self.complete:
            return self.state()
        return sample_state(self.view(SPECTATOR), rng)

    def view(self, seat: Seat) -> View:
        """All that *seat* may know."""
        if self.complete or seat == MISTER_X:
            return view_for(self.state(), seat)
        assert self.table.setting is not None
        # Wherever he is: by non-interference the view of this seat is the same.
        anywhere = min(self.table.setting.may)
        return view_for(first_state(self.table, anywhere), seat)
