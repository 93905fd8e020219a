"""What one code or link carries: letters, and how to reach the sender at once.

``#letter=sy1AAA~sy1BBB.oCCC``: two letters, and the offer of a live connection; ``.a``
is the answer to one, ``.d`` a door for whom we were connected with before. Nothing of
it is behind a ``?``, so that no server sees it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from sy_core.devices.letters.text import all_in

ROUTE: Final = "letter="
"""How such a link begins, behind the #."""
OFFER: Final = "o"
ANSWER: Final = "a"
DOOR: Final = "d"
_SIGNAL: Final = re.compile(r"\.([oad])([A-Za-z0-9_-]{40,400})(?![A-Za-z0-9_-])")


@dataclass(frozen=True, slots=True)
class Signal:
    """The code of a live connection, and which of the three."""

    kind: str
    code: str


@dataclass(frozen=True, slots=True)
class Packet:
    """What was sent at once."""

    letters: tuple[str, ...]
    signal: Signal | None = None


def address_of(page: str, packet: Packet) -> str:
    """The link that brings a packet to whoever opens it."""
    signal = packet.signal
    behind = "" if signal is None else f".{signal.kind}{signal.code}"
    return f"{page}#{ROUTE}{'~'.join(packet.letters)}{behind}"


def packet_in(text: str) -> Packet:
    """What a link, a code or a whole message brings; no letter in it: the text."""
    letters = all_in(text) or (text.strip(),)
    found = _SIGNAL.search(text)
    return Packet(letters, Signal(found[1], found[2]) if found else None)
