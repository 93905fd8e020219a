"""A language is fetched when it is asked for; until then the old one is spoken."""

from __future__ import annotations

import pytest

from support.ui.fakes import FakePage
from tools.site import words as built
from ui.app import App
from ui.words import COMPLETE, KEPT, WHOLE, Words, keep

pytestmark = [pytest.mark.native_only, pytest.mark.usefixtures("only_english")]


@pytest.fixture
def only_english():
    """As if a page had begun in English, and nothing else had come."""
    kept, complete, whole = dict(KEPT), set(COMPLETE), set(WHOLE)
    KEPT.clear()
    KEPT["en"] = kept["en"]
    COMPLETE.intersection_update({"en"})
    WHOLE.clear()
    yield
    KEPT.update(kept)
    COMPLETE.update(complete)
    WHOLE.update(whole)


def an_app(*, is_complete=True, **options):
    app = App(FakePage(**options))
    app.is_complete = is_complete
    app.start()
    app.render()
    return app


def come(language):
    """Its texts, as the page fetches them."""
    for part in ("first", "rest"):
        keep(built.fetched()[f"words/{language}.{part}.json"].decode(), part)


def test_another_language_is_spoken_when_it_has_come():
    app = an_app()

    app.do("home.language", "pl")

    ((language, heard),) = app.page.languages_asked
    assert language == "pl"
    assert app.page.language == "en"

    come("pl")
    heard(True)

    assert app.page.language == "pl"
    assert Words("pl")("home.language") in app.page.markup


def test_a_language_that_has_come_is_spoken_at_once():
    come("pl")
    app = an_app()

    app.do("home.language", "pl")

    assert app.page.language == "pl"
    assert app.page.languages_asked == []


def test_who_was_told_of_what_few_want_is_told_of_it_in_another_language():
    """A language that has come before has it fetched then."""
    come("pl")
    WHOLE.add("en")
    app = an_app()

    app.do("home.language", "pl")

    ((language, _),) = app.page.languages_asked
    assert language == "pl"
    assert app.page.language == "en"


def test_a_language_that_cannot_be_fetched_is_told_and_the_old_one_stays():
    """Nobody is left with a page that wants to speak otherwise than it can."""
    app = an_app()
    app.do("home.language", "pl")
    ((_, heard),) = app.page.languages_asked

    heard(False)

    assert app.settings.language == "en"
    assert app.page.language == "en"
    assert app.toast == Words("en")("language.lost")
    assert an_app(browser=app.page.browser).settings.language == "en"


def test_who_changes_his_mind_is_not_spoken_to_in_what_comes_late():
    app = an_app()
    app.do("home.language", "pl")
    app.do("home.language", "en")
    ((_, heard),) = app.page.languages_asked

    come("pl")
    heard(True)

    assert app.page.language == "en"


def test_a_language_that_nobody_wants_any_more_may_be_lost():
    """What was chosen since stays chosen, and nothing is told."""
    app = an_app()
    app.do("home.language", "pl")
    app.do("home.language", "hu")
    (_, polish_heard), (_, hungarian_heard) = app.page.languages_asked

    polish_heard(False)
    come("hu")
    hungarian_heard(True)

    assert app.page.language == "hu"
    assert app.toast == ""


def test_a_page_begins_in_what_has_come_and_asks_for_what_is_wanted():
    """The first screen spoke English; the settings ask for another language."""
    app = an_app(language_wanted="pl-PL")
    app.speak()

    assert app.page.language == "en"
    assert [language for language, _ in app.page.languages_asked] == ["pl"]


def test_a_screen_whose_texts_are_on_their_way_is_put_off():
    """It is told, and opened when they have come."""
    del KEPT["en"]
    COMPLETE.clear()
    texts = built.fetched()
    keep(texts["words/en.first.json"].decode())
    app = an_app(is_complete=False)

    app.do("app.go", "settings")

    assert app.waits
    assert app.page.flags["screen"] == "home"

    keep(texts["words/en.rest.json"].decode(), "rest")
    app.complete()

    assert not app.waits
    assert app.page.flags["screen"] == "settings"
    assert app.words("settings.looks") in app.page.markup
