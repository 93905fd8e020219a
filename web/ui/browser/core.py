"""What all parts of the browser's page need: intents, listeners, time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from js import Object, window
from pyodide.ffi import create_once_callable, create_proxy, to_js

Do = Callable[[str, str, str], None]
IDLE: Final = 200
"""Milliseconds to wait where the browser does not tell when it has nothing to do."""


class Core:
    """The root of the page's parts."""

    def __init__(self) -> None:
        self._kept: list[Any] = []
        self._flags: dict[str, str] = {}
        self._do: Do = lambda _intent, _arg, _value: None

    def after(
        self, milliseconds: int, action: Callable[[], None]
    ) -> Callable[[], None]:
        """Nothing is left behind of a timer, whether it goes off or is called off."""
        timers: list[tuple[Any, Any]] = []

        def call_off() -> None:
            while timers:
                timer, proxy = timers.pop()
                window.clearTimeout(timer)
                proxy.destroy()

        def go_off(*_: object) -> None:
            call_off()
            action()

        proxy = create_proxy(go_off)
        timers.append((window.setTimeout(proxy, milliseconds), proxy))
        return call_off

    def idle(self, action: Callable[[], None]) -> None:
        """Call *action* when there is nothing else to do."""
        if hasattr(window, "requestIdleCallback"):
            window.requestIdleCallback(create_once_callable(lambda _: action()))
        else:
            self.after(IDLE, action)

    def after_frame(self, action: Callable[[], None]) -> None:
        """Call *action* when what has changed so far was drawn."""
        soon = create_once_callable(lambda _: self.after(0, action))
        window.requestAnimationFrame(soon)

    def _on(
        self, target: Any, name: str, handler: Callable[[Any], Any], **options: bool
    ) -> None:
        target.addEventListener(name, self._proxy(handler), js_object(options))

    def _proxy(self, function: Callable[..., Any]) -> Any:
        proxy = create_proxy(function)
        self._kept.append(proxy)
        return proxy


def js_object(values: Mapping[str, Any]) -> Any:
    """A record of values as JavaScript has them."""
    return to_js(dict(values), dict_converter=Object.fromEntries)
