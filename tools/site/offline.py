"""What makes the site play without a network: ``release.json`` and ``sw.js``.

``python -m tools.site.offline FOLDER [--version 0.2.0]`` writes both anew for a built
site in which something was changed by hand, and stamps its pages with the new build.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tools.site.pages.minify import joined, minified
from tools.site.paths import WEB

WORKER: Final = "sw.js"
RELEASE: Final = "release.json"
SOURCE: Final = WEB / WORKER
# For the host and for us; no page asks for them.
NOT_KEPT: Final = (WORKER, RELEASE, ".nojekyll")
DIGITS: Final = 10


def digest(files: Mapping[str, bytes]) -> str:
    """A short digest of names and contents."""
    whole = hashlib.sha256()
    for name, data in sorted(files.items()):
        whole.update(f"{name}\0{len(data)}\0".encode())
        whole.update(data)
    return whole.hexdigest()[:DIGITS]


def kept(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The files that a player's device keeps: all of the site."""
    return {name: data for name, data in files.items() if name not in NOT_KEPT}


def build_of(files: Mapping[str, bytes]) -> str:
    """The name of a release: it changes with every byte, of the worker as well."""
    return digest({**kept(files), WORKER: SOURCE.read_bytes()})


def release(files: Mapping[str, bytes], version: str, build: str) -> bytes:
    """The version file: size and SHA-256 of everything that a page may fetch."""
    listed = {
        name: {"size": len(data), "sha256": _sha(data)}
        for name, data in sorted(kept(files).items())
    }
    said = {"version": version, "build": build, "files": listed}
    return (json.dumps(said, indent=1) + "\n").encode()


def worker(files: Mapping[str, bytes], version: str, build: str) -> bytes:
    """The service worker, with the list of its release."""
    listed = {
        name: [len(data), _sha(data)] for name, data in sorted(kept(files).items())
    }
    said = {"version": version, "build": build, "files": listed}
    (code,) = minified([joined("worker", [SOURCE])])
    return f"const RELEASE = {json.dumps(said)};\n{code}".encode()


def with_worker(
    files: Mapping[str, bytes], version: str, build: str
) -> dict[str, bytes]:
    """The finished site: its files, its version file, its worker."""
    return {
        **files,
        RELEASE: release(files, version, build),
        WORKER: worker(files, version, build),
        ".nojekyll": b"",
    }


def restamp(folder: Path, version: str = "") -> str:
    """Make a release of a folder as it is; the answer is its build."""
    told = json.loads((folder / RELEASE).read_text(encoding="utf-8"))
    files = kept(
        {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
    )
    build = build_of(files)
    for name, data in files.items():
        if name.endswith(".html"):
            files[name] = data.replace(told["build"].encode(), build.encode())
    for name, data in with_worker(files, version or told["version"], build).items():
        (folder / name).write_bytes(data)
    return build


def _sha(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def main() -> int:
    """Make a release of a folder."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--version", default="", help="as it was, if not given")
    chosen = parser.parse_args()
    print(f"release: build {restamp(chosen.folder, chosen.version)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
