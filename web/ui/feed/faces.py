"""Faces of the three levels, our own drawings: as detectives, and as Mister X.

It is the same person either way; whoever plays Mister X wears his hat, his mask and a
collar turned up. Nothing in them is to be read: what they are called stands beside.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from sy_core.terms import Level, Side
from ui.kit.html import Html, el
from ui.words import Words

INK: Final = "#1d2226"
PALE: Final = "#fffaf0"
HEAD: Final = "M-10-5a10 11 0 0 1 20 0c0 10-5 15-10 15s-10-5-10-15z"
COAT: Final = "M-24 24c0-11 10-15 24-15s24 4 24 15z"
EYES: Final = "M-4.2-1h0M4.2-1h0"

Stroke = tuple[str, str, float]
"""A path, its colour, and how wide it is; 0: it is filled."""

PEOPLE: Final[dict[str, tuple[Stroke, ...]]] = {
    Level.CONSTABLE: (
        ("M-10-2a3 3 0 0 0-1 6M10-2a3 3 0 0 1 1 6", "#f0bd97", 6),
        (HEAD, "#f6cba8", 0),
        ("M-10-3c-1-9 4-12 10-12s11 3 10 12c-2-5-4-6-10-6s-8 1-10 6z", "#c4622d", 0),
        ("M-7 3h0M-5 4.6h0M7 3h0M5 4.6h0", "#d98d5f", 1.2),
        ("M-4 5.4c2 2.6 6 2.6 8 0", "#8c3b2a", 1.5),
    ),
    Level.INSPECTOR: (
        ("M-7-14a7 6 0 0 1 14 0z", "#5d6670", 0),
        (HEAD, "#e3b795", 0),
        (
            "M-10.6 2c-2-12 3-17 10.6-17s12.6 5 10.6 17c-1-7-3-9-6-10-4 2-11 1-13 4z",
            "#737d87",
            0,
        ),
        (
            "M-8.2-1a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM.2-1a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
            INK,
            1,
        ),
        ("M-3 6.2c2 .9 4 .9 6 0", "#8a4634", 1.4),
    ),
    Level.MASTERMIND: (
        (HEAD, "#c99a74", 0),
        ("M-10.5-1c-1-4 0-9 2-11l2 3c-2 2-3 5-4 8z", PALE, 0),
        ("M10.5-1c1-4 0-9-2-11l-2 3c2 2 3 5 4 8z", PALE, 0),
        ("M-7-5.4l5 1M7-5.4l-5 1", PALE, 1.7),
        ("M.3-1a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0zM8.5 1l2 9", "#e0b64a", 1.1),
        (
            "M0 4.5c-3-2-6-1-9 1.5 4 1 7 1 9-.5 2 1.5 5 1.5 9 .5-3-2.5-6-3.5-9-1.5z",
            PALE,
            0,
        ),
    ),
}
"""Whom one meets at each level, without a hat."""
HATS: Final[dict[str, tuple[Stroke, ...]]] = {
    Level.CONSTABLE: (
        ("M-12-8c0-10 5-15 12-15s12 5 12 15c-7-3-17-3-24 0z", "#26323d", 0),
        ("M-13-7c8-3.5 18-3.5 26 0", "#15191c", 2.4),
        (
            "M0-18.5l1.3 2.7 3 .4-2.2 2 .6 3-2.7-1.5-2.7 1.5.6-3-2.2-2 3-.4z",
            "#d5dde2",
            0,
        ),
    ),
    Level.INSPECTOR: (
        ("M-9-9c0-10 2-11 9-11s9 1 9 11z", "#7b2f39", 0),
        ("M-9.3-11h18.6", "#4e1c24", 2.6),
        ("M-15-8c9-3 21-3 30 0", "#7b2f39", 3.2),
    ),
    Level.MASTERMIND: (
        ("M-8.5-9l-1-14h19l-1 14z", INK, 0),
        ("M-8.9-12h17.8", "#6b4fa0", 2.8),
        ("M-14-8.5c8-2 20-2 28 0", INK, 3),
    ),
}
DISGUISE: Final[tuple[Stroke, ...]] = (
    (
        "M-10.3-4.5c6-1.5 14.6-1.5 20.6 0v4.5c-3 3-7 3-9 0h-2.6c-2 3-6 3-9 0z",
        INK,
        0,
    ),
    ("M-4.5-1.3h0M4.5-1.3h0", PALE, 2.6),
    ("M-17 24l1-16 12 9-5 7zM17 24l-1-16-12 9 5 7z", INK, 0),
    ("M-9-9c0-10 2-12 9-11s9 1 9 11z", INK, 0),
    ("M-9.2-12.6h18.4", "#c3283a", 2.6),
    ("M-17-8c10-3.5 24-3.5 34 0", INK, 3.4),
)
GROUNDS: Final = {
    Level.CONSTABLE: "#9fc0d6",
    Level.INSPECTOR: "#a9c29b",
    Level.MASTERMIND: "#c9b3dc",
}
COATS: Final = {
    Level.CONSTABLE: "#31485e",
    Level.INSPECTOR: "#4a5a40",
    Level.MASTERMIND: "#4d3a68",
}


@cache
def face(level: str, side: str = Side.DETECTIVES) -> Html:
    """The face of a level, dressed for its side."""
    drawn: tuple[Stroke, ...] = (
        ("M-24-24h48v48h-48z", GROUNDS[Level(level)], 0),
        (COAT, COATS[Level(level)], 0),
        ("M-5 6h10v7q-5 4-10 0z", PALE, 0),
        *PEOPLE[level],
        (EYES, INK, 2.4),
        *(DISGUISE if side == Side.MISTER_X else HATS[level]),
    )
    return el(
        "svg",
        {"class": "face", "viewBox": "-24 -24 48 48", "aria-hidden": "true"},
        [_path(*stroke) for stroke in drawn],
    )


def introduced(words: Words, level: str) -> str:
    """Who that is, in a line."""
    return f"{words(f'person.{level}')}. {words(f'person.{level}.what')}"


def _path(d: str, colour: str, width: float) -> Html:
    if not width:
        return el("path", {"d": d, "fill": colour})
    line = {"stroke-width": str(width), "stroke-linecap": "round"}
    return el("path", {"d": d, "fill": "none", "stroke": colour, **line})
