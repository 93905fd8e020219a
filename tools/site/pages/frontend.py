"""Styles and scripts of ours, as they are shipped (``web``)."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path
from typing import Final, NamedTuple

from tools.site.pages.minify import Text, joined, minified
from tools.site.paths import WEB

ASSETS: Final = WEB / "assets"
BOOT: Final = WEB / "boot"
MAP: Final = WEB / "board" / "map.svg"
# Style and script of the first screen, which stand in the page: what is to be seen and
# done before Python is up.
FIRST_STYLE: Final = (BOOT / "boot.css", MAP.with_suffix(".css"))
FIRST_SCRIPT: Final = BOOT / "start.js"
# One style for all that Python draws, of these in the order of their names.
STYLE: Final = ("app.css", "css/*.css")
# Styles of what comes with the first table: moments on stage, a station's card.
LATER_STYLE: Final = ("css/staging.css", "css/later/*.css")
# … and that of what few visits want, which comes with its modules.
SELDOM_STYLE: Final = ("css/seldom.css", "css/seldom/*.css")
# What two devices need, each fetched when it is first wanted.
DEVICES: Final = {
    f"devices/{name}.js": WEB / "devices" / f"{name}.js"
    for name in ("show", "scan", "decode", "live", "beside")
}
# A room with somebody's bot in it: its document, with a script, and its worker.
ROOM: Final = WEB / "workshop" / "room.html"
INSIDE: Final = ROOM.with_name("inside.js")
# All that is fetched for it, of the page's own.
WORKSHOP: Final = tuple(
    f"workshop/{name}" for name in ("bench.js", INSIDE.name, ROOM.name)
)
# Scripts that are fetched; what they import becomes part of them.
MODULES: Final = {
    "board.js": WEB / "board" / "board.js",
    **DEVICES,
    "workshop/bench.js": WEB / "workshop" / "bench.js",
    **{
        f"js/{path.name}": path
        for path in (
            ASSETS / "js" / f"{name}.js"
            for name in (
                *("frame", "curtain", "offline", "effects", "sounds", "staging"),
                *("preview", "editor", "picture", "code", "lesson"),
                *("computer.worker", "veil.worker"),
            )
        )
    },
}


class Frontend(NamedTuple):
    """What goes into the page, and the files beside it by their names."""

    style: str
    script: str
    files: dict[str, bytes]


def frontend() -> Frontend:
    """All of them."""
    texts = {
        **{
            name: joined("css", sorted(ASSETS.glob(pattern)))
            for name, pattern in (STYLE, LATER_STYLE, SELDOM_STYLE)
        },
        **{name: _module(path) for name, path in MODULES.items()},
    }
    style, script, room, inside, *others = minified(
        (
            joined("css", FIRST_STYLE),
            joined("first", [FIRST_SCRIPT]),
            joined("worker", [ROOM.with_suffix(".js")]),
            joined("worker", [INSIDE]),
            *texts.values(),
        )
    )
    files = {name: text.encode() for name, text in zip(texts, others, strict=True)}
    files[f"workshop/{INSIDE.name}"] = inside.encode()
    files[f"workshop/{ROOM.name}"] = room_page(room).encode()
    return Frontend(style, script, files)


def room_page(script: str) -> str:
    """The document of a room; its policy names its one script."""
    text = script.strip()
    named = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
    page = ROOM.read_text(encoding="utf-8")
    return page.replace("{{room_hash}}", f"sha256-{named}").replace("{{room}}", text)


def _module(path: Path) -> Text:
    return joined("module", [path])
