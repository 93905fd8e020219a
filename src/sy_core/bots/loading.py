"""Bots by name: a class in a file, an entry point of a package, a program.

It runs with all that the process may do: load only what you trust. (In the page it
runs in a room that can reach nothing: ``workshop``.)
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Final, TypeAlias

from sy_core.ai.bot import Chooser
from sy_core.bots.classes import class_in, made
from sy_core.bots.entrants import FILE, PROGRAM
from sy_core.bots.faults import BotError, BotFault, in_words
from sy_core.bots.guard import guarded
from sy_core.bots.program import Program

GROUP: Final = "sy_core.bots"
"""The entry points by which a package offers bots."""

Maker: TypeAlias = Callable[[], Chooser]
"""Makes the bot for one game and one side."""

_numbers: Final = count(1)


def maker_of(name: str, *, anew: bool = False) -> Maker | None:
    """What makes the bot of that name; None: nobody's.

    A file is read once in a process; *anew* reads it again, as another process would.
    """
    if name.startswith(PROGRAM):
        command = name.removeprefix(PROGRAM)
        return lambda: guarded(name, Program(name, command).choose)
    if file := FILE.fullmatch(name):
        read = _read if anew else _module
        found = class_in(read(file["path"]), name, file["kind"] or "")
        return lambda: guarded(name, made(name, found))
    offered = _offered(name)
    if offered is None:
        return None
    kind = _loaded(name, offered)
    return lambda: guarded(name, made(name, kind))


def bot_of(name: str, *, anew: bool = False) -> Maker:
    """The same where there must be one: a BotError if it is nobody's."""
    make = maker_of(name, anew=anew)
    if make is None:
        told = "neither FILE.py[:Name], program:COMMAND nor an entry point"
        raise BotError(BotFault.NO_FILE, name, told)
    return make


def offered_names() -> tuple[str, ...]:
    """The bots that installed packages offer."""
    return tuple(sorted(entry_points(group=GROUP).names))


def _offered(name: str) -> EntryPoint | None:
    return next(iter(entry_points(group=GROUP, name=name)), None)


def _loaded(name: str, offered: EntryPoint) -> object:
    try:
        found: object = offered.load()
    except (Exception, SystemExit) as error:
        raise BotError(BotFault.UNREADABLE, name, in_words(error)) from error
    return found


@cache
def _module(path: str) -> ModuleType:
    return _read(path)


def _read(path: str) -> ModuleType:
    """The module in a file, under a name that nobody else has."""
    if not Path(path).is_file():
        raise BotError(BotFault.NO_FILE, path, "there is no such file")
    called = f"sy_bot_{next(_numbers)}"
    spec = spec_from_file_location(called, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[called] = module  # dataclasses look their module up
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[called]
        raise BotError(BotFault.UNREADABLE, path, in_words(error)) from error
    return module
