"""Puzzles in a real browser: marked by taps, answered by keys, known after a reload."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from browser.chrome import ready
from browser.screens import PUZZLES
from sy_core.puzzles import puzzle_of

SOLVED = (33, 45, 47, 61)
KEPT = "() => localStorage.getItem(`${sy.site}puzzles`)"


def opened(table, text):
    """Go to a puzzle by its link."""
    table.start_afresh()
    table.page.evaluate("(text) => { location.hash = `puzzle=${text}`; }", text)
    table.page.wait_for_selector("html[data-screen=puzzle] #give-up")


def test_stations_are_marked_on_the_map_and_what_was_missed_is_shown(table):
    """A tap marks, another one takes the mark away; the answer is on the map."""
    page = table.page
    opened(table, PUZZLES["puzzle-where"])
    for station in (*SOLVED[1:], 46, 46):
        table.tap(station)
    page.click("#task-done")
    page.wait_for_selector(".puzzle-verdict.is-wrong")
    assert "33" in page.inner_text(".puzzle-verdict")
    page.click("#puzzle-again")
    for station in SOLVED:
        table.tap(station)
    page.click("#task-done")

    page.wait_for_selector(".puzzle-verdict.is-right")


def test_the_map_looks_where_it_matters_even_if_it_comes_after_the_question(table):
    """He was seen at 46; nobody who could move stands near."""
    page = table.page
    opened(table, PUZZLES["puzzle-where"])
    page.reload()
    ready(page)

    page.wait_for_function("sy.board.sees([46, 33, 61], [])")


def test_a_puzzle_is_answered_by_keys_and_the_way_on_has_the_focus(table):
    """A wrong turn is refuted by its line; Enter tries again."""
    page = table.page
    opened(table, PUZZLES["puzzle-escape"])
    page.click("#list summary")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_selector(".puzzle-verdict")
    focused = page.evaluate("document.activeElement.id")

    assert focused in ("puzzle-on", "puzzle-again")
    assert page.locator("#scrub").count() == 1


def test_the_day_is_asked_for_once_and_its_answer_stays(table):
    """What was given up counts as an answer, and is on the device."""
    page = table.page
    table.start_afresh()
    page.click("#puzzles")
    page.click("#day")
    page.click("#give-up")
    page.wait_for_selector(".puzzle-verdict")
    page.wait_for_function(KEPT)

    page.reload()
    ready(page)
    page.wait_for_selector("html[data-screen=puzzle] #give-up")
    table.do("puzzles.show")

    page.wait_for_selector(".puzzle-day .puzzle-marks")


def test_the_puzzle_is_that_of_the_day_where_the_reader_is(table):
    """These two never have the same day; everybody whose day it is has its puzzle."""
    page = table.page
    clock = page.context.new_cdp_session(page)
    for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago"):
        clock.send("Emulation.setTimezoneOverride", {"timezoneId": zone})
        opened(table, "day")
        today = datetime.now(ZoneInfo(zone)).date()
        page.click("#give-up")
        page.wait_for_function(KEPT)

        lines = page.evaluate(KEPT).splitlines()

        assert any(line.startswith(f"p {puzzle_of(today)} ") for line in lines)
        assert any(line.startswith(f"d {today.toordinal()} ") for line in lines)
    clock.detach()
