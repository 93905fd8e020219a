"""A browser without one: what JavaScript does with functions that it is handed."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import ModuleType, SimpleNamespace
from typing import ClassVar


class Proxy:
    """A function that JavaScript may call until it is destroyed."""

    living: ClassVar[list[Proxy]] = []

    def __init__(self, function):
        self.function = function
        Proxy.living.append(self)

    def __call__(self, *given):
        assert self in Proxy.living, "called after it was freed"
        return self.function(*given)

    def destroy(self):
        Proxy.living.remove(self)


@dataclass
class Promise:
    """What will be kept or broken when the test says so."""

    handlers: list = field(default_factory=list)

    def then(self, done, failed):
        self.handlers.append((done, failed))

    def keep(self, value=None):
        for done, _ in self.handlers:
            done(value)

    def break_(self, why=None):
        for _, failed in self.handlers:
            failed(why)


@dataclass
class Node:
    """An element, or a worker: whatever it is given it keeps."""

    listeners: dict = field(default_factory=dict)
    files: object = None
    posted: list = field(default_factory=list)

    def addEventListener(self, name, handler, _options=None):  # noqa: N802 - JavaScript's
        self.listeners[name] = handler

    def click(self):
        pass

    def postMessage(self, text):  # noqa: N802 - JavaScript's
        self.posted.append(text)

    def terminate(self):
        pass


@dataclass
class Window:
    """Timers that go off when the test says so, and one lock."""

    timers: dict = field(default_factory=dict)
    sy: object = field(
        default_factory=lambda: SimpleNamespace(
            base="/", pyodide="/p", plain=False, site="sy / ", journal=None
        )
    )

    def setTimeout(self, action, _milliseconds):  # noqa: N802 - JavaScript's
        number = len(self.timers) + 1
        self.timers[number] = action
        return number

    def clearTimeout(self, number):  # noqa: N802 - JavaScript's
        self.timers.pop(number, None)

    def go_off(self):
        for number in list(self.timers):
            self.timers.pop(number)()


def modules(window, **names):
    """``js`` and ``pyodide.ffi`` as modules; *names* are further globals of js."""
    js = ModuleType("js")
    vars(js).update(
        window=window,
        Object=SimpleNamespace(fromEntries=dict),
        **{
            name: names.get(name, SimpleNamespace())
            for name in (
                *("URL", "Blob", "document", "navigator", "Worker"),
                *("Date", "Intl", "crypto"),
            )
        },
    )
    ffi = ModuleType("pyodide.ffi")
    vars(ffi).update(
        create_proxy=Proxy,
        create_once_callable=lambda function: function,
        to_js=lambda value, **_: value,
        JsException=OSError,
    )
    return {"js": js, "pyodide": ModuleType("pyodide"), "pyodide.ffi": ffi}
