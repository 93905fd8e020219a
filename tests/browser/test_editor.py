"""The position editor in a real browser: fingers, keys, and pictures of the board."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from playwright.sync_api import expect

START = "A_2013_at-57.59.75.108_log-o.o.U46.T_x-46.61"
PNG = b"\x89PNG\r\n"
MIDDLE = """(selector) => {
  const node = document.querySelector(selector);
  const {left, right, top, bottom} = node.getBoundingClientRect();
  return {x: (left + right) / 2, y: (top + bottom) / 2};
}"""
SHIFT = "() => { const {x, y} = sy.board.view(); return [x, y]; }"


STILL = """() => new Promise((done) => {
  let before = '';
  const look = () => {
    const station = document.querySelector("#board .station[data-s='60']");
    const { x, y } = station.getBoundingClientRect();
    const now = `${x} ${y}`;
    if (now === before) done();
    before = now;
    setTimeout(look, 200);
  };
  look();
})"""
"""The map has found its place."""


def edit(table, text=START):
    """Open the editor with a position."""
    page = table.page
    page.click("#editor")
    style = "html[data-screen=editor] link[href$='seldom.css']"
    page.wait_for_selector(style, state="attached")
    page.click("#editor-out")
    page.fill("#editor-text", text)
    page.keyboard.press("Enter")
    expect(page.locator("#editor-text")).to_have_value(text)
    return page


def swipe(page, start, end):
    """One finger, from here to there."""
    wire = page.context.new_cdp_session(page)

    def touch(kind, *points):
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [*points]})

    touch("touchStart", start)
    for share in (0.25, 0.5, 0.75, 1):
        at = {axis: start[axis] + share * (end[axis] - start[axis]) for axis in "xy"}
        touch("touchMove", at)
    touch("touchEnd")
    wire.detach()


def test_a_finger_drags_a_piece_and_beside_all_pieces_the_map(table):
    page = edit(table)
    page.evaluate(STILL)
    piece = page.evaluate(MIDDLE, "#board-frame .piece[data-id=D2] .body")
    station = page.evaluate(MIDDLE, "#board .station[data-s='60']")
    swipe(page, piece, station)
    moved = START.replace("57.59", "57.60")
    expect(page.locator("#editor-text")).to_have_value(moved)
    before = page.evaluate(SHIFT)
    empty = page.evaluate(MIDDLE, "#board .station[data-s='123']")
    swipe(page, empty, {"x": empty["x"] - 60, "y": empty["y"] - 30})

    assert page.evaluate(SHIFT) != before
    expect(page.locator("#editor-text")).to_have_value(moved)


def test_all_of_it_works_by_keys(table):
    """Choose a piece, type a station, mend what is wrong by undoing it."""
    page = edit(table)
    page.focus("#editor-piece-D2")
    page.keyboard.press("Enter")
    expect(page.locator("#editor-piece-D2")).to_be_focused()
    page.focus("#editor-station")
    page.keyboard.type("75")
    page.keyboard.press("Enter")
    expect(page.locator("#editor-pieces-fault")).to_be_visible()
    expect(page.locator("#editor-station")).to_be_focused()
    page.focus("#editor-undo")
    page.keyboard.press("Enter")
    expect(page.locator("#editor-pieces-fault")).to_have_count(0)
    page.keyboard.press("Control+y")
    expect(page.locator("#editor-pieces-fault")).to_be_visible()
    page.keyboard.press("Control+z")
    page.focus("#editor-go")
    page.keyboard.press("ArrowDown")

    expect(page.locator("#editor-text")).to_have_value(
        "A_2013_at-57.59.75.108_go-pursuit_log-o.o.U46.T_x-46.61"
    )
    expect(page.locator("#editor-go")).to_be_focused()


@pytest.mark.parametrize(
    "text", [START, "A_hunting_tiles-DEABCF_at-14.9_log-A_x-1"], ids=["map", "tiles"]
)
def test_the_board_is_saved_as_a_picture(painted, text):
    """It stands alone: no style, script or address of the page is needed."""
    page = edit(painted, text)
    found = {}
    for kind in ("svg", "png"):
        with page.expect_download() as download:
            page.click(f"#editor-{kind}")
        found[kind] = Path(download.value.path()).read_bytes()

    drawing = ET.fromstring(found["svg"])
    tags = {node.tag.rpartition("}")[2] for node in drawing.iter()}
    values = [value for node in drawing.iter() for value in node.attrib.values()]
    assert tags.isdisjoint({"style", "script", "use", "image", "foreignObject"})
    assert not [v for v in values if "var(" in v or "url(" in v]
    assert drawing.get("fill") is not None
    assert found["png"].startswith(PNG)
    assert len(found["png"]) > 100_000
