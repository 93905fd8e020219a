"""Positions of the classic game as text, from views and back (docs/sharing.md).

Most games begin with cards: what reads and writes positions is imported when it is
first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sy_core.classic.position.placed import Placed
    from sy_core.classic.view import View


def read_placed(text: str) -> Placed:
    """The position that a text tells of."""
    from sy_core.classic.position import read  # noqa: PLC0415

    return read.read_placed(text)


def placed_text(view: View) -> str:
    """All that a view tells, as a text."""
    from sy_core.classic.position import write  # noqa: PLC0415

    return write.placed_text(view)
