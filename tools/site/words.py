"""Catalogues for the page: from ``web/words``, as the page fetches and says them.

A language is a file there; whatever has no translation yet is said in English. Signs
that must not begin a line, and short words that must not end one, are tied to their
neighbours here.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from sy_core.catalogue import Catalogue, Text, form_of
from sy_core.po import PoError, PoFile, catalogue, read_po
from tools.site.paths import ROOT, WEB

WORDS: Final = WEB / "words"
TEMPLATE: Final = "words.pot"
TERMINAL: Final = ROOT / "src" / "sy_core" / "console" / "words"
LENT: Final = ("audit",)
"""Parts of the terminal's catalogues that the page says, too, in the same words."""
HEADER: Final = ("Language", "Plural-Forms", "X-Language-Name", "X-Direction")
"""What a file must tell of its language."""

# Parts that the page fetches: before a first move, when somebody asks for what they are
# about (``SELDOM`` in tools/site/python/parts.py), and all others beside the rest of
# the modules. What some parts say stands in pages as they are built.
FIRST: Final = ("common", "home", "setup", "play", "computer")
SELDOM: Final = ("about", "editor", "builder", "puzzles", "statistics", "workshop")
BUILT_IN: Final = ("boot", "lost", "learn")

# French sets off more signs than others do; no language lets them begin a line.
_SET_OFF: Final = re.compile(r" (?=[:;?!»%…])|(?<=«) ")
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"


@cache
def files() -> Mapping[str, PoFile]:
    """Every language's file by its code, English first."""
    paths = (WORDS / TEMPLATE, *sorted(WORDS.glob("*.po")))
    found = [_with_lent(read(path), TERMINAL / path.name) for path in paths]
    return {po.language: po for po in found}


def _with_lent(po: PoFile, terminal: Path) -> PoFile:
    """A file of the page, and what the terminal lends it, if that speaks so far."""
    if not terminal.exists():
        return po
    lent = (entry for entry in read(terminal).entries if entry.part in LENT)
    return replace(po, entries=(*po.entries, *lent))


def read(path: Path) -> PoFile:
    """One of them; ValueError says what is wrong with it, and where."""
    try:
        po = read_po(path.read_text(encoding="utf-8"))
        _check_header(po)
    except (PoError, ValueError) as error:
        raise ValueError(f"{path.name}: {error}") from None
    return po


def _check_header(po: PoFile) -> None:
    for name in HEADER:
        if not po.header.get(name):
            raise ValueError(f"the header has no {name}")
    form_of(po.plural)


def direction(language: str) -> str:
    """Where its lines begin: ``ltr`` or ``rtl``."""
    return files()[language].header["X-Direction"]


@cache
def texts(language: str) -> Catalogue:
    """All texts of a language, as they are shown."""
    english, po = files()["en"], files()[language]
    found = catalogue(po) if po is english else catalogue(po, english)
    shown = {
        key: tied(language, text)
        if isinstance(text, str)
        else tuple(tied(language, form) for form in text)
        for key, text in found.texts.items()
    }
    return replace(found, texts=shown)


def tied(language: str, text: str) -> str:
    """A text whose lines do not break where this language does not allow it."""
    short = files()[language].header.get("X-Short-Words", "").split()
    text = _SET_OFF.sub(_NO_BREAK, text)
    if not short:
        return text
    before = rf"(?<!\w)({'|'.join(short)}) (?=\S)"
    return re.sub(before, rf"\1{_NO_BREAK}", text, flags=re.IGNORECASE)


def part(language: str, *names: str) -> dict[str, Text]:
    """The texts of some parts, by their keys."""
    said = texts(language).texts
    return {e.key: said[e.key] for e in files()["en"].entries if e.part in names}


def fetched() -> dict[str, bytes]:
    """The files that a page fetches, one for each language and block of modules."""
    return {
        f"words/{code}.{name}.json": _written(code, parts).encode()
        for code in files()
        for name, parts in (("first", FIRST), ("rest", later()), ("seldom", SELDOM))
    }


def later() -> tuple[str, ...]:
    """Parts that come with the rest of the page."""
    known = dict.fromkeys(entry.part for entry in files()["en"].entries)
    return tuple(name for name in known if name not in (*FIRST, *SELDOM, *BUILT_IN))


def _written(language: str, parts: tuple[str, ...]) -> str:
    said = {
        "language": language,
        "plural": texts(language).plural,
        "texts": part(language, *parts),
    }
    return json.dumps(said, ensure_ascii=False, separators=(",", ":"))


def boot() -> dict[str, dict[str, Text]]:
    """What the first screen says, by language; its direction is among it."""
    return {
        code: {
            **{
                key.removeprefix("boot."): text
                for key, text in part(code, "boot").items()
            },
            "language": texts(code).texts["home.language"],
            "direction": direction(code),
        }
        for code in files()
    }


def page_blanks() -> dict[str, str]:
    """What the first screen says, for the blanks of the page."""
    english = boot()["en"]
    said = ("tagline", "quick", "new", "fetch", "again", "fan", "language")
    return {
        **{name: escape(str(english[name])) for name in said},
        "languages": "".join(_options()),
        "no_script": "\n    ".join(
            f'<p lang="{code}" dir="{words["direction"]}">'
            f"{escape(str(words['no_script']))}</p>"
            for code, words in boot().items()
        ),
        "boot_words": json.dumps(_without("no_script"), ensure_ascii=False),
    }


def _without(name: str) -> dict[str, dict[str, Text]]:
    return {
        code: {key: text for key, text in words.items() if key != name}
        for code, words in boot().items()
    }


def _options() -> Iterator[str]:
    for code, po in files().items():
        name = escape(po.header["X-Language-Name"])
        spoken = f'lang="{code}" dir="{direction(code)}"'
        yield f'<option value="{code}" {spoken}>{name}</option>'


def lost() -> str:
    """What is said at an address that leads nowhere, in every language."""
    return "\n".join(
        f'<section lang="{code}" dir="{direction(code)}">\n'
        f"  <p>{escape(said('lost.title'))}</p>\n"
        f'  <a class="home" href="./">{escape(said("lost.home"))}</a>\n</section>'
        for code in files()
        for said in [texts(code)]
    )


def learn(language: str) -> dict[str, str]:
    """The texts around the chapters of the tutorial."""
    found = part(language, "learn").items()
    said = {key.removeprefix("learn."): str(text) for key, text in found}
    return {"language": language, "brand": str(texts(language).texts["brand"]), **said}
