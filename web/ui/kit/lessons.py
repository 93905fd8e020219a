"""Ways into the tutorial, which lies beside the page as ``learn/`` (docs/learn.md)."""

from __future__ import annotations

from typing import Final

FIRST: Final = {"classic": "start", "hunting": "tiles"}
"""The chapter with which each game begins."""


def contents_page(language: str) -> str:
    """The address of the course in the reader's language."""
    return f"learn/{language}/index.html"


def first_chapter(language: str, game: str, edition: str) -> str:
    """The address of the chapter that begins with a game, told for its edition."""
    start = f"learn/{language}/{FIRST[game]}.html"
    return f"{start}#edition-{edition}" if game == "classic" else start
