"""The builder's screen: controls, the preview, faults beside their controls."""

from __future__ import annotations

import json

import pytest

from support.ui.fakes import FakePage
from support.ui.markup import Reader, faults
from ui.app import App
from ui.viewer.parameters import NAMES

POSITION = "A_2013_at-74.29.94.117_round-1_go-pursuit_x-1"
PASTED = '<sy-board edition="1983" task="goal-to.46_miss-m1~to.58" wrong-m1="No">'


@pytest.fixture
def app():
    opened = App(FakePage())
    opened.start()
    opened.do("app.go", "about")
    opened.do("builder.open")
    return opened


def whole(app):
    """The screen with its regions in it, as the browser has it."""
    drawn = app.page.regions["screen"]
    for _ in range(2):  # regions within regions
        for name, markup in app.page.regions.items():
            drawn = drawn.replace(
                f'id="{name}" data-region></div>', f'id="{name}">{markup}</div>'
            )
    return drawn


def previewed(app):
    kind, wish = app.page.effects[-1]
    assert kind == "preview"
    return dict(json.loads(wish))


def code(app):
    return Reader(app.page.regions["builder-out"]).all("textarea")[0].text


def told(app):
    """Faults by the place where they are told."""
    regions = app.page.regions.items()
    return [name for name, text in regions if name.startswith("fault-") and text]


def test_every_parameter_has_a_control(app):
    """Those of each start with it; a task is chosen by its kind."""
    found = set()
    for start in ("deal", "position", "record", "puzzle"):
        app.do("builder.start", "", start)
        app.do("builder.game", "", "hunting")
        nodes = Reader(whole(app)).nodes
        found |= {node.attributes.get("data-arg", "").split(".")[0] for node in nodes}
        found |= {node.attributes.get("name", "").removeprefix("b-") for node in nodes}

    assert {*NAMES, "title", "width", "height", "sandboxed"} - found == {"task"}
    assert "kind" in found


@pytest.mark.parametrize(
    "kind", ["", "reach", "move", "catch", "escape", "mark", "possible", "own"]
)
def test_the_form_of_every_task_is_sound(app, kind):
    """Labels, ids, headings; also with a mistake that is worded."""
    app.do("builder.kind", "", kind)
    app.do("builder.more")

    assert faults(whole(app)) == []


def test_the_form_is_not_redrawn_while_somebody_types(app):
    """The code follows at once, the preview and its faults after a pause."""
    before = app.page.regions["builder-form"]
    app.do("builder.type", "highlight", "999")
    typed = (code(app), previewed(app), told(app))
    app.page.timers[-1][1]()

    assert 'highlight="999"' in typed[0]
    assert typed[1:] == ({}, [])
    assert previewed(app) == {"highlight": "999"}
    assert told(app) == ["fault-highlight"]
    assert app.page.regions["builder-form"] == before


def test_the_preview_is_not_loaded_anew_by_another_choice(app):
    """The screen around it stays, so the frame in it does."""
    before = app.page.regions["screen"]
    app.do("builder.edition", "", "1983")
    app.do("builder.start", "", "position")
    app.do("builder.kind", "", "catch")

    assert app.page.regions["screen"] == before


def test_a_position_comes_in_from_elsewhere_and_choices_stay(app):
    app.do("builder.set", "lang", "de")
    app.do("app.go", "home")
    app.do("builder.open", POSITION)

    assert app.screen == "builder"
    assert previewed(app) == {"position": POSITION, "lang": "de"}


def test_a_fault_in_a_task_is_told_beside_the_task(app):
    app.do("builder.kind", "", "mark")
    app.do("builder.type", "goal.stations", "46, Soho")
    app.do("builder.try")

    assert told(app) == ["fault-task"]


def test_what_only_the_board_knows_is_told_when_it_tells(app):
    """Whether there is a puzzle of that name."""
    app.do("builder.start", "", "puzzle")
    app.do("builder.type", "puzzle", "no-such")
    app.do("builder.try")
    before = told(app)
    fault = json.dumps({"reason": "puzzle", "parameter": "puzzle"})
    app.do("builder.heard", "", fault)

    assert before == []
    assert told(app) == ["fault-puzzle"]
    assert "no-such" in app.page.regions["fault-puzzle"]


def test_a_pasted_code_fills_the_controls(app):
    app.do("builder.paste", "", PASTED)
    drawn = Reader(whole(app))

    assert PASTED.removesuffix(">") in code(app)
    assert drawn.all("input", id="b-kind-reach", checked=None)
    (says,) = drawn.all("input", id="b-mistake-m1-says")
    assert says.attributes["value"] == "No"


def test_a_text_that_is_no_code_is_refused_in_words(app):
    app.do("builder.seat", "", "all")
    app.do("builder.paste", "", "hello")

    assert app.words("builder.paste.none") in app.page.regions["builder-unreadable"]
    assert previewed(app) == {"seat": "all"}


def test_ones_own_task_text_has_room_for_the_words_of_its_mistakes(app):
    """As soon as the text names one, and without redrawing the text."""
    app.do("builder.kind", "", "own")
    before = app.page.regions["builder-form"]
    app.do("builder.type", "goal.text", "goal-to.46_miss-far~to.58")
    app.do("builder.try")
    app.do("builder.type", "mistake.far.says", "Too far.")

    assert app.page.regions["builder-form"] == before
    assert 'wrong-far="Too far."' in code(app)


def test_a_mistake_that_is_removed_is_not_said(app):
    app.do("builder.kind", "", "catch")
    app.do("builder.more")
    app.do("builder.type", "mistake.m1.to", "58")
    with_it = code(app)
    app.do("builder.less", "m1")

    assert "miss-m1~to.58" in with_it
    assert "miss" not in code(app)


def test_code_is_copied_or_left_selected(app):
    app.do("builder.seat", "", "all")
    app.do("builder.copy", "html")
    app.do("builder.copied", "html", "no")

    assert app.page.copies[-1][1].endswith('<sy-board seat="all"></sy-board>')
    assert app.page.focused[-1] == "b-code-html"


def test_starting_over_forgets_everything(app):
    app.do("builder.paste", "", PASTED)
    app.do("builder.clear")

    assert previewed(app) == {}


def test_a_game_that_has_no_such_edition_loses_it(app):
    app.do("builder.edition", "", "1983")
    app.do("builder.game", "", "hunting")

    assert previewed(app) == {"game": "hunting"}


def test_a_position_is_set_up_by_hand_and_comes_back(app):
    """What was chosen besides is still there."""
    written = POSITION.replace("round-1_go-pursuit", "go-pursuit_log-o")
    app.do("builder.set", "computer", "none")
    app.do("builder.start", "", "position")
    app.do("builder.type", "position", POSITION)
    app.do("builder.edit")
    assert app.page.flags["screen"] == "editor"
    assert app.editor.text == written

    app.do("editor.drop", "D1", "58")
    app.do("editor.build")

    assert app.page.flags["screen"] == "builder"
    assert written.replace("74", "58") in code(app)
    assert 'computer="none"' in code(app)
