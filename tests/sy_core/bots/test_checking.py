"""``python -m sy_core.check_bot``: what is wrong with a bot is found."""

from __future__ import annotations

import io
import runpy
import sys
from random import Random
from threading import Event

import pytest

from sy_core.ai.bot import Budget
from sy_core.bots import checking
from sy_core.bots.checking import check, check_at, places
from sy_core.bots.faults import BotError, BotFault
from sy_core.bots.patience import patient
from sy_core.check_bot import run

pytestmark = pytest.mark.native_only

EXAMPLE = "examples/greedy.py"
HEAD = "import random, time\nCOUNT = []\nclass Bad:\n    "
DICE = [place for place in places() if place.edition == "hunting"]
UNSTEADY = """def choose(self, view, legal, rng, budget):
        return random.choice(list(legal))"""
CARRIED = """def choose(self, view, legal, rng, budget):
        COUNT.append(1)
        return list(legal)[len(COUNT) % len(legal)]"""
CHEATING = """def choose(self, view, legal, rng, budget):
        return view.state.x_station"""
SLOW = """def choose(self, view, legal, rng, budget):
        until = time.process_time() + 0.1
        while time.process_time() < until: pass
        return next(iter(legal))"""


@pytest.fixture
def bad(tmp_path):
    """Writes a bot that does this, and says its path."""

    def write(body):
        path = tmp_path / "bad.py"
        path.write_text(HEAD + body, encoding="utf-8")
        return str(path)

    return write


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (UNSTEADY, BotFault.UNSTEADY),
        (CARRIED, BotFault.CARRIED),
        (CHEATING, BotFault.WANTED),
    ],
)
def test_each_fault_is_found_on_either_side(bad, body, code):
    """Each with the table and the choice at which it showed."""
    path = bad(body)

    found = [finding for place in DICE for finding in check_at(place, path)]

    assert [finding.code for finding in found] == [code, code]
    assert "hunting, 2 players, as detectives, choice " in str(found[0])


def test_a_slow_bot_is_not_played_on(bad, monkeypatch):
    """One finding, and an end."""
    monkeypatch.setattr(checking, "MILLISECONDS", 10.0)

    assert [finding.code for finding in check(bad(SLOW))] == [BotFault.SLOW]


def test_a_bot_that_never_answers_is_given_up():
    """A loop without end would stop the check."""
    never = Event()
    choose = patient(lambda *_: never.wait(), seconds=0.05)

    with pytest.raises(BotError) as found:
        choose(None, (), Random(1), Budget(nodes=1))

    never.set()
    assert found.value.code is BotFault.SLOW


def test_a_fault_at_one_table_does_not_hide_the_next(bad, monkeypatch):
    """Editions and sides differ, and so may what is wrong."""
    monkeypatch.setattr(checking, "places", lambda: iter(DICE))

    assert [finding.code for finding in check(bad(CHEATING))] == [BotFault.WANTED] * 2


def checked(*arguments):
    """The exit code and what was written."""
    out, troubles = io.StringIO(), io.StringIO()
    code = run(arguments, out, troubles)
    return code, out.getvalue(), troubles.getvalue()


def test_the_exit_code_says_whether_something_is_wrong(bad, monkeypatch):
    """1: something is; 2: it cannot even be loaded."""
    monkeypatch.setattr(checking, "places", lambda: iter(DICE))

    code, shown, _ = checked(bad(CHEATING))

    assert (code, shown.count("wanted: hunting")) == (1, 2)
    assert checked("nowhere.py")[0] == 2
    assert "no_file: nobody" in checked("nobody")[2]


def test_the_example_is_sound_at_every_table(monkeypatch, capsys):
    """All editions of both games, both sides; ``python -m sy_core.check_bot``."""
    monkeypatch.setattr(sys, "argv", ["check_bot", EXAMPLE])
    monkeypatch.delitem(sys.modules, "sy_core.check_bot")

    with pytest.raises(SystemExit) as ended:
        runpy.run_module("sy_core.check_bot", run_name="__main__")

    assert ended.value.code == 0
    assert "nothing wrong at 14 tables" in capsys.readouterr().out
