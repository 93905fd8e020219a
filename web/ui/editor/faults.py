"""Why a draft is no position, in words, and beside which part of the form."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ui.editor.text import Problem
from ui.words import Words

PARTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "pieces": ("at", "x"),
        "log": ("log", "start", "may", "not"),
        "turn": ("go", "moved", "end"),
        "means": ("tickets", "supply", "black", "doubles", "helicopters", "appeared"),
        "dice": ("hand", "played", "chips"),
        "tiles": ("tiles", "light"),
        "party": ("players", "house", "edition"),
    }
)
"""Parts of the form, with the clauses that they are about."""
SAME: Final[Mapping[tuple[str, str], str]] = MappingProxyType(
    {
        ("at", "missing"): "unplaced",
        ("at", "count"): "unplaced",
        ("at", "occupied"): "occupied",
        ("at", "station"): "taxi_only",
        ("x", "over"): "caught",
        ("x", "missing"): "open_end",
        ("x", "journey"): "elsewhere",
        ("log", "log"): "log",
        ("log", "journey"): "journey",
        ("log", "over"): "full",
        ("tickets", "over"): "stranded",
        ("supply", "totals"): "supply",
        ("black", "totals"): "black",
        ("doubles", "totals"): "doubles",
        ("helicopters", "totals"): "helicopters",
        ("moved", "turn"): "nobody",
        ("go", "turn"): "appear",
        ("end", "over"): "end",
    }
)
"""For the place and the kind of a fault, the name of what is said of it."""
NUMBERED: Final = ("log", "journey")
"""Those that speak of one entry, if its number is known."""


def part_of(problem: Problem | None) -> str:
    """Which part of the form it is about; nothing: of none in particular."""
    if problem is None:
        return ""
    return next((part for part, keys in PARTS.items() if problem.where in keys), "")


def in_words(words: Words, problem: Problem) -> str:
    """A fault in a language."""
    if problem.fault == "setup" and problem.where == "tiles" and problem.about:
        return words("setup.error.underground", underground=problem.about)
    if problem.fault == "setup" and problem.where == "light" and problem.about:
        return words("setup.error.light", light=problem.about)
    name = SAME.get((problem.where, problem.fault), "")
    if name in NUMBERED and problem.about:
        return words(f"editor.fault.{name}.entry", entry=problem.about)
    if name:
        return words(f"editor.fault.{name}")
    return refusal_of_text(words, problem)


def refusal_of_text(words: Words, problem: Problem) -> str:
    """Why a text that was typed or pasted is not taken."""
    why = words(f"embed.why.{problem.fault}")
    return words("editor.fault.text", why=why)
