"""Build the site: ``python -m tools.site.build [--out dist]``.

The result is a folder that any static file server can serve, under any address. What
a browser fetches stands in folders named after a digest of what they hold, so that a
file once fetched may be kept for ever, and two releases can never mix: only
``index.html`` says which folders belong together. Two builds of the same sources are
byte for byte equal.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from tools.site import offline, words
from tools.site.course import lesson_kit, tutorial
from tools.site.offline import RELEASE, digest
from tools.site.pages import documents, examples, page
from tools.site.pages.extras import extras
from tools.site.pages.frontend import DEVICES, WORKSHOP, frontend
from tools.site.pages.minify import joined, minified
from tools.site.paths import CACHE, ROOT, WEB
from tools.site.python import game, runtime

DIST: Final = ROOT / "dist"
# The application, and a board for other people's pages, which EMBED puts there.
PAGES: Final = {"index.html": "app", "embed.html": "embed"}
EMBED: Final = WEB / "sy-embed.js"
# What the progress bar waits for when Python starts from memory, and in the plain way;
# what few visits fetch; and all that it never waits for.
FROM_MEMORY: Final = (runtime.MEMORY, game.FIRST_BLOCK)
PLAIN: Final = (runtime.LIBRARY, game.SOURCES)
SELDOM: Final = (
    *(game.SELDOM_BLOCK, ".seldom.json", "/css/seldom.css"),
    *("/js/preview.js", "/js/editor.js", "/js/picture.js", "/js/code.js"),
    *("/js/lesson.js", f"/{lesson_kit.NAME}"),
    *(f"/{name}" for name in (*runtime.of_editor(), *examples.NAMES)),
    *(game.ROOM_BLOCK, *WORKSHOP),
)
LATER: Final = (
    *(game.REST, "/offline.js", ".worker.js", *SELDOM),
    *(
        "/effects.js",
        "/sounds.js",
        "/staging.js",
        "/staging.css",
    ),  # a table asks for them
    *(f"/{name}" for name in DEVICES),
)
OWN: Final = re.compile(
    r"index\.html|sw\.js|manifest\.webmanifest|app-.*|vendor/.*/(python\.mjs|pyscript\.js)"
)
SOURCES: Final = ("src/sy_core", "web", "examples", "tools/site")
LOCKS: Final = ("pyproject.toml", "package-lock.json", "LICENSE")

Files = dict[str, bytes]


def main() -> int:
    """Build unless nothing has changed; say where, how large, which version."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=DIST, help="folder to write to")
    parser.add_argument("--force", action="store_true", help="build in any case")
    chosen = parser.parse_args()
    try:
        made = build(chosen.out.resolve(), force=chosen.force)
    except (OSError, RuntimeError, ValueError) as error:
        print(f"site: {error}")
        return 1
    said = json.loads((chosen.out / RELEASE).read_text(encoding="utf-8"))
    total = sum(entry["size"] for entry in said["files"].values()) / 1e6
    print(
        f"site: {'built' if made else 'nothing new,'} {_shown(chosen.out)} "
        f"version {said['version']} build {said['build']}, "
        f"{len(said['files'])} files, {total:.1f} MB"
    )
    return 0


def build(out: Path, *, force: bool = False) -> bool:
    """Make the site in the folder *out*; False if it was up to date."""
    stamp = CACHE / f"{hashlib.sha256(str(out).encode()).hexdigest()[:8]}.stamp"
    inputs = inputs_digest()
    fresh = stamp.is_file() and stamp.read_text() == inputs
    if fresh and not force and (out / RELEASE).is_file():
        return False
    CACHE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=out.parent, prefix=f".{out.name}-") as scratch:
        new = Path(scratch) / "new"
        write(new, site(Path(scratch)))
        if out.exists():
            out.rename(Path(scratch) / "old")
        new.rename(out)
    stamp.write_text(inputs)
    return True


def site(scratch: Path) -> Files:
    """Every file of the site by its path in it."""
    ours = frontend()
    folders = {
        "pyodide": ("vendor/pyodide", runtime.pyodide()),
        "pyscript": ("vendor/pyscript", runtime.pyscript()),
        "app": (
            "app",
            {
                **game.game(scratch),
                **words.fetched(),
                **examples.files(),
                **lesson_kit.files(),
                **ours.files,
            },
        ),
    }
    homes = {key: f"{name}-{digest(files)}" for key, (name, files) in folders.items()}
    fetched = {
        f"{homes[key]}/{name}": data
        for key, (_, files) in folders.items()
        for name, data in files.items()
    }
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    pages = {
        name: page.page(homes, _sizes(fetched), version, ours, kind).encode()
        for name, kind in PAGES.items()
    }
    (embed,) = minified([joined("worker", [EMBED])])
    own = {EMBED.name: embed.encode()}
    files = {**fetched, **pages, **own, **extras(), **tutorial.site()}
    # Pages name the build, so it is made of them as they are without its name.
    stamp = offline.build_of(files)
    for name in [name for name in files if name.endswith(".html")]:
        files[name] = page.fill(files[name].decode(), {"build": stamp}).encode()
    return offline.with_worker(files, version, stamp)


def _sizes(files: Files) -> dict[str, dict[str, int]]:
    """Bytes of what is fetched on the way to the first move."""

    def among(ends: tuple[str, ...]) -> dict[str, int]:
        return {n: len(data) for n, data in sorted(files.items()) if n.endswith(ends)}

    some = (*LATER, *FROM_MEMORY, *PLAIN)
    rest = tuple(n for n in files if not n.endswith(some) and "/words/" not in n)
    return {
        "always": among(rest),
        "memory": among(FROM_MEMORY),
        "sources": among(PLAIN),
    }


def own_part(names: Iterable[str], language: str) -> list[str]:
    """What is neither PyScript's nor Pyodide's in a visit to the game in a language.

    Without what few visits ask for.
    """
    return [
        name
        for name in names
        if OWN.fullmatch(name)
        and not name.endswith(SELDOM)
        and ("/words/" not in name or f"/words/{language}." in name)
    ]


def until_first_move(names: Iterable[str], language: str) -> list[str]:
    """Those of them that are fetched before a first move can be made.

    What keeps the game for offline play comes when the page is there and at rest, the
    computer players' thread when one of them is to move.
    """
    later = (*LATER, game.SOURCES, offline.WORKER, ".rest.json")
    return [name for name in own_part(names, language) if not name.endswith(later)]


def inputs_digest() -> str:
    """A digest of everything that the site is made from."""
    return digest(
        {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in _inputs()}
    )


def _inputs() -> Iterator[Path]:
    yield from (ROOT / name for name in LOCKS)
    yield from documents.source_files()
    for folder in SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path


def write(folder: Path, files: Files) -> None:
    """Write the files, in their folders."""
    for name, data in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def _shown(path: Path) -> str:
    return os.path.relpath(path)


if __name__ == "__main__":
    sys.exit(main())
