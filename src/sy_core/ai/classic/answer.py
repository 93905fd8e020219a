"""The detectives' answer to a turn of Mister X, as he foresees it.

They are taken to plan as well as :mod:`sy_core.ai.classic.pursuit` can, on what they
know and no more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sy_core.ai.belief import without
from sy_core.ai.classic.escape import Escape
from sy_core.ai.classic.field import Field
from sy_core.ai.classic.pursuit import Hunt, first_plan, improved
from sy_core.ai.classic.squad import Option, menu_of

if TYPE_CHECKING:
    from random import Random

FLAT: Final = 0.3
"""The power to which weights count for detectives who do not trust in them."""


class Pursued:
    """What everybody can see after a turn of his: on this the detectives plan.

    They may plan on it often, so what they plan on is kept. Nothing of it depends on
    where he really is.
    """

    __slots__ = ("_escape", "_field", "_weights")

    def __init__(self, escape: Escape) -> None:
        self._escape = escape
        belief, menu = escape.belief, menu_of(escape.squad)
        self._field = Field(escape.net, belief, menu, has_black=escape.black > 0)
        doubted = [weight**FLAT for weight in belief.values()]
        self._weights = doubted, [*belief.values()]

    def answer(self, rng: Random, *, trusts_habits: bool) -> tuple[Option, ...]:
        """What they may do.

        What they think is blurred a little, so that he does not rely on one answer.
        Who does not trust in habits takes all stations for much the same, and leaves
        him little ground.
        """
        random = rng.random
        blurred = [w * (0.6 + 0.8 * random()) for w in self._weights[trusts_habits]]
        total = sum(blurred)
        weights = [weight / total for weight in blurred]
        hunt = Hunt(self._field, weights, minds_ground=not trusts_habits)
        return improved(hunt, first_plan(hunt, rng), rng, passes=1)

    def after(self, chosen: Sequence[Option]) -> Escape:
        """His next turn, once they have answered without catching him."""
        escape = self._escape
        squad = escape.squad.after(chosen)
        return escape._replace(squad=squad, belief=without(escape.belief, squad.places))
