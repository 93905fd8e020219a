"""From a small phone to a large screen: nothing is cut off, everything can be hit."""

from __future__ import annotations

import json
import math
from itertools import combinations

import pytest

from browser.chrome import Browser, boot
from browser.fitting import OVERFLOW, PHONES, SIZES, UPRIGHT
from browser.paint import GROUND, leave_out
from browser.screens import walk
from browser.scripts import cut, moves_of
from browser.table import Table
from tools.site import chromium as programs

PLACES = """() => [...document.querySelectorAll('#board-frame .station.is-lit')]
  .map((node) => {
    const { e: x, f: y } = node.getScreenCTM();
    const top = document.elementFromPoint(x, y);
    return {x, y, free: Boolean(top && top.closest('#board-frame svg'))};
  })"""
"""Where lit stations are, and whether nothing lies over them."""
STILL = """() => new Promise((done) => {
  const places = () => [...document.querySelectorAll('#board-frame .station.is-lit')]
    .map((node) => node.getScreenCTM()).map((to) => [to.a, to.e, to.f]).join();
  let before = '', alike = 0;
  const look = () => {
    const now = places();
    alike = now === before ? alike + 1 : 0;
    before = now;
    if (alike < 6) requestAnimationFrame(look); else done();
  };
  look();
})"""
NEAR = """([station, reach]) => {
  const all = [...document.querySelectorAll('#board-frame .station.is-lit')];
  const lit = all.map((node) => {
    const to = node.getScreenCTM();
    return {s: Number(node.dataset.s), x: to.e, y: to.f};
  });
  const own = lit.find((one) => one.s === station);
  const frame = document.getElementById('board-frame').getBoundingClientRect();
  const found = [];
  for (let a = 0; a < 16; a++) {
    const x = own.x + reach * Math.cos(a * Math.PI / 8);
    const y = own.y + reach * Math.sin(a * Math.PI / 8);
    const top = document.elementFromPoint(x, y);
    if (!top || !top.closest('#board-frame svg') || top.closest('.piece')) continue;
    if (x < frame.left || x > frame.right || y < frame.top) continue;
    const other = top.closest('.station');
    if (other && Number(other.dataset.s) !== station) continue;
    const far = (one) => Math.hypot(one.x - x, one.y - y);
    found.push([Math.min(...lit.filter((one) => one !== own).map(far)), x, y]);
  }
  found.sort((a, b) => b[0] - a[0]);
  return found.length && found[0][0] > reach ? found[0].slice(1) : null;
}"""
"""A place at some distance from a station that no other one is nearer to."""


CLIPPED = """() => {
  const kinds = ['button', 'h1', 'h2', 'h3', 'p', 'li', 'strong', 'label', '.count',
    '.ticket', '.badge', '.named', '.log-station', '.log-number'];
  return [...document.querySelectorAll(kinds.map((k) => `#app ${k}`).join())]
    .filter((node) => !node.closest('.visually-hidden, #board-frame, .cube-room')
      && node.checkVisibility({visibilityProperty: true}) && node.clientHeight
      && (node.scrollHeight > node.clientHeight + 2
        || node.scrollWidth > node.clientWidth + 2
          && getComputedStyle(node).overflowX !== 'visible'))
    .map((node) => `${node.tagName}.${node.className}: ${node.textContent}`);
}"""
"""What is larger than the room that it has."""
IN_SIGHT = """(selectors) => {
  const panel = document.getElementById('panel').getBoundingClientRect();
  return selectors.filter((each) => {
    const found = [...document.querySelectorAll(each)];
    return !found.length || found.some((node) => {
      const box = node.getBoundingClientRect();
      return box.top < panel.top || box.bottom > panel.bottom + 1;
    });
  });
}"""
"""Which of these cannot be seen without scrolling."""


@pytest.mark.parametrize("size", UPRIGHT, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(
    ("name", "plies"),
    [("2013-caught", 1), ("hunting-2-caught", 4)],
    ids=["map", "tiles"],
)
def test_lit_stations_are_large_enough_for_a_finger(table, size, name, plies):
    """Twenty pixels beside a lit station still mean that station."""
    width, height = size
    table.page.set_viewport_size({"width": width, "height": height})
    table.open(cut(name, plies))
    page = table.page
    page.wait_for_timeout(100)
    tried = 0
    for station in table.seen()["lit"]:
        page.evaluate(STILL)  # a finger aims at what does not move
        at = page.evaluate(NEAR, [station, 20])
        if at is None:
            continue
        page.touchscreen.tap(*at)
        page.wait_for_selector("#board-frame .station.is-chosen", state="attached")
        chosen = page.evaluate(
            "() => [...document.querySelectorAll('#board-frame .station.is-chosen')]"
            ".map((node) => Number(node.dataset.s))"
        )
        assert chosen == [station]
        page.keyboard.press("Escape")
        tried += 1
    assert tried >= min(3, math.ceil(len(table.seen()["lit"]) / 3))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_all_tiles_are_in_sight_a_fingertip_apart(table, size):
    """Mister X may hide on any free space: none is covered or too near another."""
    width, height = size
    table.page.set_viewport_size({"width": width, "height": height})
    table.open(cut("hunting-4-caught", 3))
    table.hold()
    table.page.wait_for_timeout(100)
    places = table.page.evaluate(PLACES)
    apart = [
        math.hypot(one["x"] - two["x"], one["y"] - two["y"])
        for one, two in combinations(places, 2)
    ]

    assert len(places) == 36 - 3
    assert all(place["free"] for place in places)
    assert min(apart) >= 44


def test_dice_lie_beside_the_tiles_on_a_phone(table):
    """Neither they nor a choice cover any of the spaces."""
    page = table.page
    table.open(cut("hunting-4-escaped", 16))
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        board = page.locator("#grid svg").bounding_box()
        boxes = [page.locator(".dice-tools").bounding_box()]
        table.tap(table.seen()["lit"][0])
        boxes.append(page.locator("#bar .bar").bounding_box())
        page.keyboard.press("Escape")

        for box in boxes:
            below = box["y"] >= board["y"] + board["height"] - 1
            beside = box["x"] >= board["x"] + board["width"] - 1
            assert below or beside, (width, height)


@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_phones_map_goes_to_whoever_is_next(table, size):
    """Where the next detective can go is in sight after the move of the last one."""
    width, height = size
    table.page.set_viewport_size({"width": width, "height": height})
    table.open(cut("1983-caught", 1))
    seen = []
    for move in moves_of("1983-caught")[1:4]:
        table.page.wait_for_selector("#board-frame:not(.is-moving)")
        seen.append([place["free"] for place in table.page.evaluate(PLACES)])
        table.play(move)

    assert all(map(len, seen))
    assert all(map(all, seen))


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_phone_shows_what_matters_without_scrolling(table, language):
    """Whose turn, what Mister X did, the log, the tickets of whoever moves."""
    page = table.page
    matters = ["#title", "#prompt", "#feed-peek", ".log-grid", ".is-ready .counts"]
    hidden, covered = [], []
    if language == "de":
        table.speak("de")
    try:
        for width, height in ((390, 844), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            table.start_afresh()
            table.open(cut("2013-caught", 8))
            hidden += page.evaluate(IN_SIGHT, matters)
            table.tap(table.seen()["lit"][0])
            page.fill("#typed", "?")
            page.keyboard.press("Enter")
            acts = page.locator("#bar .bar-end").bounding_box()
            told = page.locator(".toast").bounding_box()
            covered.append(common(acts, told))
            page.evaluate("document.getElementById('panel').scrollTop = 0")
            hidden += page.evaluate(IN_SIGHT, matters[:4])
    finally:
        table.go_home()
        table.speak("en")

    assert hidden == []
    assert covered == [False, False]


def common(one, two):
    """Whether two boxes overlap."""
    return all(
        one[at] < two[at] + two[long] and two[at] < one[at] + one[long]
        for at, long in (("x", "width"), ("y", "height"))
    )


def test_a_message_never_covers_the_choice(table):
    """Cancel and Move can be tapped whatever was said, however the device is held."""
    page = table.page
    table.open(cut("2013-caught", 8))
    table.tap(table.seen()["lit"][0])
    page.fill("#typed", "?")
    page.keyboard.press("Enter")
    for width, height in [(1180, 820), (820, 1180), (1440, 900)]:
        page.set_viewport_size({"width": width, "height": height})
        acts = page.locator("#bar .bar-end").bounding_box()

        assert not common(acts, page.locator(".toast").bounding_box())


def test_only_the_chosen_ticket_looks_chosen(table):
    """A black ticket is black, too, when it is not: so only one chip is filled."""
    page = table.page
    table.open(cut("2013-caught", 10))
    table.hold()
    table.tap(114)
    ground = "() => [...document.querySelectorAll('.chip')].map((node) => "
    ground += "getComputedStyle(node).backgroundColor)"
    before = page.evaluate(ground)
    page.click(".chip-X")
    after = page.evaluate(ground)

    assert len(before) == 2
    assert len(set(before)) == 1
    assert after[0] == before[0]
    assert after[1] != before[1]


def test_text_twice_as_large_is_all_there(engine, address):
    """Who has set a larger font in the browser gets it, in German on a phone too."""
    larger = "--blink-settings=defaultFontSize=32"
    running = engine.launch(
        executable_path=programs.require(), args=[*programs.ARGUMENTS, larger]
    )
    browser = Browser(running, address)
    size, told = {"width": 390, "height": 844}, []
    with browser.context(size, locale="de-DE", times={650: 30}) as context:
        table = Table(boot(context.new_page(), address))
        leave_out(table.page, GROUND)
        letters = table.page.evaluate("getComputedStyle(document.body).fontSize")
        for name in walk(table):
            found = table.page.evaluate(OVERFLOW) + table.page.evaluate(CLIPPED)
            told += [f"{name}: {each}" for each in found]
    running.close()

    assert letters == "32px"
    assert told == []
    assert browser.faults == []


def test_a_phones_replay_leaves_the_map_in_sight(table):
    """One row over it, each button as large as a fingertip; the rest is beside."""
    page = table.page
    table.open(cut("2013-caught", None))
    table.do("replay.open")
    page.wait_for_selector("#scrub")
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        check_the_replay(page, width)


def check_the_replay(page, width):
    bar = page.locator(".scrub").bounding_box()
    boxes = [one.bounding_box() for one in page.locator(".scrub > :visible").all()]

    assert bar["height"] <= 72
    assert len({box["y"] for box in boxes}) == 1
    assert all(min(box["width"], box["height"]) >= 44 for box in boxes)
    assert max(box["x"] + box["width"] for box in boxes) <= width
    for intent in ("share.open", "replay.export"):
        assert (
            page.locator(f"#panel [data-do='{intent}']").bounding_box()["height"] >= 44
        )


@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_phones_notebook_keeps_a_scale_that_one_can_read_and_tap(table, size):
    """Whoever is to move is in sight; zooming out to all of London is the player's."""
    width, height = size
    page = table.page
    page.set_viewport_size({"width": width, "height": height})
    record = json.loads(cut("2013-escaped", 9))
    record["notes"] = {"notebook": "on"}
    table.open(json.dumps(record))
    page.click("#notebook-open")
    page.wait_for_selector(".note-shade", state="attached")
    page.wait_for_function("!document.querySelector('.board-frame.is-moving')")
    view = page.evaluate("sy.board.view()")
    lit = [s for s in table.seen()["lit"] if page.evaluate(NEAR, [s, 20])]

    assert view["k"] >= view["usual"] * 0.9
    assert len(lit) >= 3
    page.click(".board-tool.zoomOut")
    page.wait_for_function("(k) => sy.board.view().k < k * 0.9", arg=view["k"])


def test_another_screen_begins_at_its_beginning(table):
    """The doors to settings and about stand at the end of a long first screen."""
    page = table.page
    page.set_viewport_size({"width": 360, "height": 640})
    seen = []
    for name in ("settings", "about"):
        table.go_home()
        page.click(f"[data-do='app.go'][data-arg={name}]")
        page.wait_for_selector(f"html[data-screen={name}]", state="attached")
        seen.append(page.evaluate("scrollY"))

    assert seen == [0, 0]
