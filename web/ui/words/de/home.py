"""Wording (de): home."""

from typing import Final

WORDS: Final = {}
