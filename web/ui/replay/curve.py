"""The curve of a finished game: places on a line, chances of a catch as columns."""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from typing import Final

from sy_core.hindsight import Moment
from sy_core.terms import Side
from ui.kit.html import Attributes, Child, Html, el
from ui.replay.state import Study
from ui.words import Words

WIDTH: Final = 340
HEIGHT: Final = 168
LEFT: Final = 30
RIGHT: Final = 308
TOP: Final = 30
BOTTOM: Final = 140
TICKS: Final = (1, 2, 5, 10, 20, 50, 100, 200)
CHANCES: Final = (0, 50, 100)
MOST_ROUNDS: Final = 9
"""So many rounds have their number below the curve; of more, every other …"""
MOST_TARGETS: Final = 40
"""So many places of the curve can be tapped; fingers are no finer."""


def curve(words: Words, study: Study, at: int) -> Html:
    """How much was known all along; *at* is the moment looked at."""
    sizes = [len(moment.known) for moment in study.moments]
    label = words("study.curve", first=sizes[0], most=max(sizes), last=sizes[-1])
    frame: Attributes = {
        "class": "curve",
        "viewBox": f"0 0 {WIDTH} {HEIGHT}",
        "role": "img",
        "aria-label": label,
    }
    top = max(2, *sizes)
    last = len(sizes) - 1
    points = [(_across(n, last), _up(size, top)) for n, size in enumerate(sizes)]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    now: Attributes = {
        "class": "curve-now",
        "d": f"M{points[at][0]:.1f} {TOP}V{BOTTOM}",
    }
    return el(
        "svg",
        frame,
        _axes(words, top),
        _rounds(study.moments, last),
        _columns(study.moments, last),
        el("path", now),
        el("polyline", {"class": "curve-line", "points": line}),
        _targets(last),
        [
            _mark(points[turn.number], number, turn.number)
            for number, turn in enumerate(study.report.turns, start=1)
        ],
    )


def _across(number: float, last: int) -> float:
    return LEFT + (RIGHT - LEFT) * number / max(1, last)


def _up(size: int, top: int) -> float:
    """Places on a logarithmic scale: what matters is how many times fewer."""
    return BOTTOM - (BOTTOM - TOP) * log(max(1, size)) / log(top)


def _axes(words: Words, top: int) -> list[Child]:
    """Places on the left, chances on the right."""
    ticks = [tick for tick in TICKS if tick <= top]
    grid = "".join(f"M{LEFT} {_up(tick, top):.1f}H{RIGHT}" for tick in ticks)
    height = BOTTOM - TOP
    return [
        el("path", {"class": "curve-grid", "d": grid}),
        [_text(LEFT - 5, _up(tick, top) + 3.5, tick, "end") for tick in ticks],
        [
            _text(RIGHT + 5, BOTTOM - height * each / 100 + 3.5, f"{each}", "start")
            for each in CHANCES
        ],
        _text(4, 12, words("study.axis.places"), "start"),
        _text(WIDTH - 4, 12, f"{words('study.axis.chance')} %", "end"),
        _text((LEFT + RIGHT) / 2, HEIGHT - 3, words("study.axis.round"), "middle"),
    ]


def _rounds(moments: list[Moment], last: int) -> list[Child]:
    """The numbers of rounds, each where it begins."""
    begins = {moment.round: moment.number for moment in reversed(moments)}
    every = 1 + len(begins) // MOST_ROUNDS
    return [
        _text(_across(begins[n], last), BOTTOM + 12, n, "middle")
        for n in sorted(begins)
        if n % every == 0 or every == 1
    ]


def _columns(moments: list[Moment], last: int) -> list[Child]:
    """A column for each round: from Mister X's turn on, the chance of a catch."""
    return [
        el(
            "rect",
            {
                "class": "curve-chance",
                "x": f"{_across(start, last):.1f}",
                "width": f"{_across(end, last) - _across(start, last):.1f}",
                "y": f"{BOTTOM - (BOTTOM - TOP) * chance:.1f}",
                "height": f"{(BOTTOM - TOP) * chance:.1f}",
            },
        )
        for start, end, chance in _chances(moments)
        if chance
    ]


def _chances(moments: list[Moment]) -> Iterator[tuple[int, int, float]]:
    """From where to where a chance lasted: until he moved again."""
    starts = [
        m.number
        for m in moments
        if m.judgement is not None and m.judgement.side is Side.MISTER_X
    ]
    ends = [*starts[1:], len(moments) - 1]
    for start, end in zip(starts, ends, strict=False):
        yield start, end, moments[start].outlook.chance


def _mark(point: tuple[float, float], number: int, turn: int) -> Html:
    """The number of a turning point, above its place on the line."""
    x, y = point
    return el(
        "g",
        {
            "class": "curve-turn",
            "transform": f"translate({x:.1f} {y:.1f})",
            "data-do": "replay.to",
            "data-arg": turn,
        },
        el("path", {"d": "M0 0V-6"}),
        el("circle", {"r": 8, "cy": -12}),
        el("text", {"y": "-8.4"}, number),
    )


def _targets(last: int) -> list[Child]:
    """A tap goes to about the move below it; the slider goes to each."""
    every = 1 + last // MOST_TARGETS
    wide = (RIGHT - LEFT) * every / max(1, last)
    return [
        el(
            "rect",
            {
                "class": "curve-target",
                "data-do": "replay.to",
                "data-arg": number,
                "x": f"{_across(number - every / 2, last):.1f}",
                "width": f"{wide:.1f}",
                "height": HEIGHT,
            },
        )
        for number in range(0, last + 1, every)
    ]


def _text(x: float, y: float, text: str | int, anchor: str) -> Html:
    return el("text", {"x": f"{x:.1f}", "y": f"{y:.1f}", "text-anchor": anchor}, text)
