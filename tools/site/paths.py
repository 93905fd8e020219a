"""Folders that several parts of the build know."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
WEB: Final = ROOT / "web"
# What is made once and kept from build to build.
CACHE: Final = ROOT / "build" / "site"
MODULES: Final = ROOT / "node_modules"
PYODIDE: Final = MODULES / "pyodide"
