"""All wording: one catalogue per language, one file per part of the page.

A text may hold ``{names}``. Where a number decides the form, the text is a mapping of
plural categories and the number is given as ``n``. A space before a sign that must not
begin a line is written as a plain one and becomes a space at which no line ends.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, TypeAlias

from ui import later

Text: TypeAlias = "str | Mapping[str, str]"
Catalogue: TypeAlias = Mapping[str, Text]

PARTS: Final = ("common", "home", "setup", "play", "computer")
LATER: Final = (
    *("help", "share", "hunting", "embed", "notebook", "replay"),
    *("coach", "feed", "inspector", "saved", "agree", "staging", "rules"),
)
"""Parts that few visits need: loaded when one of their texts is asked for."""
LANGUAGES: Final = MappingProxyType(
    {"en": "English", "de": "Deutsch", "fr": "Français"}
)

# French sets off more signs than others do; no language lets them begin a line.
_SET_OFF: Final = re.compile(r" (?=[:;?!»%…])|(?<=«) ")


def catalogue(language: str, parts: tuple[str, ...] = (*PARTS, *LATER)) -> Catalogue:
    """Every text of a language by its key."""
    texts: dict[str, Text] = {}
    for part in parts:
        module = later.load(later.WORDS.format(language=language, part=part))
        texts.update(module.WORDS)
    return MappingProxyType(texts)


def plural_category(language: str, n: int) -> str:
    """Which form a whole number takes: French counts 0 as one."""
    singular = n in (0, 1) if language == "fr" else n == 1
    return "one" if singular else "other"


class Words:
    """The texts of one language; calling it with a key gives the text."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts = catalogue(language, PARTS)

    def __call__(self, key: str, **values: object) -> str:
        """The text with its names filled in."""
        text = self._known(key)[key]
        if not isinstance(text, str):
            n = values["n"]
            assert isinstance(n, int)
            text = text[plural_category(self.language, n)]
        text = _kept_together(text)
        return text.format(**values) if values else text

    def __contains__(self, key: str) -> bool:
        return key in self._known(key)

    def _known(self, key: str) -> Catalogue:
        """The texts, with those that come later if it may be one of them."""
        if key not in self._texts:
            self._texts = catalogue(self.language)
        return self._texts


@cache
def _kept_together(text: str) -> str:
    """The text with signs that stay on the line of what they follow."""
    return _SET_OFF.sub("\N{NO-BREAK SPACE}", text)


def best_language(preferred: str) -> str:
    """The language to speak to somebody whose browser prefers *preferred*."""
    short = preferred.lower().split("-")[0]
    return short if short in LANGUAGES else "en"
