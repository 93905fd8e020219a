"""Writes SVG: numbers, paths and elements, short and always alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from .geometry import Line, Point, handles


def number(tenths: int) -> str:
    """A count of tenths, written as short as can be: ``-.5``, ``12``, ``3.4``."""
    sign, size = "-" if tenths < 0 else "", abs(tenths)
    whole, rest = divmod(size, 10)
    text = f"{whole or ''}.{rest}" if rest else f"{whole}"
    return sign + text


def num(value: float) -> str:
    """A measure, rounded to tenths."""
    return number(round(value * 10))


def numbers(tenths: Iterable[int]) -> str:
    """Numbers in a row, with a blank only where one would run into the next."""
    text = ""
    for value in tenths:
        piece = number(value)
        glued = not text or piece[0] == "-" or (piece[0] == "." and _has_point(text))
        text += piece if glued else f" {piece}"
    return text


def _has_point(text: str) -> bool:
    last = text.replace("-", " ").split(" ")[-1]
    return "." in last


def _tenths(p: Point) -> tuple[int, int]:
    return round(p[0] * 10), round(p[1] * 10)


def _from(here: tuple[int, int], points: Sequence[Point]) -> list[int]:
    result = []
    for x, y in map(_tenths, points):
        result += [x - here[0], y - here[1]]
    return result


def cubic_path(curve: Sequence[Point]) -> str:
    """One cubic curve from its first to its last point."""
    start = _tenths(curve[0])
    return f"M{numbers(start)}c{numbers(_from(start, curve[1:]))}"


def smooth_path(knots: Line) -> str:
    """A smooth curve through all *knots*."""
    here = _tenths(knots[0])
    values: list[int] = []
    for (p, q), end in zip(handles(knots), knots[1:], strict=True):
        values += _from(here, (p, q, end))
        here = _tenths(end)
    return f"M{numbers(_tenths(knots[0]))}c{numbers(values)}"


def polyline_path(line: Line, *, closed: bool = False) -> str:
    """Straight pieces from point to point."""
    here = _tenths(line[0])
    values: list[int] = []
    for point in line[1:]:
        values += _from(here, (point,))
        here = _tenths(point)
    return f"M{numbers(_tenths(line[0]))}l{numbers(values)}{'z' if closed else ''}"


def dots_path(spots: Iterable[Point]) -> str:
    """A dot at every spot: pieces of no length that round ends make visible."""
    return "".join(f"M{numbers(_tenths(p))}h0" for p in spots)


def tag(name: str, *inner: str, text: str = "", **attributes: object) -> str:
    """One element; ``class_`` means class, ``data_a`` means data-a."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_value(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    body = "".join(inner) + escape(text, quote=False)
    return f"<{name}{written}>{body}</{name}>" if body else f"<{name}{written}/>"


def _value(value: object) -> str:
    return num(value) if isinstance(value, float) else str(value)


def group(name: str, *inner: str, **attributes: str) -> str:
    """A named layer, on a line of its own."""
    return tag("g", *inner, text="", id=name, **attributes) + "\n"
