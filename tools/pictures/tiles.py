"""Draw the nine tiles of the dice game, both sides, into docs/tiles.svg.

``python -m tools.pictures.tiles --check`` only says whether the picture is current.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from html import escape
from math import hypot
from pathlib import Path

from sy_core.hunting.layout import SIDE, WIDTH, Layout, lay
from sy_core.hunting.tiles import LETTERS, TILES, Mark, MarkKind
from sy_core.terms import Mode, Station

PICTURE = Path(__file__).resolve().parents[2] / "docs" / "tiles.svg"

CELL = 84  # from one space to the next
TILE = CELL * SIDE
GAP = 48  # between cards
CARD = (2 * TILE + 14 + GAP, TILE + 66)
MARGIN = 36
HEAD = 96
FOOT = 262

INK, PAPER, GROUND, BLOCK = "#2b2a28", "#efe7d6", "#fbf7ec", "#e9dfc8"
TAXI, BUS, TUBE, STREET = "#f2c230", "#1f8a8c", "#c43c2f", "#b98d1c"

Point = tuple[float, float]


def main(arguments: list[str]) -> int:
    """Write the picture, or check it."""
    drawn = picture()
    if "--check" in arguments:
        current = PICTURE.exists() and PICTURE.read_text(encoding="utf-8") == drawn
        print("docs/tiles.svg is current" if current else "docs/tiles.svg is stale")
        return 0 if current else 1
    PICTURE.write_text(drawn, encoding="utf-8")
    print(f"docs/tiles.svg: {len(drawn)} characters")
    return 0


def picture() -> str:
    """All tiles, a legend and the printed example."""
    width = MARGIN * 2 + CARD[0] * WIDTH - GAP
    height = HEAD + CARD[1] * 3 + FOOT
    body = "\n".join((*_title(), *_cards(), *_legend(), *_example()))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="Georgia, serif" fill="{INK}" role="img" '
        f'aria-label="The nine tiles of the dice game, dark and light side">\n'
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>\n{body}\n</svg>\n'
    )


def _title() -> Iterator[str]:
    yield _text((MARGIN, 52), "The nine tiles", 32, weight="bold")
    about = "dark side for the basic game, light side for experts"
    yield _text((MARGIN, 78), about, 17)


def _cards() -> Iterator[str]:
    for index, letter in enumerate(LETTERS):
        x = MARGIN + index % WIDTH * CARD[0]
        y = HEAD + index // WIDTH * CARD[1]
        yield f'<g transform="translate({x} {y})">'
        yield from _tile(lay(letter), (0, 0))
        yield from _tile(lay(letter, letter), (TILE + 14, 0))
        yield _text((TILE + 7, TILE + 26), TILES[letter].name, 18, "middle")
        yield "</g>"


def _tile(layout: Layout, corner: Point) -> Iterator[str]:
    """One or more tiles in a row, with the roads that leave them."""
    columns = len(layout.tiles) * SIDE
    width = columns * CELL
    yield f'<g transform="translate({corner[0]} {corner[1]})">'
    for index, letter in enumerate(layout.tiles):
        yield _box((index * TILE, 0), (TILE, TILE), GROUND, radius=10)
        yield _box(
            (index * TILE + CELL / 2, CELL / 2), (CELL, CELL), BLOCK, edge="none"
        )
        yield _circle((index * TILE + 15, 15), 11.5, letter in layout.light)
        colour = INK if letter in layout.light else GROUND
        at = (index * TILE + 15, 20)
        yield _text(at, letter, 14, "middle", fill=colour, weight="bold")
    yield from _roads(layout, width)
    for letter in layout.light:
        for mark in TILES[letter].marks:
            yield from _mark(layout, mark)
    for space in layout.spaces:
        yield from _space(_centre(layout, space), space, layout.modes[space])
    yield "</g>"


def _roads(layout: Layout, width: float) -> Iterator[str]:
    for a, b in sorted(layout.streets.straight | layout.streets.against_arrow):
        if a < b and (a, b) not in layout.streets.severed:
            yield _line(_centre(layout, a), _centre(layout, b))
    for x, y in (_centre(layout, space) for space in layout.spaces):
        yield _line((x, y), (x, 0 if y < CELL else TILE))
        if x < CELL or x > width - CELL:
            yield _line((x, y), (0 if x < CELL else width, y))


def _mark(layout: Layout, mark: Mark) -> Iterator[str]:
    a, b = _centre(layout, mark.a), _centre(layout, mark.b)
    match mark.kind:
        case MarkKind.DIAGONAL:
            yield _line(a, b)
            yield _line(a, b, GROUND, 1.6, dash="5 5")
        case MarkKind.DEAD_END:
            for end, other in ((a, b), (b, a)):
                yield _line(end, _between(end, other, 0.4))
                yield _bar(_between(end, other, 0.4), end, other)
        case MarkKind.ONE_WAY:
            yield _arrow(_between(a, b, 0.5), a, b)


def _space(at: Point, space: Station, modes: frozenset[Mode]) -> Iterator[str]:
    x, y = at
    yield f'<circle cx="{x}" cy="{y}" r="22" fill="{TAXI}" stroke="{INK}"/>'
    if Mode.BUS in modes:
        arc = f"M{x - 22} {y}A22 22 0 0 0 {x + 22} {y}Z"
        yield f'<path d="{arc}" fill="{BUS}" stroke="{INK}"/>'
    tube = Mode.UNDERGROUND in modes
    yield _box((x - 15, y - 11), (30, 22), TUBE if tube else "#fffdf6", radius=5)
    colour = "#fff" if tube else INK
    yield _text((x, y + 6), str(space), 17, "middle", fill=colour, weight="bold")


def _legend() -> Iterator[str]:
    x, y = MARGIN, HEAD + CARD[1] * 3 + 24
    kinds = (
        ("taxi only: detectives may start here", {Mode.TAXI}),
        ("taxi and bus", {Mode.TAXI, Mode.BUS}),
        ("taxi, bus and underground", set(Mode)),
    )
    for index, (label, modes) in enumerate(kinds):
        yield from _space((x + 24, y + 22 + index * 58), Station(7), frozenset(modes))
        yield _text((x + 60, y + 28 + index * 58), label, 16)
    yield from _mark_legend((x + 390, y))


def _mark_legend(corner: Point) -> Iterator[str]:
    x, y = corner
    labels = (
        (MarkKind.ONE_WAY, "one-way street, for taxi and bus"),
        (MarkKind.DEAD_END, "dead end: nobody gets through"),
        (MarkKind.DIAGONAL, "diagonal, for taxis only"),
    )
    for index, (kind, label) in enumerate(labels):
        a, b = (x, y + 22 + index * 58), (x + 76.0, y + 22 + index * 58)
        match kind:
            case MarkKind.ONE_WAY:
                yield _line(a, b) + _arrow(_between(a, b, 0.5), a, b)
            case MarkKind.DEAD_END:
                for end, other in ((a, b), (b, a)):
                    yield _line(end, _between(end, other, 0.4))
                    yield _bar(_between(end, other, 0.4), end, other)
            case MarkKind.DIAGONAL:
                yield _line(a, b) + _line(a, b, GROUND, 1.6, dash="5 5")
        yield _text((x + 92, y + 28 + index * 58), label, 16)


def _example() -> Iterator[str]:
    """Tiles 4 and 5 side by side: the bus from 15 goes straight to 19."""
    x, y = MARGIN + CARD[0] * 2, HEAD + CARD[1] * 3 + 24
    layout = lay("DE")
    yield f'<g transform="translate({x} {y})">'
    yield from _tile(layout, (0, 0))
    a, b = _centre(layout, Station(15)), _centre(layout, Station(19))
    bow = f"M{a[0] + 8} {a[1] + 24}Q{(a[0] + b[0]) / 2} {a[1] + 46} {b[0] - 8} "
    yield (
        f'<path d="{bow}{b[1] + 24}" fill="none" stroke="{BUS}" stroke-width="5" '
        f'stroke-dasharray="9 5"/>'
    )
    label = "a bus from 15 goes straight to 19"
    yield _text((TILE, TILE + 26), label, 16, "middle")
    yield "</g>"


def _centre(layout: Layout, space: Station) -> Point:
    column, row = layout.places[space]
    return column * CELL + CELL / 2, row * CELL + CELL / 2


def _between(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _arrow(at: Point, a: Point, b: Point) -> str:
    length = hypot(b[0] - a[0], b[1] - a[1])
    dx, dy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    tip = (at[0] + dx * 13, at[1] + dy * 13)
    wings = (
        (at[0] - dx * 9 + dy * 12, at[1] - dy * 9 - dx * 12),
        (at[0] - dx * 9 - dy * 12, at[1] - dy * 9 + dx * 12),
    )
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (tip, *wings))
    return f'<polygon points="{points}" fill="{INK}"/>'


def _bar(at: Point, a: Point, b: Point) -> str:
    length = hypot(b[0] - a[0], b[1] - a[1])
    dx, dy = (b[0] - a[0]) / length * 14, (b[1] - a[1]) / length * 14
    return _line((at[0] + dy, at[1] - dx), (at[0] - dy, at[1] + dx), INK, 5)


def _line(
    a: Point, b: Point, colour: str = STREET, width: float = 7, dash: str = ""
) -> str:
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<line x1="{a[0]:.1f}" y1="{a[1]:.1f}" x2="{b[0]:.1f}" y2="{b[1]:.1f}" '
        f'stroke="{colour}" stroke-width="{width}"{dashes}/>'
    )


def _box(
    corner: Point, size: Point, fill: str, *, radius: float = 0, edge: str = INK
) -> str:
    return (
        f'<rect x="{corner[0]}" y="{corner[1]}" width="{size[0]}" height="{size[1]}" '
        f'rx="{radius}" fill="{fill}" stroke="{edge}"/>'
    )


def _circle(at: Point, radius: float, light: bool) -> str:
    fill = "#fffdf6" if light else INK
    return (
        f'<circle cx="{at[0]}" cy="{at[1]}" r="{radius}" fill="{fill}" '
        f'stroke="{INK}" stroke-width="1.5"/>'
    )


def _text(at: Point, words: str, size: int, anchor: str = "start", **style: str) -> str:
    look: Iterable[str] = (
        f' {"font-weight" if name == "weight" else name}="{value}"'
        for name, value in style.items()
    )
    return (
        f'<text x="{at[0]}" y="{at[1]}" font-size="{size}" text-anchor="{anchor}"'
        f"{''.join(look)}>{escape(words)}</text>"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
