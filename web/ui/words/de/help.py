"""Wording (de): help."""

from typing import Final

WORDS: Final = {}
