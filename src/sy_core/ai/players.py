"""What each game brings: its computer players, and what they can say about it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol, TypeAlias, TypeVar

from sy_core.ai.belief import Belief
from sy_core.ai.bot import Budget
from sy_core.ai.motives import Explanation
from sy_core.move import Move
from sy_core.protocols import View

if TYPE_CHECKING:
    from random import Random

M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class OneSide(Protocol[M, V_contra]):
    """The players of one side, a function for each level; a module will do."""

    def constable(
        self, view: V_contra, legal: Collection[M], rng: Random, budget: Budget, /
    ) -> M:
        """Choose at the first level."""

    def inspector(
        self, view: V_contra, legal: Collection[M], rng: Random, budget: Budget, /
    ) -> M:
        """Choose at the second level."""

    def mastermind(
        self, view: V_contra, legal: Collection[M], rng: Random, budget: Budget, /
    ) -> M:
        """Choose at the highest level."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Players(Generic[M, V]):
    """The computer players of one game."""

    detectives: OneSide[M, V]
    mister_x: OneSide[M, V]
    reason: Callable[[V, M], Explanation]
    """What speaks for a move, for somebody who sees the view."""
    belief_of: Callable[[V], Belief]
    """What the detectives make of the game, whoever's view it is asked of."""
    last_told: Callable[[V], object]
    """What Mister X's last turn told them; turns that tell the same look alike."""


AnyPlayers: TypeAlias = Players[Move, View]
