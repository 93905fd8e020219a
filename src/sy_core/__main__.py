"""``python -m sy_core``: play in the terminal."""

from __future__ import annotations

import os
import sys
from typing import Final

from sy_core.console.app import run
from sy_core.console.terminal import Streams

CUT_OFF: Final = 1


def main() -> int:
    """Play with what the command line asks for; the exit code."""
    try:
        terminal = Streams(sys.stdin, sys.stdout, sys.stderr)
        code = run(sys.argv[1:], terminal, os.environ)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever reads has gone: no more to be said
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CUT_OFF
    return code


if __name__ == "__main__":
    sys.exit(main())
