"""A lesson of one file, in a page of somebody else's: its boards ask and answer."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.fitting import OVERFLOW
from browser.test_axe import AXE, RUN
from browser.test_embed import elsewhere, ride, until  # noqa: F401 - a fixture
from tools.lesson.page import page_of
from tools.site.paths import ROOT
from ui.lesson.reading import read_lesson

TEMPLATE = ROOT / "docs" / "lesson-template.md"
# From the start: a board in sight may be ready before the page has loaded.
LISTEN = """
window.heard = [];
for (const name of ['ready', 'verdict'])
  document.addEventListener(name, ({ detail }) => heard.push(detail));
"""
LOAD = """() => {
  for (const board of document.querySelectorAll('sy-board')) board.load();
}"""
VERDICTS = """() => heard.filter(({ type }) => type === 'verdict')
  .map(({ verdict, miss }) => [verdict, miss])"""
STOPS = "document.querySelectorAll('.station[tabindex=\"0\"]').length"


@pytest.fixture
def lesson(browser, profile, elsewhere):  # noqa: F811
    """The template as a page of another port, all its boards begun."""
    file, port = elsewhere
    made = page_of(read_lesson(TEMPLATE.read_text("utf-8")), browser.address)
    file.write_text(made, "utf-8")
    address = f"http://localhost:{port}/host.html"
    page = profile({"width": 390, "height": 844}).new_page()
    page.add_init_script(LISTEN)
    page.goto(address)
    page.evaluate(LOAD)
    until(page, "() => heard.length === 3")
    yield page
    own = f"request to {address}"
    browser.faults[:] = [fault for fault in browser.faults if fault != own]


def sound(page, inner):
    """Neither axe nor the eye finds fault, in both themes."""
    for theme in ("light", "dark"):
        boards = "document.querySelectorAll('sy-board')"
        page.evaluate(
            f"{boards}.forEach((each) => each.setAttribute('theme', '{theme}'))"
        )
        until(inner, f"document.documentElement.dataset.theme === '{theme}'")
        inner.evaluate(AXE.read_text(encoding="utf-8"))
        assert inner.evaluate(RUN, [None, []]) == []
    assert inner.evaluate(OVERFLOW) == []


def test_the_tasks_of_a_lesson_are_failed_and_solved_by_keys(lesson):
    """A move with words for a mistake, another try; marks by arrows and Enter."""
    reach, where = (lesson.frame_locator("sy-board iframe").nth(n) for n in (1, 2))
    ride(reach, "D1T75")
    expect(reach.locator(".task-strip.is-wrong")).to_contain_text("Look for something")
    sound(lesson, lesson.frames[2])
    reach.locator("#task-again").press("Enter")
    ride(reach, "D1U46")
    expect(reach.locator(".task-strip.is-right")).to_contain_text("The underground is")

    inner = lesson.frames[3]
    assert inner.evaluate(STOPS) == 1, "the Tab key would stop at every station"
    where.locator(".station[tabindex='0']").press("ArrowRight")
    assert inner.evaluate("document.activeElement.matches('.station.is-lit')")
    for station in (33, 45, 47, 78):
        where.locator(f"#s{station}").press("Enter")
    assert inner.evaluate(STOPS) == 1
    expect(where.locator(".task-count")).to_have_text("4 marks")
    where.locator("#task-done").press("Enter")
    expect(where.locator(".task-strip.is-wrong")).to_contain_text("Missing: 61")
    sound(lesson, inner)
    expect(where.locator("#task-again")).to_be_focused()

    assert lesson.evaluate(VERDICTS) == [
        ["wrong", "taxi"],
        ["right", None],
        ["wrong", None],
    ]
