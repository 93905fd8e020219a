"""A whole lesson in the builder: written or brought, checked, made a page of."""

from __future__ import annotations

import json

import pytest

from support.ui.fakes import FakePage
from support.ui.markup import Reader, faults
from support.ui.tasks import MARK
from ui.app import App
from ui.words.languages import LANGUAGES

LESSON = f"""---
title: My <b> lesson
---
Look.

{MARK}"""
WORDS = dict.fromkeys(
    ("skip", "no_script", "fan", "brand", "board", "board_later", "solution"), "said"
)
KIT = {
    "template": "{{title}}|{{site}}|{{text}}",
    "style": "",
    "style_hash": "",
    "words": {"en": {**WORDS, "language": "en", "direction": "ltr"}},
    "example": "an example",
}


@pytest.fixture
def app():
    opened = App(FakePage())
    opened.start()
    opened.do("builder.open")
    return opened


def heard(app, html=None, kit=KIT):
    told = {"kit": json.dumps(kit) if kit else "", "html": html or {}}
    app.do("builder.lesson_heard", "", json.dumps(told))


def told(app):
    return Reader(app.page.regions["lesson-told"]).all("p")[0].text


def test_a_sound_lesson_is_saved_as_a_page(app):
    """Its Markdown is read by a script; boards come from this site."""
    app.do("builder.lesson", "", LESSON)
    drawn = app.page.regions["lesson-text"]
    app.do("builder.lesson_make")
    (texts,) = [wish[1] for wish in app.page.effects if wish[0] == "lesson"]
    named = json.loads(texts)
    heard(app, {name: f"<i>{text}</i>" for name, text in named.items()})

    assert "Look." not in drawn, "the field is not drawn anew while somebody types"
    assert named == {"0": "Look.", "1 question": "Where?", "1 solution": ""}
    ((name, page),) = app.page.downloads.items()
    assert name == "my-b-lesson.html"
    assert page.startswith("My &lt;b&gt; lesson|https://here.example/sy/|<i>Look.</i>")
    assert 'task="mark-possible"' in page
    assert app.words("lesson.done", name=name) in app.page.said


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_told_with_its_line(app, language):
    """In every language, and nothing is saved."""
    app.do("settings.language", "", language)
    app.do("builder.open")
    app.do("builder.lesson", "", LESSON.replace("61", "62"))
    app.do("builder.lesson_make")

    what = app.words("lesson.fault.unsolved")
    assert app.words.language == language
    assert told(app) == app.words("lesson.line", line=12, what=what)
    assert told(app) in app.page.said
    assert app.page.downloads == {}
    assert faults(app.page.markup) == []


def test_a_lesson_begins_with_the_template_or_a_file(app):
    """Hostile text stays text; a file is none that is too long."""
    app.do("builder.lesson_example")
    heard(app)
    example = Reader(app.page.regions["lesson-text"]).all("textarea")[0].text.strip()
    app.do("home.file", "", "</textarea><script>1</script>")
    field = app.page.regions["lesson-text"]
    app.do("home.file", "too_large", "")

    assert example == "an example"
    assert "&lt;/textarea>" in field or "&lt;/textarea&gt;" in field
    assert told(app) == app.words("lesson.too_long")
    assert app.screen == "builder"


def test_what_cannot_be_fetched_is_told(app):
    app.do("builder.lesson", "", LESSON)
    app.do("builder.lesson_make")
    heard(app, kit=None)

    assert told(app) == app.words("rest.lost")
    assert app.page.downloads == {}
