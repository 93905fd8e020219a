"""A tool run as anybody runs it: from the project's folder, by its name."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]


def run_tool(name: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run ``python -m`` *name* with *arguments*; what it said, and its exit code."""
    return subprocess.run(
        [sys.executable, "-m", name, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": "src"},
        capture_output=True,
        text=True,
        check=False,
    )
