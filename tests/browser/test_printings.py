"""The map shows the lines of the board that is played on, whatever came before."""

from __future__ import annotations

from browser.chrome import ready
from browser.scripts import cut

LINE = "#taxi-13-14"
"""A taxi line of the older printing only."""


def shown(page):
    """Whether the line is there, and whether the map is."""
    return page.locator(LINE).is_visible(), page.locator("#bus-13-14").is_visible()


def open_beside(table, record):
    """Import and open another game of the same session."""
    table.go_home()
    table.bring(record)
    table.page.click(".save-acts [data-do='home.open'] >> nth=0")
    table.page.wait_for_selector("html[data-screen=play]", state="attached")


def test_the_line_13_14_comes_and_goes_with_the_printing(painted):
    """Imported one after the other, in either order, with the dice game between."""
    table, seen = painted, []
    table.open(cut("1983-caught", 3))
    seen.append(shown(table.page))
    for name, plies in [("2013-caught", 3), ("1983-caught", 3), ("2023-caught", 3)]:
        open_beside(table, cut(name, plies))
        seen.append(shown(table.page))
    open_beside(table, cut("hunting-2-caught", 6))
    open_beside(table, cut("1983-caught", 3))
    seen.append(shown(table.page))

    assert [line for line, _ in seen] == [True, False, True, False, True]
    assert all(is_map for _, is_map in seen)


def test_so_it_does_in_a_replay_a_link_and_after_a_reload(painted):
    """Whichever way the game came onto the screen."""
    table, page = painted, painted.page
    table.open(cut("2013-caught", None))
    table.do("replay.open")
    page.wait_for_selector("#scrub")
    seen = [shown(page)]
    page.press("#scrub", "Home")
    page.wait_for_selector("#scrub[value='0']")
    seen.append(shown(page))
    page.evaluate("location.hash = 'position=A_1983_at-26.29.94.117_x-45'")
    page.wait_for_selector("html[data-screen=shared] [data-do='shared.look']")
    seen.append(shown(page))
    open_beside(table, cut("2023-caught", 3))
    page.reload()
    ready(page)
    page.wait_for_selector("html[data-screen=play]", state="attached")
    seen.append(shown(page))

    assert seen == [(False, True), (False, True), (True, True), (False, True)]


def test_so_it_does_on_a_board_in_somebodys_page(browser, profile):
    """A frame names the edition in its address, and may be given another one."""
    page, seen = profile().new_page(), []
    for edition in ("2013", "1983"):
        position = f"A_{edition}_at-26.29.94.117_x-45"
        page.goto("about:blank")
        page.goto(f"{browser.address}embed.html#position={position}")
        ready(page)
        seen.append(shown(page))

    assert seen == [(False, True), (True, True)]


def test_beginners_see_taxi_and_bus_only(painted):
    """Underground and ferry are closed on their board."""
    painted.open(cut("beginners-caught", 3))
    there = [
        mode
        for mode in ("taxi", "bus", "underground", "ferry")
        if painted.page.locator(f"#{mode}").is_visible()
    ]

    assert there == ["taxi", "bus"]
