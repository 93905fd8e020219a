"""Every catalogue is complete and sound; whatever could be wrong with one is found."""

from __future__ import annotations

import pytest

from tools.site.words import TEMPLATE, files, read
from tools.words.faults import as_spoken, faults
from tools.words.update import FOLDERS

pytestmark = pytest.mark.native_only

TEMPLATES = [path for each in FOLDERS for path in sorted(each.glob(TEMPLATE))]
CATALOGUES = [path for each in FOLDERS for path in sorted(each.glob("*.po"))]


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.name)
def test_every_text_is_translated_and_can_be_filled_in(path):
    """A line for each that is not: the language, the key, what is wrong."""
    told = list(faults(read(path), read(path.with_name(TEMPLATE))))

    assert told == []


@pytest.mark.parametrize("path", TEMPLATES, ids=str)
def test_every_english_text_can_be_filled_in(path):
    english = read(path)

    assert list(faults(as_spoken(english), english)) == []


@pytest.mark.parametrize("code", files())
def test_a_file_is_named_after_its_language(code):
    """And in its own words."""
    path = FOLDERS[0] / (TEMPLATE if code == "en" else f"{code}.po")

    assert read(path).language == code


def test_a_sound_catalogue_has_no_faults(folder):
    assert list(faults(read(folder.czech), read(folder.template))) == []


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("Tabulka jízd", "", "log.title: is not translated"),
        ("Tabulka jízd", " ", "log.title: is not translated"),
        ("{n} jízdenky", "", "left: is not translated"),
        ('#. play\nmsgctxt "log', '#, fuzzy\nmsgctxt "log', "log.title: is doubtful"),
        ("Travel log", "Log", "log.title: is about another English text"),
        ('"log.title"', '"log.name"', "log.title: is not in the file"),
        ('"log.title"', '"log.name"', "log.name: is said nowhere any more"),
        ('"log.title"', '"turn"', "turn: stands there twice"),
        ("na {station}", "na {station", "turn: cannot be filled in: "),
        ("na {station}", "na }", "turn: cannot be filled in: "),
        ("na {station}", "na {place}", "turn: has other names to fill in: {place}"),
        ("na {station}", "sem", "turn: has other names to fill in: {station}"),
        ("{n} jízd", "jízd", "left: has other names to fill in: {n}"),
        ("{n} jízdenka", "{n} {m}", "left: has other names to fill in: {m}"),
        ('msgstr[2] "{n} jízdenek"\n', "", "left: has 2 forms instead of 3"),
        (
            'msgid_plural "{n} tickets"\n',
            "",
            "left: has forms for numbers in one language only",
        ),
    ],
)
def test_a_fault_is_told_with_its_language_and_key(folder, before, after, told):
    folder.change(folder.czech, before, after)

    found = list(faults(read(folder.czech), read(folder.template)))

    assert any(fault.startswith(f"cs: {told}") for fault in found), found


def test_a_form_may_leave_out_its_number(folder):
    """'One ticket' needs no 1."""
    folder.change(folder.czech, "{n} jízdenka", "jedna jízdenka")

    assert list(faults(read(folder.czech), read(folder.template))) == []


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ('msgstr "Tabulka jízd"', 'msgstr "Tabulka', "line 11: "),
        ('msgstr "Tabulka jízd"', 'msgstr "Tab"ulka"', "line 11: "),
        ('msgstr "Tabulka jízd"', 'mgstr "Tabulka"', "line 11: "),
        ('msgid "Travel log"\n', "", "an entry has no msgid"),
        ('msgstr "Tabulka jízd"\n', "", "an entry has no msgstr"),
        ('"Plural-Forms: ', '"Forms: ', "the header has no Plural-Forms"),
        ("plural=(n==1", "plural=(n==", "plural form"),
        ('"X-Direction: ltr\\n"', "", "the header has no X-Direction"),
    ],
)
def test_a_file_that_cannot_be_read_is_named(folder, before, after, told):
    """The build stops, and says where."""
    folder.change(folder.czech, before, after)

    with pytest.raises(ValueError, match=r"cs\.po: ") as caught:
        read(folder.czech)
    assert told in str(caught.value)
