"""Has Node do something; what takes long is kept in ``build/site``."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

from tools.site.paths import CACHE, ROOT


def made_once(name: str, script: Path, made: str, **job: object) -> Path:
    """A file of that name in the cache; if it is not there, what the script *made*."""
    out = CACHE / name
    if not out.is_file():
        CACHE.mkdir(parents=True, exist_ok=True)
        part = out.with_suffix(f".{os.getpid()}")
        in_node(script, out={made: str(part)}, **job)
        part.replace(out)
    return out


def in_node(script: Path, **job: object) -> None:
    """Run a script with what it is to do as JSON."""
    done = subprocess.run(
        ["node", script, json.dumps(job)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{script.name} failed:\n{done.stderr.strip()}")
