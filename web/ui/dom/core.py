"""What all parts of the browser's page need: intents, listeners, time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from js import Object
from pyodide.ffi import create_proxy, to_js
from pyodide.ffi.wrappers import clear_timeout, set_timeout

Do = Callable[[str, str, str], None]


class Core:
    """The root of the page's parts."""

    def __init__(self) -> None:
        self._kept: list[Any] = []
        self._flags: dict[str, str] = {}
        self._do: Do = lambda _intent, _arg, _value: None

    def after(
        self, milliseconds: int, action: Callable[[], None]
    ) -> Callable[[], None]:
        timer = set_timeout(action, milliseconds)
        return lambda: clear_timeout(timer)

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
