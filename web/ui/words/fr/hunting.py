"""Wording (fr): hunting."""

from typing import Final

WORDS: Final = {}
