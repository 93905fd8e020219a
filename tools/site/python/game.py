"""The game for the browser: its blocks of byte code, and its sources.

Pyodide under Node does the compiling, so the byte code always fits.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tools.site.paths import ROOT, WEB
from tools.site.python.library import COMPILER, standard_library
from tools.site.python.node import in_node
from tools.site.python.parts import (
    FIRST,
    NOT_FIRST,
    NOT_IN_THE_BROWSER,
    ROOM,
    SELDOM,
    SOON,
)
from tools.site.python.snapshot import OPENER

# Needed before a first move; at the same time, for later; when somebody asks for it;
# in a room with somebody's bot; and without blocks (?plain).
FIRST_BLOCK: Final = "first.block"
REST: Final = "rest.block"
SELDOM_BLOCK: Final = "seldom.block"
ROOM_BLOCK: Final = "bench.block"
SOURCES: Final = "sources.tar.bz2"
ALL: Final = (FIRST_BLOCK, REST, SELDOM_BLOCK, ROOM_BLOCK, SOURCES)


def game(scratch: Path) -> dict[str, bytes]:
    """Its archives by their names; *scratch* is a folder to work in."""
    folders = {"sy_core": ROOT / "src" / "sy_core", "ui": WEB / "ui"}
    in_node(
        COMPILER,
        out={name: str(scratch / name) for name in ALL},
        home="/home/pyodide",
        folders={
            **{name: str(path) for name, path in folders.items()},
            OPENER.name: str(OPENER),
        },
        leave_out=NOT_IN_THE_BROWSER,
        opener=OPENER.name,
        parts=[FIRST, NOT_FIRST, SELDOM, ROOM],
        soon=SOON,
        stdlib=str(standard_library()),
    )
    return {name: (scratch / name).read_bytes() for name in ALL}
