"""A position that has been read: the open table, and what is said of Mister X."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sy_core.errors import Fault, PositionError
from sy_core.hunting.deduce import sample_state
from sy_core.hunting.rules import first_state
from sy_core.hunting.state import Entry, GameState, Table
from sy_core.hunting.view import View, view_for
from sy_core.terms import MISTER_X, SPECTATOR, Seat

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True)
class Placed:
    """A position of the dice game."""

    table: Table
    past: tuple[Entry, ...]
    """The tableau with all that the text says, Mister X's secrets included."""

    @classmethod
    def before(cls, view: View) -> Placed:
        """The position from which the game of a view began, as far as it knows."""
        setting = view.table.setting
        assert setting is not None
        past = tuple(
            replace(entry, station=full.station)
            for entry, full in zip(setting.log, view.trail, strict=False)
        )
        return cls(view.table, past)

    @property
    def complete(self) -> bool:
        """Whether it is said where Mister X is, or he has not hidden yet."""
        return not self.past or self.past[-1].station is not None

    def state(self) -> GameState:
        """The game from here; only a complete position has one."""
        if not self.complete:
            what = "it is not said where Mister X is"
            raise PositionError(Fault.MISSING, "x", what)
        return first_state(self.table, self.past)

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
        *before, last = self.past
        past = (*before, replace(last, station=anywhere))
        return view_for(first_state(self.table, past), seat)
