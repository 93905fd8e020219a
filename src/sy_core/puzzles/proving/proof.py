"""Proof by exhaustion: can the pursuers force a catch within some rounds?"""

from __future__ import annotations

from typing import Final

from sy_core.coding import Code
from sy_core.puzzles.proving.hunt import (
    Hunt,
    Told,
    UnclearError,
    can_cover,
    reach_of,
)
from sy_core.puzzles.proving.pruning import rides_to_try

MOST_NODES: Final = 400_000


class Proof:
    """One question at a time; *nodes* says how many positions were looked into."""

    def __init__(self, *, is_open: bool = False, most: int = MOST_NODES) -> None:
        self.is_open = is_open
        """Whether they see every turn of his, so that only his ways out count."""
        self.nodes = 0
        self._most = most
        self._known: dict[tuple[object, ...], bool] = {}

    def catches(self, hunt: Hunt, rounds: int) -> bool:
        """Whether he is caught within so many rounds, this one included."""
        if not hunt.places:
            return True
        if hunt.is_over:
            return False
        if rounds == 1 and not _is_coverable(hunt):
            return False
        key = (*hunt.key(), rounds)
        if key not in self._known:
            self.nodes += 1
            if self.nodes > self._most:
                raise UnclearError("too many positions")
            self._known[key] = (
                self.winning(hunt, rounds) is not None
                if hunt.is_pursuit
                else self.refuting(hunt, rounds) is None
            )
        return self._known[key]

    def winning(self, hunt: Hunt, rounds: int) -> Code | None:
        """A ride that forces the catch."""
        rides = rides_to_try(hunt, rounds)
        wins = (r for r in rides if self.catches(hunt.after_ride(r), rounds))
        return next(wins, None)

    def refuting(self, hunt: Hunt, rounds: int) -> Told | None:
        """What he can do before *rounds* more that leaves them without a catch."""
        told = self.told(hunt)
        reaches = [reach_of(hunt.sim, n) for n in range(len(hunt.sim.pursuers))]
        lost = (
            t
            for t in told
            if (rounds == 2 and not can_cover(t.ends, reaches))  # noqa: PLR2004
            or not self.catches(t.hunt(), rounds - 1)
        )
        return next(lost, None)

    def told(self, hunt: Hunt) -> list[Told]:
        """All that they may get to know of his turn, the vaguest first."""
        told = hunt.after_turns(is_open=self.is_open).values()
        return sorted(told, key=lambda t: (-len(t.ends), sorted(t.ends)))


def _is_coverable(hunt: Hunt) -> bool:
    """What must hold for a catch before he moves again."""
    if not hunt.is_pursuit or len(hunt.places) > len(hunt.sim.unmoved):
        return False
    reaches = [reach_of(hunt.sim, index) for index in hunt.sim.unmoved]
    return can_cover(hunt.places, reaches)
