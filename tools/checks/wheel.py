"""Build the wheel, install it alone into a new environment, and use it there.

``python -m tools.checks.wheel FOLDER`` works in FOLDER, which must not exist yet.
"""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

from tools.setup import ROOT

# Runs inside the new environment: imports every module from the installed copy.
USE = """
import importlib, importlib.metadata, pkgutil, sys
import sy_core
assert sys.prefix in sy_core.__file__, sy_core.__file__
names = ["sy_core"] + [
    module.name for module in pkgutil.walk_packages(sy_core.__path__, "sy_core.")
]
for name in names:
    importlib.import_module(name)
(command,) = importlib.metadata.distribution("sy-core").entry_points
assert callable(command.load()), command
from sy_core.console.languages import LANGUAGES, catalogue_of
languages = {catalogue_of(language).language for language in LANGUAGES}
assert languages == {*LANGUAGES}, languages
version = importlib.metadata.version("sy-core")
print(f"sy-core {version}: {len(names)} modules import, '{command.name}' is installed")
print(f"the terminal speaks {' '.join(LANGUAGES)}")
"""


def main(folder: Path) -> int:
    """Build into *folder*, compare with the source, install, import."""
    folder.mkdir(parents=True)
    _run(
        *(sys.executable, "-m", "pip", "--quiet", "wheel", "--no-deps"),
        *("--no-build-isolation", "--wheel-dir", folder, ROOT),
    )
    (wheel,) = folder.glob("*.whl")
    if wrong := _packed(wheel) ^ _sources():
        print("in the wheel or in src, but not in both:", *sorted(wrong))
        return 1
    home = folder / "venv"
    _run(sys.executable, "-m", "venv", home)
    python = home / "bin/python"
    _run(python, "-m", "pip", "--quiet", "install", "--no-index", "--no-deps", wheel)
    _run(python, "-I", "-c", USE)
    return 0


def _packed(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def _sources() -> set[str]:
    return {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


def _run(*command: str | Path) -> None:
    subprocess.run(command, cwd=ROOT, check=True, stdin=subprocess.DEVNULL)


if __name__ == "__main__":
    try:
        sys.exit(main(Path(sys.argv[1])))
    except subprocess.CalledProcessError as error:
        shown = " ".join(map(str, error.cmd)).splitlines()[0]
        sys.exit(f"this failed: {shown}")
