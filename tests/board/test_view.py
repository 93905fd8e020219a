"""What is in sight: default zoom, looking at stations, resizing, arrows at the rim."""

from __future__ import annotations

import itertools

import pytest

from board.scenes import bobbies, detectives, lit, mister_x

pytestmark = [pytest.mark.browser, pytest.mark.native_only]

PHONE = {"width": 390, "height": 520}
SIZES = [(1180, 820), (820, 1180), (390, 844), (360, 400), (1440, 900), (2560, 1440)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_numbers_are_readable_from_the_start(make_board, width, height):
    board = make_board({"width": width, "height": height})
    board.paint(**lit(81, 82), pieces=detectives(100, 114))
    size = board.page.evaluate(
        "() => document.querySelector('#s81 text').getBoundingClientRect().height"
    )

    assert size >= 11
    for station in (81, 82):
        x, y = board.at(station)
        assert 0 < x < width
        assert 0 < y < height


@pytest.mark.parametrize("stations", [[46], [1, 199], [93, 107], [111, 112]])
def test_stations_looked_at_are_in_sight(make_board, stations):
    board = make_board(PHONE)
    board.call("lookAt", stations)
    for station in stations:
        x, y = board.at(station)
        assert 20 < x < 370
        assert 20 < y < 500


def test_the_whole_map(make_board):
    board = make_board(PHONE)
    board.call("lookAt", [])
    box = board.page.locator("#map").bounding_box()

    assert box["width"] == pytest.approx(390, abs=1)


def test_where_not_all_fits_readably_the_first_one_is_in_the_middle(make_board):
    """Somebody on a phone wants to read where the one to move can go."""
    board = make_board(PHONE)
    board.call("lookAt", [100, 1, 199], 1, [1, 199])
    view = board.view()

    assert view["k"] == pytest.approx(view["usual"])
    assert board.at(100) == pytest.approx([195, 260], abs=2)


def test_looking_is_seen_to_happen(make_board):
    board = make_board(PHONE, motion="full", clock=True)
    board.page.evaluate(
        """() => { window.scales = new Set();
          const map = document.querySelector('#map');
          new MutationObserver(() => scales.add(map.style.transform))
            .observe(map, {attributes: true}); }"""
    )
    board.call("lookAt", [199])
    board.page.clock.run_for(2000)
    assert board.page.evaluate("() => scales.size") > 2

    x, y = board.at(199)
    assert 40 < x < 350
    assert 40 < y < 480


def test_one_station_comes_to_the_middle(board):
    board.page.keyboard.press("+")
    board.call("centreOn", 100)

    assert board.at(100) == pytest.approx([420, 410], abs=2)


def test_turning_the_screen_keeps_the_middle(make_board):
    board = make_board(PHONE)
    board.page.mouse.move(200, 200)
    board.page.mouse.wheel(0, -200)
    board.page.wait_for_function("() => sy.board.view().k > sy.board.view().whole")
    board.rest()
    board.call("centreOn", 100)
    before = board.view()["k"]
    board.page.set_viewport_size({"width": 700, "height": 360})
    board.page.wait_for_function("() => sy.board.view().width === 700")

    assert board.view()["k"] == pytest.approx(before)
    assert board.at(100) == pytest.approx([350, 180], abs=3)


def test_what_is_covered_below_is_kept_clear(board):
    board.page.evaluate(
        "document.querySelector('#frame').style.setProperty('--covered', '300px')"
    )
    board.page.set_viewport_size({"width": 840, "height": 800})
    board.page.wait_for_function("() => sy.board.view().height === 800")
    board.call("centreOn", 100)

    assert board.at(100) == pytest.approx([420, 250], abs=2)


@pytest.mark.parametrize("size", [(840, 820), (700, 480), (390, 520)])
def test_no_band_stays_empty_beside_a_map_that_is_cut_off(make_board, size):
    """Whatever is looked at, the sheet reaches all edges of a frame that is smaller."""
    board = make_board({"width": size[0], "height": size[1]})
    for station in (1, 7, 29, 93, 107, 175, 189, 199):
        board.paint(**lit(station), pieces=detectives(station))
        board.call("lookAt", [station], 1.4, [station])
        board.rest()
        sheet = board.page.locator("#map").bounding_box()
        for at, long, frame in (("x", "width", size[0]), ("y", "height", size[1])):
            if sheet[long] >= frame:
                assert sheet[at] <= 0.5
                assert sheet[at] + sheet[long] >= frame - 0.5


DECK = """(high) => {
  const deck = document.querySelector('#deck') || document.createElement('div');
  deck.id = 'deck';
  deck.innerHTML = high ? `<p><b></b></p>` : '<p></p>';
  deck.firstChild.style = 'margin: 0';
  if (high) deck.querySelector('b').style = `display: block; height: ${high}px`;
  deck.style = 'position: fixed; inset: auto 0 0';
  if (deck.isConnected) return;
  document.body.append(deck);
  const board = document.querySelector('#map');
  sy.board.use(board, document.createElement('div'));
  sy.board.use(board, document.querySelector('#frame'), deck);
}"""


def test_arrows_stay_clear_of_what_comes_up_and_return_to_the_rim(make_board):
    """Only while a choice is there; nothing else moves."""
    board = make_board(PHONE)
    board.page.evaluate(DECK, 0)
    board.paint(pieces=detectives(100, 197))
    board.call("centreOn", 100)
    seen = []
    for high in (0, 120, 0):
        board.page.evaluate(DECK, high)
        board.page.wait_for_function("(h) => sy.board.view().covered === h", arg=high)
        board.rest()
        (box,) = [chip.bounding_box() for chip in chips(board)]
        seen.append((round(box["y"] + box["height"]), board.view()["y"]))

    assert [low for low, _ in seen] == [518, 398, 518]
    assert len({place for _, place in seen}) == 1


CARD = """() => {
  const card = document.createElement('b');
  card.style = 'position: fixed; inset: 40px auto auto 20px; height: 90px';
  document.querySelector('#deck > p').append(card);
}"""


def test_a_card_beside_a_station_does_not_cover_what_is_below_it(make_board):
    """After a turn of the screen the map fills its frame, down to its lower edge."""
    board = make_board(PHONE)
    board.page.evaluate(DECK, 60)
    board.paint(**lit(113), pieces=detectives(100))
    board.page.evaluate(CARD)
    board.page.set_viewport_size({"width": 520, "height": 390})
    board.page.wait_for_function("() => sy.board.view().width === 520")
    board.rest()
    sheet = board.page.locator("#map").bounding_box()

    assert board.view()["covered"] == 60
    assert sheet["y"] + sheet["height"] >= 390 - 0.5


LOW = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`#frame { height: 400px; }
    @media (max-height: 500px) { #frame { --aside: 0; --covered: 90px; } }`);
  document.adoptedStyleSheets = [sheet];
}"""


def test_buttons_find_their_place_when_only_the_window_has_changed(make_board):
    """A low window has other styles than a high one, for a frame of the same size."""
    board = make_board({"width": 840, "height": 480})
    board.page.evaluate(LOW)
    board.page.set_viewport_size({"width": 840, "height": 470})
    board.page.wait_for_selector(".board-tools.is-row")
    board.page.set_viewport_size({"width": 840, "height": 700})
    board.page.wait_for_selector(".board-tools:not(.is-row)")

    assert board.view()["k"] == pytest.approx(board.view()["whole"])
    assert board.page.locator("#map").bounding_box()["height"] > 350


def test_a_way_that_is_shown_lies_above_the_result(make_board):
    """Rather a band below it, under the bar, than its end out of sight."""
    board = make_board({"width": 390, "height": 456})
    board.page.evaluate(DECK, 190)
    board.paint(pieces=detectives(142), route=[153, 140, 132, 114, 127, 142])
    board.page.set_viewport_size({"width": 390, "height": 450})
    board.page.wait_for_function("() => sy.board.view().height === 450")
    board.rest()

    assert max(board.at(s)[1] for s in (153, 140, 142)) < 450 - 190


def test_a_chosen_station_comes_out_from_under_the_choice(make_board):
    """The map moves if it must, and only then."""
    board = make_board(PHONE)
    board.page.evaluate(DECK, 0)
    board.paint(**lit(197, 100), pieces=detectives(184))
    board.call("lookAt", [184, 197], 1, [197])
    before = board.at(197)[1]
    look = lit(197, 100)
    look["stations"]["197"] += " is-chosen"
    board.paint(**look, pieces=detectives(184))
    board.page.evaluate(DECK, 520 - round(before) + 20)
    board.page.wait_for_function("() => sy.board.view().covered > 0")
    board.rest()

    assert board.at(197)[1] < before - 40


def test_a_chosen_station_is_in_sight_when_the_screen_was_turned(make_board):
    """Where it and whoever moves do not both fit, what is to be decided comes first."""
    board = make_board({"width": 820, "height": 820})
    look = lit(13, 140)
    look["stations"]["13"] += " is-chosen"
    board.paint(**look, pieces=detectives(140))
    board.call("lookAt", [140, 13], 1, [13, 140])
    board.page.set_viewport_size({"width": 480, "height": 300})
    board.page.wait_for_function("() => sy.board.view().width === 480")
    board.rest()

    x, y = board.at(13)
    assert 20 < x < 460
    assert 20 < y < 280


def test_a_whole_map_is_whole_again_after_turning_the_screen(make_board):
    board = make_board({"width": 700, "height": 360})
    board.page.keyboard.press("-")
    for _ in range(6):
        board.page.mouse.wheel(0, 300)
    board.page.wait_for_function("() => sy.board.view().k <= sy.board.view().whole")
    board.rest()
    board.page.set_viewport_size({"width": 360, "height": 700})
    board.page.wait_for_function("() => sy.board.view().width === 360")

    assert board.view()["k"] == pytest.approx(board.view()["whole"])


def test_the_map_knows_what_is_in_sight(make_board):
    board = make_board(PHONE)
    board.call("lookAt", [103, 86, 104], 1, [86, 104])
    board.rest()

    assert board.call("sees", [103, 86, 104], [86, 104])
    assert not board.call("sees", [103, 199], [86])


def test_what_no_finger_could_tell_apart_is_not_in_sight(make_board):
    board = make_board(PHONE)
    crowd = [156, 140, 157, 169, 184]
    board.call("lookAt", [])
    board.rest()

    assert board.call("sees", crowd, [])
    assert not board.call("sees", crowd, crowd)


def test_a_hidden_board_catches_up(board):
    board.page.evaluate("() => { document.querySelector('#frame').hidden = true; }")
    board.paint(**lit(188, 199), pieces=detectives(171))
    board.call("lookAt", [171, 188, 199])
    board.page.evaluate("() => { document.querySelector('#frame').hidden = false; }")
    board.page.set_viewport_size({"width": 500, "height": 500})
    board.page.wait_for_function("() => sy.board.view().width === 500")
    x, y = board.at(199)

    assert 20 < x < 480
    assert 20 < y < 480


# ---- arrows and buttons


def chips(board):
    return board.page.locator(".rim-chip").all()


def test_arrows_lead_to_pieces_out_of_sight(make_board):
    board = make_board(PHONE)
    board.paint(pieces=[*detectives(1, 100), *bobbies(199)])
    board.call("centreOn", 100)
    labels = [chip.get_attribute("aria-label") for chip in chips(board)]

    assert labels == ["R, station 1", "1, station 199"]
    chips(board)[1].click()
    x, y = board.at(199)
    assert 40 < x < 350
    assert 40 < y < 480
    assert [chip.get_attribute("aria-label") for chip in chips(board)] == [
        "R, station 1",
        "B, station 100",
    ]


def test_no_arrow_where_all_is_in_sight(board):
    board.call("lookAt", [])
    board.paint(pieces=[*detectives(1, 7, 100), *mister_x(199)])

    assert chips(board) == []


MIDDLES = (1, 7, 29, 46, 89, 100, 128, 163, 176, 199)


def test_arrows_never_overlap(make_board):
    """Neither each other nor the zoom buttons; all of them stay in the frame."""
    board = make_board(PHONE)
    crowd = [*detectives(28, 27, 26, 16, 5), *bobbies(40, 39), *mister_x(53)]
    board.paint(pieces=crowd)
    for middle in MIDDLES:
        board.call("centreOn", middle)
        boxes = board.page.evaluate(
            """() => [...document.querySelectorAll('.rim-chip, .board-tools')]
                 .map(n => n.getBoundingClientRect().toJSON())"""
        )
        check_apart(boxes)


def test_no_arrow_lies_on_a_lit_station(make_board):
    """One wants to tap it."""
    board = make_board(PHONE)
    crowd = detectives(28, 27, 26, 16, 5)
    for middle in MIDDLES:
        board.paint(**lit(*range(1, 200, 6)), pieces=[*crowd, *mister_x(199)])
        board.call("centreOn", middle)
        board.rest()
        hidden = board.page.evaluate(
            """() => [...document.querySelectorAll('.station.is-lit')].filter(n => {
                 const { e, f } = n.getScreenCTM();
                 return document.elementFromPoint(e, f)?.closest('.rim-chip');
               }).map(n => n.id)"""
        )
        assert hidden == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_arrow_to_a_ghost_can_be_seen(make_board, theme):
    """Its ring stands out from its ground, as those of all others do."""
    board = make_board(PHONE, theme=theme)
    ghost = {"at": 199, "age": 2, "label": "Seen at 199", "text": "2 ago"}
    board.paint(pieces=detectives(1), ghost=ghost)
    board.call("centreOn", 1)
    ring, ground, arrow = board.page.evaluate(
        """() => { const chip = document.querySelector('.rim-chip .ghost');
             const disc = getComputedStyle(chip.querySelector('.rim-disc'));
             const arrow = getComputedStyle(chip.querySelector('.rim-arrow'));
             const light = text => text.match(/\\d+/g).slice(0, 3)
               .reduce((sum, part) => sum + Number(part), 0);
             return [disc.stroke, disc.fill, arrow.fill].map(light); }"""
    )

    assert abs(ring - ground) > 300
    assert abs(arrow - ground) > 300


def check_apart(boxes):
    for a, b in itertools.combinations(boxes, 2):
        wide = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
        high = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
        assert wide <= 1 or high <= 1
    for box in boxes:
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["y"] + box["height"] <= 520


def test_zoom_buttons(board):
    board.paint(pieces=detectives(100))
    home = board.view()["k"]
    closer = board.page.get_by_role("button", name="Closer")
    for button in board.page.locator(".board-tool").all():
        box = button.bounding_box()
        assert box["width"] >= 44
        assert box["height"] >= 44
    closer.click()
    assert board.view()["k"] == pytest.approx(home * 1.6)
    board.page.get_by_role("button", name="Farther").click()
    board.page.get_by_role("button", name="Farther").click()
    assert board.page.get_by_role("button", name="Farther").is_disabled()
    board.page.get_by_role("button", name="Centre").click()
    assert board.view()["k"] == pytest.approx(home)
    assert board.heard() == []


def test_arrows_are_under_way_with_the_map(make_board):
    """They point the right way also while the map is being dragged."""
    board = make_board(PHONE)
    board.paint(pieces=detectives(100))
    board.call("centreOn", 100)
    board.page.mouse.move(200, 260)
    board.page.mouse.down()
    board.page.mouse.move(150, 260)
    board.page.mouse.move(-300, 260)
    assert len(chips(board)) == 1
    board.page.mouse.up()


@pytest.mark.parametrize(("width", "height"), [*SIZES, (800, 800)])
def test_zoom_buttons_hide_no_station_of_the_whole_map(make_board, width, height):
    board = make_board({"width": width, "height": height})
    board.call("lookAt", [])
    hidden = board.page.evaluate(
        """() => { const t = document.querySelector('.board-tools')
              .getBoundingClientRect();
            return [...document.querySelectorAll('.station .disc')].filter(n => {
              const r = n.getBoundingClientRect();
              return r.right > t.left && r.top < t.bottom && r.left < t.right
                && r.bottom > t.top; }).map(n => n.parentNode.id); }"""
    )

    assert hidden == []
