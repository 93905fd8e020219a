"""A round of the detectives, and the round after it, on what he will have shown.

Where a round ends, Mister X is taken to do what is foreseen of him: whatever can then
lie on his tableau gives a belief of its own, and the detectives play a narrow round on
it. Nobody reckons with a space that is not shown by then.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from sy_core.ai.belief import Belief, normal
from sy_core.ai.bot import Budget
from sy_core.ai.hunting.belief import Scene, by_habit
from sy_core.ai.hunting.course import Course, Spot
from sy_core.ai.hunting.habits import BETWEEN
from sy_core.ai.hunting.round import Round, SpentError
from sy_core.coding import BLACK
from sy_core.hunting.state import Token

TOKENS: Final = tuple(map(Token, "TBUX"))
FAINT: Final = 0.02
"""What is less likely than this is judged without being followed."""


class Further(Round):
    """A round whose ends are followed to the end of the next one."""

    def __init__(
        self, course: Course, spot: Spot, belief: Belief, budget: Budget
    ) -> None:
        super().__init__(course, spot, belief, budget)
        self._next = (course.following(0), course.following(1))
        self._ends: dict[Spot, float] = {}

    def _end(self, spot: Spot, belief: Belief) -> float:
        value = self._ends.get(spot)
        if value is None:
            value = self._followed(spot, belief)
            self._ends[spot] = value
        return value

    def _followed(self, spot: Spot, belief: Belief) -> float:
        """The mean over all that he may show; the rest is judged at once."""
        told = total = 0.0
        for course, chance, after in self._told(spot, belief):
            if not self.budget.spend():
                raise SpentError
            then = Spot(spot.places, course.order, 0, 0)
            tree = Round(course, then, after, self.budget)
            total += chance * tree.rolled(self.means.chips, 1)
            told += chance
        if told > 1.0 - FAINT:
            return total / told
        return total + (1.0 - told) * super()._end(spot, belief)

    def _told(
        self, spot: Spot, belief: Belief
    ) -> Iterator[tuple[Course, float, Belief]]:
        """What the detectives may know after his turn, and how likely each is."""
        course = self.course
        black = self.means.black > 0
        held = spot.bits | 1 << BLACK if black else spot.bits
        scene = Scene(course.table, spot.bits, black, spot.places)
        for kind, token in enumerate(TOKENS):
            if held >> kind & 1:
                following = self._next[kind == BLACK]
                for found in self._seen(by_habit(BETWEEN, scene, belief, token)):
                    chance = sum(found.values())
                    if chance > FAINT:
                        yield following, chance, normal(found)

    def _seen(self, after: Belief) -> Iterable[Belief]:
        """What may be known of where he went: all of it at a reveal."""
        if self.course.entry in self.course.table.marked:
            return ({to: weight} for to, weight in after.items())
        return (after,)
