"""Two devices, as scripts do it that are fetched when they are first wanted.

No start needs this module (``ui.later``).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from js import document, window
from pyodide.ffi import JsException

from sy_core.terms import Side
from ui.browser.core import Handed, js_object, when_settled
from ui.travel import (
    Back,
    Fault,
    Live,
    Outcome,
    Ready,
    Stop,
    Told,
    Traveller,
    Way,
    WayState,
)


class Travelling:
    """Codes, cameras, ways."""

    def __init__(self) -> None:
        self._forget_choice: Stop = _nothing

    # ---- codes

    def draw(self, text: str, told: Told) -> None:
        _with("show", lambda part: told(_outcome(part.code(text))), _fault_to(told))

    def scan(self, video: str, told: Told, hinted: Callable[[Fault], None]) -> Stop:
        handed = Handed()
        watcher = {
            "found": handed.last(lambda text: told(Outcome(str(text)))),
            "ended": handed.last(lambda why: told(Outcome(fault=Fault(str(why))))),
            "hinted": handed.over(lambda what: hinted(Fault(str(what)))),
        }

        def begin(part: Any) -> Any:
            element = document.getElementById(video)
            return part.createScan(element, js_object(watcher)).stop

        return _begun(begin, handed, told)

    def choose_picture(self, told: Told) -> None:
        self._forget_choice()
        self._forget_choice = self._pictures("choosePicture", told)

    def watch_pictures(self, told: Told) -> Stop:
        return self._pictures("watchPictures", told)

    def _pictures(self, verb: str, told: Told) -> Stop:
        handed = Handed()
        heard = handed.over(lambda outcome: told(_outcome(outcome)))

        return _begun(lambda part: getattr(part, verb)(heard), handed, told)

    # ---- ways

    def live(self, traveller: Traveller, back: Back | None, ready: Ready[Live]) -> None:
        def begin(part: Any) -> None:
            def make(it: Any) -> LiveWay:
                greeter = back.greeter() if isinstance(back, BackWay) else None
                return LiveWay(part.createLive(it, greeter))

            ready(_made(part, make, traveller))

        _with("live", begin, ready)

    def back(
        self, game: str, part: Side, traveller: Traveller, ready: Ready[Back]
    ) -> None:
        about = {
            "name": _name_back(game, part),
            "knocks": part is Side.MISTER_X,
            "store": f"{window.sy.site}ways",
            "databases": window.sy.databases(),
        }

        def begin(script: Any) -> None:
            def make(it: Any) -> BackWay:
                return BackWay(script.createBack(js_object(about), it))

            ready(_made(script, make, traveller))

        _with("live", begin, ready)

    def beside(
        self, game: str, part: str, traveller: Traveller, ready: Ready[Way]
    ) -> None:
        name = f"{window.sy.site}{game}"

        def begin(script: Any) -> None:
            def make(it: Any) -> OneWay:
                return OneWay(script.createBeside(name, it, part))

            ready(_made(script, make, traveller))

        _with("beside", begin, ready)


class OneWay:
    """A way, as a script has made it."""

    def __init__(self, way: Any) -> None:
        self._way = way

    def state(self) -> WayState:
        return WayState(str(self._way.state()))

    def send(self, text: str) -> Fault | None:
        return _fault(self._way.send(text))

    def close(self) -> None:
        self._way.close()


class LiveWay(OneWay):
    """One that begins with a code each way."""

    def offer(self, told: Told) -> None:
        when_settled(self._way.offer(), lambda code: told(_outcome(code)))

    def answer(self, code: str, told: Told) -> None:
        when_settled(self._way.answer(code), lambda own: told(_outcome(own)))

    def accept(self, code: str, told: Callable[[Fault | None], None]) -> None:
        when_settled(self._way.accept(code), lambda why: told(_fault(why)))


class BackWay(OneWay):
    """One that was agreed on earlier."""

    def invite(self, told: Told) -> None:
        when_settled(self._way.invite(), lambda code: told(_outcome(code)))

    def come(self, code: str, told: Callable[[Fault | None], None]) -> None:
        when_settled(self._way.come(code), lambda why: told(_fault(why)))

    def rename(self, game: str, part: Side) -> None:
        self._way.rename(_name_back(game, part))

    def greeter(self) -> Any:
        """Who agrees on the next connection, for a script that makes one."""
        return self._way.greeter()


def _name_back(game: str, part: Side) -> str:
    return f"{game}/{part}"


Made = TypeVar("Made")


def _made(part: Any, make: Callable[[Any], Made], traveller: Traveller) -> Made | Fault:
    """A way for a traveller, or why there is none."""
    hindered = _fault(part.hindrance())
    if hindered is not None:
        return hindered
    handed = Handed()

    def changed(state: Any, why: Any) -> None:
        if str(state) == WayState.CLOSED:
            handed.free()
        traveller.changed(WayState(str(state)), _fault(why))

    heard = handed.over(lambda text: traveller.heard(str(text)))
    try:
        return make(js_object({"heard": heard, "changed": handed.over(changed)}))
    except JsException:  # a browser that has the name of it, and no more
        handed.free()
        return Fault.UNSUPPORTED


def _begun(begin: Callable[[Any], Any], handed: Handed, told: Told) -> Stop:
    """Begin to scan when the script is there.

    The answer ends it, or keeps it from beginning.
    """
    ends: list[Any] = []
    over = False

    def come(part: Any) -> None:
        if not over:
            ends.append(begin(part))

    def stop() -> None:
        nonlocal over
        over = True
        while ends:
            ends.pop()()
        handed.free()

    def failed(why: Fault) -> None:
        if not over:
            stop()
            told(Outcome(fault=why))

    _with("scan", come, failed)
    return stop


def _with(
    name: str, use: Callable[[Any], None], failed: Callable[[Fault], None]
) -> None:
    """Use a script of ``web/devices`` when it is there."""
    promise = window.sy.device(name)
    when_settled(promise, use, lambda _: failed(Fault.NOT_FETCHED))


def _fault_to(told: Told) -> Callable[[Fault], None]:
    return lambda fault: told(Outcome(fault=fault))


def _outcome(told: Any) -> Outcome:
    return Outcome(str(told.text), _fault(told.fault))


def _fault(code: Any) -> Fault | None:
    return Fault(str(code)) if code else None


def _nothing() -> None:
    pass
