"""What the catalogues of the terminal promise, in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from string import Formatter

import pytest

import sy_core.console
import sy_core.devices.wording
from sy_core import po
from sy_core.console.languages import ENGLISH, LANGUAGES, catalogue_of, source

FOLDER = resources.files("sy_core.console") / "words"
CODE = (
    *sorted(Path(sy_core.console.__file__).parent.rglob("*.py")),
    Path(sy_core.devices.wording.__file__),
)
"""The terminal, and what puts verdicts into words for it and for the page."""
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
ENTRIES = {entry.key: entry for entry in source().entries}


def translated(language):
    """The file of a language."""
    return po.read_po((FOLDER / f"{language}.po").read_text(encoding="utf-8"))


FILES = {language: translated(language) for language in OTHERS}


def names_in(text):
    """The names that a text leaves open."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@dataclass(frozen=True)
class Asked:
    """A place in the code that asks for a text, or for one of several."""

    where: str
    pattern: str
    given: frozenset[str]

    @property
    def keys(self):
        return [key for key in ENTRIES if re.fullmatch(self.pattern, key)]


def patterns(node) -> Iterator[str]:
    """What a key may look like, from how it is written."""
    match node:
        case ast.Constant(str(key)):
            yield re.escape(key)
        case ast.JoinedStr(parts):
            yield "".join(
                re.escape(part.value) if isinstance(part, ast.Constant) else "[^.]+"
                for part in parts
            )
        case ast.IfExp(_, one, other):
            yield from patterns(one)
            yield from patterns(other)
        case _:
            raise AssertionError(f"a key is not said where it is asked for: {node!r}")


def asked_in(path) -> Iterator[Asked]:
    """Every ``words("key", name=…)`` of a module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else None
        if isinstance(called, ast.Name):
            name = called.id
        if name == "words":
            given = frozenset(given.arg or "**" for given in node.keywords)
            for pattern in patterns(node.args[0]):
                yield Asked(f"{path.name}:{node.lineno}", pattern, given)


ASKED = [asked for path in CODE for asked in asked_in(path)]


def test_every_text_that_is_asked_for_exists():
    """Each pattern of a key fits one at least."""
    assert [f"{it.where}: {it.pattern}" for it in ASKED if not it.keys] == []


def test_every_text_gets_the_values_that_it_leaves_open():
    """Wherever it is asked for."""
    open_still = [
        f"{it.where}: {key}"
        for it in ASKED
        for key in it.keys
        if "**" not in it.given
        if not names_in(ENTRIES[key].english[-1]) <= it.given
    ]

    assert open_still == []


def test_no_text_is_left_over():
    """Somebody asks for each of them."""
    asked = {key for it in ASKED for key in it.keys}

    assert [key for key in ENTRIES if key not in asked] == []


def test_every_language_has_a_catalogue():
    """And every catalogue is offered."""
    found = {path.name for path in FOLDER.iterdir()}

    assert found == {"words.pot", *(f"{language}.po" for language in OTHERS)}


@pytest.mark.parametrize("language", OTHERS)
def test_a_catalogue_says_what_it_is(language):
    """Its language, also by the name that its speakers give it, and its forms."""
    file = FILES[language]

    assert file.language == language
    assert file.header["X-Language-Name"]
    assert file.header["X-Direction"] == "ltr"
    forms = {catalogue_of(language)("crew.bobbies", n=n) for n in range(200)}
    assert len(forms) == 200
    assert [entry.key for entry in file.entries] == [*ENTRIES]


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_translated(language):
    """From the English text of today, in all forms that the language has."""
    missing = [
        entry.key
        for entry in FILES[language].entries
        if entry.is_missing
        or entry.english != ENTRIES[entry.key].english
        or len(entry.texts) != forms_of(entry, FILES[language])
    ]

    assert missing == []


def forms_of(entry, file):
    return file.forms if len(entry.english) > 1 else 1


@pytest.mark.parametrize("language", OTHERS)
def test_every_translation_leaves_the_same_values_open(language):
    """In each of its forms."""
    others = [
        entry.key
        for entry in FILES[language].entries
        for text in entry.texts
        if names_in(text) != names_in(entry.english[-1])
    ]

    assert others == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_translation_begins_and_ends_like_the_english_text(language):
    """A sentence stays a sentence, and a blank at either end a blank."""
    others = [
        entry.key
        for entry in FILES[language].entries
        for text in entry.texts
        if not alike(text, entry.english[-1])
    ]

    assert others == []


def alike(text, english):
    blanks = [(it[:1].isspace(), it[-1:].isspace()) for it in (text, english)]
    return blanks[0] == blanks[1] and (english[-1] not in ".:," or text[-1] in ".:,")
