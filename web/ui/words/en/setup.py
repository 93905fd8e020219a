"""Wording (en): setup."""

from typing import Final

WORDS: Final = {}
