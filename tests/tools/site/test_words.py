"""Catalogues as the site has them: in parts, tied where lines must not break."""

from __future__ import annotations

import json

import pytest

from sy_core.catalogue import Catalogue
from tools.site import words

pytestmark = pytest.mark.native_only

CODES = list(words.files())
TIED = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("language", "text", "shown"),
    [
        ("fr", "Qui joue ?", "Qui joue_?"),
        ("fr", "« Un » : deux ; trois !", "«_Un_»_: deux_; trois_!"),
        ("de", "7 % und …", "7_% und_…"),
        ("pl", "Kto w Londynie i z kim?", "Kto w_Londynie i_z_kim?"),
        ("pl", "W Londynie (w metrze)", "W_Londynie (w_metrze)"),
        ("pl", "Trasa w", "Trasa w"),
        ("pl", "lewo w prawo, nowo w", "lewo w_prawo, nowo w"),
        ("cs", "K řece a s ním", "K_řece a_s_ním"),
        ("sk", "v metre k rieke", "v_metre k_rieke"),
        ("en", "I win a game", "I win a game"),
    ],
)
def test_no_line_begins_with_a_sign_or_ends_with_a_short_word(language, text, shown):
    """Which words are short is said in the header of the language's file."""
    assert words.tied(language, text) == shown.replace("_", TIED)


def test_every_text_is_in_one_part_and_every_part_somewhere():
    """For a first move, for later, for few visits, and built into pages."""
    seldom = [name for name in words.SELDOM if words.part("en", name)]
    parts = (*words.FIRST, *words.later(), *seldom, *words.BUILT_IN)
    found = [key for name in parts for key in words.part("en", name)]

    assert len(set(parts)) == len(parts)
    assert sorted(found) == sorted(words.texts("en").texts)


@pytest.mark.parametrize("code", CODES)
def test_three_files_hold_all_that_the_page_says_in_a_language(code):
    """Put together they say what the catalogue says."""
    fetched = words.fetched()
    found = [
        json.loads(fetched[f"words/{code}.{name}.json"])
        for name in ("first", "rest", "seldom")
    ]
    texts = {key: text for each in found for key, text in each["texts"].items()}
    said = Catalogue(code, found[0]["plural"], texts)

    assert {each["language"] for each in found} == {code}
    assert sum(len(each["texts"]) for each in found) == len(texts)
    assert said("log.title") == words.texts(code)("log.title")
    assert said("home.players", n=5) == words.texts(code)("home.players", n=5)
    assert not [key for key in said.texts if key.startswith(("boot.", "learn."))]


@pytest.mark.parametrize("code", CODES)
def test_pages_that_are_there_before_python_speak_every_language(code):
    """The first screen, what is there without a script, the page for the lost."""
    blanks = words.page_blanks()
    said = words.texts(code)
    boot = json.loads(blanks["boot_words"])[code]

    assert boot["tagline"] == said("boot.tagline")
    assert boot["direction"] in ("ltr", "rtl")
    assert "no_script" not in boot
    assert f'<p lang="{code}" dir="ltr">' in blanks["no_script"]
    assert f'<option value="{code}" lang="{code}" dir="ltr">' in blanks["languages"]
    assert (
        f'<section lang="{code}" dir="ltr">\n  <p>{said("lost.title")}' in words.lost()
    )


def test_the_course_knows_which_language_it_speaks():
    said = words.learn("cs")

    assert said["language"] == "cs"
    assert said["brand"] == "Scotland Yard"
    assert said["course"] == words.texts("cs")("learn.course")
