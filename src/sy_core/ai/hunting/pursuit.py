"""The detectives' quick judgement: what a move of theirs is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sy_core.ai.belief import Belief, even, ridden, shyness
from sy_core.ai.hunting.belief import is_stuck
from sy_core.ai.hunting.net import missed, net_of
from sy_core.ai.hunting.track import Track, dice_bits
from sy_core.coding import BLACK, LEG, LEG_MASK, Code
from sy_core.hunting.codes import AGAIN
from sy_core.hunting.dice import FACES, rolls, ways
from sy_core.hunting.view import View

CHIP_PRICE: Final = 0.05


def placing_value(view: View, code: Code) -> float:
    """Detectives stand well when they hold the whole grid between them."""
    layout = view.table.layout
    places = (*view.pursuers, code & 255)
    return -missed(net_of(layout), places, even(layout.spaces))


def pursuit_value(track: Track, code: Code) -> float:
    """What a detective's move is worth; a chip is worth what a new roll brings."""
    if code == AGAIN:
        return _roll_value(track) - CHIP_PRICE
    if not code & LEG_MASK:
        return _hold_staying(track)
    return _hold(track, (code >> LEG) - 1, code & LEG_MASK)


def _hold(track: Track, index: int, ride: Code) -> float:
    """What it is worth that a detective rides: a catch, or a net around him."""
    sim, net = track.sim, track.net
    places = sim.pursuers[:]
    places[index] = ride & 255
    left = {s: w for s, w in track.belief.items() if s != ride & 255}
    others = [n for n in sim.unmoved if n != index]
    if others:  # they move before he does
        return 1.0 - missed(net, places, left)
    bits = dice_bits(sim) | 1 << (ride >> 8)
    return 1.0 - missed(net, places, _fled(track, left, bits, places))


def _hold_staying(track: Track) -> float:
    """What it is worth that a detective stays."""
    sim = track.sim
    bits = dice_bits(sim)
    fled = _fled(track, track.belief, bits, sim.pursuers)
    return 1.0 - missed(track.net, sim.pursuers, fled)


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


def _roll_value(track: Track) -> float:
    """What the next roll is worth on average."""
    sim = track.sim
    movers = sim.unmoved if len(sim.table.seats) == 1 else sim.unmoved[:1]
    best = [_hold_staying(track)] * BLACK
    for index in movers:
        for kind in range(BLACK):
            for ride in sim.codes.rides[sim.pursuers[index]][1 << kind]:
                if not sim.taken[ride & 255]:
                    best[kind] = max(best[kind], _hold(track, index, ride))
    count = sim.to_roll
    total = 0.0
    for faces in rolls(count):
        shown = {FACES.index(face) for face in faces} - {BLACK}
        value = max((best[kind] for kind in shown), default=_hold_staying(track))
        total += ways(faces) / 6**count * value
    return total
