"""Letters before the real page's camera, and pictures that are dropped or pasted."""

from __future__ import annotations

import base64
from contextlib import contextmanager
from itertools import count
from random import Random

import pytest

from browser.chrome import HOLD, Browser, boot
from browser.letters import Device, nearest
from support.devices.pair import met, step
from sy_core.game import Setup
from tools.site import chromium as programs

COPY = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0));
  const png = new Blob([bytes], { type: 'image/png' });
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
}"""


SEEDS = count()


@pytest.fixture
def written(desk, phone):
    """Mister X has written his second letter, and the table waits for it."""
    pair, rng = met(Setup(edition="2013", players=3), next(SEEDS)), Random(2)
    for _ in range(2):
        pair = step(pair, rng)
    phone.bring(pair.x)
    desk.bring(pair.table)
    phone.play(nearest(phone.side()))
    phone.send()
    return phone


def has_read(table, phone):
    """The letter is read: both have the same."""
    table.at_table()
    assert table.side().base.transcript == phone.side().base.transcript


def drop(page, path):
    """As from a folder on the desktop."""
    wire = page.context.new_cdp_session(page)
    carried = {"items": [], "files": [str(path)], "dragOperationsMask": 1}
    for kind in ("dragEnter", "dragOver", "drop"):
        at = {"type": kind, "x": 300, "y": 300, "data": carried}
        wire.send("Input.dispatchDragEvent", at)
    wire.detach()


def paste(page, picture):
    """From the clipboard, by the keyboard."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate(COPY, base64.b64encode(picture).decode())
    page.locator("#title").focus()
    page.keyboard.press("Control+V")


@pytest.mark.parametrize("way", ["drop", "paste"])
def test_a_picture_that_comes_to_the_page_is_read(desk, written, tmp_path, way):
    """Of the code on the other device's screen, by real input."""
    picture = written.picture()
    desk.to_letters()
    if way == "drop":
        path = tmp_path / "letter.png"
        path.write_bytes(picture)
        drop(desk.page, path)
    else:
        paste(desk.page, picture)

    has_read(desk, written)


def screen_of(device):
    """All of it, as a camera before it sees it."""
    narrow = device.page.viewport_size
    device.page.set_viewport_size({"width": 1280, "height": 720})
    device.letter()
    picture = device.page.screenshot(type="jpeg", quality=90)
    device.page.set_viewport_size(narrow)
    return picture


@contextmanager
def with_camera(engine, address, seen):
    """A Chromium whose camera sees a picture."""
    running = engine.launch(
        executable_path=programs.require(),
        args=[
            *programs.ARGUMENTS,
            "--use-fake-device-for-media-stream",
            f"--use-file-for-fake-video-capture={seen}",
        ],
    )
    try:
        made = Browser(running, address)
        usual = {"times": {HOLD: 30}, "settings": {"sound_asked": True}}
        with made.context(**usual) as context:
            yield context
        assert made.faults == []
    finally:
        running.close()


def test_a_letter_is_read_by_the_camera(engine, address, desk, written, tmp_path):
    """Refused first, then allowed; it is off as soon as the code is read."""
    seen = tmp_path / "seen.mjpeg"
    seen.write_bytes(screen_of(written))
    waiting = desk.side()
    with with_camera(engine, address, seen) as context:
        table = Device(boot(context.new_page(), address), "t")
        table.add(waiting)
        table.to_letters()
        table.click("#scan")
        table.page.wait_for_selector(".letter-in [role=alert]")
        refused = table.told()
        context.grant_permissions(["camera"])
        table.click("#scan")
        has_read(table, written)

    assert "The camera is not allowed here." in refused


def test_a_device_without_a_camera_says_so(desk):
    desk.page.context.grant_permissions(["camera"])
    desk.click("[data-do='devices.letters']")
    desk.click("#scan")
    desk.page.wait_for_selector(".letter-in [role=alert]")

    assert "This device has no camera." in desk.told()
    assert not desk.page.query_selector("#scan-video")
