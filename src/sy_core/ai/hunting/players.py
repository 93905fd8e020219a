"""Both sides of the dice game, the first two levels."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Final, TypeAlias

from sy_core.ai.bot import Budget
from sy_core.ai.classic.atlas import ALL_PAID, misses, rides_apart
from sy_core.ai.classic.belief import even
from sy_core.ai.hunting.belief import belief_of, streets_of
from sy_core.ai.hunting.model import (
    Track,
    freedom,
    hold,
    hold_staying,
    legs_of,
    risk,
    value_of,
)
from sy_core.hunting import Double, Move, Phase, View, sample_state
from sy_core.hunting.codes import AGAIN, BLACK, LEG, LEG_MASK, Code, decode, encode
from sy_core.hunting.dice import FACES, rolls, ways
from sy_core.hunting.simulator import Simulator

if TYPE_CHECKING:
    from random import Random

Judge: TypeAlias = Callable[[Track, Code], float]

CHIP_PRICE: Final = 0.05
MOST_DOUBLES: Final = 200
RISKY: Final = 0.25


def track_of(view: View, rng: Random) -> Track:
    """A game that agrees with the view; what it may not show is drawn at random."""
    return Track(Simulator(sample_state(view, rng)), belief_of(view))


def codes_of(track: Track, view: View, legal: Collection[Move]) -> list[Code]:
    """The legal moves as codes; of the doubles only if a single one is dangerous."""
    table = view.table
    if view.phase is not Phase.MISTER_X:
        return [encode(table, move) for move in iter(legal)]
    singles: list[Code] = []
    doubles: Iterator[Move] = iter(())
    moves = iter(legal)
    for move in moves:
        if isinstance(move, Double):
            doubles = moves
            break
        singles.append(encode(table, move))
    if all(is_risky(track, code) for code in singles):
        singles += [encode(table, move) for move in islice(doubles, MOST_DOUBLES)]
    return singles


def is_risky(track: Track, turn: Code) -> bool:
    """Whether a turn ends where he may well be caught."""
    legs = legs_of(turn)
    end = legs[-1] & 255 if legs else track.sim.x
    return track.sim.taken[end] > 0 or risk(track, {end: 1.0}, end) > RISKY


def pursuit_value(track: Track, code: Code) -> float:
    """What a detective's move is worth; a chip is worth what a new roll brings."""
    if code == AGAIN:
        return roll_value(track) - CHIP_PRICE
    if not code & LEG_MASK:
        return hold_staying(track)
    return hold(track, (code >> LEG) - 1, code & LEG_MASK)


def roll_value(track: Track) -> float:
    """What the next roll is worth on average."""
    sim = track.sim
    movers = sim.unmoved if len(sim.table.seats) == 1 else sim.unmoved[:1]
    best = [hold_staying(track)] * BLACK
    for index in movers:
        for kind in range(BLACK):
            for ride in sim.codes.rides[sim.pursuers[index]][1 << kind]:
                if not sim.taken[ride & 255]:
                    best[kind] = max(best[kind], hold(track, index, ride))
    count = sim.to_roll
    total = 0.0
    for faces in rolls(count):
        shown = {FACES.index(face) for face in faces} - {BLACK}
        value = max((best[kind] for kind in shown), default=hold_staying(track))
        total += ways(faces) / 6**count * value
    return total


def placing_value(view: View, code: Code) -> float:
    """Detectives stand well when they hold the whole grid between them."""
    net = streets_of(view.table.layout)
    free = even(view.table.layout.spaces)
    for place in (*view.pursuers, code & 255):
        row = misses(net, ALL_PAID, place)
        free = {s: weight * row[s] for s, weight in free.items()}
    return -sum(free.values())


def hiding_value(track: Track, space: Code) -> float:
    """A start is good where nobody is near and the tile has many free spaces."""
    layout = track.sim.table.layout
    tile = next(t for t in layout.tiles if space in layout.on_tile(t))
    belief = even(layout.on_tile(tile) - {*track.sim.pursuers})
    danger = risk(track, belief, space)
    return (1.0 - danger) * freedom(track, belief, space)


def judged(
    view: View, legal: Collection[Move], rng: Random
) -> tuple[Track, list[tuple[float, Code]]]:
    """The open moves with the quick judgement of each, the best first."""
    track = track_of(view, rng)
    judges: dict[Phase, Judge] = {
        Phase.PLACING: lambda _, code: placing_value(view, code),
        Phase.HIDING: hiding_value,
        Phase.MISTER_X: value_of,
    }
    judge = judges.get(view.phase, pursuit_value)
    codes = codes_of(track, view, legal)
    values = [(judge(track, code) + 1e-6 * rng.random(), code) for code in codes]
    return track, sorted(values, reverse=True)


def inspector(
    view: View, legal: Collection[Move], rng: Random, _budget: Budget
) -> Move:
    """The best move by the quick judgement."""
    _, values = judged(view, legal, rng)
    return decode(view.table, view.phase, values[0][1])


def constable(
    view: View, legal: Collection[Move], rng: Random, _budget: Budget
) -> Move:
    """By distances alone: towards where he may be, or away from everybody."""
    net = streets_of(view.table.layout)
    moves = [m for m in iter(legal) if not isinstance(m, Double)]
    hunted = view.phase in (Phase.HIDING, Phase.MISTER_X)
    places: tuple[int, ...] = view.pursuers if hunted else tuple(belief_of(view))
    sign = -1 if hunted else 1

    def longing(move: Move) -> tuple[float, float, float]:
        to = getattr(move, "to", None)
        if to is None:
            return (0.0 if sign < 0 else 99.0, 0.0, rng.random())
        apart = [rides_apart(net, ALL_PAID, to)[s] for s in places]
        rare = getattr(move, "ticket", None) is FACES[BLACK] or not hasattr(
            move, "ticket"
        )
        nearest = min(apart)
        return (
            sign * nearest + rare * (nearest > 1) * (sign < 0),
            sum(apart) * sign,
            rng.random(),
        )

    return min(moves, key=longing)
