"""Wording (en): help."""

from typing import Final

WORDS: Final = {}
