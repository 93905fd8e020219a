"""Python for the browser: the standard library and the game, each as one archive.

Pyodide under Node does the compiling, so the byte code always fits. The standard
library's archive depends on nothing of ours and is kept in ``build/site``.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from tools.site.paths import MODULES, PYODIDE, ROOT, WEB
from tools.site.python.node import in_node, made_once

# PyScript's own Python. It comes as text inside PyScript's script and would be compiled
# at every start; web/boot/python.js has Python look into its library first.
PYSCRIPT: Final = MODULES / "@pyscript" / "core" / "src" / "stdlib"
COMPILER: Final = Path(__file__).with_name("compile.mjs")
COMPILING: Final = tuple(
    COMPILER.parent / name
    for name in ("compile.mjs", "inside/compile.py", "inside/lean.py")
)

# What the page never runs: the game in a terminal, matches between computer players,
# and those players that are only met there.
NOT_IN_THE_BROWSER: Final = (
    *("sy_core/arena/", "sy_core/console/", "sy_core/__main__.py"),
    *("sy_core/arena/rivals/greedy.py", "sy_core/arena/rivals/chance.py"),
    *(
        "sy_core/arena/rivals/published.py",
        "sy_core/arena/rivals/flight.py",
        "sy_core/arena/rivals/playouts.py",
    ),
)
# What no page of ours asks the standard library for: talking to servers and to other
# processes, testing, debugging. asyncio and shutil look for ssl and for two ways of
# compressing, and do without.
NOT_IN_THE_LIBRARY: Final = (
    *("ssl.py", "_ssl.py", "lzma.py", "compression/zstd/"),
    *("multiprocessing/", "xmlrpc/", "wsgiref/", "mailbox.py", "imaplib.py"),
    *("smtplib.py", "poplib.py", "ftplib.py", "xml/", "sqlite3/"),
    *("unittest/", "doctest.py", "pdb.py", "bdb.py", "pydoc.py", "_pyrepl/"),
    *("pstats.py", "profile.py", "cProfile.py", "pickletools.py"),
)
# What is in its place: modules of ours that do less, sooner.
INSTEAD: Final = Path(__file__).with_name("library")
# Pyodide copies these docstrings onto its own functions when it starts.
DOCUMENTED: Final = ("_pyodide/", "pyodide/")
# What reads the game's two blocks in the browser.
OPENER: Final = WEB / "boot" / "bundle.py"
# What the page needs at the start, as byte code: modules whose names begin so, and all
# that they import; but wording that is loaded when it is asked for (ui.words.LATER) is
# not. The others are sources in the second block.
START: Final = (
    *("ui.boot", "ui.browser", "ui.app", "ui.classic.", "ui.words."),
    *(f"!ui.words.{name}.notebook" for name in ("en", "de", "fr")),
)
# What the page imports when it has time, with all that these import, in groups: what
# every game may want, the dice game, and the computer players, for the day when they
# have no thread of their own.
SOON: Final = (
    (
        *(
            "ui.warmup.steps",
            "ui.warmup.rehearsal",
            "sy_core.messages.questions",
            "ui.notebook.actions",
        ),
        *("ui.notebook.scene", "ui.notebook.panel", "ui.replay.curve"),
    ),
    ("ui.hunting.panels", "ui.hunting.tiles.grid", "ui.hunting.whynot"),
    ("sy_core.ai.service",),
)


def standard_library() -> Path:
    """The standard library as byte code, compiled only once."""
    instead = sorted(INSTEAD.glob("*.py"))
    digest = hashlib.sha256(repr(NOT_IN_THE_LIBRARY).encode())
    for path in (*COMPILING, *instead):
        digest.update(path.read_bytes())
    for package in (PYODIDE, PYSCRIPT.parents[1]):
        digest.update((package / "package.json").read_bytes())
    return made_once(
        f"stdlib-{digest.hexdigest()[:12]}.zip",
        COMPILER,
        home="/lib/python314.zip",
        zip=str(PYODIDE / "python_stdlib.zip"),
        folders={
            "pyscript": str(PYSCRIPT / "pyscript"),
            **{path.name: str(path) for path in instead},
        },
        leave_out=NOT_IN_THE_LIBRARY,
        kept_whole=DOCUMENTED,
    )


def application(out: Path) -> None:
    """The rules and the page's own Python: one archive."""
    folders = {"sy_core": ROOT / "src" / "sy_core", "ui": WEB / "ui"}
    in_node(
        COMPILER,
        out=str(out),
        home="/home/pyodide",
        folders={
            **{name: str(path) for name, path in folders.items() if path.is_dir()},
            OPENER.name: str(OPENER),
        },
        leave_out=NOT_IN_THE_BROWSER,
        opener=OPENER.name,
        start=START,
        soon=SOON,
        stdlib=str(standard_library()),
    )
