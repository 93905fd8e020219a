"""All wording: the texts of a language by their keys.

They are written in ``web/words``, a file for each language (docs/translating.md). The
page fetches those of the language that it speaks: some for a first move, the rest of
them at the same time as the rest of its modules, and those that few visits want when
somebody asks for these.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, MutableMapping
from typing import Final, TypeAlias

from sy_core.catalogue import Catalogue
from ui.words.languages import LANGUAGES, RIGHT_TO_LEFT

KEPT: Final[MutableMapping[str, Catalogue]] = {}
"""What has come so far, by language."""
COMPLETE: Final[set[str]] = set()
"""Languages of which all has come but what few visits want …"""
WHOLE: Final[set[str]] = set()
"""… and those of which that has come, too, with the modules that say it."""

ListFormat: TypeAlias = Callable[[str, list[str], str], str]
"""Several things in a row, by language; a ``conjunction`` or a ``disjunction``."""
_BY_BROWSER: Final[dict[str, ListFormat]] = {}


class WordsOnTheirWayError(ImportError):
    """These texts come later: what needs them waits for that."""


def keep(text: str, part: str = "first") -> str:
    """Know texts of a language as the build has written them; tell which one it is.

    The *part* is their file's: ``first``, ``rest``, ``seldom``.
    """
    said = json.loads(text)
    language = said["language"]
    known = KEPT.get(language, Catalogue(language, said["plural"], {}))
    KEPT[language] = known.with_texts(said["texts"])
    if part != "first":
        (COMPLETE if part == "rest" else WHOLE).add(language)
    return str(language)


def use_list_format(listing: ListFormat | None) -> None:
    """Let the browser put things in a row; None: it cannot."""
    if listing is not None:
        _BY_BROWSER["list"] = listing


def is_at_hand(language: str) -> bool:
    """Whether a language can say all that the page has been asked for so far."""
    return language in COMPLETE and (not WHOLE or language in WHOLE)


class Words:
    """The texts of one language; calling it with a key gives the text."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.direction = "rtl" if language in RIGHT_TO_LEFT else "ltr"
        self._texts = KEPT[language]

    def __call__(self, key: str, /, **values: object) -> str:
        """The text with its names filled in."""
        if key not in self:
            raise (KeyError if self.is_whole else WordsOnTheirWayError)(key)
        return self._texts(key, **values)

    def __contains__(self, key: str) -> bool:
        if key not in self._texts.texts:
            self._texts = KEPT[self.language]
        if key in self._texts.texts:
            return True
        if self.language not in COMPLETE:
            raise WordsOnTheirWayError(key)
        return False

    @property
    def is_whole(self) -> bool:
        """Whether all its texts have come."""
        return self.language in WHOLE

    def all_of(self, things: Iterable[str]) -> str:
        """``a, b and c``."""
        return self._in_a_row([*things], "conjunction", "list.and")

    def any_of(self, things: Iterable[str]) -> str:
        """``a, b or c``."""
        return self._in_a_row([*things], "disjunction", "list.or")

    def row(self, things: Iterable[str]) -> str:
        """``a, b, c``."""
        return self("list.comma").join(things)

    def _in_a_row(self, things: list[str], kind: str, last: str) -> str:
        if _BY_BROWSER:
            return _BY_BROWSER["list"](self.language, things, kind)
        most = self.row(things[:-1])
        return self(last).join(filter(None, (most, *things[-1:])))


def best_language(preferred: str) -> str:
    """The language to speak to somebody whose browser prefers *preferred*."""
    short = preferred.lower().split("-")[0]
    return short if short in LANGUAGES else "en"
