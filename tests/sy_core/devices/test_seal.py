"""The seal hides a station, and holds Mister X to it."""

from __future__ import annotations

from hashlib import sha256

from sy_core.devices import seal

GAME, OTHER = b"game-1", b"game-2"
KEY = bytes(range(32))
BOARD = range(1, 200)


def test_the_text_that_is_hashed_has_a_length_before_every_part():
    """Two questions never have the same text, wherever one part ends."""
    assert seal.digest("tag", b"ab", b"c") != seal.digest("tag", b"a", b"bc")
    assert seal.digest("tag", b"ab") != seal.digest("tag", b"ab", b"")
    assert seal.digest("a", b"x") != seal.digest("b", b"x")


def test_a_hash_is_what_the_documentation_says():
    """So that anybody can write a checker of their own."""
    tag = b"scotland-yard/devices/1/entry"
    parts = (tag, GAME, (9).to_bytes(4, "big"), (103).to_bytes(4, "big"), b"s" * 16)
    framed = b"".join(len(part).to_bytes(4, "big") + part for part in parts)

    promise = seal.commitment(GAME, 9, 103, b"s" * 16)

    assert promise == sha256(framed).digest()[:20]


def test_the_station_behind_a_promise_is_found_once_the_key_is_known():
    """That is how the audit can say what was sealed."""
    promise = seal.sealed(GAME, KEY, 9, 103)

    assert seal.station_behind(GAME, KEY, 9, promise, BOARD) == 103
    assert seal.station_behind(GAME, KEY, 8, promise, BOARD) is None
    assert seal.station_behind(OTHER, KEY, 9, promise, BOARD) is None


def test_a_promise_tells_nothing_without_its_salt():
    """All stations are tried in no time: only the salt hides them."""
    other_key = bytes(32)
    promise = seal.sealed(GAME, KEY, 9, 103)

    assert seal.station_behind(GAME, other_key, 9, promise, BOARD) is None
    assert len(seal.salt(KEY, 9)) == 16
    assert seal.salt(KEY, 9) != seal.salt(KEY, 10)


def test_the_root_names_the_key_the_game_and_what_was_proposed():
    """None of them can be another one later."""
    root = seal.root(GAME, b"2013", KEY)

    assert len(root) == 32
    assert root != seal.root(OTHER, b"2013", KEY)
    assert root != seal.root(GAME, b"1983", KEY)
    assert root != seal.root(GAME, b"2013", bytes(32))


def test_both_sides_give_to_the_deal():
    """Another share of either, another deal; the card follows from the key as well."""
    root, share = seal.root(GAME, b"2013", KEY), b"b" * 16
    own = seal.x_share(GAME, KEY, share)
    seed = seal.open_seed(GAME, root, (share, own))

    assert seed != seal.open_seed(GAME, root, (share, b"a" * 16))
    assert seed != seal.open_seed(GAME, root, (b"c" * 16, own))
    assert seal.x_share(GAME, KEY, b"c" * 16) != own
    assert seal.card_seed(GAME, KEY, share) != seal.card_seed(GAME, bytes(32), share)
    assert seal.pledge(GAME, share) != seal.pledge(GAME, b"c" * 16)
