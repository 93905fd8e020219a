"""Reads the map as it was written: lines, stations, names and colours.

Nothing here shares code with the tool that draws: what is tested is the file.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import dist
from pathlib import Path
from xml.etree import ElementTree as ET

from tools.site.pages.dark import both_ways

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "web" / "board"
SVG = "{http://www.w3.org/2000/svg}"
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
DISC = 12.0


@dataclass(frozen=True)
class DrawnLine:
    """One line of the board with the curve it takes."""

    mode: str
    a: int
    b: int
    id: str
    curve: tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class DrawnStation:
    """One station: its place, classes, plate box, number and touch area."""

    number: int
    at: tuple[float, float]
    modes: frozenset[str]
    plate: tuple[float, float, float, float]
    text: str
    text_width: float
    hit: tuple[tuple[float, float], ...]


def text_of(name: str) -> str:
    """The file called *name* beside the map."""
    return (FOLDER / name).read_text(encoding="utf-8")


@cache
def root() -> ET.Element:
    """The SVG as a tree."""
    return ET.fromstring(text_of("map.svg"))


def layer(name: str) -> ET.Element:
    """The layer with that id."""
    found = root().find(f"{SVG}g[@id='{name}']")
    assert found is not None, name
    return found


@cache
def lines() -> tuple[DrawnLine, ...]:
    """Every line of all modes."""
    return tuple(
        DrawnLine(
            path.get("data-mode", ""),
            int(path.get("data-a", "")),
            int(path.get("data-b", "")),
            path.get("id", ""),
            tuple(sampled(path.get("d", ""))),
        )
        for mode in ("taxi", "bus", "underground", "ferry")
        for path in layer(mode)
    )


@cache
def stations() -> dict[int, DrawnStation]:
    """Every station by its number."""
    return {int(g.get("data-s", "")): _station(g) for g in layer("stations")}


def _station(g: ET.Element) -> DrawnStation:
    x, y = numbers(g.get("transform", ""))
    plate = g.find(f"{SVG}rect")
    text = g.find(f"{SVG}text")
    hit = g.find(f"{SVG}path[@class='hit']")
    assert plate is not None
    assert text is not None
    assert hit is not None
    left, top, width, height = (
        float(plate.get(key, "")) for key in ("x", "y", "width", "height")
    )
    return DrawnStation(
        int(g.get("data-s", "")),
        (x, y),
        frozenset(g.get("class", "").split()[1:]),
        (x + left, y + top, x + left + width, y + top + height),
        text.text or "",
        float(text.get("textLength", "0")),
        tuple((x + dx, y + dy) for dx, dy in sampled(hit.get("d", ""))),
    )


@cache
def spots() -> dict[int, dict[str, list]]:
    """Places and pawn feet by station."""
    return {int(n): row for n, row in json.loads(text_of("spots.json")).items()}


def numbers(text: str) -> list[float]:
    """All numbers of a text."""
    return [float(match) for match in NUMBER.findall(text)]


def sampled(d: str, steps: int = 16) -> list[tuple[float, float]]:
    """Points along a path of M, c, l and z."""
    points: list[tuple[float, float]] = []
    x = y = 0.0
    for command, rest in re.findall(r"([MclzL])([^MclzL]*)", d):
        values = numbers(rest)
        if command == "M":
            x, y = values
            points.append((x, y))
        elif command == "l":
            for dx, dy in zip(values[::2], values[1::2], strict=True):
                x, y = x + dx, y + dy
                points.append((x, y))
        elif command == "c":
            for i in range(0, len(values), 6):
                points += _cubic((x, y), values[i : i + 6], steps)
                x, y = x + values[i + 4], y + values[i + 5]
    return points


def _cubic(start, values, steps):
    x, y = start
    px, py, qx, qy, ex, ey = values
    for i in range(1, steps + 1):
        t = i / steps
        a, b, c = 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3
        yield (x + a * px + b * qx + c * ex, y + a * py + b * qy + c * ey)


def to_segment(p, a, b) -> float:
    """Distance of a point from a segment."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square if square else 0
    t = max(0.0, min(1.0, t))
    return dist(p, (a[0] + t * dx, a[1] + t * dy))


def to_curve(p, curve) -> float:
    """Distance of a point from a curve given by close points."""
    return min(to_segment(p, a, b) for a, b in pairwise(curve))


def overlap(a, b, margin=0.0) -> bool:
    """Whether two boxes overlap or come nearer than *margin*."""
    return (
        a[0] < b[2] + margin
        and b[0] < a[2] + margin
        and a[1] < b[3] + margin
        and b[1] < a[3] + margin
    )


def colours() -> dict[str, dict[str, str]]:
    """The custom properties of the light theme and of both ways to the dark one."""
    css = both_ways(text_of("map.css"))
    blocks = re.findall(r"([^{}]*)\{([^{}]*--plate: #[^{}]*)\}", css)
    return {
        selector.strip().splitlines()[-1].strip(): dict(
            re.findall(r"--([\w-]+): (#\w{6});", body)
        )
        for selector, body in blocks
    }
