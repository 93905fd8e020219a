"""The hide screen: when it falls, what opens it, what is behind it."""

from __future__ import annotations

import pytest

from browser.chrome import HOLD, IDLE, ready
from browser.scripts import Mirror, cut, moves_of
from browser.table import difference

GAME = "1983-caught"
HOUR = 3_600_000
BLUR = "window.dispatchEvent(new Event('blur'))"
PAGE_HIDE = "window.dispatchEvent(new PageTransitionEvent('pagehide'))"
HIDDEN = """(() => {
  Object.defineProperty(document, 'hidden', {value: true, configurable: true});
  document.dispatchEvent(new Event('visibilitychange'));
  delete document.hidden;
})()"""


def at_mister_x(table, plies=0):
    table.open(cut(GAME, plies))
    table.pass_on()
    assert table.showing == "curtain"


def opened_once(table, plies=0):
    """The document behind which nothing has been done."""
    at_mister_x(table, plies)
    table.hold()
    table.page.evaluate(BLUR)
    assert table.showing == "curtain"
    return table.document()


def assert_closed(table, before):
    """The curtain is up, and the document is what it was before it opened."""
    assert table.showing == "curtain"
    after = table.document()
    for part in (0, 1, 2, 4, 5):  # the focus may be elsewhere
        told = difference(before[part], after[part])
        assert after[part] == before[part], told


def asked(table, width, height):
    """What is said of handing it over, on a screen of this size."""
    table.page.set_viewport_size({"width": width, "height": height})
    return table.text("#curtain").split("\n\n")[1]


def test_what_is_handed_over_is_called_what_it_is(table):
    at_mister_x(table)

    assert asked(table, 390, 844).startswith("Hand the phone to")
    assert asked(table, 844, 390).startswith("Hand the phone to")
    assert asked(table, 820, 1180).startswith("Hand the tablet to")


def test_nobody_hands_a_computer_round(started):
    """Where there is a mouse and a large screen."""
    table = started()
    at_mister_x(table)

    assert asked(table, 1440, 900).startswith("Only Mister X stays at the screen")


def test_it_takes_a_long_press(table):
    """Neither a click nor a short press opens it; letting go early does not."""
    table.times({HOLD: HOUR})
    at_mister_x(table)
    table.page.click("#hold")
    assert table.showing == "curtain"
    table.hold(HOLD // 3)
    assert table.showing == "curtain"
    table.times({HOLD: 30})
    table.press_shortly()
    table.page.wait_for_timeout(300)
    assert table.showing == "curtain"
    table.times({})
    table.hold()
    assert table.showing == "secret"


def test_only_letting_go_keeps_it_shut(table):
    """The short presses of these tests would open it if nobody let go."""
    at_mister_x(table)
    table.press_shortly(("PointerEvent", ["pointerdown"], {}))
    table.page.wait_for_selector("html[data-showing=secret]", state="attached")


@pytest.mark.parametrize("key", ["Space", "Enter"])
def test_it_takes_a_held_key(table, key):
    """The same with the keyboard."""
    table.times({HOLD: HOUR})
    at_mister_x(table)
    page = table.page
    page.focus("#hold")
    page.keyboard.press(key)
    assert table.showing == "curtain"
    table.times({HOLD: 30})
    told = {"key": {"Space": " "}.get(key, key)}
    table.press_shortly(("KeyboardEvent", ["keydown", "keyup"], told))
    page.wait_for_timeout(300)
    assert table.showing == "curtain"
    table.times({})
    page.keyboard.down(key)
    page.wait_for_selector("html[data-showing=secret]", state="attached")
    page.keyboard.up(key)
    assert table.showing == "secret"


def test_whoever_looks_away_while_holding_opens_nothing(table):
    """The focus is lost before the time is over: it stays shut."""
    table.times({HOLD: 3_000})
    at_mister_x(table)
    page = table.page
    box = page.locator("#hold").bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.evaluate(BLUR)
    page.wait_for_timeout(3_200)
    assert table.showing == "curtain"


@pytest.mark.parametrize(
    "event", [BLUR, PAGE_HIDE, HIDDEN], ids=["blur", "pagehide", "hidden"]
)
def test_it_falls_when_nobody_looks(table, event):
    """Another window, another app, a locked tablet."""
    before = opened_once(table, 4)
    table.hold()
    lit = table.seen()["lit"]
    assert lit
    table.page.evaluate(event)
    assert_closed(table, before)


@pytest.mark.parametrize(
    "busy", ["choice", "double", "refusal", "typed", "menu", "zoomed"]
)
def test_nothing_is_left_of_what_mister_x_was_doing(table, busy):
    """A choice, an armed double, a refusal that says where he is not."""
    before = opened_once(table, 4)
    table.hold()
    page, lit = table.page, table.seen()["lit"]
    match busy:
        case "choice":
            table.tap(lit[0])
            page.wait_for_selector("#confirm")
        case "double":
            table.do("play.double")
            first = table.seen()["lit"][0]
            table.tap(first)
            page.locator("#bar .chip").first.click()
            page.click("#confirm")
            page.wait_for_selector("[data-do='play.untake']")
        case "refusal":
            table.tap(next(s for s in (1, 50, 100, 199) if s not in lit))
            page.wait_for_selector("#toast .toast")
        case "typed":
            page.fill("#typed", "u 1")
            page.keyboard.press("Enter")
            page.wait_for_selector("#toast .toast")
            page.fill("#typed", "t 1")
        case "menu":
            table.do("play.menu")
            page.wait_for_selector("dialog[open]")
        case "zoomed":
            page.keyboard.press("+")
            page.keyboard.press("+")
            page.wait_for_timeout(300)
    page.evaluate(BLUR)
    assert_closed(table, before)


def test_it_falls_when_nobody_touches_anything(table):
    """After the time that the settings give."""
    page = table.page
    page.evaluate("location.hash = '#settings'")
    page.select_option("[data-change='settings.idle']", "15")
    table.go_home()
    before = opened_once(table)
    table.times({HOLD: 30, IDLE: 1200})
    table.hold()
    assert table.showing == "secret"
    table.page.wait_for_selector("html[data-showing=curtain]", state="attached")
    assert_closed(table, before)


def test_back_in_history_and_forth_again(table):
    """The browser's own buttons lead behind the curtain."""
    before = opened_once(table)
    page = table.page
    table.hold()
    page.go_back()
    page.wait_for_selector("html[data-screen=home]", state="attached")
    assert page.locator(".piece.mister-x").count() == 0
    assert table.seen()["lit"] == []
    page.go_forward()
    page.wait_for_selector("html[data-screen=play]", state="attached")
    assert_closed(table, before)


def test_away_to_another_page_and_back(table):
    """Whether the browser kept the page or loads it again."""
    at_mister_x(table)
    page = table.page
    table.hold()
    page.goto("about:blank")
    page.go_back()
    ready(page)
    seen = table.seen()
    assert seen["screen"] == "play"
    assert seen["showing"] == "pass"
    assert seen["lit"] == []


def test_hand_back_tells_exactly_the_public_facts(table):
    """Ticket by ticket, and the station only where he must show himself."""
    moves = moves_of(GAME)
    assert moves[0] == "T114"
    assert moves[4] == "T126+T114"
    at_mister_x(table)
    table.play("T114")
    assert table.showing == "handback"
    facts = table.page.locator(".facts li")
    assert facts.all_inner_texts() == ["Mister X travels by taxi."]
    table.hand_back()
    for text in moves[1:4]:
        table.play(text)
    table.play("T126+T114")
    assert table.showing == "handback"
    assert facts.all_inner_texts() == [
        "Mister X plays a double move.",
        "The played card goes to his left: Red keeps it.",
        "Mister X travels by taxi.",
        "Taxi: Mister X shows himself at 114.",
    ]
    seen = table.seen()
    assert seen["lit"] == []
    assert seen["pieces"]["X"] == 114  # shown, so everybody may see it


def test_black_tickets_hide_the_means(table):
    """He went by black: that, and nothing else."""
    name = "2013-caught-by-a-bobby"
    plies = moves_of(name).index("X83")
    table.open(cut(name, plies))
    table.play("X83")
    told = table.page.locator(".facts li").all_inner_texts()
    assert Mirror(cut(name, plies + 1)).shown is None
    assert told == ["Mister X travels with a black ticket."]


def test_an_open_dialog_of_his_does_not_outlive_the_curtain(table):
    """Nobody else may make him appear."""
    name = "1983-appearances"
    moves = moves_of(name)
    plies = next(n for n, text in enumerate(moves) if text.startswith("!"))
    table.open(cut(name, plies))
    table.hold()
    table.do("play.appear")
    table.page.wait_for_selector("dialog[open]")
    table.page.evaluate(BLUR)
    assert table.showing == "curtain"
    assert table.page.locator("dialog").count() == 0
    assert table.seen()["moves"] == moves[:plies]
