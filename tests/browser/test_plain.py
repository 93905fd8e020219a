"""Without blocks and memory: Pyodide as it is published, the sources as written.

It is asked for (``?plain``), or comes by itself where Python cannot start from memory.
"""

from __future__ import annotations

import struct

import pytest
from playwright.sync_api import expect

from browser.chrome import HOLD, ready
from browser.table import Table

MEMORY = "**/memory.wasm"
ONLY_FAST = ("memory.wasm", "first.block", "rest.block", "seldom.block")
# The very Python that runs the page.
ASK = """async ([folder, code]) =>
  (await (await import(`${folder}python.mjs`)).loadPyodide({})).runPython(code)"""
MOVE = """() => {
  const list = document.querySelector('#list [data-do="play.go"]');
  list.click();
}"""
BROKEN = """
import traceback
try:
    __import__("sy_core").parse_move("nonsense")
except ValueError as error:
    told = "".join(traceback.format_exception(error))
told"""
PYTHON_DIES = """
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (module, imports) => {
  const made = await instantiate(module, imports);
  if (imports) {
    const { buffer } = made.exports.memory;
    setTimeout(() => new Uint8Array(buffer).fill(7, 1e6));
  }
  return made;
};
"""


def module(*sections):
    """WebAssembly of a few short sections: numbers with what they hold."""
    told = b"".join(bytes((id_, len(body))) + body for id_, body in sections)
    return b"\0asm" + struct.pack("<I", 1) + told


def exported(*names):
    """A memory and two numbers, under these names."""
    kinds = zip(names, ((2, 0), (3, 0), (3, 1)), strict=True)
    told = b"".join(bytes((len(n),)) + n.encode() + bytes(kind) for n, kind in kinds)
    return bytes((3,)) + told


NUMBERS = bytes((2, 0x7F, 0, 0x41, 0x80, 0x80, 4, 0x0B, 0x7F, 0, 0x41, 4, 0x0B))
REFUSED = {
    "no WebAssembly": b"not at all",
    "another file": module(),
    "of another Python": module(
        (5, b"\x01\x00\x01"), (6, NUMBERS), (7, exported("memory", "length", "fixed"))
    ),
}


@pytest.fixture
def opened(profile):
    """A page of a new profile, in which memory is as told; what it asked for."""

    def make(memory=None, **options):
        page = profile(times={HOLD: 30}, **options).new_page()
        page.asked = []
        page.on("request", lambda sent: page.asked.append(sent.url.rpartition("/")[2]))
        if memory is not None:
            page.route(MEMORY, lambda route: answer(route, memory))
        return page

    return make


def answer(route, body):
    route.fulfill(body=body, content_type="application/wasm")


def plays(page):
    """Begin a game and make its first move."""
    table = Table(page)
    page.click("#quick")
    page.wait_for_selector("html[data-screen=play]", state="attached")
    table.hold()
    page.evaluate(MOVE)
    page.click("#confirm")
    page.wait_for_selector("#handback")
    return len(table.seen()["moves"]) == 1


def ask(page, code):
    """What the Python of the page says to some code."""
    return page.evaluate(ASK, [page.evaluate("sy.pyodide"), code])


def test_the_plain_way_can_be_asked_for(opened, browser, artifacts):
    """Nothing that was prepared is fetched, and an error tells its line."""
    page = opened()
    page.goto(f"{browser.address}?plain")
    ready(page)
    page.screenshot(path=artifacts / "plain-home.png")

    told = ask(page, BROKEN)

    computers_think_as_well(page)
    Table(page).go_home()
    assert plays(page)
    page.evaluate("location.hash = '#about'")
    expect(page.locator("main.about")).to_be_visible()
    assert 'File "/home/pyodide/sy_core/' in told
    assert "raise " in told  # the line itself, not only its number
    assert not [name for name in page.asked if name in ONLY_FAST]


def computers_think_as_well(page):
    """Their thread starts as the page did, and nobody is told of any trouble."""
    page.click("#solo-detectives")
    Table(page).wait_for_a_move()

    assert page.asked.count("sources.tar.bz2") == 2
    assert page.locator("#toast .toast").count() == 0


@pytest.mark.parametrize("why", REFUSED)
def test_a_memory_that_is_refused_leads_there_by_itself(opened, browser, why):
    """Whatever is wrong with it."""
    page = opened(REFUSED[why])
    page.goto(browser.address)
    page.wait_for_url("**/?plain*")

    assert "memory.wasm" in page.asked


def test_a_python_that_dies_while_it_starts_leads_there_as_well(opened, browser):
    """The memory was taken, Python fell over a little later."""
    page = opened(scripts=[f"if (!location.search) {{ {PYTHON_DIES} }}"])
    page.goto(browser.address)
    page.wait_for_url("**/?plain*")
    browser.faults.clear()  # it did not die in silence

    assert "memory.wasm" in page.asked


def test_taps_are_taken_along(opened, browser):
    """What was tapped before the memory was refused is carried out all the same."""
    page, waiting = opened(), []
    page.route(MEMORY, lambda route: waiting.append(route))  # noqa: PLW0108
    page.goto(browser.address, wait_until="domcontentloaded")
    page.locator("#boot [data-do='home.new']").click()
    while not waiting:  # the memory is asked for a little later
        page.wait_for_timeout(20)
    answer(waiting[0], b"nothing")
    page.wait_for_url("**/?plain*")
    expect(page.locator("#boot-status")).to_contain_text("Noted")
    ready(page)

    page.wait_for_selector("html[data-screen=setup]", state="attached")


def test_a_board_in_a_frame_goes_the_same_way(opened, browser):
    """Its address says what it shows, and how it starts as well."""
    page = opened(b"nothing")
    page.goto(f"{browser.address}embed.html?edition=1983&seat=all")
    page.wait_for_url("**/embed.html?edition=1983&seat=all&plain")
    page.wait_for_selector("html[data-boot=ready]", state="attached", timeout=60_000)
    page.click("#show")  # it shows Mister X, so it asks first
    page.wait_for_selector('#list [data-do="play.go"]', state="attached")
    page.evaluate(MOVE)
    page.click("#confirm")

    expect(page.locator("#log li").first).to_be_visible()
    assert ask(page, "__import__('ui.embed.app').__file__").endswith("ui/__init__.py")
