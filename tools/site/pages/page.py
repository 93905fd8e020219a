"""The page itself: ``web/index.html`` with its blanks filled.

A blank is written ``{{name}}``. The board, the style and script of the first screen,
the few lines of Python that start everything and PyScript's configuration go into the
page, because each would be one more request before anything happens. The
Content-Security-Policy names the digests of that style and that script.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Mapping
from html import escape
from typing import Final

from tools.site import words
from tools.site.pages.frontend import MAP, Frontend
from tools.site.paths import WEB

PAGE: Final = WEB / "index.html"
MAIN: Final = WEB / "main.py"

BLANK: Final = re.compile(r"\{\{(\w+)\}\}")
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
    """PyScript's configuration: our own interpreter, which has the game in it."""
    return {"interpreter": f"./{homes['pyodide']}/python.mjs", "plugins": PLUGINS}


def _inline(text: str, tag: str) -> str:
    """A text as it may stand within an element of that name."""
    if "</" in text:
        raise ValueError(f"a text holds '</', which could end its element {tag}")
    return f"\n{text}"


def policy_name(text: str) -> str:
    """How the policy names a script or a style that stands in the page."""
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"


def page(
    homes: Mapping[str, str],
    sizes: Mapping[str, Mapping[str, int]],
    version: str,
    ours: Frontend,
    kind: str = "app",
) -> str:
    """The finished page, but for its blank ``build``.

    *kind* is ``app``, or ``embed`` for a board in somebody else's page. *homes* are the
    folders' names in the site. *sizes* are the bytes of every file that is fetched on
    the way to the first move: always, from memory, or in the plain way. *ours* has
    style and script of the first screen.
    """
    first = _inline(ours.style, "style")
    boot = _inline(ours.script, "script")
    return fill(
        PAGE.read_text(encoding="utf-8"),
        {
            **homes,
            "board": MAP.read_text(encoding="utf-8").strip(),
            "boot": boot,
            "boot_hash": policy_name(boot),
            "build": "{{build}}",
            "config": escape(json.dumps(configuration(homes))),
            "first": first,
            "first_hash": policy_name(first),
            "main": _inline(MAIN.read_text(encoding="utf-8"), "script"),
            "page": kind,
            "plugins": json.dumps({"plugins": PLUGINS}),
            "sizes": json.dumps(sizes),
            "version": version,
            **words.page_blanks(),
        },
    )
