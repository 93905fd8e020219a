"""The dice game's quick judgements of both sides, move by move.

All of them are about a *track*: a game and what the detectives think. Only Mister
X's own judgements look at where he is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from sy_core.ai.classic.atlas import ALL_PAID, Net, misses
from sy_core.ai.classic.belief import Belief, ridden, shyness
from sy_core.ai.hunting.belief import KINDS, after_leg, is_stuck, streets_of
from sy_core.hunting import Token
from sy_core.hunting.codes import BLACK, HELICOPTER, LEG, LEG_MASK, STAY, Code
from sy_core.hunting.simulator import Simulator

FACE_CHANCES: Final = (2 / 6, 2 / 6, 1 / 6)
"""How often a die shows taxi, bus, underground."""
TOKENS: Final = (*KINDS, Token.HELICOPTER)
BLACK_PRICE: Final = 0.03
DOUBLE_PRICE: Final = 0.06
HELICOPTER_PRICE: Final = 0.05
RUINOUS: Final = -1.0


@dataclass(slots=True)
class Track:
    """A game under way and the detectives' belief about it."""

    sim: Simulator
    belief: Belief

    @property
    def net(self) -> Net:
        """The streets."""
        return streets_of(self.sim.table.layout)


def dice_bits(sim: Simulator) -> int:
    """The faces that Mister X may take, a bit each."""
    return sum(1 << kind for kind, count in enumerate(sim.played) if count)


def legs_of(turn: Code) -> list[Code]:
    """The legs of a coded turn."""
    return [leg for leg in (turn & LEG_MASK, turn >> LEG) if leg]


def believed(track: Track, turn: Code) -> Belief:
    """What the detectives think after *turn* of Mister X."""
    sim, belief = track.sim, track.belief
    table, dice = sim.table, dice_bits(sim)
    steps = [(Token.STAY, sim.x)] if turn == STAY else []
    steps += [(TOKENS[leg >> 8], leg & 255) for leg in legs_of(turn)]
    for number, (token, to) in enumerate(steps, start=sim.entries + 1):
        if sim.taken[to]:
            return {to: 1.0}
        if number in table.marked:
            belief = {to: 1.0}
        else:
            belief = after_leg(table, belief, token, dice, sim.pursuers)
    return belief


# The detectives' judgement.


def hold(track: Track, index: int, ride: Code) -> float:
    """What it is worth that a detective rides: a catch, or a net around him."""
    sim, net = track.sim, track.net
    places = sim.pursuers[:]
    places[index] = ride & 255
    left = {s: w for s, w in track.belief.items() if s != ride & 255}
    others = [n for n in sim.unmoved if n != index]
    if others:  # they move before he does
        return 1.0 - _missed(net, places, left)
    bits = dice_bits(sim) | 1 << (ride >> 8)
    return 1.0 - _missed(net, places, _fled(track, left, bits, places))


def hold_staying(track: Track) -> float:
    """What it is worth that a detective stays."""
    sim = track.sim
    bits = dice_bits(sim)
    fled = _fled(track, track.belief, bits, sim.pursuers)
    return 1.0 - _missed(track.net, sim.pursuers, fled)


def _fled(track: Track, belief: Belief, dice: int, places: Sequence[int]) -> Belief:
    """Where he is after his turn, if he takes one of these dice or plays black."""
    sim, net = track.sim, track.net
    shy = shyness(net, places)
    held = dice | 1 << BLACK if sim.black else dice
    found = ridden(belief, net, held, shy)
    for space, weight in belief.items():
        if is_stuck(sim.table, space, held, places):
            found[space] = found.get(space, 0.0) + weight
    return found


def _missed(net: Net, places: Iterable[int], weights: Belief) -> float:
    for place in places:
        row = misses(net, ALL_PAID, place)
        weights = {s: weight * row[s] for s, weight in weights.items()}
    return sum(weights.values())


# Mister X's judgement.


def value_of(track: Track, turn: Code) -> float:
    """What a turn is worth to him: not caught, not known, not surrounded."""
    sim = track.sim
    ends = [leg & 255 for leg in legs_of(turn)] or [sim.x]
    if any(sim.taken[to] for to in ends):
        return RUINOUS
    belief = believed(track, turn)
    danger = risk(track, belief, ends[-1])
    return (1.0 - danger) * freedom(track, belief, ends[-1]) - price(track, turn)


def risk(track: Track, belief: Belief, space: int) -> float:
    """How likely a detective comes to *space*, the dice allowing."""
    sim, net = track.sim, track.net
    dice = sim.table.crew.dice
    safe = 1.0
    for number, place in enumerate(sim.pursuers):
        kinds = [k for k in range(BLACK) if space in net.ends[1 << k][place]]
        if kinds:
            face = sum(FACE_CHANCES[kind] for kind in kinds)
            rolled = 1.0 - (1.0 - face) ** (dice - number)
            near = net.ends[ALL_PAID][place]
            reached = sum(belief.get(s, 0.0) for s in near)
            safe *= 1.0 - rolled * belief.get(space, 0.0) / reached
    return 1.0 - safe


def freedom(track: Track, belief: Belief, space: int) -> float:
    """How well he stands on *space*: neither held nor known nor hemmed in."""
    net, places = track.net, track.sim.pursuers
    ways = [to for to in net.ends[ALL_PAID][space] if to not in places]
    onward = max((_missed(net, places, {to: 1.0}) for to in ways), default=0.0)
    here = _missed(net, places, {space: 1.0})
    return 0.45 * _missed(net, places, belief) + 0.275 * (here + onward)


def price(track: Track, turn: Code) -> float:
    """What the rare means of a turn would be worth later on."""
    sim = track.sim
    legs = legs_of(turn)
    kinds = [leg >> 8 for leg in legs]
    worth = BLACK_PRICE * kinds.count(BLACK)
    worth += HELICOPTER_PRICE * kinds.count(HELICOPTER)
    if len(legs) > 1:
        worth += DOUBLE_PRICE
    left = sim.table.log_spaces - sim.entries - len(legs)
    return worth * min(1.0, left / 4)
