"""A language that somebody has just begun: the site is built, in English so far."""

from __future__ import annotations

import json
import shutil

import pytest

from support.tags import start_tags
from tools.site import words
from tools.site.course import lessons, tutorial
from tools.words import preview, update

pytestmark = [pytest.mark.native_only, pytest.mark.usefixtures("begun")]

CODE = "pl"  # three forms, where English has two
DONE = "movement"
TEXTS = len(words.files()["en"].entries)


@pytest.fixture
def begun(tmp_path, monkeypatch):
    """English, and Polish with one text, one chapter, and nothing else."""
    words_folder, content = tmp_path / "words", tmp_path / "content"
    terminal = tmp_path / "terminal"
    for folder, full in ((words_folder, words.WORDS), (terminal, words.TERMINAL)):
        folder.mkdir()
        shutil.copy(full / words.TEMPLATE, folder)
    shutil.copytree(lessons.CONTENT / "en", content / "en")
    (content / CODE).mkdir()
    shutil.copy(lessons.CONTENT / CODE / f"{DONE}.md", content / CODE)
    update.begin(words_folder, CODE)
    path = words_folder / f"{CODE}.po"
    update.update(path)
    english = 'msgid "Travel log"\nmsgstr "'
    text = path.read_text(encoding="utf-8")
    assert english in text
    path.write_text(text.replace(english, f"{english}Tablica przejazdów"), "utf-8")
    monkeypatch.setattr(words, "WORDS", words_folder)
    monkeypatch.setattr(words, "TERMINAL", terminal)
    monkeypatch.setattr(lessons, "CONTENT", content)
    monkeypatch.setattr(lessons, "LANGUAGES", ("en", CODE))
    words.files.cache_clear()
    words.texts.cache_clear()
    yield
    words.files.cache_clear()
    words.texts.cache_clear()


def test_what_is_not_translated_yet_is_said_in_english():
    """Also where a number decides the form, by the language's own rule."""
    said = words.texts(CODE)

    assert said("log.title") == "Tablica przejazdów"
    assert said("back") == "Back"
    assert [said("home.players", n=n) for n in (1, 2, 5)] == [
        "1 players",
        "2 players",
        "5 players",
    ]


def test_the_page_can_fetch_it():
    """It is offered on the first screen, by its own name."""
    fetched = words.fetched()

    assert json.loads(fetched[f"words/{CODE}.first.json"])["language"] == CODE
    assert ">Polski</option>" in words.page_blanks()["languages"]
    assert words.boot()[CODE]["tagline"] == words.boot()["en"]["tagline"]


def test_chapters_that_are_missing_are_english_and_say_so():
    """A screen reader pronounces them rightly; the rest of the page is Polish."""
    made = tutorial.site()
    own = made[f"learn/{CODE}/{DONE}.html"].decode()
    other = made[f"learn/{CODE}/tickets.html"].decode()

    assert '<article class="prose">' in own
    assert '<article class="prose" lang="en">' in other
    assert '<section class="try" aria-labelledby="try" lang="en">' in other
    assert start_tags(other)[0][1]["lang"] == CODE
    assert '<span lang="en">Tickets</span>' in own
    assert lessons.chapter(CODE, DONE).title in other


def test_the_preview_marks_what_is_left():
    """In a table of all texts; chapters are named."""
    page = preview.page(CODE, ["home-phone.png"])

    assert '<tr id="log.title"><td>log.title<td>Travel log<td lang="pl"' in page
    assert '<tr id="back" class="fault"><td>back<td>Back<td' in page
    assert f"{TEXTS} texts; to be looked at: {TEXTS - 1}." in page
    assert "not translated yet: start, tickets, log" in page
    assert '<img src="home-phone.png"' in page
