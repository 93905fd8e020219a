"""Wording (en): hunting."""

from typing import Final

WORDS: Final = {}
