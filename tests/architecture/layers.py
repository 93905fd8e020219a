"""Where every part of sy_core stands: one table, read from left to right.

A part is a module or a package directly under ``sy_core``. It may import parts of
its own layer and of the layers before it, never of a later one. A new part fails
the tests until it is placed here, so that its place is chosen on purpose.
"""

from __future__ import annotations

from typing import Final

LAYERS: Final[tuple[tuple[str, ...], ...]] = (
    ("errors", "terms", "refusal", "outcome"),
    ("formats", "game"),
    ("classic", "hunting"),
    ("registry",),
    ("sharing",),
    ("messages",),
    ("ai", "arena", "console"),
    ("__init__", "__main__"),
)

# Tables of facts: they may be as long as the facts are.
DATA: Final = ("data",)

LONGEST_FILE: Final = 300
LONGEST_FUNCTION: Final = 40


def layer_of(part: str) -> int:
    """The number of the layer in which *part* stands."""
    (layer,) = (number for number, parts in enumerate(LAYERS) if part in parts)
    return layer


def placed() -> frozenset[str]:
    """Every part that has a place."""
    return frozenset(part for parts in LAYERS for part in parts)
