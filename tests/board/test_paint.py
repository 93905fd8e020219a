"""Stations, pieces, ghost and route follow the paint, and nothing else stays."""

from __future__ import annotations

import random

import pytest

from board.scenes import bobbies, detectives, lit, mister_x, piece
from ui.table.figures import CHARACTERS, drawing

pytestmark = [pytest.mark.browser, pytest.mark.native_only]

PHONE = {"width": 390, "height": 520}
GHOST = {"at": 79, "age": 2, "label": "Last seen at 79, 2 moves ago", "text": "2 ago"}


def test_lit_stations_are_buttons_and_others_are_not(board):
    board.paint(**lit(81, 82))
    board.paint(**lit(82, 101))
    buttons = board.page.locator("#map [role=button]")

    assert [n.get_attribute("data-s") for n in buttons.all()] == ["82", "101"]
    assert board.page.locator("#map [tabindex]").count() == 2
    assert board.page.locator("#s82").get_attribute("aria-label") == "Station 82"
    assert "is-lit" not in board.page.locator("#s81").get_attribute("class")
    assert "is-dim" in board.page.locator("#map").get_attribute("class")


def test_a_paint_changes_only_what_differs(board):
    look = lit(81, 82, 101, D1=(81, 82), D2=(82,))
    board.paint(**look, pieces=detectives(100, 114))
    board.page.evaluate(
        """() => { window.changes = [];
          new MutationObserver(all => changes.push(...all.map(m =>
            [m.target.id || m.target.className.baseVal, m.attributeName])))
          .observe(document.querySelector('#map'),
                   {subtree: true, attributes: true, childList: true}); }"""
    )
    look["stations"]["82"] += " is-chosen"
    board.paint(**look, pieces=detectives(100, 114))

    assert board.page.evaluate("() => changes") == [["s82", "class"]]


def test_the_keyboard_stays_on_the_map(board):
    board.paint(**lit(81, 199))
    board.page.locator("#s81").focus()
    board.paint(**lit(82, 198))

    assert board.page.evaluate("() => document.activeElement.id") == "s82"


def test_marks_tell_who_can_reach_a_station(board):
    board.paint(
        **lit(81, 82, D1=(81, 82), D2=(82,), P1=(81,), P2=(81, 82)),
        pieces=[*detectives(100, 114), *bobbies(65, 66)],
    )
    beads = board.page.locator("#reach .bead")

    assert sorted(beads.all_text_contents()) == ["1", "2", "2", "B", "R", "R"]
    assert board.page.locator("#reach .bobby rect").count() == 3
    board.paint(**lit(81, 82, D1=(81, 82)), pieces=detectives(100, 114))
    assert beads.count() == 0
    assert board.page.locator("#map").get_attribute("data-reach") == "red"


def test_pieces_speak(board):
    board.paint(pieces=[*detectives(100), *bobbies(65)], ghost=GHOST)
    labels = [
        n.get_attribute("aria-label")
        for n in board.page.locator("#pieces > [role=img]").all()
    ]

    assert labels == ["R, station 100", "1, station 65", GHOST["label"]]
    assert board.page.locator("#pieces .ghost .age-text").text_content() == "2 ago"


COVERED = """() => {
  const box = n => n.getBoundingClientRect();
  const plates = [...document.querySelectorAll('.station .plate')].map(n =>
    [n.parentNode.dataset.s, box(n)]);
  const bodies = [...document.querySelectorAll('#pieces > .piece')].map(n =>
    [n.dataset.id || 'ghost', n.dataset.at,
     [...n.querySelectorAll('.body, .age, .sign circle')].map(box)]);
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.8
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.8;
  const found = [];
  for (const [id, at, parts] of bodies) for (const part of parts) {
    for (const [s, plate] of plates) {
      if (meet(part, plate)) found.push(`${id} at ${at} covers ${s}`);
    }
    for (const [other, where, theirs] of bodies) if (other !== id) {
      if (theirs.some(t => meet(part, t))) {
        found.push(`${id} at ${at} overlaps ${other} at ${where}`);
      }
    }
  }
  return found;
}"""


COVERED_EACH = f"looks => looks.flatMap(look => (sy.board.paint(look), ({COVERED})()))"


@pytest.mark.parametrize("kind", ["pawn red ready", "bobby slate", "pawn mister-x"])
def test_nobody_hides_a_number(board, kind):
    """Wherever a piece stands."""
    looks = [{"pieces": [piece("D1", s, kind, "R")]} for s in range(1, 200)]

    assert board.page.evaluate(COVERED_EACH, looks) == []


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_character_takes_no_more_room_than_a_pawn(board, name):
    """So it hides no number either."""
    strokes = {**piece("D1", 46, "pawn red ready", "R"), "drawing": drawing(name)}
    board.paint(pieces=[strokes])
    body = board.page.locator("#pieces .body").evaluate(
        """node => {
          const { x, y, width, height } = node.getBBox();
          return [x, y, x + width, y + height];
        }"""
    )
    room = board.page.evaluate(
        "() => import('../../web/board/shapes.js').then(s => s.FIGURES.pawn.box)"
    )

    assert room["x0"] <= body[0]
    assert room["y0"] <= body[1]
    assert body[2] <= room["x1"]
    assert body[3] <= room["y1"]


def neighbours(board):
    pairs = board.page.evaluate(
        """() => [...document.querySelectorAll('path[data-mode=taxi]')].map(p =>
           [Number(p.dataset.a), Number(p.dataset.b)])"""
    )
    near = {}
    for a, b in pairs:
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    return near


def test_a_crowd_hides_no_number(board):
    """Eight pieces and a ghost on stations next to each other, all over the map."""
    near = neighbours(board)
    chance = random.Random(4)
    crowds = [(111, 112, 100, 125, 131, 113, 110, 124)]
    for station in chance.sample(range(1, 200), 60):
        crowd = [station]
        while len(crowd) < 8:
            more = [n for s in crowd for n in near[s] if n not in crowd]
            crowd.append(chance.choice(more))
        crowds.append(tuple(crowd))
    looks = []
    for crowd in crowds:
        pieces = [*detectives(*crowd[:5]), *bobbies(*crowd[5:7])]
        looks.append({"pieces": [*pieces, *mister_x(crowd[7])]})
        looks.append({"pieces": pieces, "ghost": {**GHOST, "at": crowd[7]}})

    assert board.page.evaluate(COVERED_EACH, looks) == []


def test_pieces_on_one_station_stand_side_by_side(board):
    board.paint(pieces=[*detectives(67, 67, 67, 67, 67), *mister_x(67)])

    assert board.page.evaluate(COVERED) == []


def test_the_way_of_mister_x(board):
    board.paint(pieces=mister_x(79), route=[45, 46, 61, 46, 79])
    tags = board.page.locator("#route-tags text").all_text_contents()

    assert sorted(tags) == ["0", "1·3", "2", "4"]
    assert board.page.locator("#overlay .route-line").count() == 1
    board.paint(pieces=mister_x(79))
    assert board.page.locator("#route-tags text, #overlay > *").count() == 0


# ---- movement


def places(board):
    return board.page.evaluate(
        """() => { const n = document.querySelector('[data-id=D1]');
           const m = n.getAttribute('transform').match(/[-\\d.]+/g);
           return [Number(m[0]), Number(m[1])]; }"""
    )


def test_a_piece_glides_and_arrives(make_board):
    """Along the drawn line: the underground between 1 and 46 swings far out."""
    board = make_board(motion="full", clock=True)
    board.paint(pieces=[{**detectives(46)[0], "by": "underground"}])
    board.page.clock.run_for(50)
    start = places(board)
    board.page.evaluate(
        """() => { window.way = [];
          const line = document.querySelector('#underground-1-46');
          const points = Array.from({length: 101}, (_, i) =>
            line.getPointAtLength(line.getTotalLength() * i / 100));
          const node = document.querySelector('[data-id=D1]');
          new MutationObserver(() => {
            const text = node.getAttribute('transform');
            const [x, y] = text.match(/[-\\d.]+/g).map(Number);
            way.push(Math.min(...points.map(p => Math.hypot(p.x - x, p.y - y))));
          }).observe(node, {attributeFilter: ['transform']}); }"""
    )
    board.paint(pieces=[{**detectives(1)[0], "by": "underground"}])
    board.page.clock.run_for(2000)
    far = board.page.evaluate("() => way")
    board.paint(pieces=[{**detectives(46)[0], "by": "underground"}])
    board.page.clock.run_for(2000)

    assert len(far) > 3
    assert max(far) < 25
    assert places(board) == start


def test_a_paint_on_the_way_ends_in_the_right_place(make_board):
    board = make_board(motion="full")
    board.paint(pieces=detectives(100))
    right = places(board)
    board.paint(pieces=detectives(46))
    for station in (79, 63, 79, 46, 1, 100):
        board.paint(pieces=detectives(station))
        board.page.wait_for_timeout(60)
    board.paint(pieces=detectives(100, 199))
    board.rest()

    assert places(board) == right
    assert board.page.locator("#pieces .is-moving").count() == 0


def test_nothing_glides_where_movement_is_unwelcome(board):
    board.paint(pieces=detectives(46))
    board.paint(pieces=detectives(79))
    there = places(board)
    board.page.wait_for_timeout(100)

    assert places(board) == there
    assert board.page.locator("#pieces .is-moving").count() == 0


# ---- secrets


def document(board):
    return board.page.evaluate("() => document.documentElement.outerHTML")


def public_look():
    """What the detectives see."""
    look = lit(81, 82, D1=(81,), D2=(82,))
    return {"viewer": "all", **look, "pieces": detectives(100, 114)}


def own_look(at, *stations):
    """What Mister X sees."""
    pieces = [*detectives(100, 114), *mister_x(at)]
    return {"viewer": "he", **lit(*stations), "pieces": pieces}


@pytest.mark.parametrize("motion", ["full", "reduced"])
def test_mister_x_is_gone_at_once(make_board, motion):
    """Also while he moves and while the map moves: nothing of him stays."""
    board = make_board(motion=motion)
    board.paint(**public_look())
    board.rest()
    before = document(board)
    board.paint(**own_look(161, 171, 175, 162))
    board.page.locator("#s175").focus()
    board.call("centreOn", 171)
    board.page.mouse.move(300, 300)
    board.page.mouse.down()
    board.page.mouse.move(200, 250)
    board.page.mouse.move(100, 200)
    board.page.mouse.up()
    board.paint(**own_look(107, 171, 175, 162))
    board.paint(**public_look())

    assert document(board) == before
    board.page.wait_for_timeout(500)
    assert document(board) == before


def test_the_same_position_gives_the_same_document(make_board):
    """Wherever Mister X was before."""
    seen = set()
    for hidden in ((46, 79), (199, 188)):
        board = make_board()
        for station in hidden:
            board.paint(**own_look(station, station))
        board.paint(**public_look())
        seen.add(document(board))

    assert len(seen) == 1


def moving(board):
    """What moves within two seconds: its ways of standing, the map's and Mister X's."""
    board.page.evaluate(
        """() => { window.ways = {};
          const note = (name, text) => (ways[name] ||= new Set()).add(text);
          const map = document.querySelector('#map');
          const him = document.querySelector('[data-id=X]');
          const look = () => { note('map', map.style.transform);
            note('him', him.getAttribute('transform')); };
          look();
          new MutationObserver(look).observe(map, {subtree: true, attributes: true});
        }"""
    )
    board.page.clock.run_for(2000)
    ways = board.page.evaluate(
        "() => Object.entries(ways).map(([name, set]) => [name, set.size])"
    )
    return {name for name, count in ways if count > 1}


def shown_look(at):
    """What the detectives see when he shows himself."""
    return {**public_look(), "pieces": [*detectives(100, 114), *mister_x(at)]}


@pytest.mark.parametrize("order", ["look first", "paint first"])
def test_he_shows_himself_where_he_is_and_comes_from_nowhere(make_board, order):
    """Somebody else looks: neither he nor the map is seen to move, however asked."""
    board = make_board(PHONE, motion="full", clock=True)
    board.paint(**own_look(161, 171, 175))
    board.call("lookAt", [161])
    board.page.clock.run_for(2000)
    if order == "look first":
        board.call("lookAt", [46])
    board.paint(**shown_look(46))
    if order == "paint first":
        board.call("lookAt", [46])

    assert moving(board) == set()
    assert 0 < board.at(46)[0] < PHONE["width"]


def test_who_goes_on_looking_sees_everything_move(make_board):
    """In one continuous look pieces glide and the map follows."""
    board = make_board(PHONE, motion="full", clock=True)
    board.paint(**shown_look(46))
    board.page.clock.run_for(2000)
    board.call("lookAt", [161])
    board.paint(**shown_look(161))

    assert moving(board) == {"map", "him"}


def test_what_a_board_lacks_is_not_shown_and_comes_back(board):
    """Whichever game comes first, the lines follow the one that is played."""
    line = board.page.locator("#taxi-13-14")
    seen = []
    for closed in ([], ["taxi-13-14"], [], ["underground", "ferry"], ["taxi-13-14"]):
        board.paint(closed=closed)
        seen.append(
            (line.is_visible(), board.page.locator("#underground").is_visible())
        )

    assert seen == [
        *((True, True), (False, True), (True, True), (True, False), (False, True)),
    ]


def test_ways_do_not_run_along_a_line_that_is_closed(board):
    """From 13 to 14 there is a taxi line on some boards, and a bus line on all."""
    drawn = []
    for closed in ([], ["taxi-13-14"], ["taxi-13-14", "bus"]):
        board.paint(closed=closed)
        board.paint(route=[13, 14], closed=closed)
        drawn.append(board.page.locator("#overlay .route-line").get_attribute("d"))
    by_taxi, by_bus, straight = drawn

    assert by_taxi != by_bus
    assert straight.count("L") == 1 < by_bus.count("L")


def test_a_board_without_underground_and_ferry_does_not_speak_of_them(board):
    """Neither its legend nor its stations do."""
    board.paint(closed=["underground", "ferry"])
    page = board.page
    words = page.locator("#legend text")

    assert [w.text_content() for w in words.all() if w.is_visible()] == ["Taxi", "Bus"]
    assert page.locator(".anchor >> visible=true").count() == 0
    assert page.evaluate(
        """() => [1, 2].map((n) => getComputedStyle(
             document.querySelector(`#s${n} .plate`)).fill)
             .every((fill, _, all) => fill === all[0])"""
    )


def test_marks_that_stay_are_not_drawn_again(board):
    """A notebook's marks and the numbers of a way are many; a tap changes none."""
    notes = [{"at": at, "shade": 2, "text": "20", "pencil": ""} for at in (46, 79)]
    look = {"pieces": detectives(100, 114), "notes": notes, "route": [89, 71, 54]}
    marks = "#notes > *, #note-shades > *, #route-tags > *, #overlay > *"
    board.paint(**lit(81, 82, 101), **look)
    kept = board.page.evaluate_handle(
        "marks => [...document.querySelectorAll(marks)]", marks
    )

    board.paint(**lit(81, 82, 101, D1=(81,)), **look)
    same = "([marks, kept]) => kept.every((node) => node.isConnected) && kept.length"

    assert board.page.evaluate(same, [marks, kept]) >= 7


def test_painting_nothing_is_as_before_the_first_paint(board):
    """Nobody comes walking from where they stood in what was painted before."""
    board.paint(**lit(81, 82), pieces=detectives(100, 114))
    board.call("paint", None)
    cleared = board.page.locator("#pieces .piece").count()
    board.paint(pieces=detectives(46, 79))

    assert cleared == 0
    assert board.page.locator("#map [role=button]").count() == 0
    assert board.page.locator("#pieces .is-moving").count() == 0


def test_a_mark_that_differs_is_drawn(board):
    note = {"at": 46, "shade": 2, "text": "20", "pencil": ""}
    board.paint(notes=[note])
    board.paint(notes=[{**note, "text": "21"}])
    board.paint(notes=[{**note, "text": "21", "pencil": "no"}])

    assert board.page.locator("#notes text").all_text_contents() == ["21"]
    assert board.page.locator("#note-shades .pencil.no").count() == 1


def test_many_lit_stations_are_one_stop_of_the_tab_key(board):
    """It stops where somebody was; arrow keys lead from one to the next."""
    board.paint(**lit(*range(1, 100)), pieces=detectives(46))
    stops = board.page.locator("#map [tabindex='0']")
    assert [n.get_attribute("data-s") for n in stops.all()] == ["46"]
    stops.focus()
    board.page.keyboard.press("ArrowRight")
    there = board.page.evaluate("() => document.activeElement.dataset.s")
    board.paint(**lit(*range(1, 99)), pieces=detectives(46))

    assert there != "46"
    assert [n.get_attribute("data-s") for n in stops.all()] == [there]
    board.paint(**lit(81, 82))
    assert stops.count() == 2


@pytest.mark.parametrize("to", [58, 1, 199], ids=["a line", "a long one", "no line"])
def test_an_authors_arrow_ends_before_its_station(board, to):
    """Its head does not cover the number."""
    board.paint(rides=[{"from": 46, "to": to, "by": "", "class": "is-arrow"}])

    far = board.page.evaluate(
        """(to) => {
          const path = document.querySelector('.ride.is-arrow');
          const { a, e, f } = path.getScreenCTM();
          const end = document.querySelector(`#s${to}`).getScreenCTM();
          const middle = [(end.e - e) / a, (end.f - f) / a];
          return path.getAttribute('d').match(/[-\\d.]+ [-\\d.]+/g).slice(-4)
            .map((pair) => pair.split(' ').map(Number))
            .map(([x, y]) => Math.hypot(x - middle[0], y - middle[1]));
        }""",
        to,
    )
    assert min(far) > 10
    assert max(far) < 50
