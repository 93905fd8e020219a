"""Small drawings of our own for buttons; they take the colour of the text."""

from __future__ import annotations

from functools import cache
from typing import Final

from ui.kit.html import Attributes, Html, el

PATHS: Final = {
    "first": "M4 3v14M16 3 7 10l9 7z",
    "back": "M13 4 7 10l6 6-4-6z",
    "forward": "M7 4l6 6-6 6 4-6z",
    "play": "M5 3l12 7-12 7z",
    "last": "M16 3v14M4 3l9 7-9 7z",
    "fast": "M3 4l6 6-6 6zM11 4l6 6-6 6z",
    "sound": "M3 8v4h3l4 3V5L6 8zM13 7q2.5 3 0 6M15.5 4.5q5 5.5 0 11",
    "mute": "M3 8v4h3l4 3V5L6 8zM13.5 8l4 4M17.5 8l-4 4",
    "pause": "M6 4v12M14 4v12",
}


@cache
def icon(name: str) -> Html:
    """An icon; the button around it carries the words."""
    frame: Attributes = {
        "class": "icon",
        "viewBox": "0 0 20 20",
        "width": 20,
        "height": 20,
        "aria-hidden": "true",
        "fill": "currentColor",
        "stroke": "currentColor",
        "stroke-width": 2,
        "stroke-linejoin": "round",
        "stroke-linecap": "round",
    }
    return el("svg", frame, el("path", {"d": PATHS[name]}))
