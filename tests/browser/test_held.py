"""What lies over Mister X's open screen: while he looks away, or does not hold it."""

from __future__ import annotations

import pytest

from browser.scripts import cut

GAME = "1983-caught"
POINTER_OUT = """document.documentElement.dispatchEvent(
  new PointerEvent('pointerleave', {pointerType: 'mouse'}))"""
FINGER_OFF = """document.documentElement.dispatchEvent(
  new PointerEvent('pointerleave', {pointerType: 'touch'}))"""


def is_covered(table):
    return table.page.evaluate(
        """document.getElementById('cover').checkVisibility(
             {visibilityProperty: true})"""
    )


def at_his_screen(table):
    table.open(cut(GAME, 0))
    table.hold()
    table.page.mouse.move(300, 300)
    return table


def test_it_is_covered_while_the_pointer_is_elsewhere(table):
    """Perhaps on its way to another tab; coming back needs no handing over."""
    page = at_his_screen(table).page
    page.evaluate(POINTER_OUT)

    assert is_covered(table)
    page.mouse.move(310, 300)
    assert not is_covered(table)
    assert table.showing == "secret"


def test_a_dialog_is_covered_with_all_that_belongs_to_it(table):
    """Its half-dark would lie over what the cover says."""
    page = at_his_screen(table).page
    table.do("play.menu")
    page.wait_for_selector("dialog[open]")
    page.evaluate(POINTER_OUT)

    assert is_covered(table)
    assert page.evaluate(
        """[null, '::backdrop'].map((part) =>
             getComputedStyle(document.querySelector('dialog'), part).opacity)"""
    ) == ["0", "0"]


@pytest.mark.parametrize("key", ["Control", "Alt", "Meta"])
def test_it_is_covered_while_a_key_is_down_that_leads_elsewhere(table, key):
    """Control and Tab are another tab, Alt and Tab another window."""
    page = at_his_screen(table).page
    page.keyboard.down(key)

    assert is_covered(table)
    page.keyboard.up(key)
    assert not is_covered(table)
    assert table.showing == "secret"


def test_a_finger_that_is_lifted_covers_nothing(table):
    """It has no other place to be."""
    at_his_screen(table).page.evaluate(FINGER_OFF)

    assert not is_covered(table)


def test_only_his_own_screen_is_covered(table):
    """The open table shows what everybody may see."""
    table.open(cut(GAME, 1))
    table.page.evaluate(POINTER_OUT)

    assert table.showing == "table"
    assert not is_covered(table)


def choose(table, look):
    table.page.evaluate("location.hash = '#settings'")
    table.page.click(f"label:has(#look-{look})")
    table.go_home()


@pytest.fixture
def held(table):
    """His screen, where it is visible only while it is held."""
    choose(table, "held")
    yield at_his_screen(table)
    table.page.keyboard.up(" ")
    choose(table, "open")


def test_what_is_only_visible_while_held_is_covered_until_then(held):
    """The space bar is his eye, whatever has the focus; Enter presses buttons."""
    page = held.page
    covered = [is_covered(held)]
    page.focus("#typed")
    page.keyboard.down(" ")
    covered.append(is_covered(held))
    page.keyboard.up(" ")
    covered.append(is_covered(held))

    assert covered == [True, False, True]
    assert page.input_value("#typed") == ""


def test_he_plays_with_the_mouse_while_he_holds_the_space_bar(held):
    page = held.page
    page.keyboard.down(" ")
    held.play("T114")
    page.keyboard.up(" ")

    assert held.showing == "handback"


def test_he_plays_with_the_keyboard_alone(held):
    """One hand on the space bar, the other on arrows and Enter."""
    page = held.page
    page.keyboard.down(" ")
    page.focus("#board .station.is-lit[data-s='114']")
    page.keyboard.press("Enter")
    page.focus("[data-do='play.pick'][data-arg='T114']")
    page.keyboard.press("Enter")
    page.focus("#confirm")
    page.keyboard.press("Enter")

    assert held.showing == "handback"


def test_he_plays_with_the_other_hand_while_a_thumb_holds_the_button(held):
    """The thumb stays on the glass until he has moved."""
    page = held.page
    wire = page.context.new_cdp_session(page)
    x, y = middle(page, ".peek")

    def thumb(kind, *points):
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    thumb("touchStart", {"x": x, "y": y})
    assert not is_covered(held)
    held.play("T114")
    thumb("touchEnd")

    assert held.showing == "handback"
    assert held.seen()["moves"] == ["T114"]


def test_letting_go_of_the_button_covers_it(held):
    page = held.page
    page.mouse.move(*middle(page, ".peek"))
    page.mouse.down()
    open_ = not is_covered(held)
    page.mouse.up()

    assert open_
    assert is_covered(held)


def middle(page, selector):
    box = page.locator(selector).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
