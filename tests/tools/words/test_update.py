"""``make words``: catalogues follow the template; nothing said by hand is lost."""

from __future__ import annotations

import pytest

from tools.site import words
from tools.site.words import TEMPLATE, read
from tools.words import update
from tools.words.faults import faults
from ui.words.languages import LANGUAGES

pytestmark = pytest.mark.native_only

CATALOGUES = [path for each in update.FOLDERS for path in sorted(each.glob("*.po"))]


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.name)
def test_every_catalogue_is_up_to_date(path, tmp_path):
    """Else: run make words. So it changes nothing when there is nothing to change."""
    copy = tmp_path / path.name
    copy.write_bytes(path.read_bytes())
    template = path.with_name(TEMPLATE)
    (tmp_path / TEMPLATE).write_bytes(template.read_bytes())

    update.update(copy)

    assert copy.read_bytes() == path.read_bytes(), "run make words"


def test_the_page_knows_every_language():
    """Also in which direction it is written, and how its speakers call it."""
    written = update.LANGUAGES.read_text(encoding="utf-8")

    assert written == update.languages_module(), "run make words"
    assert list(LANGUAGES) == list(words.files())


def test_a_new_text_comes_in_untranslated(folder):
    """With as many forms as the language has, in the template's order."""
    left = '#. play\nmsgctxt "left"'
    forms = 'msgid_plural "{n} rides"\nmsgstr[0] ""\nmsgstr[1] ""\n\n'
    more = f'#. play\nmsgctxt "more"\nmsgid "{{n}} ride"\n{forms}'
    folder.change(folder.template, left, more + left)

    update.update(folder.czech)

    assert list(folder.entries) == ["log.title", "turn", "more", "left"]
    assert folder.entries["more"].texts == ("", "", "")
    assert folder.entries["left"].texts[2] == "{n} jízdenek"


def test_a_text_whose_english_has_changed_is_doubtful(folder):
    """Until somebody has looked at it it is not shown; the old English is kept."""
    folder.change(folder.template, "Travel log", "Log of his rides")

    update.update(folder.czech)
    update.update(folder.czech)

    entry = folder.entries["log.title"]
    assert entry.english == ("Log of his rides",)
    assert entry.texts == ("Tabulka jízd",)
    assert entry.is_missing
    written = folder.czech.read_text(encoding="utf-8")
    assert '#| msgid "Travel log"' in written
    assert written.count("fuzzy") == 1


def test_a_text_that_gets_forms_keeps_what_was_said(folder):
    """As its first form, and in doubt."""
    forms = 'msgid_plural "{n} travel logs"\nmsgstr[0] ""\nmsgstr[1] ""'
    plain = 'msgid "Travel log"\n'
    folder.change(folder.template, f'{plain}msgstr ""', plain + forms)

    update.update(folder.czech)

    assert folder.entries["log.title"].texts == ("Tabulka jízd", "", "")
    assert folder.entries["log.title"].is_fuzzy


def test_a_text_that_is_gone_goes(folder):
    start = folder.template.read_text().index("#. play: whose turn")
    end = folder.template.read_text().index('#. play\nmsgctxt "left"')
    folder.change(folder.template, folder.template.read_text()[start:end], "")

    update.update(folder.czech)

    assert list(folder.entries) == ["log.title", "left"]
    assert "whose turn" not in folder.czech.read_text(encoding="utf-8")


def test_what_a_translator_noted_stays(folder):
    """Comments for translators are the template's, and follow it."""
    folder.change(folder.template, "whose turn it is", "who has moved")

    update.update(folder.czech)

    written = folder.czech.read_text(encoding="utf-8")
    assert "# Short, for it stands on a button.\n#. play: who has moved\n" in written


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("sv", ("nplurals=2; plural=(n != 1);", "Svenska", "ltr")),
        ("ja", ("nplurals=1; plural=0;", "日本語", "ltr")),
        ("he", ("nplurals=2; plural=(n != 1);", "עברית", "rtl")),
    ],
)
def test_a_new_language_begins_with_what_is_known_of_it(folder, code, told):
    """All texts of the template, and a header that need not be written by hand."""
    path = folder.path / f"{code}.po"

    update.begin(folder.path, code)
    update.update(path)

    po = read(path)
    names = ("Plural-Forms", "X-Language-Name", "X-Direction")
    assert po.language == code
    assert tuple(po.header[name] for name in names) == told
    assert len(list(faults(po, read(folder.template)))) == 3


def test_a_language_that_is_there_is_not_begun_again(folder):
    before = folder.czech.read_text(encoding="utf-8")

    update.begin(folder.path, "cs")

    assert folder.czech.read_text(encoding="utf-8") == before


@pytest.mark.parametrize("code", ["qq", "../de", "Polish"])
def test_a_language_that_nobody_knows_is_told(folder, capsys, code):
    assert update.main([code], [folder.path]) == 1
    assert f"no language {code!r} is known" in capsys.readouterr().out


def test_what_is_left_is_named(folder, capsys, monkeypatch):
    """By language and key; texts that are there need no mention."""
    monkeypatch.setattr(update, "LANGUAGES", folder.path / "languages.py")
    folder.change(folder.czech, "Tabulka jízd", "")

    assert update.main([], [folder.path]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.endswith("/cs: log.title: is not translated")
