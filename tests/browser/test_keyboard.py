"""A game without a pointer: Tab, arrows, Enter, held keys, typed moves."""

from __future__ import annotations

import re

import pytest

from browser.scripts import Mirror, cut, moves_of, short_game

GAME = "1983-caught"
MOST_TABS = 80
FOCUSED = """() => {
  const node = document.activeElement;
  return {id: node.id, tag: node.tagName, do: node.dataset && node.dataset.do,
    arg: node.dataset && node.dataset.arg, s: node.dataset && node.dataset.s,
    outline: getComputedStyle(node).outlineStyle};
}"""
PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll('#board-frame .station.is-lit')].map((node) => {
    const to = node.getScreenCTM(); return [node.dataset.s, [to.e, to.f]]; }))"""


class Keys:
    """The page without a pointer."""

    def __init__(self, table):
        self.table = table
        self.page = table.page
        self.press = table.page.keyboard.press

    def focused(self):
        return self.page.evaluate(FOCUSED)

    def tab_to(self, fits, key="Tab"):
        """Tab on until something fits; everything must be reachable so."""
        for _ in range(MOST_TABS):
            now = self.focused()
            if fits(now):
                return now
            self.press(key)
        raise AssertionError("not reachable by Tab")

    def open_curtain(self):
        """Nothing has to be looked for: the keyboard is there."""
        self.page.wait_for_selector("#pass:focus")
        self.press("Enter")
        self.page.wait_for_selector("#hold:focus")
        self.page.keyboard.down("Space")
        self.page.wait_for_selector("html[data-showing=secret]", state="attached")
        self.page.keyboard.up("Space")

    def confirm(self):
        """Move, and the keyboard goes on to something else."""
        self.tab_to(lambda now: now["id"] == "confirm")
        self.press("Enter")
        self.page.wait_for_selector("#confirm", state="detached")
        assert self.focused()["tag"] != "BODY"

    def by_typing(self, text):
        self.tab_to(lambda now: now["id"] == "typed")
        self.page.keyboard.type(text.lower())
        self.press("Enter")

    def by_arrows(self, text):
        """Walk over the lit stations; not each can be reached by each way."""
        target = re.search(r"\d+$", text)[0]
        now = self.tab_to(lambda now: now["s"])
        for _ in range(12):
            if now["s"] == target:
                break
            places = self.page.evaluate(PLACES)
            dx = places[target][0] - places[now["s"]][0]
            dy = places[target][1] - places[now["s"]][1]
            first, second = (
                (("ArrowRight", "ArrowLeft")[dx < 0], ("ArrowDown", "ArrowUp")[dy < 0])
                if abs(dx) > abs(dy)
                else (
                    ("ArrowDown", "ArrowUp")[dy < 0],
                    ("ArrowRight", "ArrowLeft")[dx < 0],
                )
            )
            self.press(first)
            after = self.focused()
            if after["s"] == now["s"]:
                self.press(second)
                after = self.focused()
            now = after
        if now["s"] != target:  # as good: Tab goes through all of them
            self.press("Tab")
            self.tab_to(lambda now: now["s"] == target)
        self.press("Enter")
        self.page.wait_for_selector("#confirm")
        chips = self.page.locator("#bar .chip")
        if chips.count() > 1:
            self.tab_to(lambda now: now["do"] == "play.pick" and now["arg"] == text)
            self.press("Enter")
        self.confirm()

    def by_list(self, text, key="Tab"):
        self.tab_to(lambda now: now["tag"] == "SUMMARY", key)
        if not self.page.locator("details.move-list[open]").count():
            self.press("Enter")
        self.tab_to(lambda now: now["do"] == "play.go" and now["arg"] == text)
        self.press("Enter")
        self.confirm()

    def double(self, text):
        self.tab_to(lambda now: now["do"] == "play.double")
        self.press("Enter")
        for leg in text.split("+"):
            # Backwards: beyond the last control the focus leaves the page.
            self.by_list(leg, "Shift+Tab")


def test_a_game_by_keyboard(table):
    """Every way to make a move with keys, in turn, up to the arrest."""
    keys = Keys(table)
    start, moves = short_game()
    table.open(start)
    mirror = Mirror(start)
    ways = [keys.by_typing, keys.by_arrows, keys.by_list]
    for number, text in enumerate(moves):
        own = mirror.x_acts
        if own:
            keys.open_curtain()
        if "+" in text:
            keys.double(text)
        else:
            ways[number % 3](text)
        mirror.apply(text)
        assert table.seen()["moves"] == mirror.moves
        if own and not mirror.outcome:
            table.page.wait_for_selector("#handback:focus")
            keys.press("Enter")
            table.page.wait_for_selector("#title:focus")
    assert table.text(".result h2") == "The detectives win"
    table.page.wait_for_selector("#end-replay:focus")
    keys.press("Enter")
    keys.tab_to(lambda now: now["id"] == "scrub")
    keys.press("ArrowLeft")
    keys.press("ArrowLeft")
    assert table.page.input_value("#scrub") == str(len(mirror.moves) - 2)
    keys.press("Space")  # plays to the end, and stops
    playing = "#replay-play[aria-label='{}']".format
    table.page.wait_for_selector(playing("Pause"))
    table.page.wait_for_selector(playing("Play"))
    assert table.page.input_value("#scrub") == str(len(mirror.moves))
    assert keys.focused()["id"] == "scrub"


def test_keys_come_to_the_typed_field_before_any_station(table):
    """Whoever types need not pass all that is lit."""
    keys = Keys(table)
    table.open(cut(GAME, 1))
    table.page.evaluate("document.activeElement.blur()")
    first = keys.tab_to(lambda now: now["s"] or now["id"] == "typed")

    assert first["id"] == "typed"


def test_the_keyboard_stays_before_the_curtain(table):
    """Nothing behind it can be reached."""
    table.open(cut(GAME, 0))
    table.pass_on()
    keys = Keys(table)
    reached = set()
    for _ in range(12):
        keys.press("Tab")
        now = keys.focused()
        reached.add(now["id"] or now["do"] or now["tag"])
    assert reached <= {"hold", "play.pass", "app.go", "BODY"}


def test_a_new_game_by_keyboard(table):
    """From the first screen to Mister X's, and focus is always where it goes on."""
    keys = Keys(table)
    keys.tab_to(lambda now: now["id"] == "new")
    assert keys.focused()["outline"] != "none"
    keys.press("Enter")
    table.page.wait_for_selector("html[data-screen=setup]", state="attached")
    keys.tab_to(lambda now: now["id"].startswith("edition-"))
    keys.press("ArrowDown")
    keys.tab_to(lambda now: now["id"] == "go")
    keys.press("Enter")
    table.page.wait_for_selector("#pass:focus")
    keys.press("Enter")
    table.page.wait_for_selector("#hold:focus")
    assert table.showing == "curtain"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("b 199", "not possible"),
        ("nonsense", "is not a move"),
        ("d1 t1", "not possible"),
    ],
)
def test_typed_nonsense_is_told(table, typed, told):
    """In words; nothing is played."""
    table.open(cut(GAME, 1))
    table.page.fill("#typed", typed)
    table.page.keyboard.press("Enter")
    table.is_told(told)
    assert told in table.page.text_content("#live p:last-child")
    assert table.seen()["moves"] == moves_of(GAME)[:1]


def test_escape_takes_a_choice_back(table):
    """And closes a dialog."""
    table.open(cut(GAME, 1))
    table.tap(table.seen()["lit"][0])
    table.page.wait_for_selector("#confirm")
    table.page.keyboard.press("Escape")
    assert table.page.locator("#confirm").count() == 0
    table.page.focus("[data-do='play.menu']")
    table.page.keyboard.press("Enter")
    table.page.wait_for_selector("dialog[open]")
    table.page.keyboard.press("Escape")
    table.page.wait_for_selector("dialog", state="detached")
    table.page.wait_for_selector("[data-do='play.menu']:focus")
