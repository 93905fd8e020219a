"""Python as it is when it has started: its memory, made once in the build.

Starting Python is mostly the same work every time: a hundred modules of the library
are imported before a page may say its first word. The build does that work, and the
page begins where it ended (``snapshot.mjs``). What the game asks the library for is in
it too, so the library itself is not shipped.
"""

from __future__ import annotations

import ast
import hashlib
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from tools.site.paths import ROOT, WEB
from tools.site.python.library import PYSCRIPT, standard_library
from tools.site.python.node import made_once
from tools.site.python.parts import NOT_IN_MEMORY

MAKER: Final = Path(__file__).with_name("snapshot.mjs")
READY: Final = MAKER.parent / "inside" / "ready.py"
# What reads the game's blocks in the browser.
OPENER: Final = WEB / "boot" / "bundle.py"
# What the library itself asks for only when it comes to it: unpacking an archive.
ASKED_LATER: Final = ("encodings.cp437",)
SOURCES: Final = (ROOT / "src", WEB, PYSCRIPT)


def memory() -> Path:
    """Python's memory as a file for the page, made only once."""
    library, modules = standard_library(), [*ASKED_LATER, *asked_for()]
    digest = hashlib.sha256(repr([library.name, modules]).encode())
    for path in (MAKER, READY, OPENER):
        digest.update(path.read_bytes())
    return made_once(
        f"memory-{digest.hexdigest()[:12]}.wasm",
        MAKER,
        made="memory.wasm",
        stdlib=str(library),
        modules=modules,
        own={OPENER.stem: str(OPENER)},
    )


def asked_for() -> list[str]:
    """The modules of the standard library that the page's sources name."""
    names = {name for path in _sources() for name in _imports(path)}
    return sorted(
        name for name in names if name.partition(".")[0] in sys.stdlib_module_names
    )


def _sources() -> Iterator[Path]:
    for folder in SOURCES:
        for path in sorted(folder.rglob("*.py")):
            name = path.relative_to(folder).as_posix()
            if not name.startswith(NOT_IN_MEMORY):
                yield path


def _imports(path: Path) -> Iterable[str]:
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            yield node.module
