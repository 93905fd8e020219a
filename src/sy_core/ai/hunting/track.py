"""A dice game under way, and what the detectives think of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sy_core.ai.belief import Belief
from sy_core.ai.hunting.belief import KIND_OF, Guess, Scene, belief_of, foreseen, shyly
from sy_core.ai.hunting.net import net_of
from sy_core.ai.net import Net
from sy_core.coding import LEG, LEG_MASK, STAY, Code
from sy_core.hunting.deduce import sample_state
from sy_core.hunting.simulator import Simulator
from sy_core.hunting.state import Token
from sy_core.hunting.view import View

if TYPE_CHECKING:
    from random import Random

TOKENS: Final = (*KIND_OF, Token.HELICOPTER)


@dataclass(slots=True)
class Track:
    """A game under way and the detectives' belief about it.

    Only Mister X's own judgements look at where he is.
    """

    sim: Simulator
    belief: Belief

    @property
    def net(self) -> Net:
        """The streets."""
        return net_of(self.sim.table.layout)


def track_of(view: View, rng: Random) -> Track:
    """A game that agrees with the view; what it may not show is drawn at random."""
    return Track(Simulator(sample_state(view, rng)), belief_of(view))


def dice_bits(sim: Simulator) -> int:
    """The faces that Mister X may take, a bit each."""
    return sum(1 << kind for kind, count in enumerate(sim.played) if count)


def legs_of(turn: Code) -> list[Code]:
    """The legs of a coded turn."""
    return [leg for leg in (turn & LEG_MASK, turn >> LEG) if leg]


def entries_of(turn: Code, here: int) -> list[tuple[Token, int]]:
    """What a coded turn from *here* writes on the tableau: tokens and spaces."""
    if turn == STAY:
        return [(Token.STAY, here)]
    return [(TOKENS[leg >> 8], leg & 255) for leg in legs_of(turn)]


def end_of(sim: Simulator, turn: Code) -> int:
    """Where he is after a coded turn."""
    legs = legs_of(turn)
    return legs[-1] & 255 if legs else sim.x


def believed(track: Track, turn: Code, guess: Guess = shyly) -> Belief:
    """What the detectives think after *turn* of Mister X."""
    sim = track.sim
    scene = Scene(sim.table, dice_bits(sim), sim.black > 0, tuple(sim.pursuers))
    entries = entries_of(turn, sim.x)
    return foreseen(scene, track.belief, sim.entries, entries, guess)
