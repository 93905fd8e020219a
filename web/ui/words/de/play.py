"""Wording (de): play."""

from typing import Final

WORDS: Final = {}
