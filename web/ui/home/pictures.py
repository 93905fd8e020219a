"""Small drawings for the tiles of the first screen: our own, nothing to be read."""

from __future__ import annotations

from typing import Final

from ui.kit.html import Html, el

PAWN: Final = "M-11 20c0-14 5-17 6-20a9 9 0 1 1 10 0c1 3 6 6 6 20Z"
"""Around the middle of its head."""
RIVER: Final = "M-8 74C40 42 84 96 132 66S204 40 250 58"
LINES: Final = {
    "taxi": "M-4 30 60 22 128 34 244 14",
    "bus": "M30 104 60 22 128 34 176 104",
    "underground": "M-4 92 128 34 206 84 244 78",
}
STOPS: Final = ((60, 22), (128, 34), (206, 84))
PIECES: Final = {
    "alone": ((72, 60, "red", 1.5), (168, 54, "mister-x", 1.7)),
    "together": (
        *((40, 62, "blue", 1.2), (92, 32, "green", 1.2), (202, 62, "red", 1.2)),
        (148, 32, "mister-x", 1.2),
    ),
    "learn": ((128, 20, "red", 1),),
}
"""Where who stands on which picture, and how large."""
EXTRAS: Final = {
    "alone": (("unknown", "M112 46c0-14 22-14 22 0 0 8-11 8-11 17m0 11v1"),),
    "together": (
        (
            "device",
            "M66 60h108q7 0 7 7v25q0 7-7 7H66q-7 0-7-7V67q0-7 7-7Z",
        ),
    ),
    "learn": (("way", "M128 34 206 84"), ("done", "M190 84l11 12 22-28")),
}


def picture(name: str) -> Html:
    """A corner of the map, and what the tile is about."""
    lines = [el("path", {"class": kind, "d": d}) for kind, d in LINES.items()]
    stops = [
        el("circle", {"class": "stop", "cx": x, "cy": y, "r": 8}) for x, y in STOPS
    ]
    pieces = [
        el(
            "path",
            {
                "class": f"figure {colour}",
                "d": PAWN,
                "transform": f"translate({x} {y})scale({size})",
            },
        )
        for x, y, colour, size in PIECES[name]
    ]
    extras = [el("path", {"class": kind, "d": d}) for kind, d in EXTRAS[name]]
    return el(
        "svg",
        {
            "class": "picture",
            "viewBox": "0 0 240 104",
            "preserveAspectRatio": "xMidYMid slice",
            "aria-hidden": "true",
            "focusable": "false",
        },
        el("path", {"class": "river", "d": RIVER}),
        lines,
        stops,
        extras,
        pieces,
    )
