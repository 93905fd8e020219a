"""The same as ``python -m tools.map``, from any folder and without PYTHONPATH."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]
    runpy.run_module("tools.map", run_name="__main__")
