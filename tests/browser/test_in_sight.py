"""What there is to read can be read, and the map has all of its frame."""

from __future__ import annotations

import json

import pytest

from browser.scripts import cut
from browser.test_sizes import IN_SIGHT
from sy_core.terms import MISTER_X
from ui.table.seating import NOTE

TABLETS = [(1180, 820), (820, 1180)]
PHONES = [(390, 844), (844, 390)]
SHOWN = 13
"""Moves of a stored game after which Mister X has just shown himself."""
CUT_OFF = """(selector) => [...document.querySelectorAll(selector)]
  .filter((node) => !node.clientWidth || node.scrollHeight > node.clientHeight + 1
    || node.scrollWidth > node.clientWidth + 1)
  .map((node) => node.textContent)"""
"""What does not fit into the room that it has."""
ROWS = """() => new Set([...document.querySelectorAll('.door .segment')]
  .map((node) => Math.round(node.getBoundingClientRect().top))).size"""
BELOW = """(selector) => [...document.querySelectorAll(selector)]
  .map((node) => node.getBoundingClientRect().bottom > innerHeight)"""
BAND = """() => {
  const { k, whole, cover, width, height } = sy.board.view();
  return k < whole * 1.001 ? 0 : Math.max(width, height) * (1 - k / cover);
}"""
"""CSS pixels that stay empty although the map is cut off elsewhere."""


@pytest.fixture(params=["en", "de", "fr"])
def spoken(table, request):
    """A table, in each language."""
    table.speak(request.param)
    yield table
    table.go_home()
    table.speak("en")


def look(table, size):
    table.page.set_viewport_size({"width": size[0], "height": size[1]})


def test_levels_stand_side_by_side_or_below_each_other(spoken):
    """Never two of the three in one row and the last in another."""
    rows = []
    for size in [*TABLETS, *PHONES, (640, 360), (1440, 900), (2560, 1440)]:
        look(spoken, size)
        rows.append(spoken.page.evaluate(ROWS))

    assert set(rows) <= {1, 3}


def test_a_phone_on_its_side_has_what_begins_a_game_in_sight(spoken):
    """Whatever one came for: nothing of it is below the edge."""
    look(spoken, PHONES[1])

    begins = "#solo-detectives, #solo-mister_x, #new, #coach-detectives"
    assert spoken.page.evaluate(BELOW, begins) == [False] * 4


@pytest.mark.parametrize("size", TABLETS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_tablet_shows_the_log_and_the_cards_of_six(table, size):
    look(table, size)
    table.open(cut("2013-escaped", SHOWN))

    assert table.page.evaluate(IN_SIGHT, [".log-grid", ".piece-card"]) == []


@pytest.mark.parametrize("size", TABLETS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_where_the_map_is_cut_off_hardly_any_of_its_frame_is_empty(table, size):
    """Six pieces from one end of London to the other, and all of them in sight."""
    look(table, size)
    table.open(cut("2013-escaped", SHOWN))
    table.page.wait_for_selector("#board-frame:not(.is-moving)")

    assert table.page.evaluate(BAND) < 40
    assert table.page.locator("#board-frame .rim-chip:visible").count() == 0


def test_where_he_shows_himself_is_told_to_the_end(spoken):
    """Beside a face and two buttons, which leave little room on a tablet."""
    record = json.loads(cut("2013-escaped", SHOWN))
    record["notes"] = {NOTE: json.dumps([[[MISTER_X, "", "inspector"]], []])}
    spoken.open(json.dumps(record))
    spoken.page.wait_for_selector(".feed-newest:has-text('151')", state="attached")

    assert spoken.page.evaluate(CUT_OFF, ".feed-newest") == []


@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_phone_tells_what_the_dice_showed(table, size):
    """Beside a long title; held upright, all tiles leave room for everybody's cards."""
    matters = ["#title", "#prompt", "#feed-peek", ".log-grid"]
    look(table, size)
    table.open(cut("hunting-expert-2-caught", 17))

    assert table.page.evaluate(CUT_OFF, "#feed-peek") == []
    if size[0] < size[1]:
        matters.append(".piece-card")
    assert table.page.evaluate(IN_SIGHT, matters) == []


@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_phone_tells_where_a_bobby_stands(table, size):
    """Also at the end of a game, when that takes the most words."""
    look(table, size)
    table.open(cut("2013-caught", None))
    bobby = ".piece-card.slate .named .quiet"

    assert table.page.inner_text(bobby) == "at station 116"
    assert table.page.evaluate(CUT_OFF, bobby) == []
