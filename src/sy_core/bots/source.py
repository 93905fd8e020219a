"""A bot as a text: reading it, and what is told of it when it fails."""

from __future__ import annotations

import linecache
import sys
from traceback import extract_tb
from types import ModuleType
from typing import Final, TypedDict

from sy_core.bots.faults import BotError, BotFault, in_words

FILE: Final = "bot.py"
"""What the text is called in tracebacks."""
MODULE: Final = "bot"

CODES: Final = {
    BotFault.ILLEGAL: "illegal",
    BotFault.NO_CLASS: "no_bot",
    BotFault.NOT_A_BOT: "no_bot",
}
"""What is told of a fault that nothing was raised for."""


class Fault(TypedDict):
    """What is told of it: a code, a text, and the line of the source or 0."""

    code: str
    text: str
    line: int


def read_source(text: str) -> ModuleType:
    """The module that the text is; a BotError if it cannot be read or run."""
    module = ModuleType(MODULE)
    module.__file__ = FILE
    sys.modules[MODULE] = module  # dataclasses look their module up
    linecache.cache[FILE] = (len(text), None, text.splitlines(keepends=True), FILE)
    try:
        exec(compile(text, FILE, "exec", dont_inherit=True), vars(module))  # noqa: S102
    except (Exception, SystemExit) as error:
        raise BotError(BotFault.UNREADABLE, FILE, in_words(error)) from error
    return module


def fault_of(error: BotError | MemoryError) -> Fault:
    """What is told of a bot that cannot play on."""
    cause = error.__cause__ if isinstance(error, BotError) else error
    if isinstance(error, BotError) and cause is None:
        return Fault(code=CODES[error.code], text=error.what, line=0)
    assert cause is not None
    line = line_of(cause)
    if isinstance(cause, MemoryError):
        return Fault(code="memory", text=in_words(cause), line=line)
    if isinstance(cause, SyntaxError) and cause.filename == FILE:
        return Fault(code="syntax", text=str(cause.msg), line=line)
    return Fault(code="raised", text=in_words(cause), line=line)


def line_of(error: BaseException) -> int:
    """The line of the source at which it was raised; 0: at none."""
    if isinstance(error, SyntaxError) and error.filename == FILE:
        return error.lineno or 0
    frames = extract_tb(error.__traceback__)
    lines = [each.lineno for each in frames if each.filename == FILE]
    return (lines[-1] or 0) if lines else 0
