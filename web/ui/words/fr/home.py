"""Wording (fr): home."""

from typing import Final

WORDS: Final = {}
