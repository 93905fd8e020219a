"""Another board in the same frame, and the module's own promises."""

from __future__ import annotations

import gzip
import re

import pytest

from board.scenes import detectives, lit
from tools.site.pages.minify import joined, minified

from .conftest import ROOT

pytestmark = [pytest.mark.browser, pytest.mark.native_only]

BOARD = ROOT / "web" / "board"
MODULES = sorted(BOARD.glob("*.js"))

GRID = """() => {
  const make = (name, attributes, parent) => {
    const node = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [k, v] of Object.entries(attributes)) node.setAttribute(k, v);
    parent.append(node);
    return node;
  };
  const frame = document.querySelector('#frame');
  const svg = make('svg', {id: 'grid', viewBox: '0 0 600 600'}, frame);
  const tiles = make('g', {transform: 'translate(50 50)'}, svg);
  for (let i = 0; i < 9; i++) {
    const x = (i % 3) * 200, y = Math.floor(i / 3) * 200;
    const tile = make('g', {transform: `translate(${x} ${y})`}, tiles);
    const node = make('g', {class: 'station', 'data-s': `${'ABC'[i % 3]}${i}`,
                            transform: 'translate(50 50)'}, tile);
    make('circle', {class: 'hit', r: 30, fill: 'transparent'}, node);
    make('circle', {class: 'halo', r: 20, fill: 'none'}, node);
  }
  sy.board.use(svg, frame);
}"""


def test_another_board_leaves_nothing_of_the_first(board):
    board.paint(**lit(81, 82, D1=(81,), D2=(82,)), pieces=detectives(1, 100))
    before = board.page.locator("#map").evaluate("n => n.innerHTML.length")
    board.page.evaluate(GRID)
    left = board.page.locator("#map")

    assert before > 0
    assert left.locator(".piece, .bead, [tabindex], .is-lit").count() == 0
    assert left.get_attribute("style") in (None, "")
    assert board.page.locator(".board-tools").count() == 1


@pytest.mark.parametrize("width", [150, 400])
def test_the_whole_board_comes_closer_where_fingers_need_it(make_board, width):
    board = make_board({"width": width, "height": width})
    board.page.evaluate(GRID)
    names = [f"{'ABC'[i % 3]}{i}" for i in range(9)]
    board.paint(stations=dict.fromkeys(names, "is-lit"))
    board.call("lookAt", [], 1, names)
    board.rest()
    boxes = [
        board.page.locator(f"[data-s={name}] .halo").bounding_box() for name in names
    ]

    assert boxes[1]["x"] - boxes[0]["x"] >= 43.9
    assert boxes[3]["y"] - boxes[0]["y"] >= 43.9
    assert (board.view()["k"] > board.view()["whole"]) == (width == 150)


def test_a_board_of_tiles(board):
    board.page.evaluate("() => document.querySelector('#map').remove()")
    board.page.evaluate(GRID)
    look = {"stations": {"B4": "is-lit"}, "labels": {"B4": "Tile B4"}, "dim": True}
    board.paint(**look, pieces=[{**detectives(0)[0], "at": "A0"}])
    box = board.page.locator("[data-s=B4] .halo").bounding_box()
    board.page.mouse.click(box["x"] + 20, box["y"] + 20)

    assert board.heard() == ["B4"]
    assert board.page.locator("#pieces .piece").count() == 1


def test_a_paint_before_the_board_is_kept(chromium, address):
    page = chromium.new_page()
    page.goto(address)
    page.evaluate("look => sy.board.paint(look)", {"pieces": detectives(46)})
    page.evaluate("() => sy.board.use(document.querySelector('#map'))")

    assert page.locator("#pieces .piece").count() == 1
    page.close()


def test_it_is_small():
    """As it is shipped; what it imports is part of it."""
    (shipped,) = minified([joined("module", [BOARD / "board.js"])])

    assert len(gzip.compress(shipped.encode(), 9)) <= 14_000
    for path in MODULES:
        assert len(path.read_text().splitlines()) <= 300, path.name


def test_it_makes_no_markup_from_text():
    for path in MODULES:
        text = path.read_text()
        assert not re.search(r"innerHTML|insertAdjacentHTML|eval\(|Function\(", text)
