"""What a host is told of a board's height does not depend on where Mister X is."""

from __future__ import annotations

import pytest

from browser.chrome import put_into_a_page
from browser.test_embed import until

CLASSIC = "position=A_2013_at-10.67.117.141_round-3_black-0_doubles-0_x-{}"
HUNTING = (
    "position=A_hunting_tiles-DEABCF_at-5.9_go-x_played-B_log-A.T.T4.T.T"
    "_black-0_doubles-0_helicopters-0_x-{}"
)
WORLDS = {
    "classic": [CLASSIC.format(way) for way in ("2.20.9", "140.154.153")],
    "hunting": [HUNTING.format(space) for space in (20, 1)],
}
"""Games that look alike to everybody but Mister X."""
MEASURE = """() => {
  const frame = document.querySelector('iframe');
  const app = frame.contentDocument.getElementById('app');
  const found = {};
  frame.style.height = '1500px';
  for (let width = 100; width <= 1200; width += 6) {
    frame.style.width = `${width}px`;
    found[width] = Math.ceil(app.getBoundingClientRect().height);
  }
  return found;
}"""


@pytest.fixture
def board(browser, profile):
    """A frame in a page of the same origin, and what changes what it shows."""
    page = profile().new_page()
    body = f'<iframe src="{browser.address}embed.html#parts=none"></iframe>'
    put_into_a_page(page, browser, body, 90_000)
    return page


def show(page, parameters):
    inner = page.frames[1]
    inner.evaluate("(text) => { location.hash = text; }", parameters)
    until(inner, "document.querySelector('.prompt-room') !== null")
    until(inner, "document.documentElement.lang === 'de'")  # it had to be fetched
    inner.evaluate("document.querySelector('.move-list').open = true")


def test_the_height_of_mister_xs_board_tells_nothing_of_him(board):
    """At any width: what he reads there has the same room everywhere."""
    for game, worlds in WORLDS.items():
        heights = []
        for world in worlds:
            show(board, f"{world}&seat=mrx&computer=none&lang=de")
            heights.append(board.evaluate(MEASURE))
        differing = {
            width: [each[width] for each in heights]
            for width in heights[0]
            if len({each[width] for each in heights}) > 1
        }
        assert differing == {}, game


def test_what_was_tapped_is_confirmed_in_a_frame_that_does_not_grow(board):
    """The builder's code for a frame is 700 pixels high; some boards are higher."""
    inner = board.frames[1]
    size = "document.querySelector('iframe').style.cssText = 'width:900px;height:700px'"
    board.evaluate(size)
    inner.evaluate(
        "location.hash = 'position=A_2013_at-74.29.94.117_round-1_go-pursuit_x-1'"
    )
    inner.locator(".station.is-lit[data-s='46']").click()
    inner.wait_for_selector("#confirm")

    high, end = inner.evaluate(
        """() => [innerHeight,
          document.querySelector('#confirm').getBoundingClientRect().bottom]"""
    )

    assert inner.evaluate("document.documentElement.scrollHeight") > high
    assert end <= high
