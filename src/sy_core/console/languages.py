"""The languages that the terminal speaks, and which of them is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

from sy_core import po
from sy_core.catalogue import Catalogue

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "de", "fr", "it", "nl", "pl", "cs", "sk", "hu", "bg")
PLAIN: Final = ("C", "POSIX")
ASKED: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where gettext looks, in its order: the first that says anything counts."""


@cache
def catalogue_of(language: str) -> Catalogue:
    """All that can be said in one of the languages."""
    if language == ENGLISH:
        return po.catalogue(source())
    return po.catalogue(po.read_po(_text(f"{language}.po")), source())


@cache
def source() -> po.PoFile:
    """The English texts, which all others are translations of."""
    return po.read_po(_text("words.pot"))


def language_in(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for; else English."""
    said = next(filter(None, map(environment.get, ASKED)), "")
    for name in said.split(":"):
        place = name.partition(".")[0].partition("@")[0]
        language = place.partition("_")[0].lower()
        if place in PLAIN:
            break
        if language in LANGUAGES:
            return language
    return ENGLISH


def _text(name: str) -> str:
    folder = resources.files("sy_core.console") / "words"
    return (folder / name).read_text(encoding="utf-8")
