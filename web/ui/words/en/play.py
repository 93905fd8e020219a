"""Wording (en): play."""

from typing import Final

WORDS: Final = {}
