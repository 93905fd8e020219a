"""Switching the language keeps the game."""

from __future__ import annotations

from browser.scripts import cut, moves_of
from browser.test_screens import choose

GAME = "2013-caught"
KEPT = "localStorage.getItem(sy.site + 'settings')"


def test_switching_keeps_the_game(table):
    """In the middle of a round, and behind the curtain; the map's legend goes along."""
    table.open(cut(GAME, 2))
    before = table.seen()
    legends = []
    for language, word in (("de", "Runde"), ("fr", "Tour"), ("en", "Round")):
        table.do("play.menu")
        table.do("app.go", "settings")
        choose(table, language)
        assert language in table.page.evaluate(KEPT)
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
