"""Texts as the page says them: numbers, signs, lists, and what is on its way."""

from __future__ import annotations

import json

import pytest

import ui.words
from tools.site import words as built
from ui.words import (
    COMPLETE,
    KEPT,
    WHOLE,
    Words,
    WordsOnTheirWayError,
    best_language,
    keep,
)

pytestmark = pytest.mark.native_only

FIRST = json.dumps(
    {"language": "pl", "plural": "n != 1", "texts": {"log.title": "Tablica"}}
)
REST = json.dumps(
    {"language": "pl", "plural": "n != 1", "texts": {"about.title": "O grze"}}
)


@pytest.fixture
def on_the_way():
    """No Polish has come yet."""
    kept = KEPT.pop("pl")
    COMPLETE.remove("pl")
    WHOLE.remove("pl")
    yield
    KEPT["pl"] = kept
    COMPLETE.add("pl")
    WHOLE.add("pl")


@pytest.mark.parametrize(
    ("language", "n", "said"),
    [
        ("en", 0, "0 players"),
        ("en", 1, "1 player"),
        ("en", 5, "5 players"),
        ("fr", 0, "0 joueur"),
        ("fr", 1, "1 joueur"),
        ("fr", 2, "2 joueurs"),
        ("hu", 1, "1 játékos"),
        ("hu", 5, "5 játékos"),
        ("cs", 1, "1 hráč"),
        ("cs", 2, "2 hráči"),
        ("cs", 5, "5 hráčů"),
        ("cs", 22, "22 hráčů"),
        ("sk", 1, "1 hráč"),
        ("sk", 4, "4 hráči"),
        ("sk", 25, "25 hráčov"),
    ],
)
def test_numbers_take_the_form_of_their_language(language, n, said):
    assert Words(language)("home.players", n=n) == said


@pytest.mark.parametrize(
    ("n", "said"),
    [
        (1, "1 zmiana"),
        (2, "2 zmiany"),
        (5, "5 zmian"),
        (12, "12 zmian"),
        (22, "22 zmiany"),
        (25, "25 zmian"),
    ],
)
def test_polish_numbers_go_by_their_last_digit(n, said):
    assert Words("pl")("setup.changed", n=n) == said


@pytest.mark.parametrize(
    ("language", "key", "said"),
    [
        ("fr", "cast.title", "Qui joue\N{NO-BREAK SPACE}?"),
        ("fr", "type.not_open", "«\N{NO-BREAK SPACE}a : b\N{NO-BREAK SPACE}»"),
        ("de", "notebook.percent", "7\N{NO-BREAK SPACE}%"),
        ("en", "notebook.percent", "7%"),
    ],
)
def test_no_line_begins_with_a_sign(language, key, said):
    """What is filled in stays as it was given."""
    assert Words(language)(key, text="a : b", percent=7).startswith(said)


def test_things_in_a_row_go_as_the_browser_says(monkeypatch):
    """It knows every language, and whether a comma stands before the last word."""
    asked = []

    def listing(language, things, kind):
        asked.append((language, things, kind))
        return "|".join(things)

    monkeypatch.setattr(ui.words, "_BY_BROWSER", {})
    ui.words.use_list_format(listing)

    assert Words("de").all_of(iter(["a", "b"])) == "a|b"
    assert Words("pl").any_of(["c"]) == "c"
    assert asked == [
        ("de", ["a", "b"], "conjunction"),
        ("pl", ["c"], "disjunction"),
    ]


@pytest.mark.parametrize(
    ("language", "things", "all_of", "any_of"),
    [
        ("en", [], "", ""),
        ("en", ["a"], "a", "a"),
        ("en", ["a", "b"], "a and b", "a or b"),
        ("en", ["a", "b", "c"], "a, b and c", "a, b or c"),
        ("de", ["a", "b", "c"], "a, b und c", "a, b oder c"),
    ],
)
def test_a_browser_that_knows_no_lists_is_helped(
    monkeypatch, language, things, all_of, any_of
):
    monkeypatch.setattr(ui.words, "_BY_BROWSER", {})
    ui.words.use_list_format(None)

    assert Words(language).all_of(things) == all_of
    assert Words(language).any_of(things) == any_of


@pytest.mark.usefixtures("on_the_way")
def test_texts_that_are_on_their_way_are_waited_for():
    """As modules are that have not come: to the page both are the same."""
    keep(FIRST)
    words = Words("pl")

    assert words("log.title") == "Tablica"
    with pytest.raises(WordsOnTheirWayError) as caught:
        words("about.title")
    with pytest.raises(WordsOnTheirWayError):
        "about.title" in words  # noqa: B015 - asking is enough
    assert isinstance(caught.value, ImportError)


@pytest.mark.usefixtures("on_the_way")
def test_who_has_asked_too_early_need_not_ask_anew():
    keep(FIRST)
    words = Words("pl")

    assert keep(REST, "rest") == "pl"

    assert words("about.title") == "O grze"
    assert words("log.title") == "Tablica"


@pytest.mark.usefixtures("on_the_way")
def test_what_few_visits_want_is_waited_for_only_by_who_says_it():
    """Who merely asks whether there is such a text has nothing fetched."""
    keep(FIRST, "rest")

    assert "about.title" not in Words("pl")
    with pytest.raises(WordsOnTheirWayError):
        Words("pl")("about.title")


@pytest.mark.usefixtures("on_the_way")
def test_a_text_that_is_nowhere_is_a_fault():
    """When everything has come, nothing is waited for."""
    keep(FIRST, "rest")
    keep(FIRST, "seldom")

    with pytest.raises(KeyError):
        Words("pl")("about.title")


@pytest.mark.parametrize(
    ("preferred", "language"),
    [("pl", "pl"), ("de-AT", "de"), ("BG-bg", "bg"), ("ja", "en"), ("", "en")],
)
def test_everybody_is_spoken_to_in_a_language_that_is_there(preferred, language):
    assert best_language(preferred) == language


def test_unit_tests_have_what_the_build_makes():
    """No language, and no text of one, is missing here."""
    assert {code: len(KEPT[code].texts) for code in KEPT} == {
        code: len(built.texts(code).texts) for code in built.files()
    }
