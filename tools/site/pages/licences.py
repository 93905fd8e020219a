"""Who wrote what the site ships, and under which terms: ``licences.txt``.

What the parts written in JavaScript are made of is told by their source maps, and the
tests compare. What was linked into Pyodide's WebAssembly stands in no list of its own:
it was read off the binary and off CPython's own acknowledgements.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, NamedTuple

from tools.site.paths import MODULES, PYODIDE, ROOT, WEB

NAME: Final = "licences.txt"
TEXTS: Final = WEB / "licences"
RULE: Final = "=" * 72

MIT: Final = "MIT"
APACHE: Final = "Apache-2.0"
PUBLIC_DOMAIN: Final = "public domain"
PYTHON: Final = "CPython"
GIAMMARCHI: Final = "Andrea Giammarchi, @WebReflection"


class Part(NamedTuple):
    """Something that is shipped; *package* is its folder in node_modules."""

    name: str
    licence: str
    owner: str
    source: str
    package: str = ""

    @property
    def version(self) -> str:
        """As installed; empty where it is a part of something else."""
        if not self.package:
            return ""
        told = json.loads((MODULES / self.package / "package.json").read_text("utf-8"))
        return str(told["version"])


def _of_pyscript(name: str, package: str) -> Part:
    owner = "2022 PyScript Development Team; originated at Anaconda, Inc."
    source = f"https://github.com/pyscript/{name.lower()}"
    return Part(name, APACHE, owner, source, package)


def _by_giammarchi(package: str, licence: str, since: str = "") -> Part:
    source = f"https://github.com/WebReflection/{package.rpartition('/')[2]}"
    return Part(package, licence, f"{since} {GIAMMARCHI}".strip(), source, package)


def _by_haverbeke(name: str) -> Part:
    owner = "2018 by Marijn Haverbeke and others"
    group, _, short = name.rpartition("/")
    homes = {"@codemirror": "codemirror", "@lezer": "lezer-parser"}
    source = f"https://github.com/{homes.get(group, 'marijnh')}/{short}"
    return Part(name, MIT, owner, source)


IN_PYODIDE: Final = (
    Part(
        "Pyodide",
        "MPL-2.0",
        "Pyodide contributors and Mozilla",
        "https://github.com/pyodide/pyodide",
        "pyodide",
    ),
    # And its standard library, in part, as it is in memory.
    Part(
        PYTHON,
        "PSF-2.0",
        "2001 Python Software Foundation",
        "https://github.com/python/cpython",
    ),
    Part(
        "Emscripten",
        MIT,
        "2010 Emscripten authors",
        "https://github.com/emscripten-core/emscripten",
    ),
    Part("musl libc", MIT, "2005 Rich Felker, et al.", "https://musl.libc.org"),
    Part(
        "compiler-rt (LLVM)",
        f"{APACHE}, with the LLVM exception",
        "LLVM contributors",
        "https://llvm.org",
    ),
    Part(
        "error-stack-parser and stackframe",
        MIT,
        "2017 Eric Wendelin and other contributors",
        "https://github.com/stacktracejs",
    ),
    Part(
        "libffi",
        MIT,
        "1996 Red Hat, Inc and others",
        "https://github.com/libffi/libffi",
    ),
    Part(
        "Expat",
        MIT,
        "1998-2000 Thai Open Source Software Center Ltd and Clark Cooper;"
        " 2001 Expat maintainers",
        "https://libexpat.github.io",
    ),
    Part("libmpdec", "BSD-2-Clause", "2008 Stefan Krah", "https://www.bytereef.org"),
    Part(
        "HACL*",
        MIT,
        "2016 INRIA, CMU and Microsoft Corporation",
        "https://github.com/hacl-star/hacl-star",
    ),
    Part(
        "zlib", "Zlib", "1995-2024 Jean-loup Gailly and Mark Adler", "https://zlib.net"
    ),
    Part(
        "bzip2",
        "bzip2-1.0.6",
        "1996-2019 Julian R Seward",
        "https://sourceware.org/bzip2",
    ),
    Part(
        "Zstandard",
        "BSD-3-Clause",
        "Meta Platforms, Inc. and affiliates",
        "https://github.com/facebook/zstd",
    ),
    Part("liblzma (XZ Utils)", PUBLIC_DOMAIN, "Lasse Collin", "https://tukaani.org/xz"),
    Part("SQLite", PUBLIC_DOMAIN, "D. Richard Hipp and others", "https://sqlite.org"),
)
# Package, licence, and since when.
BY_GIAMMARCHI: Final = """\
@webreflection/fetch MIT 2024
@webreflection/idb-map MIT 2024
@webreflection/utils MIT 2025
basic-devtools ISC 2023
codedent ISC
coincident MIT 2024
html-escaper MIT 2017
next-resolver MIT 2025
plain-tag ISC 2020
reflected-ffi MIT 2025
sticky-module ISC 2023
to-json-callback ISC
type-checked-collections ISC 2023
weak-id MIT 2025
"""
# The editor of the workshop, as PyScript has bundled it; no package of its own is here.
BY_HAVERBEKE: Final = """\
@codemirror/autocomplete
@codemirror/commands
@codemirror/lang-python
@codemirror/language
@codemirror/lint
@codemirror/search
@codemirror/state
@codemirror/view
@lezer/common
@lezer/highlight
@lezer/lr
@lezer/python
@marijn/find-cluster-break
codemirror
crelt
style-mod
w3c-keyname
"""
IN_PYSCRIPT: Final = (
    _of_pyscript("PyScript", "@pyscript/core"),
    _of_pyscript("polyscript", "polyscript"),
    *(_by_giammarchi(*line.split()) for line in BY_GIAMMARCHI.splitlines()),
    *(_by_haverbeke(name) for name in BY_HAVERBEKE.splitlines()),
)
# What draws codes, and what reads them (web/devices).
IN_DEVICES: Final = (
    Part(
        "lean-qr",
        MIT,
        "2021-2025 David Evans",
        "https://github.com/davidje13/lean-qr",
        "lean-qr",
    ),
    Part(
        "qr",
        "MIT or Apache-2.0",
        "2023 Paul Miller (paulmillr.com)",
        "https://github.com/paulmillr/qr",
        "qr",
    ),
)
IN_SCRIPTS: Final = (
    Part(
        "marked",
        MIT,
        "2018+, MarkedJS; 2011-2018, Christopher Jeffrey",
        "https://github.com/markedjs/marked",
        "marked",
    ),
)
PARTS: Final = (*IN_PYODIDE, *IN_PYSCRIPT, *IN_DEVICES, *IN_SCRIPTS)
CHANGED: Final = """\
What was changed: of the standard library of CPython, the modules that the page needs
were compiled to byte code, without docstrings, and are shipped as they are in memory
once Python has started (memory.wasm), with PyScript's own Python. Pointers to source
maps were taken out of Pyodide and PyScript, of which only the files that the page
fetches are shipped. The source of everything is at the addresses given.
"""


def notice() -> bytes:
    """The whole text."""
    pieces = [
        "What this site is made of, and under which terms",
        f"{RULE}\nScotland Yard\n{RULE}",
        (ROOT / "LICENSE").read_text(encoding="utf-8").strip(),
        f"{RULE}\nIn vendor/pyodide-*\n{RULE}",
        *map(_in_lines, IN_PYODIDE),
        f"{RULE}\nIn vendor/pyscript-*\n{RULE}",
        *map(_in_lines, IN_PYSCRIPT),
        f"{RULE}\nIn app-*/devices\n{RULE}",
        *map(_in_lines, IN_DEVICES),
        f"{RULE}\nIn app-*/js\n{RULE}",
        *map(_in_lines, IN_SCRIPTS),
        f"{RULE}\n\n{CHANGED.strip()}",
        *(f"{RULE}\n{path.stem}\n{RULE}\n\n{_text(path)}" for path in texts()),
    ]
    return ("\n\n".join(pieces) + "\n").encode()


def texts() -> list[Path]:
    """The texts of all licences."""
    return sorted(TEXTS.glob("*.txt"), key=lambda path: path.name.lower())


def bundled(chunk: Path) -> set[str]:
    """The npm packages that a bundled script was made of, by its source map."""
    told = json.loads(Path(f"{chunk}.map").read_text(encoding="utf-8"))
    inner = [name.rpartition("node_modules/") for name in told["sources"]]
    parts = [path.split("/") for _, found, path in inner if found]
    return {"/".join(part[: 2 if part[0][0] == "@" else 1]) for part in parts}


def python_version() -> str:
    """Which Python is in Pyodide."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    return str(lock["info"]["python"])


def version_of(part: Part) -> str:
    """As installed, or as told by what it is a part of; empty if nobody tells."""
    return python_version() if part.name == PYTHON else part.version


def _in_lines(part: Part) -> str:
    head = f"{part.name} {version_of(part)}".strip()
    owner = part.owner if part.licence == PUBLIC_DOMAIN else f"Copyright {part.owner}"
    return f"{head}\n  {part.licence}\n  {owner}\n  {part.source}"


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8").strip()
