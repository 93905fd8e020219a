"""What the browser told last about playing without a network."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from sy_core.formats.nesting import shallow


@dataclass(frozen=True, slots=True)
class Offline:
    """What the browser told last."""

    state: str = ""
    """``fetching``, ``ready``, ``failed``, ``gaps``, ``news``; or nothing."""
    why: str = ""
    """Why it failed or has gaps: ``network``, ``room``, ``denied``."""
    done: int = 0
    total: int = 0
    version: str = ""
    others: bool = False
    """Whether the new release could not take over: the game is open elsewhere."""


NOTHING: Final = Offline()


def read(text: str) -> Offline:
    """What was told, from its JSON; what is not such news says nothing."""
    try:
        told = json.loads(shallow(text))
        return Offline(
            state=str(told["state"]),
            why=str(told.get("why", "")),
            done=int(told.get("done", 0)),
            total=int(told.get("total", 0)),
            version=str(told.get("version", "")),
            others=bool(told.get("others", False)),
        )
    except (ArithmeticError, LookupError, TypeError, ValueError):
        return NOTHING
