"""Wording (fr): help."""

from typing import Final

WORDS: Final = {}
