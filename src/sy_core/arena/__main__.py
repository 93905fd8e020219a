"""``python -m sy_core.arena``: let computer players play each other."""

from __future__ import annotations

import sys

from sy_core.arena.command import run

if __name__ == "__main__":  # processes of a match import this file, too
    sys.exit(run(sys.argv[1:], sys.stdout, sys.stderr))
