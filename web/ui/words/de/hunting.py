"""Wording (de): hunting."""

from typing import Final

WORDS: Final = {}
