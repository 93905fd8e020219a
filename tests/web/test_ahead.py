"""What is done beforehand while nobody does anything."""

from __future__ import annotations

import sys

import pytest

from ui import ahead


class IdlePage:
    """A page whose idle moments the test hands out one by one."""

    def __init__(self):
        self.waiting = []
        self.laid_out = 0

    def idle(self, action):
        self.waiting.append(action)

    def lay_out_board(self):
        self.laid_out += 1


@pytest.fixture
def frozen(monkeypatch):
    """Freezing is for a page that was started; here it is only counted."""
    calls = []
    monkeypatch.setattr(ahead.gc, "freeze", lambda: calls.append("freeze"))
    return calls


def test_nothing_is_done_before_the_page_is_idle():
    page = IdlePage()

    ahead.prepare(page)

    assert page.laid_out == 0
    assert len(page.waiting) == 1


def test_every_idle_moment_does_one_step_until_all_is_done(frozen):
    page = IdlePage()
    ahead.prepare(page)

    moments = 0
    while page.waiting:
        (action,) = page.waiting
        page.waiting.clear()
        action()
        moments += 1

    assert moments > len(ahead.MODULES)
    assert page.laid_out == 1
    assert set(ahead.MODULES) <= sys.modules.keys()
    assert frozen == ["freeze"]
