"""A job for a bench: a short match of a bot."""

from __future__ import annotations

from typing import Final

MATCH: Final = {
    "do": "match",
    "kind": "",
    "game": "classic",
    "edition": "2013",
    "players": 4,
    "side": "both",
    "level": "constable",
    "nodes": 5,
    "games": 2,
    "seed": 7,
}
