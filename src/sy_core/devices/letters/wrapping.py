"""Bytes as text that survives messengers, links and cameras, and back.

A word that says what it is and a sign for the version, then base64url of: how many
bytes follow, they, and a checksum. There is exactly one text for some bytes.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from sy_core.devices.letters.faults import LetterError, LetterFault
from sy_core.devices.letters.packing import Reader, Writer
from sy_core.devices.seal import digest

VERSION: Final = "1"
CHECKSUM: Final = 4  # bytes: an accident is overlooked once in four billion times

_BLANK: Final = re.compile(r"\s+")
_SIGNS: Final = re.compile(r"[A-Za-z0-9_-]*")


def wrapped(prefix: str, inner: bytes) -> str:
    """The text of some bytes; *prefix* says what they are."""
    writer = Writer()
    writer.data(inner + _checksum(inner))
    return f"{prefix}{VERSION}{_to_signs(writer.done())}"


def unwrapped(prefix: str, text: str, longest: int) -> bytes:
    """The bytes again; whatever is wrong is a LetterError."""
    if not isinstance(text, str):
        raise LetterError(LetterFault.NOT_OURS)
    if len(text) > longest:
        raise LetterError(LetterFault.TOO_LONG)
    bare = _BLANK.sub("", text)  # some messengers break lines
    start = len(prefix)
    head, version, signs = bare[:start], bare[start : start + 1], bare[start + 1 :]
    if head != prefix or not (version.isascii() and version.isalnum()):
        raise LetterError(LetterFault.NOT_OURS)
    if version != VERSION:
        raise LetterError(LetterFault.NEWER, version)
    return _checked(signs)


def _checked(signs: str) -> bytes:
    """The bytes that *signs* stand for, if they are the ones that were written."""
    if not _SIGNS.fullmatch(signs):
        raise LetterError(LetterFault.DAMAGED)
    whole = signs[: len(signs) - (len(signs) % 4 == 1)]
    data = urlsafe_b64decode(whole + "=" * (-len(whole) % 4))
    reader = Reader(data)
    try:
        length = reader.number()
    except LetterError:
        raise LetterError(LetterFault.TRUNCATED) from None
    found = data[reader.at :]
    if len(found) < length:
        raise LetterError(LetterFault.TRUNCATED)
    inner, checksum = found[:-CHECKSUM], found[-CHECKSUM:]
    # There may be signs too many, or bits in the last one that stand for nothing.
    same = len(found) == length and _to_signs(data) == signs
    if not same or _checksum(inner) != checksum:
        raise LetterError(LetterFault.DAMAGED)
    return inner


def _to_signs(data: bytes) -> str:
    """Bytes as signs that need no escaping in any part of an address."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def _checksum(inner: bytes) -> bytes:
    return digest("sum", inner)[:CHECKSUM]
