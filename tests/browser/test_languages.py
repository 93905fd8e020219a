"""Ten languages: each plays and teaches; switching keeps all."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.scripts import cut, moves_of, shortest_game
from browser.test_axe import AXE, RUN
from browser.test_embed import frame_of, ride
from browser.test_learn import COURSE
from browser.test_screens import choose
from tools.site.words import texts
from ui.words import LANGUAGES

GAME = "2013-caught"
KEPT = "localStorage.getItem(sy.site + 'settings')"
# What words can spoil: languages that do not say who they are, things without a name.
RULES = ["html-has-lang", "html-lang-valid", "valid-lang", "document-title"]
RULES += ["button-name", "link-name", "select-name", "label", "svg-img-alt"]
RULES += ["aria-input-field-name", "aria-dialog-name", "region", "empty-heading"]
PATIENCE = 60_000


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


def test_a_whole_game_in_every_language(table):
    """From the first screen to the arrest; axe hears which language it is."""
    start, (escape, arrest) = shortest_game()
    page, told = table.page, {}
    page.evaluate(AXE.read_text(encoding="utf-8"))
    for language in LANGUAGES:
        said = texts(language).texts
        table.start_afresh()
        table.speak(language)
        assert table.text("#new") == said["home.new"]
        told[language, "home"] = page.evaluate(RUN, [RULES, [["#board-frame"]]])
        table.open(start)
        table.play(escape)
        table.hand_back()
        told[language, "table"] = page.evaluate(RUN, [RULES, [["#board-frame"]]])
        table.play(arrest)
        assert table.text(".result h2") == said["end.winner.detectives"]
        assert page.evaluate("[document.documentElement.lang, document.dir]") == [
            language,
            "ltr",
        ]
    table.go_home()
    table.speak("en")

    assert {where: bad for where, bad in told.items() if bad} == {}


def test_a_language_that_cannot_be_fetched_leaves_the_old_one(open_page, browser):
    """It is told, and asked for again by whoever chooses it again."""
    table = open_page(locale="de-DE")
    page = table.page
    page.route("**/words/it.*.json", lambda route: route.abort())
    page.select_option("#language", "it")
    table.is_told(str(texts("de").texts["language.lost"]))

    assert page.locator("html").get_attribute("lang") == "de"
    assert page.locator("#language").input_value() == "de"
    assert '"language": "de"' in page.evaluate(KEPT)

    page.unroute("**/words/it.*.json")
    table.speak("it")
    assert table.text("#new") == texts("it").texts["home.new"]
    browser.faults.clear()  # what was not fetched


def test_a_task_is_solved_in_every_language(browser, profile):
    """The first one of the course, at its board; both speak the reader's language.

    In English all of them are (test_learn.py).
    """
    page = profile().new_page()
    for language in sorted(set(LANGUAGES) - {"en"}):
        solve_the_first_task(page, browser.address, language)


def solve_the_first_task(page, address, language):
    page.goto(f"{address}learn/{language}/{COURSE.chapters[0]}.html")
    page.locator("sy-board").scroll_into_view_if_needed()
    board = page.locator("sy-board[data-state=ready]")
    expect(board).to_be_visible(timeout=PATIENCE)
    task = page.locator(".task").first
    known = COURSE.tasks[task.get_attribute("id")]
    frame = frame_of(page)
    expect(frame.locator("html")).to_have_attribute("lang", language)
    for move in known["answer"]:
        ride(frame, move)

    expect(task.locator(".said[data-when=right]")).to_be_visible()
    expect(page.locator(".verdict[data-state=right]")).to_contain_text(
        str(texts(language).texts["learn.right"])
    )
