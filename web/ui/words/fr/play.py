"""Wording (fr): play."""

from typing import Final

WORDS: Final = {}
