"""Wording (de): setup."""

from typing import Final

WORDS: Final = {}
