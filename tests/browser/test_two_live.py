"""One game on two devices that are connected: it travels by itself, until it cannot."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.chrome import boot, ready
from browser.drivers import Firefox, Page, started
from browser.letters import Device, by_link, by_paste, has_to_move, nearest
from sy_core.terms import Side

LOST = "The connection is gone. Nothing is lost: go on with codes or links."
SOUND = "Sealed and sound"


def come_back(device):
    """Reload a device, which forgets everything that is not kept."""
    before = device.side()
    device.page.reload()
    ready(device.page)
    assert device.side() == before
    if device.screen == "home":
        device.click("#continue")


def x_moves(phone, **how):
    phone.play(nearest(phone.side(), **how))


def letters_go(desk, phone):
    """The table's moves and Mister X's as letters; both bring codes along."""
    goal = phone.side().state.x_station
    while has_to_move(desk):
        desk.play(nearest(desk.side(), goal, apart=True))
    desk.send()
    by_paste(phone, desk)
    phone.at_table()
    x_moves(phone, apart=True)
    phone.send()
    by_paste(desk, phone)


def connected(*devices):
    """Until all are told so; whoever showed a letter goes back to the table."""
    for device in devices:
        device.is_told("The devices are connected.")
        device.to_table()


def travelled(*devices):
    """Until both have the same letters, without anybody's help."""
    for _ in range(600):
        found = {device.side().base.transcript for device in devices}
        if len(found) == 1:
            return
        devices[0].page.wait_for_timeout(50)
    raise AssertionError([len(each.letters) for each in found])


def play_to_the_end(desk, phone):
    """Nobody sends anything; the seal breaks on both screens."""
    while phone.side().state.outcome is None:
        if phone.side().base.due.side is Side.MISTER_X:
            x_moves(phone)
        else:
            desk.play(nearest(desk.side(), phone.side().state.x_station))
        travelled(desk, phone)
    phone.click("#unseal")
    for device in (phone, desk):
        expect(device.page.locator("dialog[open]")).to_contain_text(SOUND)


def test_connected_devices_need_no_letters_and_go_on_by_letters(desk, phone):
    """A code each way; either device is lost once; with new codes it is live again."""
    desk.invite("near")
    by_link(phone, desk)
    phone.click("#join")
    by_paste(desk, phone)
    connected(desk, phone)
    x_moves(phone, apart=True)
    travelled(desk, phone)

    come_back(desk)

    phone.is_told(LOST)
    letters_go(desk, phone)
    connected(desk, phone)

    come_back(phone)

    desk.is_told(LOST)
    letters_go(desk, phone)
    connected(desk, phone)
    play_to_the_end(desk, phone)


def test_a_second_window_needs_no_codes(phone):
    """The table there, Mister X here; whichever is reloaded finds the other again."""
    phone.invite("near", "mister_x")
    with phone.page.context.expect_page() as opened:
        phone.click("#second-window")
    ready(opened.value)
    desk = Device(opened.value, "t")
    try:
        desk.click("#join")
        connected(desk, phone)
        x_moves(phone, apart=True)
        travelled(desk, phone)
        for device, other in ((desk, phone), (phone, desk)):
            come_back(device)
            connected(device, other)
        play_to_the_end(desk, phone)
    finally:
        opened.value.close()


def test_chromium_and_firefox_reach_each_other(desk):
    """One code each way; then a turn travels to the other browser, and back."""
    link = desk.invite("near")
    driver = started(Firefox)
    try:
        phone = Device(Page(driver), "x")
        boot(phone.page, link)
        phone.click("#join")
        by_paste(desk, phone)
        connected(desk)
        phone.to_table()
        x_moves(phone, apart=True)
        travelled(desk, phone)
        desk.play(nearest(desk.side(), phone.side().state.x_station, apart=True))
        travelled(desk, phone)

        assert len(phone.side().public.half.view.history) == len(["turn", "ride"])
    finally:
        driver.close()
