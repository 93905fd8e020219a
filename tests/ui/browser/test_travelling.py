"""What two devices ask of a browser: answers come later, and nothing is left behind."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest

from support.ui.javascript import Promise, Proxy, Window, modules
from ui.travel import Fault, Outcome, Traveller, WayState

pytestmark = pytest.mark.native_only

TYPES = Path(__file__).parents[3] / "web" / "devices" / "types.d.ts"


@pytest.fixture
def scripts():
    """Those that were asked for: each comes when the test says so."""
    return {}


@pytest.fixture
def devices(monkeypatch, scripts):
    Proxy.living.clear()
    window = Window()
    window.sy.device = lambda name: scripts.setdefault(name, Promise())
    document = SimpleNamespace(getElementById=lambda name: f"<{name}>")
    for name, module in modules(window, document=document).items():
        monkeypatch.setitem(sys.modules, name, module)
    for name in [name for name in sys.modules if name.startswith("ui.browser")]:
        monkeypatch.delitem(sys.modules, name)
    yield import_module("ui.browser.travelling").Travelling()
    for name in [name for name in sys.modules if name.startswith("ui.browser")]:
        del sys.modules[name]


@pytest.fixture
def scan():
    """The script that scans, as far as it matters: what it was handed, what it did."""
    script = SimpleNamespace(given=None, stops=0)

    def stop():
        script.stops += 1

    def begin(*given):
        script.given = given
        return SimpleNamespace(stop=stop)

    def pictures(told):
        script.given = told
        return stop

    script.createScan = begin
    script.choosePicture = script.watchPictures = pictures
    return script


def answer(text="", fault=""):
    return SimpleNamespace(text=text, fault=fault)


def test_every_code_of_the_scripts_is_known():
    """And none is known that no script tells; ``closed`` is why nothing goes out."""
    unions = TYPES.read_text(encoding="utf-8").partition("/** What came of it")[0]
    told = set(re.findall(r"'(\w+)'", unions))

    assert {*Fault} == told | {"closed"}


def test_a_code_is_drawn_when_its_script_has_come(devices, scripts):
    told = []
    devices.draw("a link", told.append)
    drawer = SimpleNamespace(code=lambda text: answer(f"<svg {text}>"))
    scripts["show"].keep(drawer)

    assert told == [Outcome("<svg a link>")]
    assert Proxy.living == []


def test_a_script_that_does_not_come_is_told_by_a_code(devices, scripts):
    told, ready = [], []
    devices.draw("a link", told.append)
    devices.scan("eye", told.append, told.append)
    devices.live(Traveller(bool, print), None, ready.append)
    for promise in scripts.values():
        promise.break_()

    assert told == [Outcome(fault=Fault.NOT_FETCHED)] * 2
    assert ready == [Fault.NOT_FETCHED]
    assert Proxy.living == []


def test_a_scan_tells_hints_and_then_what_it_found(devices, scripts, scan):
    told, hints = [], []
    stop = devices.scan("eye", told.append, hints.append)
    scripts["scan"].keep(scan)
    element, watcher = scan.given
    watcher["hinted"]("dark")
    watcher["found"]("a link")
    stop()

    assert element == "<eye>"
    assert (hints, told) == ([Fault.DARK], [Outcome("a link")])
    assert Proxy.living == []


def test_a_scan_that_was_closed_before_its_script_came_never_begins(
    devices, scripts, scan
):
    stop = devices.scan("eye", print, print)
    stop()
    scripts["scan"].keep(scan)

    assert scan.given is None
    assert Proxy.living == []


def test_choosing_once_more_forgets_the_picture_before(devices, scripts, scan):
    """Nothing grows with the number of pictures that were not chosen."""
    told = []
    for _ in range(3):
        devices.choose_picture(told.append)
        scripts["scan"].keep(scan)
        scripts["scan"].handlers.clear()
    scan.given(answer(fault="none"))

    assert scan.stops == 2
    assert told == [Outcome(fault=Fault.NONE)]
    assert len(Proxy.living) == 1


def test_pictures_are_watched_for_until_nobody_wants_them(devices, scripts, scan):
    stop = devices.watch_pictures(print)
    scripts["scan"].keep(scan)
    stop()

    assert scan.stops == 1
    assert Proxy.living == []


class Script:
    """A way as a script makes it."""

    def __init__(self, hindrance=""):
        self.hindrance = lambda: hindrance
        self.traveller = None
        self.name = None
        self.promise = Promise()
        self.sent = []

    def createLive(self, traveller, _greeter=None):  # noqa: N802 - JavaScript's
        self.traveller = traveller
        return self

    def createBeside(self, name, traveller, part):  # noqa: N802 - JavaScript's
        self.name = f"{name}, {part}"
        return self.createLive(traveller)

    def offer(self):
        return self.promise

    def answer(self, code):
        self.sent.append(code)
        return self.promise

    accept = answer

    def state(self):
        return "open"

    def send(self, text):
        self.sent.append(text)
        return "busy" if text == "more" else ""

    def close(self):
        self.traveller["changed"]("closed", "")


@pytest.mark.parametrize(
    ("begin", "told", "expected"),
    [
        (lambda way, heard: way.offer(heard), answer("EAI"), Outcome("EAI")),
        (lambda way, heard: way.answer("EAI", heard), answer("EQI"), Outcome("EQI")),
        (lambda way, heard: way.accept("EQI", heard), "damaged", Fault.DAMAGED),
        (lambda way, heard: way.accept("EQI", heard), "", None),
    ],
)
def test_a_live_way_begins_with_codes(devices, scripts, begin, told, expected):
    ready, heard, script = [], [], Script()
    devices.live(Traveller(bool, lambda *_: None), None, ready.append)
    scripts["live"].keep(script)
    begin(ready[0], heard.append)
    script.promise.keep(told)
    ready[0].close()

    assert heard == [expected]
    assert Proxy.living == []


def test_a_way_is_heard_until_it_is_closed(devices, scripts):
    """What comes is judged by whoever hears it; then everything is freed."""
    ready, log, script = [], [], Script()
    devices.beside(
        "game 1",
        "mister_x",
        Traveller(lambda text: text == "sense", lambda *told: log.append(told)),
        ready.append,
    )
    scripts["beside"].keep(script)
    way = ready[0]
    script.traveller["changed"]("open", "")
    judged = [script.traveller["heard"](text) for text in ("sense", "nonsense")]
    sent = [way.send(text) for text in ("one", "more")]
    state = way.state()
    way.close()

    assert script.name == "sy / game 1, mister_x"
    assert judged == [True, False]
    assert (sent, state) == ([None, Fault.BUSY], WayState.OPEN)
    assert log == [(WayState.OPEN, None), (WayState.CLOSED, None)]
    assert Proxy.living == []


def test_where_there_is_no_way_it_is_said_why(devices, scripts):
    """In a frame; or by a browser that has the name of it, and no more."""
    ready, broken = [], Script()

    def refuse(_traveller, _greeter):
        raise OSError

    broken.createLive = refuse
    for script in (Script("framed"), broken):
        devices.live(Traveller(bool, print), None, ready.append)
        scripts["live"].keep(script)
        scripts["live"].handlers.clear()

    assert ready == [Fault.FRAMED, Fault.UNSUPPORTED]
    assert Proxy.living == []
