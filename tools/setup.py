"""Set up what a make target needs, once: ``setup.py venv node wheels browser``.

Runs on a bare Python 3.11+ with nothing installed (and on an older one as far as
saying that it is too old; so nothing newer than 3.8 here). Every part leaves a stamp
that holds a digest of what it was made from, so that a second run only compares
stamps. A lock keeps two runs in the same folder from building at once. Nothing
is written outside the project folder, but for a browser that apt-get installs.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
VENV = ROOT / ".venv"
NODE_MODULES = ROOT / "node_modules"
WHEELS = BUILD / "pyodide-wheels"
ON_DEMAND = BUILD / "on-demand"
REQUIREMENTS = ROOT / "requirements"

OLDEST_PYTHON = (3, 11)
OLDEST_NODE = 20
SUPPORTED = ("3.11", "3.12", "3.13", "3.14")
# Programs of the other browsers, and the packages of Debian that hold them.
OTHERS = (
    ("firefox-esr", "firefox-esr"),
    ("WebKitWebDriver", "webkit2gtk-driver"),
    ("Xvfb", "xvfb"),
)

PROBE = (
    "import ensurepip, platform, venv;"
    "print(platform.python_implementation(), platform.python_version())"
)


class Interpreter(NamedTuple):
    """A further CPython: *python* is its own venv's, None if none was found."""

    version: str
    python: Path | None
    note: str


def main(parts: list[str]) -> int:
    """Set up the named *parts*; say in one line what is wrong if that fails."""
    known = {"venv": venv, "node": node, "wheels": wheels, "browser": browser}
    known["on-demand"] = on_demand
    if sys.version_info < OLDEST_PYTHON:
        found = ".".join(map(str, sys.version_info[:3]))
        print(f"setup: Python 3.11 or newer is needed, this is {found};")
        print("       name another one with  make PYTHON=python3.12 …")
        return 1
    try:
        with lock():
            for part in parts:
                known[part]()
    except (OSError, RuntimeError) as error:
        print(f"setup: {error}")
        return 1
    return 0


def venv() -> None:
    """The main virtual environment, with every tool."""
    names = ("dev.txt", "test.txt", "build.txt", "pettingzoo.txt")
    python = _base_python()
    stamp = _digest(*names, extra=f"{python} {sys.version}")
    with _once("Python packages into .venv", VENV, stamp) as needed:
        if needed:
            _make_venv(python, VENV, "dev.txt")


def on_demand() -> None:
    """An environment for what is used now and then only."""
    python = _base_python()
    stamp = _digest("on_demand.txt", "test.txt", extra=f"{python} {sys.version}")
    with _once("what is used on demand into build", ON_DEMAND, stamp) as needed:
        if needed:
            _make_venv(python, ON_DEMAND, "on_demand.txt")


def node() -> None:
    """The npm packages, exactly those of the lock file."""
    lock = ROOT / "package-lock.json"
    stamp = hashlib.sha256(lock.read_bytes()).hexdigest()
    with _once("npm packages into node_modules", NODE_MODULES, stamp) as needed:
        if needed:
            _require_node()
            _run("npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts")


def wheels() -> None:
    """Pure-Python wheels of pytest and hypothesis, to be used inside Pyodide."""
    with _once(
        "wheels for Pyodide into build", WHEELS, _digest("pyodide.txt")
    ) as needed:
        if needed:
            venv()
            _run(
                *(VENV / "bin/python", "-m", "pip", "--quiet", "download"),
                *("--no-deps", "--require-hashes"),
                *("--only-binary=:all:", "--python-version=3.14"),
                *("--implementation=py", "--abi=none", "--platform=any"),
                *("--dest", WHEELS, "--requirement", REQUIREMENTS / "pyodide.txt"),
            )


def browser() -> None:
    """Browsers for the tests: Debian's, where they can be installed.

    The only things that are ever put outside this folder, and only by root (as in a
    container). Without them, everything else still runs; what is missing is said.
    """
    missing = [] if chromium() else ["chromium"]
    missing += [name for program, name in OTHERS if not shutil.which(program)]
    if not missing:
        return
    if os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"setup: {', '.join(missing)}, with apt-get", flush=True)
        _run("apt-get", "update", "--quiet")
        _run(*("apt-get", "install", "--quiet", "--yes"), *missing)
    else:
        print(f"setup: not found, so not tested: {', '.join(missing)};")
        print("       install them; make test CHROMIUM=/path/to/chromium names one")


def chromium() -> str | None:
    """What ``tools.site.chromium`` will find; that needs a newer Python."""
    named = os.environ.get("CHROMIUM")
    names = (named,) if named else ("chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


def pythons() -> list[Interpreter]:
    """A test environment for every other supported CPython; hold the lock."""
    return [_interpreter(version) for version in SUPPORTED if version != _own()]


def _base_python() -> Path:
    """This Python, or the one it stems from when .venv itself is active."""
    if sys.prefix == sys.base_prefix:
        return Path(sys.executable)
    return Path(sys.base_prefix) / "bin" / f"python{_own()}"


def _own() -> str:
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def _interpreter(version: str) -> Interpreter:
    for candidate in _candidates(version):
        exact = _probe(candidate, version)
        if exact is None:
            continue
        home = BUILD / "pythons" / version
        stamp = _digest("test.txt", extra=f"{candidate} {exact}")
        with _once(f"test packages for Python {exact}", home, stamp) as needed:
            if needed:
                _make_venv(candidate, home, "test.txt")
        return Interpreter(version, home / "bin/python", exact)
    return Interpreter(version, None, f"no CPython {version} runs on this machine")


def _candidates(version: str) -> Iterator[Path]:
    """Where a CPython may be: on the path, then among pyenv's versions."""
    name = f"python{version}"
    if found := shutil.which(name):
        yield Path(found)
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from sorted(pyenv.glob(f"versions/{version}.*/bin/{name}"), reverse=True)


def _probe(python: Path, version: str) -> str | None:
    """The exact version if *python* really is a CPython that can make a venv."""
    try:
        done = subprocess.run(
            [python, "-I", "-c", PROBE],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
            stdin=subprocess.DEVNULL,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    kind, _, exact = done.stdout.strip().partition(" ")
    right = kind == "CPython" and exact.startswith(f"{version}.")
    return exact if done.returncode == 0 and right else None


def _make_venv(python: Path, home: Path, requirements: str) -> None:
    """Exactly what is listed, which must be all that it needs."""
    _run(python, "-m", "venv", home)
    _run(
        *(home / "bin/python", "-m", "pip", "--quiet", "install"),
        *("--no-deps", "--require-hashes", "--only-binary=:all:"),
        *("--requirement", REQUIREMENTS / requirements),
    )
    _run(home / "bin/python", "-m", "pip", "check")


def _require_node() -> None:
    if not shutil.which("node") or not shutil.which("npm"):
        raise RuntimeError(f"Node {OLDEST_NODE} or newer with npm is needed")
    said = subprocess.check_output(["node", "--version"], text=True).strip()
    if int(said.lstrip("v").split(".")[0]) < OLDEST_NODE:
        raise RuntimeError(f"Node {OLDEST_NODE} or newer is needed, this is {said}")


@contextmanager
def _once(what: str, folder: Path, stamp: str) -> Iterator[bool]:
    """Whether *folder* must be made anew; it counts as made when all went well."""
    mark = folder / ".stamp"
    if mark.is_file() and mark.read_text() == stamp:
        yield False
        return
    print(f"setup: {what}", flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    yield True
    folder.mkdir(parents=True, exist_ok=True)
    mark.write_text(stamp)


def _digest(*names: str, extra: str = "") -> str:
    texts = [(REQUIREMENTS / name).read_text() for name in names]
    return hashlib.sha256("\0".join([*texts, extra]).encode()).hexdigest()


@contextmanager
def lock() -> Iterator[None]:
    """Let only one setup work in this folder; the lock dies with its holder."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "setup.lock").open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def _run(*command: str | Path) -> None:
    """Run *command*; show what it said only if it fails."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=here(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        shown = " ".join(map(str, command))
        raise RuntimeError(f"this failed:\n  {shown}\n{done.stdout}")


def here() -> dict[str, str]:
    """The environment with every cache and temporary file kept in the project."""
    (BUILD / "tmp").mkdir(parents=True, exist_ok=True)
    return {
        **os.environ,
        "PIP_CACHE_DIR": str(BUILD / "cache/pip"),
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "npm_config_cache": str(BUILD / "cache/npm"),
        "TMPDIR": str(BUILD / "tmp"),
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
