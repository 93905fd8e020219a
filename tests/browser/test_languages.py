"""Three languages on every screen; switching keeps the game."""

from __future__ import annotations

import re

import pytest

from browser.screens import walk
from browser.scripts import cut, moves_of
from ui.words import LANGUAGES, catalogue

KEYS = frozenset(catalogue("en"))
GAME = "2013-caught"
CHOOSE = """(language) => {
  const intent = '[data-change="settings.language"]';
  const radio = document.querySelector(`input[value="${language}"]${intent}`);
  if (radio) { radio.click(); return; }
  const list = document.querySelector(`select${intent}`);
  list.value = language;
  list.dispatchEvent(new Event('change', {bubbles: true}));
}"""


def choose(table, language):
    table.page.evaluate("location.hash = '#settings'")
    table.page.wait_for_selector("html[data-screen=settings]", state="attached")
    table.page.evaluate(CHOOSE, language)
    table.page.wait_for_selector(f"html[lang={language}]", state="attached")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_in_every_language(table, language):
    """No key of the catalogue, no name to be filled in is ever to be seen."""
    choose(table, language)
    kept = table.page.evaluate("localStorage.getItem(sy.site + 'settings')")
    assert language in kept
    try:
        for name in walk(table):
            seen = table.page.inner_text("body")
            words = set(re.findall(r"[a-z_]+(?:\.[\w]+)+", seen))
            assert not words & KEYS, name
            assert not re.search(r"\{\w+\}", seen), name
            assert table.page.evaluate("document.documentElement.lang") == language
    finally:
        choose(table, "en")


def test_switching_keeps_the_game(table):
    """In the middle of a round, and behind the curtain; the map's legend goes along."""
    table.open(cut(GAME, 2))
    before = table.seen()
    legends = []
    for language, word in (("de", "Runde"), ("fr", "Tour"), ("en", "Round")):
        table.do("play.menu")
        table.do("app.go", "settings")
        choose(table, language)
        table.page.click("#to-game")
        assert word.lower() in table.text("#title").lower()
        assert table.seen() == before
        legends.append(table.page.locator("#legend text").all_text_contents())
    assert legends == [
        ["Taxi", "Bus", "U-Bahn", "Fähre"],
        ["Taxi", "Bus", "Métro", "Bateau"],
        ["Taxi", "Bus", "Underground", "Ferry"],
    ]
    table.play(moves_of(GAME)[2])
    assert table.seen()["moves"] == moves_of(GAME)[:3]
