"""Two plots with axes: the share of wins over time, and catches by round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ui.kit.html import Child, Html, el
from ui.statistics.series import Pair, Point
from ui.tally.played import DETECTIVES, X
from ui.words import Words

WIDTH: Final = 340
HEIGHT: Final = 168
LEFT: Final = 42
RIGHT: Final = 330
TOP: Final = 12
BOTTOM: Final = 136
SHARES: Final = (0, 50, 100)
MOST_POINTS: Final = 150
"""So many points of a line are drawn: more cannot be told apart."""
MOST_NUMBERS: Final = 8
"""So many numbers stand below an axis, at most."""


def rate(words: Words, drawn: Mapping[str, Sequence[Point]], label: str) -> Html:
    """A line for each side: how often one has won lately."""
    last = max(points[-1].number for points in drawn.values() if points)
    return _frame(
        label,
        _shares(words),
        _below(words("statistics.rate.axis"), range(1, last + 1), (1, last)),
        [_line(drawn.get(side, ()), side, last) for side in (DETECTIVES, X)],
    )


def _line(points: Sequence[Point], side: str, last: int) -> list[Child]:
    """Through every so many points, the latest among them, which has a dot."""
    every = 1 + len(points) // MOST_POINTS
    shown = [*reversed(points[::-1][::every])]
    at = [(_across(p.number, (1, last)), _up(p.share)) for p in shown]
    if not at:
        return []
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in at)
    dot = {"cx": f"{at[-1][0]:.1f}", "cy": f"{at[-1][1]:.1f}", "r": "4"}
    return [
        el("polyline", {"class": f"of-{side}", "points": line}),
        el("circle", {"class": f"of-{side}", **dot}),
    ]


def rounds(words: Words, found: Mapping[int, Pair], label: str) -> Html:
    """A column for each round: how often he was caught, by whom."""
    span = min(found), max(found)
    top = max(pair.sum for pair in found.values())
    room = (RIGHT - LEFT) / (span[1] - span[0] + 1)
    wide = min(18.0, room * 0.7)
    inner = span[0] - 0.5, span[1] + 0.5
    return _frame(
        label,
        _heights(top),
        _below(words("statistics.round.axis"), range(span[0], span[1] + 1), inner),
        [_column(_across(n, inner), wide, pair, top) for n, pair in found.items()],
    )


def _column(x: float, wide: float, pair: Pair, top: int) -> list[Child]:
    """What people here have done stands below, what was done to them above it.

    Each has an outline around it, half of which lies outside.
    """
    middle, end = _up(pair.caught_him / top), _up(pair.sum / top)
    ends = ((DETECTIVES, BOTTOM, middle), (X, middle, end))
    return [
        el(
            "rect",
            {
                "class": f"of-{side}",
                "x": f"{x - wide / 2:.1f}",
                "width": f"{wide:.1f}",
                "y": f"{upper + 1:.1f}",
                "height": f"{lower - upper - 2:.1f}",
            },
        )
        for side, lower, upper in ends
        if upper < lower
    ]


def _frame(label: str, *inside: Child) -> Html:
    frame = {"class": "curve", "viewBox": f"0 0 {WIDTH} {HEIGHT}", "role": "img"}
    return el("svg", {**frame, "aria-label": label}, *inside)


def _shares(words: Words) -> list[Child]:
    lines = ((share, words("statistics.percent", percent=share)) for share in SHARES)
    return _grid([(share / 100, told) for share, told in lines])


def _heights(top: int) -> list[Child]:
    """Whole numbers only."""
    middle = [top // 2] if top > 1 and top % 2 == 0 else []
    return _grid([(n / top, str(n)) for n in (0, *middle, top)])


def _grid(ticks: Sequence[tuple[float, str]]) -> list[Child]:
    lines = "".join(f"M{LEFT} {_up(at):.1f}H{RIGHT}" for at, _ in ticks)
    return [
        el("path", {"class": "curve-grid", "d": lines}),
        [_text(LEFT - 5, _up(at) + 3.5, name, "end") for at, name in ticks],
    ]


def _below(name: str, numbers: range, span: tuple[float, float]) -> list[Child]:
    """Some of the numbers below the axis, and what they are."""
    every = 1 + (len(numbers) - 1) // MOST_NUMBERS
    return [
        [
            _text(_across(number, span), BOTTOM + 13, number, "middle")
            for number in numbers[::every]
        ],
        _text((LEFT + RIGHT) / 2, HEIGHT - 4, name, "middle"),
    ]


def _across(number: float, span: tuple[float, float]) -> float:
    width = max(span[1] - span[0], 1)
    return LEFT + (RIGHT - LEFT) * (number - span[0]) / width


def _up(share: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * share


def _text(x: float, y: float, text: str | int, anchor: str) -> Html:
    return el("text", {"x": f"{x:.1f}", "y": f"{y:.1f}", "text-anchor": anchor}, text)
