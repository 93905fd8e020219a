"""Asking about a station: right click, long press, and what they must not do."""

from __future__ import annotations

from browser.chrome import HOLD
from browser.scripts import cut
from browser.test_axe import AXE, RUN

GAME = "1983-caught"
LONG = 500
PHONE = {"width": 390, "height": 844}
OVERLAP = """() => {
  const card = document.querySelector('.inspector').getBoundingClientRect();
  return [...document.querySelectorAll('#bar button')].filter((node) => {
    const box = node.getBoundingClientRect();
    const over = document.elementFromPoint(
      box.x + box.width / 2, box.y + box.height / 2);
    return over.closest('.inspector') || box.right > card.left && box.left < card.right
      && box.bottom > card.top && box.top < card.bottom;
  }).length;
}"""
MENUS = """() => {
  window.menus = 0;
  window.addEventListener('contextmenu', (event) => {
    window.menus += !event.defaultPrevented;
  });
}"""


def press(table, station, by=0):
    """Hold the button down on a station, and maybe drag."""
    mouse, (x, y) = table.page.mouse, table.where(station)
    mouse.move(x, y)
    mouse.down()
    if by:
        mouse.move(x + by, y, steps=4)


def test_a_right_click_asks_and_escape_gives_the_keyboard_back(table):
    """The browser's own menu stays away, and nothing is chosen."""
    table.open(cut(GAME, 1))
    table.page.evaluate(MENUS)
    lit = table.seen()["lit"][0]

    table.ask(lit)

    page = table.page
    page.wait_for_selector("#inspected:focus")
    assert page.locator("#confirm").count() == 0
    assert page.evaluate("menus") == 0
    page.keyboard.press("Escape")
    page.wait_for_selector(".inspector", state="detached")
    assert page.evaluate("document.activeElement.dataset.s") == str(lit)
    page.keyboard.press("i")
    page.wait_for_selector(f"#inspected:focus[data-station='{lit}']")


def test_a_long_press_asks_a_pan_and_a_tap_do_not(table):
    """And what was a long press is no tap when the finger is lifted."""
    table.open(cut(GAME, 1))
    table.times({HOLD: 30, LONG: 30})
    page, lit = table.page, table.seen()["lit"][0]
    press(table, lit)
    page.wait_for_selector(f".inspector[data-station='{lit}']")
    page.mouse.up()
    assert table.page.locator("#confirm").count() == 0
    page.keyboard.press("Escape")
    page.wait_for_selector(".inspector", state="detached")
    table.times({HOLD: 30, LONG: 400})
    press(table, lit, by=60)
    page.wait_for_timeout(500)
    page.mouse.up()
    assert page.locator(".inspector").count() == 0
    table.tap(table.seen()["lit"][0])
    page.wait_for_selector("#confirm")
    assert page.locator(".inspector").count() == 0


def test_on_a_german_phone_it_is_a_sheet_beside_cancel_and_move(open_page):
    """A typed number is chosen and told; axe has nothing to say."""
    table = open_page(PHONE, locale="de-DE", has_touch=True, times={HOLD: 30})
    table.open(cut(GAME, 1))
    page, lit = table.page, table.seen()["lit"][0]
    page.fill("#typed", str(lit))
    page.keyboard.press("Enter")
    page.wait_for_selector("#confirm")

    card = page.locator(".inspector").bounding_box()
    assert card["y"] + card["height"] == PHONE["height"]
    assert page.evaluate(OVERLAP) == 0
    assert "In einem Zug hier" in page.inner_text(".inspector")
    assert f"Station {lit}. Taxi nach" in page.text_content("#live p:last-child")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(RUN, [None, [["#board-frame"]]]) == []
