"""One game on two devices that are connected: it travels by itself, until it cannot."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.chrome import boot, ready
from browser.drivers import Firefox, Page, started
from browser.letters import Device, by_link, by_paste, has_to_move, nearest
from sy_core.terms import Side

# When the next connection was agreed on; nothing if it is not yet.
AGREED = """() => new Promise((done) => {
  const asked = syDatabases.open(`${sy.site}ways`);
  asked.onsuccess = () => {
    const opened = asked.result;
    const ways = opened.transaction('ways').objectStore('ways').getAll();
    ways.onsuccess = () => {
      opened.close();
      done(Math.max(0, ...ways.result.map(({ at }) => at)));
    };
  };
})"""
LOST = "Nothing is lost, and it comes back when the other device is there again."
TOLD = "The devices are connected."
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


def letter_goes(desk, phone):
    """The table's moves as a letter, which brings along where the table is."""
    goal = phone.side().state.x_station
    while has_to_move(desk):
        desk.play(nearest(desk.side(), goal, apart=True))
    desk.send()
    by_paste(phone, desk)


def connected(*devices):
    """Until all are told so; whoever showed a letter goes back to the table.

    All are looked at in turns: a message does not stay for long.
    """
    waiting = [*devices]
    for _ in range(600):
        waiting = [each for each in waiting if TOLD not in told_now(each)]
        if not waiting:
            break
        waiting[0].page.wait_for_timeout(50)
    assert waiting == [], [told_now(each) for each in waiting]
    for device in devices:
        device.to_table()


def told_now(device):
    return device.page.inner_text("#toast")


class Agreed:
    """Waits until two devices know how to find each other the next time."""

    def __init__(self, *devices):
        self.devices = devices
        self.before = [0.0] * len(devices)

    def wait(self):
        for at, device in enumerate(self.devices):
            for _ in range(600):
                found = device.page.evaluate(AGREED)
                if found > self.before[at]:
                    break
                device.page.wait_for_timeout(50)
            self.before[at] = found


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


def both_come_back(one, other):
    """Reload two devices, of which neither finds the other's page any more."""
    other.page.evaluate("location.href = 'about:blank'")
    one.is_told(LOST)
    come_back(one)
    other.page.go_back()
    ready(other.page)
    if other.screen == "home":
        other.click("#continue")


def test_connected_devices_need_no_letters_and_go_on_by_letters(desk, phone):
    """A code each way; who is lost is back by itself; if both are, by one code."""
    desk.invite("near")
    by_link(phone, desk)
    phone.click("#join")
    by_paste(desk, phone)
    connected(desk, phone)
    x_moves(phone, apart=True)
    travelled(desk, phone)

    agreed = Agreed(desk, phone)
    for lost, other in ((desk, phone), (phone, desk), (desk, phone)):
        agreed.wait()
        come_back(lost)
        connected(lost, other)
    x_moves_after(desk, phone)

    both_come_back(desk, phone)
    letter_goes(desk, phone)
    connected(desk, phone)
    play_to_the_end(desk, phone)


def x_moves_after(desk, phone):
    """A whole round over whatever way there is."""
    while has_to_move(desk):
        goal = phone.side().state.x_station
        desk.play(nearest(desk.side(), goal, apart=True))
        travelled(desk, phone)
    x_moves(phone, apart=True)
    travelled(desk, phone)


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
