"""Bots to begin from, for the workshop: files of ``examples/``, as they are."""

from __future__ import annotations

from typing import Final

from tools.site.paths import ROOT

# As ``ui.workshop.examples`` offers them.
NAMES: Final = (
    "examples/greedy.py",
    "examples/belief.py",
    "examples/one_ply.py",
    "examples/exits.py",
    "examples/dice.py",
)


def files() -> dict[str, bytes]:
    """All of them, by where the page fetches them."""
    return {name: (ROOT / name).read_bytes() for name in NAMES}
