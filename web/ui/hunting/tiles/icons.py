"""Pictograms of our own, drawn in a box of 24: each means of travel has its shape."""

from __future__ import annotations

from functools import cache
from types import MappingProxyType
from typing import Final

from ui.kit.html import Html, el

SHAPES: Final = MappingProxyType(
    {
        "T": "M2.5 16.2v-3.4c0-.8.5-1.3 1.2-1.5l1.6-.4 2-4A2.6 2.6 0 0 1 9.6 5.5h4.8"
        "a2.6 2.6 0 0 1 2.3 1.4l2 4 1.6.4c.7.2 1.2.7 1.2 1.5v3.4h-1.9"
        "a2.7 2.7 0 0 1-5.4 0H9.8a2.7 2.7 0 0 1-5.4 0zM7.7 10.6h3.6V7.3H9.7"
        "c-.3 0-.5.1-.6.4zM12.7 10.6h3.6l-1.4-2.9c-.1-.3-.3-.4-.6-.4h-1.6zM10 2.6h4"
        "v2h-4zM5.5 16.4a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0zM15.3 16.4"
        "a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0z",
        "B": "M6.5 2.5h11A2.5 2.5 0 0 1 20 5v12h-1v2.7c0 .5-.4.8-.8.8h-1.4"
        "c-.5 0-.8-.3-.8-.8V17H8v2.7c0 .5-.3.8-.8.8H5.8c-.4 0-.8-.3-.8-.8V17H4V5"
        "a2.5 2.5 0 0 1 2.5-2.5zM8 4.3v1.5h8V4.3zM6 7.3v5h12v-5zM6.2 14.6"
        "a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0zM15.6 14.6"
        "a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0z",
        "U": "M12 2.5c4.2 0 7 2.3 7 6V14a3.5 3.5 0 0 1-3.5 3.5h-7A3.5 3.5 0 0 1 5 14"
        "V8.5c0-3.7 2.8-6 7-6zM7.3 8v4h3.9V8zM12.8 8v4h3.9V8zM9.5 4.6v1.5h5V4.6z"
        "M7.5 14.6a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0zM14.3 14.6"
        "a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0zM8 18.5h2l-1.7 3H6z"
        "M16 18.5h-2l1.7 3H18z",
        "X": "M4.5 3.5h4.3L12 8.8l3.2-5.3h4.3L14.2 12l5.3 8.5h-4.3L12 15.2l-3.2 5.3"
        "H4.5L9.8 12z",
        "H": "M3.5 4.5h17V6h-7.7v2h1.4c3.7 0 6.3 2.5 6.3 5.8v.7c0 .8-.7 1.5-1.5 1.5"
        "h-7.5c-1.2 0-2.3-.6-3-1.6L6.3 11H3L1.8 7.5h1.7L4.8 9h6.4V6H3.5zM14.5 9.8v3.4h4"
        "c-.4-2-2-3.4-4-3.4zM11.5 17.2h1.4v1.6h3.2v-1.6h1.4v1.6h2.3v1.5H8.7v-1.5h2.8z",
        "D": "M3 5l7.5 7L3 19zM11.5 5l7.5 7-7.5 7zM19.5 5h2v14h-2z",
        "-": "M6.5 5h4v14h-4zM13.5 5h4v14h-4z",
        "@": "M12 2.5a7 7 0 0 1 7 7c0 4.5-7 12-7 12s-7-7.5-7-12a7 7 0 0 1 7-7z"
        "M9.2 9.5a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0z",
        "again": "M12 4a8 8 0 1 1-7.7 5.8l2.3.7A5.6 5.6 0 1 0 12 6.4V9.5L6.8 5.2 12 1z",
        "eye": "M12 5c4.3 0 8 2.5 10.5 7C20 16.5 16.3 19 12 19S4 16.5 1.5 12C4 7.5"
        " 7.7 5 12 5zM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM10.2 12a1.8 1.8 0 1 0 3.6 0"
        "a1.8 1.8 0 1 0-3.6 0z",
        "flag": "M5 2.5h2V4h11l-2.5 4L18 12H7v9.5H5z",
    }
)


@cache
def icon(name: str, look: str = "") -> Html:
    """A pictogram in the colour of its text; words must stand beside it."""
    return el(
        "svg",
        {
            "class": f"icon {look}".strip(),
            "viewBox": "0 0 24 24",
            "aria-hidden": "true",
            "focusable": "false",
        },
        el("path", {"d": SHAPES[name], "fill": "currentColor", "fill-rule": "evenodd"}),
    )
