"""The coach on a phone, in German: its rings can be hit, its card covers nothing."""

from __future__ import annotations

import pytest

PHONE = {"width": 390, "height": 844}
COVERED = """() => {
  const box = (node) => node.getBoundingClientRect();
  const card = box(document.getElementById('coach-card'));
  const others = document.querySelectorAll(
    '#board-frame .station.is-lit .disc, #bar button, #tools button');
  return [...others].filter((node) => {
    const it = box(node);
    return it.width && it.right > card.left && it.left < card.right
      && it.bottom > card.top && it.top < card.bottom;
  }).length;
}"""
CUT_OFF = """() => ['card', 'says', 'next', 'leave'].filter((name) => {
  const node = document.getElementById(`coach-${name}`);
  const { top, bottom, left, right, width, height } = node.getBoundingClientRect();
  const small = node.tagName === 'BUTTON' && (width < 44 || height < 44);
  return small || top < 0 || left < 0 || right > innerWidth || bottom > innerHeight
    || node.scrollWidth > node.clientWidth + 1;
})"""
OUTLINED = """(selector) => {
  const style = getComputedStyle(document.querySelector(selector));
  return style.outlineStyle === 'solid' && parseFloat(style.outlineWidth) >= 3;
}"""
RINGED = """() => [...document.querySelectorAll('#board-frame .station.is-ringed')]
  .filter((node) => getComputedStyle(node.querySelector('.shade')).stroke !== 'none')
  .map((node) => node.dataset.s)"""
HAS_KEYBOARD = "(id) => document.activeElement.id === id"


@pytest.fixture
def phone(table):
    """A phone whose reader reads German."""
    page = table.page
    page.set_viewport_size(PHONE)
    table.speak("de")
    yield table
    table.go_home()
    table.speak("en")


def told(table, text):
    """Wait until the coach says this."""
    table.page.locator("#coach-says", has_text=text).wait_for()
    table.settle()


def test_the_first_round_by_taps(phone):
    page = phone.page
    phone.click("#coach-detectives")
    for text in ("Willkommen in London!", "Du bist Rot", "zieht in jeder Runde zuerst"):
        told(phone, text)
        assert page.evaluate(CUT_OFF) == []
        phone.click("#coach-next")
    told(phone, "Ein Taxi, sagt die Fahrtentafel.")
    log = page.evaluate(OUTLINED, "#log .log-grid")
    phone.click("#coach-next")
    told(phone, "Tippe auf die 124")
    seen = [page.evaluate(RINGED), page.evaluate(COVERED), page.evaluate(CUT_OFF)]
    phone.tap(137)
    told(phone, "Du könntest auch nach 137 fahren.")
    phone.tap(124)
    told(phone, "Wähle: Taxi.")
    seen += [page.evaluate(COVERED), page.evaluate(OUTLINED, "#bar .chip-T")]
    phone.click("#bar .chip-T")
    told(phone, "Jetzt drücke „Ziehen“.")
    seen += [page.evaluate(OUTLINED, "#confirm")]
    phone.click("#confirm")
    told(phone, "Ein Ticket ist weg")

    assert log
    assert seen == [["124"], 0, [], 0, True, True]
    assert phone.seen()["moves"] == ["T115", "D1T124"]


def test_the_first_round_by_keys(phone):
    """Reading on, being shown, choosing: Enter does it, and the keyboard is there."""
    page, press = phone.page, phone.page.keyboard.press
    page.focus("#coach-detectives")
    press("Enter")
    told(phone, "Willkommen in London!")
    page.focus("#coach-next")
    for text in (
        "Du bist Rot",
        "zieht in jeder Runde zuerst",
        "Ein Taxi",
        "Du bist dran!",
    ):
        press("Enter")
        told(phone, text)
        page.wait_for_function(HAS_KEYBOARD, arg="coach-next")
    press("Enter")
    page.wait_for_function(HAS_KEYBOARD, arg="s124")
    press("Enter")
    told(phone, "Wähle: Taxi.")
    page.focus("#coach-next")
    press("Enter")
    page.wait_for_function(HAS_KEYBOARD, arg="pick-D1T124")
    press("Enter")
    told(phone, "Jetzt drücke „Ziehen“.")
    for _ in range(3):  # the other ticket, the way back, the button
        press("Tab")
    press("Enter")
    told(phone, "Ein Ticket ist weg")

    assert page.evaluate(HAS_KEYBOARD, "coach-next")
    assert page.get_attribute("#coach", "aria-live") == "polite"
    assert phone.seen()["moves"] == ["T115", "D1T124"]
