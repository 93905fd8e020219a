"""One game on two devices, by letters: nothing lost, nothing given away."""

from __future__ import annotations

import re
from itertools import cycle
from random import Random

import pytest
from playwright.sync_api import expect

from browser.chrome import boot, ready
from browser.kills import Chromium
from browser.letters import (
    WAYS,
    Device,
    by_code,
    by_link,
    by_paste,
    forms_of,
    found,
    has_to_move,
    nearest,
)
from support.devices.cheats import LIES
from support.devices.pair import X, met, step, table_decided
from support.devices.setups import CLASSIC, DICE
from sy_core.devices.audit import audit
from sy_core.devices.sides import storage, verbs
from sy_core.devices.sides.public import Step
from sy_core.halves.verbs import halves_of

SOUND = "Sealed and sound"


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
        while has_to_move(desk):
            desk.play(nearest(desk.side(), goal))
            is_hidden(secret, desk, phone)
        desk.send()
        next(ways)(phone, desk)
        phone.at_table()
        if phone.side().state.outcome is not None:
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


def test_the_search_finds_a_key_in_every_form(phone):
    """Else it would prove nothing that it finds none."""
    key = Random(1).randbytes(32)
    for form in forms_of(key):
        phone.page.evaluate("(text) => { sessionStorage.sought = `-${text}-`; }", form)
        assert found(phone, {form}) == {"session"}
    phone.page.evaluate("() => { delete sessionStorage.sought; }")

    assert found(phone, forms_of(key)) == set()


# ---- the dice game


def begun(setup, letters):
    """Both sides after so many letters, or a few more: Mister X is to move."""
    pair, rng = met(setup, 2), Random(2)
    while letters > 0 or pair.x.base.due.side is not X:
        pair, letters = step(pair, rng), letters - 1
    return pair


def test_letters_of_the_dice_game(desk, phone):
    """Both devices throw the dice: the table has rolled when it reads the letter."""
    pair = begun(DICE, 4)
    game = pair.x.base.game
    phone.bring(pair.x)
    desk.bring(pair.table)
    ride = next(m for m in game.legal_moves(pair.x.state) if len(m.legs) == 1)
    phone.play(game.format_move(ride))
    phone.send()
    by_paste(desk, phone)
    desk.at_table()
    assert desk.side().public.half.asked[-1].kind == "roll"
    while has_to_move(desk):
        legal = halves_of(game).legal_moves(desk.side().public.half)
        move = next(m for m in legal if m.to != ride.to)
        desk.play(game.format_move(move))
    desk.send()
    by_link(phone, desk)
    phone.at_table()

    assert phone.side().base.transcript == desk.side().base.transcript
    assert phone.side().state.outcome is None


# ---- nothing is lost


def again(device):
    """Reload a device, which forgets everything that is not kept."""
    before = device.side()
    device.page.reload()
    ready(device.page)
    if device.screen == "home":
        device.click("#continue")
    assert device.side() == before


def test_a_reload_loses_nothing_while_a_game_begins(desk, phone):
    """Invited, joined, dealt, moved, sent: the same letter is still to be sent."""
    link = desk.invite()
    again(desk)
    assert desk.letter() == link
    by_link(phone, desk)
    phone.click("#join")
    link = phone.letter()
    again(phone)
    assert phone.letter() == link
    by_paste(desk, phone)
    desk.at_table()
    again(desk)
    desk.send()
    by_link(phone, desk)
    phone.at_table()
    phone.play(nearest(phone.side()))
    again(phone)
    assert phone.showing == "curtain"
    phone.hold()
    link = phone.send()
    again(phone)
    assert phone.shown_again() == link


def last_pursuit():
    """Both sides when everybody has moved, and he is caught: nothing is sent yet."""
    for seed in range(20):
        pair, rng = met(CLASSIC, seed), Random(seed)
        while pair.x.public.due.step is not Step.NOTHING:
            before, chance = pair, rng.getstate()
            pair = step(pair, rng)
            if pair.x.public.is_over and before.x.public.due.side is not X:
                rng.setstate(chance)
                return table_decided(before, rng)
    raise AssertionError


def test_a_reload_loses_nothing_while_a_game_ends(desk, phone):
    """Moved and not sent, sent, over, opened; then the seal is still found sound."""
    pair = last_pursuit()
    phone.bring(pair.x)
    desk.bring(pair.table)
    again(desk)
    link = desk.send()
    again(desk)
    assert desk.shown_again() == link
    phone.open_link(link)
    phone.page.wait_for_selector("#unseal")
    again(phone)
    phone.click("#unseal")
    assert SOUND in phone.text("dialog[open]")
    again(phone)
    assert SOUND in phone.text("#seal-line")
    link = phone.shown_again()
    desk.open_link(link)
    expect(desk.page.locator("dialog[open]")).to_contain_text(SOUND)
    again(desk)

    assert SOUND in desk.text("#seal-line")


# ---- Mister X's own device


def test_his_own_device_hides_and_is_handed_to_nobody(phone):
    """Held open it shows where he is; whoever looks away finds the curtain."""
    phone.bring(begun(CLASSIC, 3).x)
    assert phone.showing == "curtain"
    assert phone.seen()["lit"] == []
    phone.hold()
    phone.page.evaluate("dispatchEvent(new Event('blur'))")
    assert phone.showing == "curtain"
    phone.play(nearest(phone.side()))

    assert phone.showing == "secret"
    assert not phone.page.query_selector("#pass, #handback")


# ---- cheating


@pytest.mark.parametrize("name", LIES)
def test_a_cheat_is_named_on_the_table(desk, name):
    """He opens another station than he sealed, say: both are told."""
    lie = LIES[name]()
    fault = audit(verbs.received(lie.table, lie.text).base.transcript)
    desk.page.reload()  # else it still has what the same game came to before
    ready(desk.page)
    desk.bring(lie.table)
    desk.paste(lie.text)

    told = desk.text(".seal-entry.is-broken")
    numbers = re.findall(r"\d+", f"{fault.entry or ''} {fault.claimed} {fault.true}")

    assert fault.code == name
    assert "✗" in told
    assert all(number in told for number in numbers)


# ---- a browser that dies


def test_a_killed_browser_has_both_sides_again(address, playwright, tmp_path):
    """Mister X's move in one game and a detective's in another, neither sent yet."""
    his, theirs = begun(CLASSIC, 2).x, table_to_move()
    browser = Chromium(playwright, tmp_path)
    try:
        page = boot(browser.page(), address)
        x, table = Device(page, "x"), Device(page, "t")
        x.add(his)
        x.play(nearest(x.side()))
        table.add(theirs)
        table.play(nearest(table.side(), 1))
        before = x.side(), table.side()
        assert before != (his, theirs)
        page.wait_for_timeout(200)
    finally:
        browser.kill()
    browser = Chromium(playwright, tmp_path)
    try:
        page = boot(browser.page(), address, fragment="#play")

        assert (Device(page, "x").side(), Device(page, "t").side()) == before
    finally:
        browser.kill()


def table_to_move():
    """The table's side, when Mister X's first turn has come."""
    return step(met(CLASSIC, 5), Random(5)).table
