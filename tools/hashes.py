"""Write the hashes of all requirements anew: ``python -m tools.hashes``.

A line such as ``pytest==9.2.0`` in ``requirements/*.txt`` is written by hand; below it
stand the digests of every file of that release, whichever Python and platform it is
for, so that pip refuses whatever is not one of them. To change a version, edit the line
and run this. ``uv`` asks the package index that it is set to; no file says which.
"""

from __future__ import annotations

import re
import subprocess
import sys
from typing import Final

from tools import setup

UV: Final = setup.ON_DEMAND / "bin" / "uv"
PIN: Final = re.compile(r"([\w.-]+)==\S+")
HASH: Final = re.compile(r"--hash=sha256:[0-9a-f]{64}")
WIDE: Final = " \\\n    "


def main() -> int:
    """Renew every file of requirements."""
    for path in sorted(setup.REQUIREMENTS.glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        renewed = renew(text, asked("\n".join(pins(text))))
        path.write_text(renewed, encoding="utf-8")
        print(f"hashes: {path.name}, {renewed.count('--hash=')} of them")
    return 0


def pins(text: str) -> list[str]:
    """The pinned releases in a file of requirements."""
    return [found[0] for line in text.splitlines() if (found := PIN.match(line))]


def asked(wanted: str) -> dict[str, list[str]]:
    """The hashes of all *wanted* releases, by the name of their project."""
    plain = ("--quiet", "--no-deps", "--no-header", "--no-annotate")
    done = subprocess.run(
        [UV, "pip", "compile", "--generate-hashes", *plain, "-"],
        cwd=setup.ROOT,
        env=setup.here(),
        input=wanted,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return read(done.stdout)


def read(text: str) -> dict[str, list[str]]:
    """The hashes that stand in a file of requirements, by the name of the project."""
    told: dict[str, list[str]] = {}
    for line in text.splitlines():
        if found := PIN.match(line):
            told[_plain(found[1])] = []
        if found := HASH.search(line):
            list(told.values())[-1].append(found[0])
    return told


def renew(text: str, told: dict[str, list[str]]) -> str:
    """The file as it was, with these hashes below its lines."""
    lines = []
    for line in text.splitlines():
        if HASH.search(line):
            continue
        if found := PIN.match(line):
            hashes = told[_plain(found[1])]
            lines.append(WIDE.join([found[0], *hashes]))
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


def missing(text: str) -> list[str]:
    """The projects in a file of requirements that have no hash."""
    return [name for name, hashes in read(text).items() if not hashes]


def _plain(name: str) -> str:
    """A project's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


if __name__ == "__main__":
    sys.exit(main())
