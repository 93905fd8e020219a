"""Fingers, mouse, wheel and keys."""

from __future__ import annotations

import pytest

from board.scenes import detectives, lit

pytestmark = [pytest.mark.browser, pytest.mark.native_only]


def drag(board, start, end):
    mouse = board.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    mouse.move(*end)
    mouse.up()
    board.rest()


def under(board, x, y):
    """The point of the sheet at a place of the screen."""
    view = board.view()
    return [(x - view["x"]) / view["k"], (y - view["y"]) / view["k"]]


def empty_place(board):
    """A place beside all stations and pieces."""
    return board.page.evaluate(
        """() => { for (let y = 100; y < 760; y += 9)
          for (let x = 60; x < 700; x += 9) {
            const n = document.elementFromPoint(x, y);
            if (!n.closest('.station, .piece, button')) return [x, y]; } }"""
    )


def test_a_tap_names_its_station(board):
    board.paint(**lit(82))
    board.page.mouse.click(*board.at(82))
    board.page.mouse.click(*board.at(140))

    assert board.heard() == [82, 140]


def test_a_tap_beside_all_stations(board):
    board.page.mouse.click(*empty_place(board))

    assert board.heard() == [None]


def test_a_finger_near_a_lit_station_means_it(board):
    """Every lit station is 44 pixels wide at the default zoom."""
    board.paint(**lit(46, 79, 100))
    for station in (46, 79, 100):
        x, y = board.at(station)
        for dx, dy in ((21, 0), (-21, 0), (0, 21), (0, -21), (14, 14), (-14, -14)):
            board.page.mouse.click(x + dx, y + dy)

    assert board.heard() == [46] * 6 + [79] * 6 + [100] * 6


TARGETS = """() => {
  const frame = document.querySelector('#frame');
  const edge = frame.getBoundingClientRect();
  const sizes = {};
  let time = 0;
  const tap = (x, y) => {
    time += 1000;                             // never twice in one place
    for (const name of ['pointerdown', 'pointerup']) {
      const event = new PointerEvent(name, { clientX: x, clientY: y, pointerId: 9 });
      Object.defineProperty(event, 'timeStamp', { value: time });
      frame.dispatchEvent(event);
    }
  };
  for (const node of document.querySelectorAll('.station.is-lit')) {
    const { e, f } = node.getScreenCTM();
    const inside = e - 40 > edge.left && e + 40 < edge.right
      && f - 40 > edge.top && f + 40 < edge.bottom;
    if (!inside) continue;
    const hit = [];
    for (let i = 0; i < 37 * 37; i++) {
      const [x, y] = [e - 36 + 2 * (i % 37), f - 36 + 2 * Math.floor(i / 37)];
      heard.length = 0;
      tap(x, y);
      if (heard[0] === Number(node.dataset.s)) hit.push([x, y]);
    }
    const across = (axis) => Math.max(...hit.map((at) => at[axis]))
      - Math.min(...hit.map((at) => at[axis]));
    sizes[node.dataset.s] = Math.min(across(0), across(1)) + 2;
  }
  heard.length = 0;
  return sizes;
}"""
"""By lit station: how many pixels its target has across, as taps find it out."""
# Where the pieces stand and where they can go: close together, far apart, all at once.
CROWDS = [
    ([156], [140, 157, 169, 184]),
    ([103, 86], [68, 69, 85, 86, 87, 102, 103, 104, 116]),
    (
        [67, 153, 13],
        [49, 51, 66, 68, 84, 13, 23, 24, 52, 89, 46, 111, 139, 154, 166, 167],
    ),
]


@pytest.mark.parametrize("size", [(840, 820), (820, 780), (390, 520), (360, 400)])
@pytest.mark.parametrize(("pieces", "targets"), CROWDS)
def test_each_lit_station_has_44_pixels_even_beside_others(
    make_board, size, pieces, targets
):
    """What near ones lose to each other they gain on their other sides."""
    board = make_board({"width": size[0], "height": size[1]})
    board.paint(**lit(*targets), pieces=detectives(*pieces))
    board.call("lookAt", [pieces[0], *targets], 1, targets)
    board.rest()
    sizes = board.page.evaluate(TARGETS)

    assert len(sizes) >= min(3, len(targets))
    assert {s: n for s, n in sizes.items() if n < 44} == {}


def test_a_finger_right_on_an_unlit_station_means_that(board):
    """So that the page can say why it cannot be reached."""
    board.paint(**lit(112))
    board.call("lookAt", [])
    board.rest()
    board.page.mouse.click(*board.at(111))

    assert board.heard() == [111]


def test_a_tap_on_a_piece_means_where_it_stands(board):
    board.paint(pieces=detectives(82))
    box = board.page.locator(".piece .body").bounding_box()
    board.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 5)

    assert board.heard() == [82]


def test_a_drag_moves_the_map_and_is_no_tap(board):
    board.paint(pieces=detectives(100))
    board.page.keyboard.press("+")
    before = board.at(100)
    drag(board, (400, 400), (360, 370))
    after = board.at(100)

    assert [b - a for a, b in zip(before, after, strict=True)] == pytest.approx(
        [-40, -30], abs=1
    )
    assert board.heard() == []


def test_a_trembling_finger_still_taps(board):
    x, y = board.at(100)
    board.page.mouse.move(x, y)
    board.page.mouse.down()
    board.page.mouse.move(x + 5, y + 4)
    board.page.mouse.up()

    assert board.heard() == [100]


def test_the_wheel_zooms_towards_the_pointer(board):
    board.page.mouse.move(300, 500)
    kept = under(board, 300, 500)
    before = board.view()["k"]
    board.page.mouse.wheel(0, -240)
    board.page.wait_for_function("k => sy.board.view().k > k", arg=before)
    board.rest()

    assert board.view()["k"] > before * 1.3
    assert under(board, 300, 500) == pytest.approx(kept, abs=1.5)


def test_zoom_has_limits(board):
    board.page.mouse.move(300, 500)
    for step, limit in ((-240, "closest"), (240, "whole")):
        for _ in range(15):
            board.page.mouse.wheel(0, step)
        board.rest()
        view = board.view()
        assert view["k"] == pytest.approx(view[limit])


def test_the_map_cannot_be_lost(board):
    board.page.keyboard.press("+")
    for end in ((5000, 5000), (-5000, -5000), (5000, -5000), (-5000, 5000)):
        drag(board, (400, 400), end)
        box = board.page.locator("#map").bounding_box()
        assert box["x"] <= 48
        assert box["y"] <= 48
        assert box["x"] + box["width"] >= 840 - 48
        assert box["y"] + box["height"] >= 820 - 48


def test_a_double_tap_zooms_on_empty_map_only(board):
    place = empty_place(board)
    before = board.view()["k"]
    board.page.mouse.click(*board.at(100))
    board.page.mouse.click(*board.at(100))
    assert board.view()["k"] == before
    board.page.mouse.click(*place)
    board.page.mouse.click(*place)

    assert board.view()["k"] == pytest.approx(before * 1.6)
    assert board.heard() == [100, 100, None]


def test_two_fingers_zoom_about_their_middle(make_board):
    board = make_board(has_touch=True)
    session = board.page.context.new_cdp_session(board.page)

    def touch(kind, *points):
        spots = [{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    board.page.keyboard.press("+")
    before = board.view()["k"]
    kept = under(board, 400, 400)
    touch("touchStart", (350, 400))
    touch("touchStart", (350, 400), (450, 400))
    touch("touchMove", (320, 400), (480, 400))
    touch("touchMove", (300, 400), (500, 400))
    touch("touchEnd")
    board.rest()

    assert board.view()["k"] == pytest.approx(before * 2, rel=0.02)
    assert under(board, 400, 400) == pytest.approx(kept, abs=3)
    assert board.heard() == []


def test_a_touch_is_heard_once(make_board):
    board = make_board(has_touch=True)
    board.paint(**lit(100))
    board.page.touchscreen.tap(*board.at(100))
    board.page.wait_for_timeout(350)

    assert board.heard() == [100]


def test_keys_zoom_and_come_home(board):
    home = board.view()
    board.page.keyboard.press("+")
    assert board.view()["k"] > home["k"]
    board.page.keyboard.press("-")
    assert board.view()["k"] == pytest.approx(home["k"])
    board.page.keyboard.press("+")
    board.page.keyboard.press("0")
    assert board.view() == home


def test_keys_of_a_field_are_not_ours(board):
    home = board.view()
    board.page.evaluate(
        "() => { const i = document.createElement('input');"
        " document.body.prepend(i); i.focus(); }"
    )
    board.page.keyboard.type("+0")

    assert board.view() == home


def test_arrow_keys_walk_between_lit_stations(board):
    """67 lies right of 65, 82 below it, 63 left, 22 above."""
    board.paint(**lit(65, 67, 82, 63, 22))
    for key, there in (
        ("ArrowRight", "67"),
        ("ArrowDown", "82"),
        ("ArrowLeft", "63"),
        ("ArrowUp", "22"),
    ):
        board.page.locator("#s65").focus()
        board.page.keyboard.press(key)
        assert board.page.evaluate("() => document.activeElement.dataset.s") == there


def test_every_lit_station_can_be_reached_by_arrows(board):
    stations = (1, 5, 46, 67, 89, 93, 100, 111, 112, 125, 140, 176, 175, 199)
    board.paint(**lit(*stations))
    seen, new = set(), {"1"}
    while new:
        seen |= new
        for station in sorted(new):
            new = new - {station}
            for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
                board.page.locator(f"#s{station}").focus()
                board.page.keyboard.press(key)
                there = board.page.evaluate("() => document.activeElement.dataset.s")
                new |= {there} - seen
    assert seen == {str(s) for s in stations}


def test_enter_and_space_are_taps(board):
    board.paint(**lit(100))
    board.page.locator("#s100").focus()
    board.page.keyboard.press("Enter")
    board.page.keyboard.press(" ")
    board.page.evaluate(
        "() => document.querySelector('#s100').dispatchEvent("
        "new MouseEvent('click', {bubbles: true, detail: 0}))"
    )

    assert board.heard() == [100, 100, 100]


def test_what_has_focus_is_in_sight(make_board):
    board = make_board({"width": 390, "height": 520})
    board.paint(**lit(1, 199))
    for station in (199, 1):
        board.page.keyboard.press("Tab")
        board.page.locator(f"#s{station}").focus()
        board.rest()
        x, y = board.at(station)
        assert 40 <= x <= 350
        assert 40 <= y <= 480
    scrolled = "() => [document.querySelector('#frame').scrollTop, scrollY]"
    assert board.page.evaluate(scrolled) == [0, 0]
