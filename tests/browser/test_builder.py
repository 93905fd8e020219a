"""A board that is put together here, copied, and solved in another page."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.chrome import boot
from browser.test_embed import (  # noqa: F401 - two of them are fixtures
    elsewhere,
    frame_of,
    host,
    ride,
    until,
)
from tools.lesson.page import page_of
from tools.site.paths import ROOT
from ui.lesson.reading import read_lesson

TEMPLATE = ROOT / "docs" / "lesson-template.md"
POSITION = "A_2013_at-74.29.94.117_round-1_go-pursuit_x-1"
HOSTILE = "</script><b>&amp;\"'>"
SAID = f"Well done {HOSTILE}"
LISTEN = """<script>
  window.heard = [];
  document.addEventListener('verdict', ({ detail }) => heard.push(detail.verdict));
</script>"""
BOARD = "document.querySelector('#builder-preview sy-board')"


def built(page):
    """A board with a task, by controls; what is then in the clipboard."""
    page.click("#builder")
    # A board of which nothing is said does not draw the page to itself.
    frame = page.frame_locator("#builder-preview iframe")
    frame.locator("html[data-boot=ready]").wait_for(state="attached", timeout=60_000)
    assert page.evaluate("scrollY") == 0
    page.click("label:has(#b-start-position)")
    page.fill("#b-position", POSITION)
    page.click("#group-task")
    page.click("label:has(#b-kind-reach)")
    page.select_option("#b-goal-pawn", "D1")
    page.fill("#b-goal-to", "58")
    page.fill("#b-right", SAID)
    page.click("#group-reader")
    page.select_option("#b-computer", "none")
    page.click("#copy-html")
    page.wait_for_selector("#toast:has-text('Copied')")
    return page.evaluate("navigator.clipboard.readText()")


def test_a_board_is_built_copied_and_solved_in_another_page(browser, profile, host):  # noqa: F811
    """The preview follows in one and the same frame, and tells what is wrong."""
    page = boot(profile().new_page(), browser.address)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("location.hash = 'about'")
    code = built(page)

    # The preview is the same board, also after a fault, and has never been another.
    preview = page.frame_locator("#builder-preview iframe")
    preview.locator(".station.is-lit#s58").wait_for(state="attached")
    page.evaluate(f"{BOARD}.isFirst = true")
    page.click("#group-marks")
    page.fill("#b-highlight", "999")
    preview.locator("main.fault").wait_for()
    assert "999" in page.inner_text("#fault-highlight")
    page.fill("#b-highlight", "46")
    preview.locator("#s46.is-marked").wait_for(state="attached")
    assert page.inner_text("#fault-highlight") == ""
    assert page.evaluate(f"{BOARD}.isFirst")

    other = host(LISTEN + code)
    frame = frame_of(other)
    frame.locator(".move-list summary").wait_for()
    ride(frame, "D1T58")
    assert until(other, "heard[0]") == "right"
    assert HOSTILE in frame.locator(".task-said").inner_text()


def test_the_page_makes_the_same_page_of_a_lesson_as_the_tool(browser, profile):
    """To the byte: what the one is tested for holds for the other."""
    page = boot(profile().new_page(), browser.address)
    page.evaluate("location.hash = 'about'")
    page.click("#builder")
    page.click("#group-lesson")
    page.click("[data-do='builder.lesson_example']")
    expect(page.locator("#b-lesson")).to_have_value(re.compile("Where does the"))
    with page.expect_download() as saved:
        page.click("#lesson-make")

    text = TEMPLATE.read_text("utf-8")
    made = saved.value.path().read_text("utf-8")
    assert saved.value.suggested_filename == "where-does-the-underground-go.html"
    assert made == page_of(read_lesson(text), browser.address)
