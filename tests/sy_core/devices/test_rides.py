"""Moves in two bytes each."""

from __future__ import annotations

import pytest

from support.devices.samples import PURSUERS, RIDES
from sy_core.devices.letters.faults import LetterError
from sy_core.devices.letters.rides import from_words, to_words


@pytest.mark.parametrize("moves", [RIDES, PURSUERS, ()])
def test_moves_come_back_as_they_were(moves):
    """Of both games, and of both sides."""
    data = to_words(moves)

    assert from_words(data) == moves
    assert len(data) == 2 * sum(move.count("+") + 1 for move in moves)


def test_whatever_two_bytes_say_is_a_move_or_refused():
    """And there is one way to say it."""
    said = 0
    for word in range(1 << 16):
        data = word.to_bytes(2, "big")
        try:
            moves = from_words(data)
        except LetterError:
            continue
        said += 1
        assert to_words(moves) == data

    assert said == 6 * 8 * 511 + 8 + 1


@pytest.mark.parametrize("data", [b"\0", to_words(["T1+T2"])[2:], b"\xe0\x01"])
def test_half_a_move_is_none(data):
    """Half a word, a second leg without a first, and a roll with a station."""
    with pytest.raises(LetterError):
        from_words(data)
