"""What is done beforehand while nobody does anything."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

from ui import ahead
from ui.rehearsal import EDITIONS, Backstage, rehearse

ROOT = Path(__file__).parents[2]
MODULES = (("ui.hunting.panels", "ui.notebook.look"), ("sy_core.ai.service",))
FIRST_TAPS = """
import sys
from bytecode import AT_LAST, SOON
from ui import ahead
from ui.app import App
from web.fakes import FakePage

class Idle:
    waiting = []
    idle = waiting.append
    lay_out_board = staticmethod(lambda look: None)

ahead.prepare(Idle(), "en", (SOON, AT_LAST))
while Idle.waiting:
    Idle.waiting.pop()()
before = set(sys.modules)
alone = [("home.solo", side) for side in ("detectives", "mister_x")]
for edition in ("2013", "1983", "hunting", "hunting-expert"):
    for start in [("home.quick", ""), *alone]:
        app = App(FakePage(has_threads=True))
        app.store.write_text("sy:setup", '{"edition": "%s"}' % edition)
        app.do(*start)
        app.do("play.open")
        app.do("play.go", app.session.offers()[0].key if app.session.offers() else "")
        app.do("play.confirm")
        app.do("notebook.allow")
        app.do("notebook.open")
print(*sorted(set(sys.modules) - before))
"""


class IdlePage:
    """A page whose idle moments the test hands out one by one."""

    def __init__(self):
        self.waiting = []
        self.laid_out = 0

    def idle(self, action):
        self.waiting.append(action)

    def lay_out_board(self, look):
        assert json.loads(look)["pieces"]
        self.laid_out += 1


@pytest.fixture
def frozen(monkeypatch):
    """Freezing is for a page that was started; here it is only counted."""
    calls = []
    monkeypatch.setattr(ahead.gc, "freeze", lambda: calls.append("freeze"))
    return calls


def test_nothing_is_done_before_the_page_is_idle():
    page = IdlePage()

    ahead.prepare(page, "en", MODULES)

    assert page.laid_out == 0
    assert len(page.waiting) == 1


def test_the_page_is_asked_again_after_every_step_that_takes_long(frozen):
    page = IdlePage()
    ahead.prepare(page, "en", MODULES, count().__next__)

    moments = 0
    while page.waiting:
        (action,) = page.waiting
        page.waiting.clear()
        action()
        moments += 1

    assert moments > len(MODULES[0])
    assert page.laid_out == 1
    assert {name for group in MODULES for name in group} <= sys.modules.keys()
    assert frozen == ["freeze"]


def test_short_steps_share_an_idle_moment(frozen):
    page = IdlePage()
    ahead.prepare(page, "en", MODULES, lambda: 0.0)

    page.waiting.pop()()

    assert page.waiting == []
    assert page.laid_out == 1
    assert frozen == ["freeze"]


@pytest.mark.native_only
def test_after_that_the_first_taps_of_either_game_import_nothing():
    paths = ":".join(str(ROOT / name) for name in ("src", "web", "tests", "tools/site"))

    done = subprocess.run(
        [sys.executable, "-c", FIRST_TAPS],
        env={"PYTHONPATH": paths},
        capture_output=True,
        check=True,
        text=True,
    )

    assert done.stdout.strip() == ""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_both_games_are_rehearsed_up_to_their_first_moves(language, monkeypatch):
    moves = []
    monkeypatch.setattr("ui.session.Session.play", _counted(moves))

    for act in rehearse(language):
        act()

    assert {game for game, _ in moves} == {"classic", "hunting"}
    assert len(moves) >= 4 * len(EDITIONS)


def _counted(moves):
    from ui.session import Session  # noqa: PLC0415 - as it is before the change

    play = Session.play

    def counted(session, move):
        moves.append((session.game.id, move))
        play(session, move)

    return counted


def test_backstage_nothing_is_kept():
    page = Backstage({"a": "text"})

    page.write("b", "another")

    assert page.keys() == ["a"]
    assert page.read("b") is None
