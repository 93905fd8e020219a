"""docs/terms.md says what the catalogues say."""

from __future__ import annotations

import re

import pytest

from docs.pages import DOCS, text_of
from tools.site import words

pytestmark = pytest.mark.native_only

PAGE = DOCS / "terms.md"


def rows(text):
    """Term, cells by language, and keys of every row of the tables."""
    codes: list[str] = []
    for line in text.splitlines():
        if not line.startswith("| ") or line.startswith("| ---"):
            continue
        term, *cells, keys = (cell.strip() for cell in line.strip("|").split("|"))
        if term == "Term":
            codes = cells
        else:
            yield term, dict(zip(codes, cells, strict=True)), keys.split(", ")


def occurs(cell, texts):
    """Whether a term stands in one of the texts, its endings changed or not."""
    words_of = (word.partition("·") for word in cell.strip("*").split(" "))
    looks = " ".join(
        re.escape(stem) + (r"\w*" if dot else "") for stem, dot, _ in words_of
    )
    term = re.compile(rf"(?<!\w){looks}", re.IGNORECASE)
    return any(term.search(text.replace("\N{NO-BREAK SPACE}", " ")) for text in texts)


def texts_of(code, keys):
    """Everything that is said under some keys, in all forms."""
    said = (words.texts(code).texts[key] for key in keys)
    return [form for text in said for form in ([text] if text == str(text) else text)]


ROWS = list(rows(text_of(PAGE)))
CELLS = [(term, code) for term, cells, _ in ROWS for code in cells]


@pytest.mark.parametrize(("term", "code"), CELLS)
def test_a_term_is_the_one_of_the_catalogue(term, code):
    """In one of the texts whose keys stand in its row."""
    ((cells, keys),) = ((c, k) for t, c, k in ROWS if t == term)

    assert occurs(cells[code], texts_of(code, keys)), texts_of(code, keys)


def test_every_language_has_its_column():
    assert {*CELLS} >= {("Mister X", code) for code in words.files()}
    assert {*CELLS} >= {("roll-again chip", code) for code in words.files()}


def test_a_term_that_is_not_said_is_found():
    """Endings may differ, stems and beginnings may not."""
    assert occurs("jízdenk·a na dvojtah", ["Jízdenky na dvojtah"])
    assert occurs("**ticket· double**", ["Tickets\N{NO-BREAK SPACE}doubles"])
    assert not occurs("jízdenka na dvojtah", ["Jízdenky na dvojtah"])
    assert not occurs("tah", ["Dvojtah"])
