"""Python as byte code: the standard library and the game, each as one archive.

Pyodide under Node does the compiling, so the byte code always fits. The standard
library's archive depends on nothing of ours and is kept in ``build/site``.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
CACHE: Final = ROOT / "build" / "site"
PYODIDE: Final = ROOT / "node_modules" / "pyodide"
COMPILER: Final = Path(__file__).with_name("compile.mjs")

# What the page never runs: the game in a terminal, matches between computer players.
NOT_IN_THE_BROWSER: Final = (
    "sy_core/arena/",
    "sy_core/console/",
    "sy_core/__main__.py",
)
# What thinks is fetched only when there is a computer player, mostly by a worker.
COMPUTER_PLAYERS: Final = "sy_core/ai"
# Pyodide copies these docstrings onto its own functions when it starts.
DOCUMENTED: Final = ("_pyodide/", "pyodide/")
# The archive inside app.zip, which web/main.py imports from.
GAME: Final = "game.zip"
# The archive inside minds.zip, with the computer players.
BOTS: Final = "bots.zip"


def standard_library() -> Path:
    """The standard library as byte code, compiled only once."""
    digest = hashlib.sha256(COMPILER.read_bytes())
    digest.update(COMPILER.with_suffix(".py").read_bytes())
    digest.update((PYODIDE / "package.json").read_bytes())
    out = CACHE / f"stdlib-{digest.hexdigest()[:12]}.zip"
    if not out.is_file():
        CACHE.mkdir(parents=True, exist_ok=True)
        part = out.with_suffix(f".{os.getpid()}")
        _compile(
            out=str(part),
            home="/lib/python314.zip",
            zip=str(PYODIDE / "python_stdlib.zip"),
            kept_whole=DOCUMENTED,
        )
        part.replace(out)
    return out


def application(out: Path) -> None:
    """The rules and the page's own Python, as byte code, into the file *out*."""
    folders = {"sy_core": ROOT / "src" / "sy_core", "ui": ROOT / "web" / "ui"}
    _compile(
        out=str(out),
        home=f"/home/pyodide/{GAME}",
        folders={name: str(path) for name, path in folders.items() if path.is_dir()},
        leave_out=(*NOT_IN_THE_BROWSER, f"{COMPUTER_PLAYERS}/"),
        solid=GAME,
        stdlib=str(standard_library()),
    )


def computer_players(out: Path) -> None:
    """The computer players alone, as byte code, into the file *out*."""
    _compile(
        out=str(out),
        home=f"/home/pyodide/{BOTS}",
        folders={COMPUTER_PLAYERS: str(ROOT / "src" / COMPUTER_PLAYERS)},
        leave_out=(),
        solid=BOTS,
        stdlib=str(standard_library()),
    )


def _compile(**job: object) -> None:
    done = subprocess.run(
        ["node", COMPILER, json.dumps(job)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"Python could not be compiled:\n{done.stderr.strip()}")
