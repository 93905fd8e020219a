"""The whole sheet: all layers, from the ground up."""

from __future__ import annotations

import json
from typing import Final

from sy_core.terms import Mode

from .bridges import bridge_decks
from .furniture import compass, frame, legend
from .geometry import Point
from .ground import Ground, by_quarter, lay_ground
from .landmarks import strokes
from .lettering import Lettering, fill_spaces
from .names import Label
from .network import Drawn, Network
from .river import banks, course
from .scale import JOINT, SHEET
from .spots import free_spots, plate_box
from .stations import MODE_NAMES, station_marks
from .svg import (
    cubic_path,
    dots_path,
    group,
    num,
    polyline_path,
    smooth_path,
    tag,
)

THAMES: Final = ((2, 11), (98, 106))
"""Stretches of the river, by points of its course, that carry its name."""


def draw_sheet(network: Network) -> str:
    """The map as one SVG document."""
    ground = lay_ground(network)
    lettering = fill_spaces(network, ground)
    layers = (
        _ground(ground),
        _parks(ground, lettering),
        _river(),
        _streets(network),
        _names(lettering),
        *(
            _lines(network, mode)
            for mode in (Mode.UNDERGROUND, Mode.FERRY, Mode.BUS, Mode.TAXI)
        ),
        legend(),
        compass(),
        frame(),
        group("overlay"),
        group("stations", *station_marks(network.board, network.places), "\n"),
        group("pieces"),
    )
    return tag(
        "svg", "\n", *layers, xmlns="http://www.w3.org/2000/svg",
        id="map", class_="map", viewBox=f"0 0 {num(SHEET[0])} {num(SHEET[1])}",
    ) + "\n"  # fmt: skip


def piece_spots(network: Network) -> str:
    """Where each station lies, and where pawns stand there, as JSON."""
    seats = {n: p for n, p in network.places.items() if n != JOINT}
    tube = {n for line in network.of(Mode.UNDERGROUND) for n in line.pair}
    plates = {n: plate_box(p, wide=n in tube) for n, p in seats.items()}
    rows = []
    for n, (x, y) in sorted(seats.items()):
        feet = [
            [round(fx - x, 1), round(fy - y, 1)]
            for fx, fy in free_spots(n, seats, plates)
        ]
        row = json.dumps({"at": [x, y], "pawns": feet}, separators=(",", ":"))
        rows.append(f'"{n}":{row}')
    return "{\n" + ",\n".join(rows) + "\n}\n"


def path_of(drawn: Drawn) -> str:
    """The path of one line as it is written."""
    return (cubic_path if drawn.is_cubic else smooth_path)(drawn.knots)


def _lines(network: Network, mode: Mode) -> str:
    name = MODE_NAMES[mode]
    paths = [
        "\n"
        + tag(
            "path",
            class_="line",
            id=f"{name}-{drawn.pair[0]}-{drawn.pair[1]}",
            data_mode=name,
            data_a=drawn.pair[0],
            data_b=drawn.pair[1],
            d=path_of(drawn),
        )
        for drawn in network.of(mode)
    ]
    lines = group(name, *paths, "\n", class_="lines", fill="none")
    if mode is Mode.BUS:
        lines += tag("use", class_="bus-core", href="#bus") + "\n"
    return lines


def _rings(rings: list[list[Point]]) -> str:
    return "".join(polyline_path(ring, closed=True) for ring in rings)


def _ground(ground: Ground) -> str:
    width, height = SHEET
    return group(
        "ground",
        tag("rect", class_="paper", width=width, height=height),
        tag(
            "path", class_="outskirts", d=_rings(ground.outskirts), fill_rule="evenodd"
        ),
        *(
            tag("path", class_="blocks", d=_rings(blocks))
            for blocks in by_quarter(ground.blocks)
        ),
    )


def _parks(ground: Ground, lettering: Lettering) -> str:
    trees = dots_path(lettering.trees)
    return group(
        "parks",
        tag("path", class_="lawn", d=_rings(ground.parks)),
        tag("path", class_="tree-shade", d=trees, transform="translate(.9 1.1)"),
        tag("path", class_="trees", d=trees),
    )


def _river() -> str:
    left, right = (bank[::3] + bank[-1:] for bank in banks())
    shores = [smooth_path(left), smooth_path(right)]
    water = smooth_path(left) + "L" + smooth_path(right[::-1])[1:] + "z"
    ripples = [
        smooth_path([_share(a, b, t) for a, b in zip(left, right, strict=True)])
        for t in (0.12, 0.24, 0.76, 0.88)
    ]
    return group(
        "river",
        tag("path", class_="water", d=water),
        tag("path", class_="ripples", d="".join(ripples)),
        tag("path", class_="banks", d="".join(shores)),
        *_water_names(),
        fill="none",
    )


def _water_names() -> list[str]:
    """The river's name along its course, where no ferry and no bridge is."""
    middle, _ = course()
    names = []
    for i, (first, last) in enumerate(THAMES):
        way = [*middle[first:last:3], middle[last]]
        guide = f"thames-{i}"
        names.append(tag("path", id=guide, class_="guide", d=smooth_path(way)))
        word = tag("textPath", text="Thames", href=f"#{guide}", startOffset="50%")
        names.append(tag("text", word, class_="water-name", dy=4))
    return names


def _share(a: Point, b: Point, t: float) -> Point:
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def _streets(network: Network) -> str:
    decks = bridge_decks(network)
    rails = "".join(polyline_path(edge) for deck in decks for edge in deck)
    floors = "".join(polyline_path([*a, *b[::-1]], closed=True) for a, b in decks)
    return group(
        "streets",
        tag("path", class_="railing", d=rails),
        tag("path", class_="deck", d=floors),
        fill="none",
    )


def _names(lettering: Lettering) -> str:
    drawings = [
        tag("path", class_="landmark", d=strokes(name),
            transform=f"translate({num(p[0])} {num(p[1])})")
        for name, p, _ in lettering.landmarks
    ]  # fmt: skip
    return group("names", *drawings, *(_label(each) for each in lettering.labels))


def _label(label: Label) -> str:
    return "".join(
        tag("text", text=text, class_=label.style.name, x=x, y=y, textLength=width)
        for text, x, y, width in label.rows
    )
