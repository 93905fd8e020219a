"""A game over two devices, every turn as a letter."""

from __future__ import annotations

from random import Random

import pytest

from support.ui.two_devices import (
    hand_over,
    inviting,
    letter_of,
    opening,
    page_of,
    play_by_letters,
    remote,
)
from sy_core.devices.verdict import Sound


@pytest.fixture(params=["2013", "hunting"])
def both(request):
    """The table has invited Mister X, who has joined; the cards are dealt."""
    table = inviting("far", edition=request.param)
    x = opening(letter_of(table))
    x.do("devices.join")
    hand_over(x, table)
    if remote(table).is_to_send:
        table.do("devices.send")
        hand_over(table, x)
    return x, table


def test_a_whole_game_travels_by_letters_and_is_sound(both):
    """Two devices, nothing between them but texts; the seal is broken at the end."""
    x, table = both
    if x.session is None:
        from support.ui.two_devices import move_at_random
        rng = Random(3)
        while move_at_random(table, rng):
            pass
        table.do("devices.send")
        hand_over(table, x)
    print(play_by_letters(x, table, Random(7)))
    x.do("devices.unseal")
    x.do("devices.letters")
    hand_over(x, table)

    print(page_of(table).markup[-3000:])
    assert isinstance(remote(table).verdict, Sound)
    assert remote(table).state == remote(x).state
