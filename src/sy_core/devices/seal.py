"""The seal: what Mister X promises with every entry of his log, and how it is checked.

Everything is SHA-256. Each input has its length before it and the whole a tag, so that
no two questions can have the same text; docs/letters.md says what each figure is
worth in bits. Randomness is passed in: a callable such as ``secrets.token_bytes``.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Final, TypeAlias

from sy_core.terms import Station

Entropy: TypeAlias = Callable[[int], bytes]
"""Gives so many random bytes that nobody can foresee."""

DIGEST: Final = 32  # bytes
KEY: Final = 32
ROOT: Final = 32
SALT: Final = 16
"""What hides a station: 128 bits have to be tried, however few stations there are."""
COMMITMENT: Final = 20
"""160 bits: before the game a key would have to be sought that fits two stations."""
SHARE: Final = 16
"""What each side gives to the deal."""
GAME_ID: Final = 6

_DOMAIN: Final = "scotland-yard/devices/1/"


def digest(tag: str, *parts: bytes) -> bytes:
    """The hash of *parts* for one purpose."""
    return sha256(_framed(tag, parts)).digest()


def keyed(key: bytes, tag: str, *parts: bytes) -> bytes:
    """The same, but only for whoever has the *key*."""
    return hmac.new(key, _framed(tag, parts), sha256).digest()


def number(value: int) -> bytes:
    """A number as part of a hash."""
    return value.to_bytes(4, "big")


def _framed(tag: str, parts: Iterable[bytes]) -> bytes:
    whole = (f"{_DOMAIN}{tag}".encode(), *parts)
    return b"".join(number(len(part)) + part for part in whole)


def root(game_id: bytes, proposal: bytes, key: bytes) -> bytes:
    """What the invitation says of the key: it cannot be another one later."""
    return digest("root", game_id, proposal, key)


def pledge(game_id: bytes, share: bytes) -> bytes:
    """What the table's invitation says of its share in the deal."""
    return digest("pledge", game_id, share)


def salt(key: bytes, entry: int) -> bytes:
    """What hides the station of an entry; it tells nothing of any other entry."""
    return keyed(key, "salt", number(entry))[:SALT]


def commitment(game_id: bytes, entry: int, station: Station, hidden_by: bytes) -> bytes:
    """The promise of an entry: not to be read, and not to be kept with another."""
    parts = (game_id, number(entry), number(station), hidden_by)
    return digest("entry", *parts)[:COMMITMENT]


def sealed(game_id: bytes, key: bytes, entry: int, station: Station) -> bytes:
    """The same, as Mister X makes it."""
    return commitment(game_id, entry, station, salt(key, entry))


def station_behind(
    game_id: bytes, key: bytes, entry: int, promise: bytes, board: Iterable[Station]
) -> Station | None:
    """Which station was sealed, once the key is known; None: none of the board."""
    for station in board:
        if sealed(game_id, key, entry, station) == promise:
            return station
    return None


def x_share(game_id: bytes, key: bytes, table_share: bytes) -> bytes:
    """What Mister X gives to the deal, after the table has given its own.

    It follows from his key, so that he cannot choose it, and from the table's share;
    the table does not know the key, so that it cannot choose the sum of both.
    """
    return keyed(key, "share", game_id, table_share)[:SHARE]


def open_seed(game_id: bytes, promise: bytes, shares: Iterable[bytes]) -> int:
    """By which all that lies open is dealt; *promise* is Mister X's root."""
    return int.from_bytes(digest("deal", game_id, promise, *shares), "big")


def card_seed(game_id: bytes, key: bytes, table_share: bytes) -> int:
    """By which Mister X draws his card."""
    return int.from_bytes(keyed(key, "card", game_id, table_share), "big")
