"""What is handed to JavaScript is freed when nobody can call it any more."""

from __future__ import annotations

import sys
from importlib import import_module
from types import SimpleNamespace

import pytest

from support.ui.javascript import Node, Promise, Proxy, Window, modules

pytestmark = pytest.mark.native_only


@pytest.fixture
def window():
    return Window()


@pytest.fixture
def names():
    """Further globals of JavaScript; a test may change them."""
    return {"navigator": SimpleNamespace(), "document": SimpleNamespace()}


@pytest.fixture
def browser(monkeypatch, window, names):
    """The modules of ``ui.browser``, by name, in a browser of the test's own."""
    Proxy.living.clear()
    for name, module in modules(window, **names).items():
        monkeypatch.setitem(sys.modules, name, module)
    for name in [name for name in sys.modules if name.startswith("ui.browser")]:
        monkeypatch.delitem(sys.modules, name)
    yield lambda name: import_module(f"ui.browser.{name}")
    for name in [name for name in sys.modules if name.startswith("ui.browser")]:
        del sys.modules[name]


def test_a_timer_is_freed_when_it_went_off(browser, window):
    done = []
    browser("core").Core().after(10, lambda: done.append("once"))

    window.go_off()

    assert done == ["once"]
    assert Proxy.living == []


def test_a_timer_is_freed_when_it_is_called_off(browser, window):
    call_off = browser("core").Core().after(10, lambda: None)

    call_off()
    call_off()

    assert window.timers == {}
    assert Proxy.living == []


@pytest.mark.parametrize("end", ["keep", "break_"])
def test_a_promise_frees_both_ways_out(browser, end):
    promise, told = Promise(), []
    browser("core").when_settled(promise, told.append, told.append)

    getattr(promise, end)("it")

    assert told == ["it"]
    assert Proxy.living == []


def test_a_listener_of_the_page_stays(browser):
    node, core = Node(), browser("core").Core()
    core._on(node, "click", lambda _: None)

    node.listeners["click"]("event")

    assert len(Proxy.living) == 1


def test_a_thread_that_is_stopped_frees_what_it_called(browser):
    worker, heard = Node(), []
    thread = browser("threads").WorkerThread(worker, heard.append, lambda: None)
    worker.onmessage(SimpleNamespace(data="hello"))

    thread.stop()

    assert heard == ["hello"]
    assert Proxy.living == []


def test_however_many_files_are_asked_for_one_listener_hears_of_them(browser, names):
    """A session may import a hundred games: nothing grows with them."""
    made = []

    def element(_tag):
        made.append(Node(files=SimpleNamespace(length=0)))
        return made[-1]

    names["document"].createElement = element
    exchange = browser("exchange").Exchange()

    for _ in range(3):
        exchange.ask_for_file()
        made[0].listeners["change"]("event")

    assert len(made) == 1
    assert len(Proxy.living) == 1


def test_a_chosen_file_is_read_and_may_be_chosen_again(browser, names):
    """Reading leaves nothing behind; without its name, the same file is a change."""
    text, done = Promise(), []
    file = SimpleNamespace(size=3, text=lambda: text)
    chooser = Node(files=SimpleNamespace(length=1, item=lambda _: file))
    names["document"].createElement = lambda _tag: chooser
    exchange = browser("exchange").Exchange()
    exchange._do = lambda *intent: done.append(intent)
    exchange.ask_for_file()
    chooser.value = "game.json"
    chooser.listeners["change"]("event")

    text.keep("abc")
    exchange.ask_for_file()

    assert done == [("home.file", "", "abc")]
    assert chooser.value == ""
    assert len(Proxy.living) == 1


@pytest.mark.parametrize("end", ["keep", "break_"])
def test_a_name_that_is_no_longer_claimed_leaves_nothing(browser, window, names, end):
    held, answers = Promise(), []

    def request(_name, _options, granted):
        granted(SimpleNamespace())
        return held

    names["navigator"].locks = SimpleNamespace(request=request)
    window.Promise = SimpleNamespace(new=lambda executor: executor("let go", "fail"))
    device = browser("device").Device()
    device.claim("game", answers.append, steal=False)

    getattr(held, end)()

    assert answers == ([True] if end == "keep" else [True, False])
    assert Proxy.living == []


def test_who_claims_a_name_twice_takes_it_from_nobody(browser, names):
    """The first claim is lost to the second: that is no other tab."""
    claims, answers = [Promise(), Promise()], []
    waiting = iter(claims)
    names["navigator"].locks = SimpleNamespace(request=lambda *_: next(waiting))
    device = browser("device").Device()
    device.claim("game", lambda ours: answers.append(("first", ours)), steal=False)
    device.claim("game", lambda ours: answers.append(("second", ours)), steal=True)

    for claim in claims:
        claim.break_()

    assert answers == [("second", False)]


def test_where_locks_are_refused_nobody_else_can_play(browser, names):
    """A sandbox has no origin: its games are its own, and it plays on."""
    held, answers = Promise(), []
    names["navigator"].locks = SimpleNamespace(request=lambda *_: held)
    browser("device").Device().claim("game", answers.append, steal=False)

    held.break_(SimpleNamespace(name="SecurityError"))

    assert answers == [True]
    assert Proxy.living == []
