"""Styles and scripts of ours, as they are shipped (``web/assets``)."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from bytecode import ROOT
from minify import Text, joined, minified

ASSETS: Final = ROOT / "web" / "assets"
BOARD: Final = ASSETS / "board" / "map.svg"
# Style and script of the first screen, which stand in the page: what is to be seen and
# done before Python is up.
FIRST_STYLE: Final = (ASSETS / "boot.css", ASSETS / "board" / "map.css")
FIRST_SCRIPT: Final = tuple(sorted((ASSETS / "boot").glob("*.js")))
# One style for all that Python draws, of these in the order of their names.
STYLE: Final = ("app.css", "css/*.css")
# Scripts that are fetched; what they import becomes part of them.
MODULES: Final = (
    *("board.js", "js/frame.js", "js/sound.js"),
    *("js/offline.js", "js/mind.worker.js"),
)


class Frontend(NamedTuple):
    """What goes into the page, and the files beside it by their names."""

    style: str
    script: str
    files: dict[str, bytes]


def frontend() -> Frontend:
    """All of them."""
    name, pattern = STYLE
    texts = {
        name: joined("css", sorted(ASSETS.glob(pattern))),
        **{name: _module(ASSETS / name) for name in MODULES},
    }
    style, script, *others = minified(
        (
            joined("css", FIRST_STYLE),
            joined("script", FIRST_SCRIPT),
            *texts.values(),
        )
    )
    files = {name: text.encode() for name, text in zip(texts, others, strict=True)}
    return Frontend(style, script, files)


def _module(path: Path) -> Text:
    return joined("module", [path])
