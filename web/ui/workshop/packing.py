"""A bot as a link, and back.

``bot=A…``: a letter for the version, then the name and the source, deflated, in the
letters that an address may have. A link is text from anybody: what it unpacks to is
bounded, and it is never more than text that somebody may read.
"""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

from ui.workshop.bots import LONGEST, LONGEST_NAME, Bot, trimmed

ROUTE: Final = "bot="
VERSION: Final = "A"
LONGEST_LINK: Final = 16_000
"""Letters: more than the examples together, and programs still pass it on."""
BYTES: Final = 4 * (LONGEST + LONGEST_NAME + 1)
"""What a link unpacks to at most."""


class LinkError(Exception):
    """It is no bot, or not all of one: *newer* if only another version knows."""

    def __init__(self, *, newer: bool = False) -> None:
        super().__init__("newer" if newer else "damaged")
        self.newer = newer


def packed(bot: Bot) -> str | None:
    """What stands behind the # of a link; None: it is too long for one."""
    text = f"{bot.name}\n{bot.source}".encode(errors="replace")
    letters = urlsafe_b64encode(zlib.compress(text, 9)).decode().rstrip("=")
    route = f"{ROUTE}{VERSION}{letters}"
    return route if len(route) <= LONGEST_LINK else None


def unpacked(route: str) -> Bot:
    """Somebody else's bot, out of a link."""
    letters = route.removeprefix(ROUTE)
    if letters[:1] != VERSION:
        raise LinkError(newer=letters[:1].isupper())
    if len(route) > LONGEST_LINK:
        raise LinkError
    try:
        padded = letters[1:] + "=" * (-len(letters[1:]) % 4)
        inflate = zlib.decompressobj()
        data = inflate.decompress(urlsafe_b64decode(padded), BYTES)
        name, found, source = data.decode().partition("\n")
    except (ValueError, zlib.error) as error:
        raise LinkError from error
    if not (inflate.eof and found) or len(source) > LONGEST:
        raise LinkError
    return Bot("", trimmed(name), source)
