"""The part of London that a task is about, as a plain drawing for paper."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from sy_core.classic.view import View
from sy_core.terms import Mode, Station
from tools.site.pages.frontend import MAP

Point: TypeAlias = tuple[float, float]

_LINE: Final = re.compile(
    r'<path class="line" id="[^"]*" data-mode="(\w+)" data-a="(\d+)" data-b="(\d+)"'
    r' d="([^"]+)"'
)
_STATION: Final = re.compile(
    r'<g class="station ([\w ]+)" id="[^"]*" data-s="(\d+)"'
    r' transform="translate\(([\d.]+) ([\d.]+)\)"'
)
_MARGIN: Final = 46
"""Around what a task speaks of, in units of the map."""
_LEAST: Final = (340, 200)
"""A smaller part would be drawn too large."""
_RADIUS: Final = 12


@dataclass(frozen=True, slots=True)
class Line:
    """A drawn line between two stations."""

    mode: Mode
    ends: tuple[Station, Station]
    path: str


@cache
def _lines() -> tuple[Line, ...]:
    text = MAP.read_text(encoding="utf-8")
    found = [
        Line(Mode[mode.upper()], (Station(int(a)), Station(int(b))), path)
        for mode, a, b, path in _LINE.findall(text)
    ]
    # What lies below is drawn first.
    order = (Mode.UNDERGROUND, Mode.FERRY, Mode.BUS, Mode.TAXI)
    return tuple(sorted(found, key=lambda line: order.index(line.mode)))


@cache
def _stations() -> dict[Station, tuple[str, Point]]:
    text = MAP.read_text(encoding="utf-8")
    return {
        Station(int(number)): (kind, (float(x), float(y)))
        for kind, number, x, y in _STATION.findall(text)
    }


@dataclass(frozen=True, slots=True)
class London:
    """Some stations and all that lies about them."""

    view: View
    focus: tuple[Station, ...]

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of what is shown."""
        points = [self.at(station) for station in self.focus]
        (left, width), (top, height) = (
            _span(sorted(point[axis] for point in points), _LEAST[axis])
            for axis in (0, 1)
        )
        return left, top, width, height

    def at(self, station: Station) -> Point:
        """Where a station lies."""
        return _stations()[station][1]

    def draw(self) -> Iterator[str]:
        """Lines and stations, as far as they can be seen."""
        board = self.view.table.edition.board
        shown = {station for station in board.stations if self._shows(station)}
        for line in _lines():
            a, b = line.ends
            if (a in shown or b in shown) and b in board.neighbours(a, line.mode):
                yield f'<path class="line {line.mode.name.lower()}" d="{line.path}"/>'
        for station in sorted(shown):
            yield from _drawn(station, board.modes_at(station))

    def _shows(self, station: Station) -> bool:
        left, top, width, height = self.box
        x, y = self.at(station)
        across = left - _RADIUS < x < left + width + _RADIUS
        return across and top - _RADIUS < y < top + height + _RADIUS


def _span(values: list[float], least: float) -> tuple[float, float]:
    """From the first to the last with a margin, and at least so much."""
    length = max(values[-1] - values[0] + 2 * _MARGIN, least)
    middle = (values[0] + values[-1]) / 2
    return round(middle - length / 2), round(length)


def _drawn(station: Station, modes: Iterable[Mode]) -> Iterator[str]:
    """A station: a ring for the bus, a plate for the underground."""
    x, y = _stations()[station][1]
    kinds = " ".join(mode.name.lower() for mode in sorted(modes))
    yield (
        f'<g class="stop {kinds}" transform="translate({x} {y})">'
        f'<circle r="{_RADIUS}"/><rect x="-11" y="-7" width="22" height="14"/>'
        f'<text y="3.6">{station}</text></g>'
    )
