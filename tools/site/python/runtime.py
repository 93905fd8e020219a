"""The files of PyScript and Pyodide that a browser fetches, and no others.

Both packages hold far more: terminals, maps for debuggers, types. What is left out here
is never asked for (``tests/browser`` would see the request fail).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from tools.site.pages.minify import joined, minified
from tools.site.paths import MODULES, PYODIDE, WEB
from tools.site.python import snapshot

PYSCRIPT: Final = MODULES / "@pyscript" / "core" / "dist"
# The few lines of ours that start each of the two.
START: Final = WEB / "boot" / "pyscript.js"
PYTHON: Final = WEB / "boot" / "python.js"
PYODIDE_FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# The one is for the start from memory, the other for the plain way.
MEMORY: Final = "memory.wasm"
LIBRARY: Final = "python_stdlib.zip"
# core.js is only a door to the chunk with the real code; the chunk of the error
# plugin is fetched even where the plugin is switched off. Plugins: see page.py.
PYSCRIPT_FILES: Final = ("core.js", "core-*.js", "error-*.js")
# The editor that PyScript brings along, which only the workshop fetches: by what each
# part is called, its file. They name each other, so they stay in one folder.
EDITOR: Final = "editor.js"
EDITOR_FILES: Final = {
    "setup": "codemirror-*.js",
    "state": "codemirror_state-*.js",
    "view": "codemirror_view-*.js",
    "language": "codemirror_language-*.js",
    "commands": "codemirror_commands-*.js",
    "python": "codemirror_lang-python-*.js",
}
# … and one that they import.
EDITOR_SHARED: Final = "index-*.js"


def pyodide() -> dict[str, bytes]:
    """Pyodide: its loader, its WebAssembly, and Python as it is once it has started.

    Its own library is for the plain way, which does without that.
    """
    names = (*PYODIDE_FILES, LIBRARY)
    files = {name: (PYODIDE / name).read_bytes() for name in names}
    # No package is ever loaded: an empty list is 0.1 kB instead of 119 kB.
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    files["pyodide-lock.json"] = json.dumps({**lock, "packages": {}}).encode()
    (python,) = minified([joined("module", [PYTHON])])
    files["python.mjs"] = python.encode()
    files[MEMORY] = snapshot.memory().read_bytes()
    return {name: _without_map(name, data) for name, data in files.items()}


def pyscript() -> dict[str, bytes]:
    """PyScript: its core, the few lines of ours that start it, and its editor."""
    core = [_only(PYSCRIPT, pattern) for pattern in PYSCRIPT_FILES]
    paths = (*core, START, *_editor().values(), _only(PYSCRIPT, EDITOR_SHARED))
    files = {path.name: _without_map(path.name, path.read_bytes()) for path in paths}
    doors = (f'export * as {n} from "./{p.name}";\n' for n, p in _editor().items())
    return {**files, EDITOR: "".join(doors).encode()}


def of_editor() -> tuple[str, ...]:
    """Names of the files that only the workshop fetches."""
    shared = _only(PYSCRIPT, EDITOR_SHARED)
    return (EDITOR, shared.name, *(path.name for path in _editor().values()))


def _editor() -> dict[str, Path]:
    return {name: _only(PYSCRIPT, found) for name, found in EDITOR_FILES.items()}


def _only(folder: Path, pattern: str) -> Path:
    """The one file that fits: a second one means that the package has changed."""
    (path,) = folder.glob(pattern)
    return path


def _without_map(name: str, data: bytes) -> bytes:
    """Drop the pointer to a source map that is not shipped."""
    if not name.endswith(("js", "mjs")):
        return data
    head, mark, _ = data.rpartition(b"\n//# sourceMappingURL=")
    return head + b"\n" if mark else data
