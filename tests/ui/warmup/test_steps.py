"""What is done beforehand while nobody does anything."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

from ui.embed.app import EmbedApp
from ui.table.session import Session
from ui.viewer.board import Board
from ui.warmup import steps
from ui.warmup.rehearsal import CLASSIC, DICE, Backstage, rehearse, rehearse_board

ROOT = Path(__file__).parents[3]
FIRST_TAPS = """
import sys
from tools.site.python.parts import SOON
from ui.warmup import steps
from ui.app import App
from support.catalogues import have_all_words
from support.ui.fakes import FakePage

have_all_words()
class Idle:
    waiting = []
    idle = waiting.append
    meet_board = staticmethod(lambda: None)
    lay_out_board = staticmethod(lambda look: None)

steps.prepare(Idle(), "en", SOON)
while Idle.waiting:
    Idle.waiting.pop()()
before = set(sys.modules)
alone = [("home.solo", side) for side in ("detectives", "mister_x")]
for edition in ("2013", "1983", "hunting", "hunting-expert"):
    for start in [("home.quick", ""), *alone]:
        app = App(FakePage(has_threads=True))
        app.store.write_text("sy:setup", '{"edition": "%s"}' % edition)
        app.do(*start)
        app.do("play.pass")
        app.do("play.open")
        app.do("play.go", app.session.offers()[0].key if app.session.offers() else "")
        app.do("play.confirm")
        app.do("notebook.allow")
        app.do("notebook.open")
print(*sorted(set(sys.modules) - before))
"""
NEW_GAME = """
import sys
from ui.app import App
from support.catalogues import have_all_words
from support.ui.fakes import FakePage

have_all_words()
app = App(FakePage())
app.start()
app.do("home.new")
assert "hunting-expert" in app.page.markup
print(*(name for name in sys.modules if name.startswith("sy_core.hunting")))
"""


class IdlePage:
    """A page whose idle moments the test hands out one by one."""

    def __init__(self):
        self.waiting = []
        self.asked_of_the_board = []

    def idle(self, action):
        self.waiting.append(action)

    def meet_board(self):
        self.asked_of_the_board.append("take")

    def lay_out_board(self, look):
        assert json.loads(look)["pieces"]
        self.asked_of_the_board.append("lay out")


# Few of them, in the same groups.
MODULES = (("ui.notebook.scene",), ("ui.hunting.panels",), ("sy_core.ai.service",))


@pytest.fixture
def frozen(monkeypatch):
    """Freezing is for a page that was started; here it is only counted."""
    calls = []
    monkeypatch.setattr(steps.gc, "freeze", lambda: calls.append("freeze"))
    return calls


def test_nothing_is_done_before_the_page_is_idle():
    page = IdlePage()

    steps.prepare(page, "en", MODULES)

    assert page.asked_of_the_board == []
    assert len(page.waiting) == 1


def test_the_page_is_asked_again_after_every_step_that_takes_long(frozen):
    page = IdlePage()
    steps.prepare(page, "en", MODULES, count().__next__)

    moments = 0
    while page.waiting:
        (action,) = page.waiting
        page.waiting.clear()
        action()
        moments += 1

    wanted = [name for group in MODULES for name in group]
    assert moments > len(wanted)
    assert page.asked_of_the_board == ["take", "lay out"]
    assert sys.modules.keys() >= set(wanted)
    assert frozen == ["freeze"]


def test_short_steps_share_an_idle_moment(frozen):
    page = IdlePage()
    steps.prepare(page, "en", MODULES, lambda: 0.0)

    page.waiting.pop()()

    assert page.waiting == []
    assert page.asked_of_the_board == ["take", "lay out"]
    assert frozen == ["freeze"]


def told_by(script):
    """What a script says in a Python that has imported nothing yet."""
    paths = ":".join(str(ROOT / name) for name in ("src", "web", "tests", "."))
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={"PYTHONPATH": paths},
        capture_output=True,
        check=True,
        text=True,
    )
    return done.stdout.strip()


@pytest.mark.native_only
def test_after_that_the_first_taps_of_either_game_import_nothing():
    assert told_by(FIRST_TAPS) == ""


@pytest.mark.native_only
def test_until_then_nobody_waits_for_a_game_that_was_not_asked_for():
    """To choose between all editions is possible without the dice game."""
    assert told_by(NEW_GAME) == ""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(("edition", "game"), [(CLASSIC, "classic"), (DICE, "hunting")])
def test_a_game_is_rehearsed_up_to_its_first_moves(
    language, edition, game, monkeypatch
):
    moves = _counted(monkeypatch, Session)

    for act in rehearse(edition, language):
        act()

    assert {name for name, _ in moves} == {game}
    assert len(moves) >= 4


@pytest.mark.parametrize(("edition", "game"), [(CLASSIC, "classic"), (DICE, "hunting")])
def test_a_board_in_another_page_is_rehearsed_as_that_board(edition, game, monkeypatch):
    """Not as a game at a table: it is drawn otherwise, and tells its host."""
    moves = _counted(monkeypatch, Board)
    told = []
    monkeypatch.setattr(
        Backstage, "post", lambda _, text: told.append(json.loads(text)), raising=False
    )

    for act in rehearse_board(EmbedApp, edition, "de"):
        act()

    assert {name for name, _ in moves} == {game}
    assert len(moves) >= 4
    assert [each["type"] for each in told] == ["ready", *["move"] * len(moves)]


def test_a_rehearsal_draws_the_table_after_every_move(monkeypatch):
    """What is put off until the next frame is rehearsed, too."""
    boards, moves = [], _counted(monkeypatch, Session)
    monkeypatch.setattr(
        Backstage, "paint", lambda _, board: boards.append(board), raising=False
    )

    for act in rehearse(CLASSIC, "en"):
        act()

    assert len(set(boards)) > len(moves)


def test_a_board_in_another_page_rehearses_its_moves_when_that_is_idle(monkeypatch):
    moves, page = _counted(monkeypatch, Board), IdlePage()
    steps.prepare_board(page, EmbedApp, "1983", "en")
    assert moves == []

    while page.waiting:
        page.waiting.pop()()

    assert len(moves) >= 4
    assert page.asked_of_the_board == ["take", "lay out"]


def _counted(monkeypatch, kind):
    """The moves at tables of one kind, as they will be made."""
    moves, play = [], kind.play

    def counted(session, move):
        moves.append((session.game.id, move))
        play(session, move)

    monkeypatch.setattr(kind, "play", counted)
    return moves


def test_backstage_nothing_is_kept():
    page = Backstage({"a": "text"})

    page.write("b", "another")

    assert page.keys() == ["a"]
    assert page.read("b") is None
