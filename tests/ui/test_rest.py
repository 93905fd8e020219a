"""The page begins with the modules of a first move; whoever needs more waits for it.

Each test runs in a Python of its own, in which the other modules cannot be found until
they have come.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.native_only

ROOT = Path(__file__).parents[2]
SCENE = """
import json, sys
from importlib import import_module
from pkgutil import walk_packages

from tools.site import words
from tools.site.python.parts import FIRST

import ui
# All of the first block but what only a browser has.
for found in walk_packages(ui.__path__, "ui."):
    if found.name.startswith(FIRST) and not found.name.startswith(
        ("ui.boot", "ui.browser")
    ):
        import_module(found.name)
from ui.app import App
from ui.words import keep
from support.ui.fakes import FakePage

class OnTheirWay:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("sy_core", "ui"):
            raise ModuleNotFoundError(name)

def opened(*, is_complete):
    page = FakePage(has_threads=True)
    page.browser.texts["sy:setup"] = json.dumps({"edition": EDITION, "players": 4})
    app = App(page)
    app.is_complete = is_complete
    app.start()
    app.render()
    return app

def seen(app):
    page = app.page
    return page.flags, page.regions, page.browser.texts, page.boards[-1:]

texts = words.fetched()
keep(texts["words/en.first.json"])
rest = OnTheirWay()
sys.meta_path.insert(0, rest)
early = opened(is_complete=False)
"""
FIRST_MOVE = """
early.do("home.quick")
early.do("play.pass")
early.do("play.open")
early.do("play.go", early.session.offers()[0].key)
early.do("play.confirm")
print(len(early.session.state.moves), early.toast)
"""
PUT_OFF = """
for step in STEPS:
    early.do(*step)
waited = early.toast
sys.meta_path.remove(rest)
keep(texts["words/en.rest.json"], "rest")
early.complete()
late = opened(is_complete=True)
for step in STEPS:
    late.do(*step)
print(json.dumps([waited, seen(early) == seen(late), early.screen]))
"""
COMING = "One moment: this part of the game is still on its way."


def told_by(script, **values):
    """What the scene and a script say in a Python that has imported nothing yet."""
    paths = ":".join(str(ROOT / name) for name in ("src", "web", "tests", "."))
    named = "".join(f"{name} = {value!r}\n" for name, value in values.items())
    done = subprocess.run(
        [sys.executable, "-c", named + SCENE + script],
        env={"PYTHONPATH": paths},
        capture_output=True,
        check=False,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_first_move_needs_no_more_than_the_first_block():
    assert told_by(FIRST_MOVE, EDITION="2013") == "1"


@pytest.mark.parametrize(
    ("edition", "steps", "is_told"),
    [
        # Who plays alone sees the table; only the computers wait.
        ("2013", [("home.solo", "detectives")], False),
        ("2013", [("home.solo", "mister_x")], False),
        ("2013", [("home.new",), ("setup.edition", "", "hunting")], True),
        ("2013", [("home.quick",), ("play.menu",), ("notebook.allow",)], True),
        ("2013", [("app.route", "position=nonsense")], True),
        ("2013", [("app.go", "replay")], False),
        ("hunting", [("home.quick",)], True),
        ("hunting", [("home.new",)], False),
        ("hunting", [("home.solo", "mister_x")], True),
    ],
)
def test_what_needs_more_waits_and_is_then_done_once(edition, steps, is_told):
    """In the end all is as if everything had been there; nothing is done twice."""
    waited, is_same, _ = json.loads(told_by(PUT_OFF, EDITION=edition, STEPS=steps))

    assert waited == (COMING if is_told else "")
    assert is_same


def test_who_wants_something_else_meanwhile_gets_only_that():
    """What was put off is forgotten then."""
    steps = [("home.quick",), ("app.go", "settings")]

    _, _, screen = json.loads(told_by(PUT_OFF, EDITION="hunting", STEPS=steps))

    assert screen == "settings"


def test_a_module_that_never_comes_is_a_fault():
    """When everything is there, nothing is waited for."""
    failing = """
early.is_complete = True
for part in ("rest", "seldom"):
    keep(texts[f"words/en.{part}.json"], part)
early.do("app.route", "position=x")
"""

    with pytest.raises(AssertionError, match="ModuleNotFoundError"):
        told_by(failing, EDITION="2013")
