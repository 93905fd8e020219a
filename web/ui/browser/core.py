"""What all parts of the browser's page need: intents, listeners, time, promises.

JavaScript keeps whatever Python hands to it, until it is told that nobody will call
any more. Listeners of the page last as long as the page; everything else that is
handed over here is freed when it was called, or can no longer be.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from js import Object, window
from pyodide.ffi import create_once_callable, create_proxy, to_js

Do = Callable[[str, str, str], None]
IDLE: Final = 200
"""Milliseconds to wait where the browser does not tell when it has nothing to do."""


class Handed:
    """Functions that JavaScript may call, until they are all freed at once."""

    def __init__(self) -> None:
        self._proxies: list[Any] = []

    def over(self, function: Callable[..., Any]) -> Any:
        """Hand a function over."""
        proxy = create_proxy(function)
        self._proxies.append(proxy)
        return proxy

    def last(self, function: Callable[..., Any]) -> Any:
        """Hand a function over whose call is the end of all of them."""

        def ends(*given: Any) -> Any:
            self.free()
            return function(*given)

        return self.over(ends)

    def free(self) -> None:
        """None of them will be called any more."""
        while self._proxies:
            self._proxies.pop().destroy()


class Core:
    """The root of the page's parts."""

    def __init__(self) -> None:
        self._listeners = Handed()
        self._flags: dict[str, str] = {}
        self._do: Do = lambda _intent, _arg, _value: None

    def after(
        self, milliseconds: int, action: Callable[[], None]
    ) -> Callable[[], None]:
        handed = Handed()
        timer = window.setTimeout(handed.last(lambda *_: action()), milliseconds)

        def call_off() -> None:
            window.clearTimeout(timer)
            handed.free()

        return call_off

    def idle(self, action: Callable[[], None], within: int | None = None) -> None:
        """Call *action* when there is nothing else to do, or *within* that time."""
        if hasattr(window, "requestIdleCallback"):
            soon = create_once_callable(lambda _: action())
            limit = {} if within is None else {"timeout": within}
            window.requestIdleCallback(soon, js_object(limit))
        else:
            self.after(IDLE if within is None else within, action)

    def after_frame(self, action: Callable[[], None]) -> None:
        """Call *action* when what has changed so far was drawn."""
        soon = create_once_callable(lambda _: self.after(0, action))
        window.requestAnimationFrame(soon)

    def _on(
        self, target: Any, name: str, handler: Callable[[Any], Any], **options: bool
    ) -> None:
        """Listen as long as the page is there."""
        target.addEventListener(name, self._listeners.over(handler), js_object(options))


def when_settled(
    promise: Any,
    done: Callable[[Any], None] = lambda _: None,
    failed: Callable[[Any], None] = lambda _: None,
) -> None:
    """Call one of the two when a promise is kept or broken."""
    handed = Handed()
    promise.then(handed.last(done), handed.last(failed))


def js_object(values: Mapping[str, Any]) -> Any:
    """A record of values as JavaScript has them."""
    return to_js(dict(values), dict_converter=Object.fromEntries)
