"""The standard library as byte code: what Python's memory is made from.

It depends on nothing of ours and is kept in ``build/site``. Python could start from
the library as Pyodide publishes it; but compiling leaves so much behind in memory that
the page would have to fetch half as much again.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

from tools.site.paths import MODULES, PYODIDE
from tools.site.python.node import made_once

# PyScript's own Python. It comes as text inside PyScript's script and would be compiled
# at every start; with this, Python has it in its memory.
PYSCRIPT: Final = MODULES / "@pyscript" / "core" / "src" / "stdlib"
COMPILER: Final = Path(__file__).with_name("compile.mjs")
COMPILING: Final = (COMPILER, COMPILER.parent / "inside" / "compile.py")
# Pyodide copies these docstrings onto its own functions when it starts.
DOCUMENTED: Final = ("_pyodide/", "pyodide/")


def standard_library() -> Path:
    """The archive, compiled only once."""
    digest = hashlib.sha256()
    for path in COMPILING:
        digest.update(path.read_bytes())
    for package in (PYODIDE, PYSCRIPT.parents[1]):
        digest.update((package / "package.json").read_bytes())
    return made_once(
        f"stdlib-{digest.hexdigest()[:12]}.zip",
        COMPILER,
        made="stdlib.zip",
        home="/lib/python314.zip",
        zip=str(PYODIDE / "python_stdlib.zip"),
        folders={"pyscript": str(PYSCRIPT / "pyscript")},
        documented=DOCUMENTED,
    )
