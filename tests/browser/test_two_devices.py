"""One game on two devices, by letters: nothing lost, nothing given away."""

from __future__ import annotations

from itertools import cycle

import pytest

from browser.letters import WAYS, by_code, by_link, by_paste, forms_of, found, nearest
from sy_core.devices.sides import storage

SOUND = "Sealed and sound"


@pytest.fixture
def desk(two_pages):
    """The detectives' device, with nothing kept."""
    two_pages[0].start_afresh()
    return two_pages[0]


@pytest.fixture
def phone(two_pages):
    """Mister X's own."""
    two_pages[1].start_afresh()
    return two_pages[1]


def test_a_whole_game_by_letters(desk, phone):
    """Links, pictures of codes, pasted texts; of Mister X's secret the table has none.

    The key is looked for at every ply, in whatever form, and found on his own device.
    """
    ways = cycle(WAYS)
    desk.invite()
    by_link(phone, desk)
    phone.click("#join")
    secret = forms_of(phone.side().key)
    by_paste(desk, phone)
    desk.at_table()
    desk.send()
    by_code(phone, desk)
    phone.at_table()
    while True:
        phone.play(nearest(phone.side()))
        is_hidden(secret, desk, phone)
        phone.send()
        next(ways)(desk, phone)
        desk.at_table()
        is_hidden(secret, desk, phone)
        goal = phone.side().state.x_station
        while not desk.page.query_selector("#send-letter"):
            desk.play(nearest(desk.side(), goal))
            is_hidden(secret, desk, phone)
        desk.send()
        next(ways)(phone, desk)
        phone.at_table()
        if phone.side().public.is_over:
            break

    phone.click("#unseal")
    assert SOUND in phone.text("dialog[open]")
    phone.page.keyboard.press("Escape")
    phone.click("[data-do='devices.letters']:visible")
    next(ways)(desk, phone)
    assert SOUND in desk.text("dialog[open]")
    assert desk.side().public.opening is not None


def is_hidden(secret, desk, phone):
    """Nothing of it is on one device; the same search finds it on the other."""
    own = storage.to_text(phone.side())
    assert found(desk, {*secret, own}) == set()
    assert found(phone, secret) == found(phone, {own}) == {"local", "journal"}
