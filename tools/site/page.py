"""The page itself: ``web/index.html`` with its blanks filled.

A blank is written ``{{name}}``. The board, the few lines of Python that start
everything and PyScript's configuration go into the page, because each would be one
more request before anything happens. None of the three is a script to the browser,
so the Content-Security-Policy needs no exception for them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path
from typing import Final

from bytecode import ROOT

PAGE: Final = ROOT / "web" / "index.html"
BOARD: Final = ROOT / "web" / "assets" / "board" / "map.svg"
MAIN: Final = ROOT / "web" / "main.py"

BLANK: Final = re.compile(r"\{\{(\w+)\}\}")
# The one script that is no module.
CLASSIC: Final = "/boot.js"
# None of PyScript's extras is used. It loads them for both of its interpreters, so
# the list stands in the page twice.
PLUGINS: Final = [
    *("!codemirror", "!deprecations-manager", "!donkey", "!error"),
    *("!py-editor", "!py-game", "!py-terminal"),
]


def fill(text: str, values: Mapping[str, str]) -> str:
    """The *text* with every blank filled; an unknown blank is an error."""
    return BLANK.sub(lambda blank: values[blank[1]], text)


def configuration(homes: Mapping[str, str]) -> dict[str, object]:
    """PyScript's configuration: our own interpreter, our own archive."""
    return {
        "interpreter": f"./{homes['pyodide']}/python.mjs",
        "files": {f"./{homes['app']}/app.zip": "./*"},
        "plugins": PLUGINS,
    }


def preloads(names: Iterable[str]) -> str:
    """Modules to be fetched at once, not only when another one names them.

    The WebAssembly is not among them: a preloaded one loses its compiled code.
    """
    modules = [name for name in sorted(names) if name.endswith(("js", ".mjs"))]
    return "\n".join(
        f'<link rel="modulepreload" href="./{name}">'
        for name in modules
        if not name.endswith(CLASSIC)
    )


def page(
    homes: Mapping[str, str], sizes: Mapping[str, int], version: str, kind: str = "app"
) -> str:
    """The finished page, but for its blank ``build``.

    *kind* is ``app``, or ``embed`` for a board in somebody else's page. *homes* are the
    folders' names in the site, *sizes* the bytes of every file that is fetched on the
    way to the first move.
    """
    main = MAIN.read_text(encoding="utf-8")
    board = BOARD.read_text(encoding="utf-8") if BOARD.is_file() else ""
    if "</" in main:
        raise ValueError("main.py holds '</', which could end its element")
    return fill(
        PAGE.read_text(encoding="utf-8"),
        {
            **homes,
            "board": board.strip(),
            "build": "{{build}}",
            "config": escape(json.dumps(configuration(homes))),
            "main": "\n" + main,
            "page": kind,
            "preloads": preloads(sizes),
            "plugins": json.dumps({"plugins": PLUGINS}),
            "sizes": json.dumps(dict(sorted(sizes.items()))),
            "version": version,
        },
    )


def source_files() -> list[Path]:
    """Everything the page is made from."""
    return [PAGE, BOARD, MAIN]
