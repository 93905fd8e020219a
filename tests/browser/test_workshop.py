"""The workshop in a real browser: bots are written, run, watched, played against."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.chrome import ready
from ui.workshop.bots import Bot
from ui.workshop.packing import packed

FIRST = """\
print("<b>read</b>")


class First:
    def choose(self, view, legal, rng, budget):
        return legal[0]
"""
LINK = packed(Bot("", "First of all", FIRST))
ROOMS = "document.querySelectorAll('iframe').length"


def taken_over(table):
    """A bot from a link, on the desk as one's own."""
    page = table.page
    page.evaluate("(text) => { location.hash = text; }", LINK)
    page.click("#accept")
    page.wait_for_selector(".cm-content")
    return page


def test_code_from_a_link_runs_when_asked_and_its_games_are_watched(table):
    """First it is read; then it is scored live; one of its games is on the board."""
    page = table.page
    page.evaluate("(text) => { location.hash = text; }", LINK)
    page.wait_for_selector("#accept")
    page.wait_for_selector(".cm-content:has-text('class First')")
    assert page.locator("#run").count() == 0
    page.wait_for_timeout(300)
    assert page.evaluate(ROOMS) == 0

    page.click("#accept")
    page.click("#run")
    expect(page.locator(".score-table tbody tr").first).to_contain_text("of")
    page.click("#stop")
    expect(page.locator("#printed")).to_contain_text("<b>read</b>")
    page.click("#watch-0")
    page.wait_for_selector("html[data-screen=replay] #scrub")
    page.click("[data-do='replay.close']")
    page.wait_for_selector("#run")

    page.reload()
    ready(page)
    page.wait_for_selector(".cm-content:has-text('class First')")
    expect(page.locator("#title")).to_have_text("First of all")


def test_a_fault_is_told_with_its_line_and_the_keyboard_goes_there(table):
    """What is typed in the editor is what runs; Escape and Tab lead out of it."""
    page = taken_over(table)
    page.click(".cm-content")
    page.keyboard.press("Control+End")
    page.keyboard.type("\ndef broken(:\n")
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(page.locator(".code-editor:focus-within")).to_have_count(0)

    page.click("#run")
    expect(page.locator(".fault")).to_contain_text("not Python")
    line = FIRST.count("\n") + 2
    expect(page.locator("#fault-line")).to_contain_text(str(line))
    page.click("#fault-line")

    expect(page.locator(".code-editor:focus-within")).to_have_count(1)
    expect(page.locator(".cm-activeLineGutter").first).to_have_text(str(line))


def nothing(route):
    """A script without anything in it."""
    route.fulfill(content_type="text/javascript", body="")


def test_without_the_editor_one_types_in_the_plain_field(browser, profile):
    """It is there from the beginning; what is typed is kept."""
    page = profile().new_page()
    page.route("**/pyscript-*/editor.js", nothing)
    page.goto(browser.address)
    ready(page)
    page.click("#workshop")
    page.click("#bot-new")
    page.fill("#workshop-code", "class Typed: pass")
    page.click("#all-bots")
    page.click("[data-do='workshop.desk']")

    expect(page.locator("#workshop-code")).to_have_value("class Typed: pass")
    assert page.locator(".code-editor").count() == 0


def test_a_bot_takes_a_seat_and_moves(table):
    page = taken_over(table)

    page.click("#play-mister_x")

    table.wait_for_a_move()
    assert "First of all" in page.inner_text("#table")
