"""Wording (fr): setup."""

from typing import Final

WORDS: Final = {}
