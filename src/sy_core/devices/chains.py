"""Dice that neither side can choose: two chains of hashes, a link of each for a roll.

Each link is the hash of the one after it. Whoever has said the first one, the anchor,
has said them all; whoever knows a link knows all before it, and none after it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from sy_core.devices.seal import digest, number
from sy_core.terms import Side

LENGTH: Final = 256
"""Rolls that a chain is good for; the longest game has less than a hundred."""
LINK: Final = 16
"""Bytes. 128 bits, of which the length of the chain takes at most 8."""
SIDES: Final = 6


def links(game_id: bytes, side: Side, seed: bytes) -> tuple[bytes, ...]:
    """All links of a chain; the first one is its anchor, the last one its seed."""
    found = [seed]
    for _ in range(LENGTH):
        found.append(_before(game_id, side, found[-1]))
    return tuple(reversed(found))


def between(
    game_id: bytes, side: Side, known: bytes, link: bytes, count: int
) -> tuple[bytes, ...] | None:
    """The *count* links after the *known* one, the last of them being *link*.

    None: it is no link of this chain, or not that one.
    """
    found = [link]
    for _ in range(count):
        found.append(_before(game_id, side, found[-1]))
    *later, first = found
    return tuple(reversed(later)) if first == known else None


class Dice(Random):
    """Dice that fall in a roll as both links say.

    The games ask a generator for ``random()``, and take it times six for a side of a
    die. Here that is a side whatever the rounding, and every side is equally likely:
    of the 256 values of a byte the four that are left over are dropped.
    """

    def __init__(
        self, game_id: bytes, roll: int, x_link: bytes, table_link: bytes
    ) -> None:
        super().__init__(0)
        self._sides = _sides(_bytes(game_id, roll, x_link, table_link))

    def random(self) -> float:
        """The middle of the sixth that stands for the next side."""
        return (next(self._sides) + 0.5) / SIDES


def _sides(stream: Iterator[int]) -> Iterator[int]:
    whole = 256 - 256 % SIDES
    return (byte % SIDES for byte in stream if byte < whole)


def _before(game_id: bytes, side: Side, link: bytes) -> bytes:
    return digest("link", game_id, side.encode(), link)[:LINK]


def _bytes(
    game_id: bytes, roll: int, x_link: bytes, table_link: bytes
) -> Iterator[int]:
    block = 0
    while True:
        parts = (game_id, number(roll), x_link, table_link, number(block))
        yield from digest("roll", *parts)
        block += 1
