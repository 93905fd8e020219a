"""Reading and writing saved games."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from sy_core.formats.envelope import LONGEST_TEXT


def write_atomically(path: Path, text: str) -> None:
    """Write *text*: whatever happens, the file is the old one or the new one."""
    goal = path.resolve()  # a link stays a link
    handle, name = tempfile.mkstemp(dir=goal.parent, prefix=f".{goal.name}.")
    spare = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text + "\n")
            file.flush()
            os.fsync(file.fileno())
        spare.replace(goal)
    except OSError:
        spare.unlink(missing_ok=True)
        raise


def read_text(path: Path) -> str:
    """The text of a file, but no more of it than a record can hold."""
    with path.open(encoding="utf-8", errors="replace") as file:
        return file.read(LONGEST_TEXT + 1)
