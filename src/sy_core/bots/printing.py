"""What a bot prints, told to whoever wrote it: not more than anybody would read."""

from __future__ import annotations

import json
from collections.abc import Callable
from io import TextIOBase
from typing import Final, TypeAlias

Tell: TypeAlias = Callable[[str], None]

MOST: Final = 10_000
"""Characters of one job."""
AT_ONCE: Final = 1_000
"""Characters that are told together, or a line of its own if there are fewer."""


class Printing(TextIOBase):
    """A file to print to; what is beyond :data:`MOST` is dropped."""

    def __init__(self, tell: Tell) -> None:
        super().__init__()
        self._tell = tell
        self._left = MOST
        self._kept = ""

    def write(self, text: str) -> int:
        """Keep it until there is enough to tell."""
        kept = text[: self._left]
        self._left -= len(kept)
        self._kept += kept
        if len(self._kept) >= AT_ONCE:
            self.flush()
        return len(text)

    def tell_after(self, text: str) -> None:
        """Tell something else, when all that was printed before it is told."""
        self.flush()
        self._tell(text)

    def flush(self) -> None:
        """Tell what was printed since."""
        if self._kept:
            told, self._kept = self._kept, ""
            self._tell(json.dumps({"told": "printed", "text": told}))
