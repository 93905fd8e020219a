"""Text as a terminal can show it whose character set is small."""

from __future__ import annotations

import unicodedata
from typing import Final

# Quotation marks, dashes, blanks, and letters that no accent could be taken from.
ALIKE: Final = str.maketrans(
    {
        **dict.fromkeys("\u201c\u201d\u201e\u00ab\u00bb", '"'),
        **dict.fromkeys("\u2018\u2019\u201a", "'"),
        **dict.fromkeys("\u2013\u2014\u2212", "-"),
        **dict.fromkeys("\u00a0\u202f", " "),
        "…": "...",
        "ß": "ss",
        "œ": "oe",
        "ł": "l",
        "Ł": "L",
    }
)
UNKNOWN: Final = "?"


def legible(text: str, encoding: str | None) -> str:
    """*text* with signs like its own for those that *encoding* lacks.

    A letter loses its accents before it is given up as a question mark. A stream
    without an encoding keeps the text as it is.
    """
    if encoding is None or _has(encoding, text):
        return text
    return "".join(
        sign if _has(encoding, sign) else _alike(sign, encoding) for sign in text
    )


def _alike(sign: str, encoding: str) -> str:
    plain = unicodedata.normalize("NFD", sign)[0].translate(ALIKE)
    return plain if _has(encoding, plain) else UNKNOWN


def _has(encoding: str, text: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
