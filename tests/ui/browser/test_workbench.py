"""A bench as the browser has it: its script comes with the first job."""

from __future__ import annotations

import sys
from importlib import import_module
from types import SimpleNamespace

import pytest

from support.ui.javascript import Promise, Proxy, Window, modules
from ui.workshop.bench import FORBIDDEN, Check, Code, Fault, Started

pytestmark = pytest.mark.native_only


class Script:
    """As much of web/workshop/bench.js as matters."""

    def __init__(self):
        self.jobs, self.stops, self.told = [], 0, None

    def createBench(self, told):  # noqa: N802 - as JavaScript has it
        self.told = told
        return SimpleNamespace(run=self.jobs.append, stop=self._stop)

    def _stop(self):
        self.stops += 1


@pytest.fixture
def asked():
    """What was asked for: each comes when the test says so."""
    return []


@pytest.fixture
def heard():
    return []


@pytest.fixture
def bench(monkeypatch, asked, heard):
    Proxy.living.clear()
    window = Window()

    def workshop(_name):
        asked.append(Promise())
        return asked[-1]

    window.sy.workshop = workshop
    for name, module in modules(window).items():
        monkeypatch.setitem(sys.modules, name, module)
    for name in [name for name in sys.modules if name.startswith("ui.browser")]:
        monkeypatch.delitem(sys.modules, name)
    yield import_module("ui.browser.workbench").RoomBench(heard.append)
    for name in [name for name in sys.modules if name.startswith("ui.browser")]:
        del sys.modules[name]


def test_jobs_wait_for_the_script_and_what_is_told_is_read(bench, asked, heard):
    """It is asked for once; nonsense is a value."""
    script = Script()
    bench.run(Check("1"))
    bench.run(Check("2"))
    asked[0].keep(script)
    bench.run(Check("3"))
    script.told('{"told":"started"}')
    script.told("nonsense")
    bench.stop()

    assert len(asked) == 1
    assert len(script.jobs) == 3
    assert heard == [Started(), FORBIDDEN]
    assert script.stops == 1


def test_a_script_that_does_not_come_is_told_and_asked_for_again(bench, asked, heard):
    """Nobody hears of a job that was stopped meanwhile."""
    bench.run(Check("1"))
    asked[0].break_("lost")
    bench.run(Check("2"))
    bench.stop()
    asked[1].break_("lost")

    assert heard == [Fault(Code.DIED)]
    assert len(asked) == 2
