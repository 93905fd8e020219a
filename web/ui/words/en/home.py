"""Wording (en): home."""

from typing import Final

WORDS: Final = {}
