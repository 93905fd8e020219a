"""Texts of one language by their keys, each in the form that a number asks for.

Catalogues are written as gettext's PO files (``po``); which form a number takes is
theirs to say, in gettext's own words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from gettext import c2py
from typing import TypeAlias

Text: TypeAlias = "str | Sequence[str]"
"""A text, or one for each form."""


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The texts of a language; calling it with a key gives the text.

    A text may hold ``{names}``. Where a number decides the form, it is given as ``n``.
    """

    language: str
    plural: str
    """Which form a number n takes, such as ``(n != 1)``."""
    texts: Mapping[str, Text]

    def __call__(self, key: str, /, **values: object) -> str:
        """The text with its names filled in."""
        text = self.texts[key]
        if not isinstance(text, str):
            n = values["n"]
            assert isinstance(n, int)
            text = text[form_of(self.plural)(n)]
        return text.format(**values) if values else text

    def with_texts(self, texts: Mapping[str, Text]) -> Catalogue:
        """The same, and more of it."""
        return Catalogue(self.language, self.plural, {**self.texts, **texts})


@cache
def form_of(plural: str) -> Callable[[int], int]:
    """Which form a number takes, by a catalogue's formula."""
    return c2py(plural)
