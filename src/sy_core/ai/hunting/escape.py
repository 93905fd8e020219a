"""Mister X's quick judgement: what a turn of his is worth, and which he looks at."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import islice
from typing import Final

from sy_core.ai.belief import Belief, even
from sy_core.ai.hunting.net import FACE_CHANCES, missed
from sy_core.ai.hunting.track import Track, believed, end_of, legs_of
from sy_core.ai.net import ALL_PAID
from sy_core.coding import BLACK, Code
from sy_core.hunting.codes import HELICOPTER, encode
from sy_core.hunting.moves import Double, Move
from sy_core.hunting.simulator import Simulator
from sy_core.hunting.state import Phase
from sy_core.hunting.view import View

BLACK_PRICE: Final = 0.03
DOUBLE_PRICE: Final = 0.06
HELICOPTER_PRICE: Final = 0.05
MOST_DOUBLES: Final = 200
RISKY: Final = 0.25
RUINOUS: Final = -1.0


def turns_of(track: Track, view: View, legal: Collection[Move]) -> list[Code]:
    """His moves as codes; of the doubles only if every single one is dangerous."""
    table = view.table
    if view.phase is Phase.HIDING:
        return [encode(table, move) for move in legal]
    singles: list[Code] = []
    doubles: Iterator[Move] = iter(())
    moves = iter(legal)
    for move in moves:
        if isinstance(move, Double):
            doubles = moves
            break
        singles.append(encode(table, move))
    if all(_is_risky(track, code) for code in singles):
        singles += [encode(table, move) for move in islice(doubles, MOST_DOUBLES)]
    return singles


def _is_risky(track: Track, turn: Code) -> bool:
    """Whether a turn ends where he may well be caught."""
    end = end_of(track.sim, turn)
    return track.sim.taken[end] > 0 or _risk(track, {end: 1.0}, end) > RISKY


def runs_in(sim: Simulator, turn: Code) -> bool:
    """Whether a turn leads onto a detective, on its way or at its end."""
    return any(sim.taken[leg & 255] for leg in legs_of(turn))


def hiding_value(track: Track, space: Code) -> float:
    """A start is good where nobody is near and the tile has many free spaces."""
    return _value_on(track, hidden_belief(track.sim, space), space)


def hidden_belief(sim: Simulator, space: int) -> Belief:
    """What the detectives think once he has hidden on *space*, and told the tile."""
    layout = sim.table.layout
    tile = next(t for t in layout.tiles if space in layout.on_tile(t))
    return even(layout.on_tile(tile) - {*sim.pursuers})


def turn_value(track: Track, turn: Code) -> float:
    """What a turn is worth to him: not caught, not known, not surrounded."""
    if runs_in(track.sim, turn):
        return RUINOUS
    belief = believed(track, turn)
    value = _value_on(track, belief, end_of(track.sim, turn))
    return value - _price(track, turn)


def _value_on(track: Track, belief: Belief, space: int) -> float:
    danger = _risk(track, belief, space)
    return (1.0 - danger) * _freedom(track, belief, space)


def _risk(track: Track, belief: Belief, space: int) -> float:
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


def _freedom(track: Track, belief: Belief, space: int) -> float:
    """How well he stands on *space*: neither held nor known nor hemmed in."""
    net, places = track.net, track.sim.pursuers
    ways = [to for to in net.ends[ALL_PAID][space] if to not in places]
    onward = max((missed(net, places, {to: 1.0}) for to in ways), default=0.0)
    here = missed(net, places, {space: 1.0})
    return 0.45 * missed(net, places, belief) + 0.275 * (here + onward)


def _price(track: Track, turn: Code) -> float:
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
