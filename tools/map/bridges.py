"""Bridges: where streets and bus roads cross the river."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from sy_core.terms import Mode

from .geometry import (
    Line,
    Point,
    add,
    crossings,
    dot,
    far,
    left_of,
    resample,
    sub,
    unit,
)
from .network import Network
from .river import course, depth

BEYOND: Final = 4.0  # how far a bridge reaches beyond the bank
HALF_STREET: Final = 6.0
HALF_LANE: Final = 5.0
STEP: Final = 4.0

Deck = tuple[list[Point], list[Point]]
"""The two edges of a bridge, both from the same bank to the other."""


def bridge_decks(network: Network) -> list[Deck]:
    """One bridge for each street over the water, wide enough for its buses."""
    middle, widths = course()
    decks = []
    for pair, street in network.streets.items():
        riders = [
            resample(bus.line, 1.5)
            for bus in network.of(Mode.BUS)
            if _uses(bus.route, pair)
        ]
        if crossings(street.line, middle):
            wet = _over_water(resample(street.line, STEP), middle, widths)
            decks.append(_deck(wet, HALF_STREET, riders))
    for bus in network.of(Mode.BUS):
        if not bus.route and crossings(bus.line, middle):
            wet = _over_water(resample(bus.line, STEP), middle, widths)
            decks.append(_deck(wet, HALF_LANE, []))
    return decks


def _uses(route: tuple[int, ...], pair: tuple[int, int]) -> bool:
    return any({a, b} == set(pair) for a, b in pairwise(route))


def _over_water(line: Line, middle: Line, widths: list[float]) -> list[Point]:
    return [p for p in line if depth(p, middle, widths)[0] < BEYOND]


def _deck(line: Line, half: float, riders: list[list[Point]]) -> Deck:
    """Edges *half* off the line, farther where a bus runs outside of that."""
    left, right = [], []
    for i, here in enumerate(line):
        ahead = line[min(i + 1, len(line) - 1)]
        aside = left_of(unit(sub(ahead, line[max(i - 1, 0)])))
        high, low = half, -half
        for rider in riders:
            near = min(rider, key=lambda p: far(p, here))
            offset = dot(sub(near, here), aside)
            high, low = max(high, offset + HALF_LANE), min(low, offset - HALF_LANE)
        left.append(add(here, aside, high))
        right.append(add(here, aside, low))
    return left, right
