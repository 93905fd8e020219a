"""JSON text from anywhere, before it is parsed: is it nested too deeply?

Python refuses such text with a RecursionError. In a browser its parser runs on the
browser's own stack, which ends sooner: there the text would be the end of Python.
"""

from __future__ import annotations

import re
from typing import Final

DEEPEST: Final = 32
"""Whatever we write ourselves is far from that."""
_PARTS: Final = re.compile(r'"(?:[^"\\]+|\\.)*"?|[\[\]{}]', re.DOTALL)


def is_deeper(text: str, deepest: int) -> bool:
    """Whether lists and objects lie within each other more than *deepest* times."""
    depth = 0
    for part in _PARTS.finditer(text):
        if part[0] in "[{":
            depth += 1
            if depth > deepest:
                return True
        elif part[0] in "]}":
            depth -= 1
    return False


def shallow(text: str) -> str:
    """The same text; a ValueError if it is nested too deeply to be parsed."""
    if is_deeper(text, DEEPEST):
        raise ValueError("is nested too deeply")
    return text
