"""Pictures of a game over two devices for docs/devices.md, off the real page.

``PYTHONPATH=src python -m tools.pictures.devices`` builds the site and plays two such
games in Chromium: a tablet is the table, a phone is Mister X's. What both screens show
is kept in ``docs/pictures``. Cards are dealt anew each time, so no two runs are alike.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tools.site import build, chromium, serve
from tools.site.paths import ROOT

PICTURES: Final = ROOT / "docs" / "pictures"
TABLET: Final[ViewportSize] = {"width": 1180, "height": 820}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
NAME: Final = "Bob"
PATIENCE: Final = 60_000
MOMENT: Final = 400
SILENT: Final = "[data-do='sound.off']"
ROUNDS: Final = 4
"""How many are played before the detectives give up, and the seal is broken."""
# Screens side by side, each as a device with a rim, in a form that takes little room.
TOGETHER: Final = """async (screens) => {
  const shown = await Promise.all(screens.map(async (screen) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${screen}`;
    await picture.decode();
    return picture;
  }));
  const scale = 0.68, gap = 16;
  const wide = shown.map((each) => each.width * scale);
  const high = shown.map((each) => each.height * scale);
  const sheet = document.createElement('canvas');
  sheet.width = wide.reduce((sum, each) => sum + each + gap, gap);
  sheet.height = Math.max(...high) + 2 * gap;
  const pen = sheet.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  let left = gap;
  shown.forEach((each, index) => {
    const top = (sheet.height - high[index]) / 2;
    pen.save();
    pen.beginPath();
    pen.roundRect(left, top, wide[index], high[index], 12);
    pen.clip();
    pen.drawImage(each, left, top, wide[index], high[index]);
    pen.restore();
    pen.strokeStyle = '#6b6b6b';
    pen.lineWidth = 2;
    pen.stroke();
    left += wide[index] + gap;
  });
  return sheet.toDataURL('image/webp', 0.78).split(',')[1];
}"""


class Studio:
    """A browser at the site, and where its pictures go."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address

    def device(self, size: ViewportSize, address: str = "") -> Page:
        """A device of its own, which opens the page or a link."""
        context = self.browser.new_context(
            viewport=size, locale="en-GB", reduced_motion="reduce"
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(address or self.address)
        return page

    def keep(self, name: str, *devices: Page) -> None:
        """One picture of all these screens."""
        for device in devices:
            device.wait_for_timeout(MOMENT)
        screens = [b64encode(device.screenshot()).decode() for device in devices]
        sheet = self.browser.new_page()
        packed = b64decode(sheet.evaluate(TOGETHER, screens))
        sheet.close()
        (PICTURES / f"{name}.webp").write_bytes(packed)
        print(f"{name}.webp, {len(packed):,} bytes")


@contextmanager
def studio() -> Iterator[Studio]:
    """The site, built and served, and a browser."""
    build.build(build.DIST)
    with serve.serving(build.DIST) as site, sync_playwright() as it:
        browser = chromium.launched(it)
        yield Studio(browser, site)
        browser.close()


# ---- what people do


def set_up(table: Page, where: str) -> None:
    """Answer the setup's question: Mister X is at another device."""
    table.click("#new")
    table.click(f"label:has(#where-{where})")
    table.fill("#name-1", NAME)
    table.evaluate("document.querySelector('main').scrollIntoView()")


def letter(device: Page) -> str:
    """The link that is on the screen, once its code is drawn."""
    device.wait_for_selector("#letter-code svg")
    return device.input_value("#letter-link")


def read(device: Page, link: str) -> None:
    """Paste a letter, and open it."""
    device.fill("#letter-text", link)
    device.click(".letter-paste button")


def hold(phone: Page) -> None:
    """Open Mister X's screen, as the keyboard does it."""
    phone.locator("#hold").dispatch_event("click", {"detail": 0})
    phone.wait_for_selector("#hold", state="detached")


def move(device: Page, nth: int) -> bool:
    """Make an open move by the list below the log; whether there was one."""
    device.wait_for_timeout(MOMENT)
    silent = device.locator(SILENT)
    if silent.count():  # it is asked about once
        silent.evaluate("button => button.click()")
    rows = device.locator("details.move-list button[data-do='play.go']")
    if not rows.count():
        return False
    rows.nth(nth % rows.count()).evaluate("row => row.click()")
    device.wait_for_timeout(MOMENT)
    device.locator("#confirm").evaluate("button => button.click()")
    return True


# ---- the pictures


def by_letter(studio: Studio) -> None:
    """The question, the invitation, and a round that is to be sent."""
    table = studio.device(TABLET)
    set_up(table, "near")
    studio.keep("devices-setup", table)
    table.click("label:has(#where-far)")
    table.click("#go")
    phone = studio.device(PHONE, letter(table))
    phone.fill("#join-name-0", "Ada")
    studio.keep("devices-invitation", table, phone)
    phone.click("#join")
    read(table, letter(phone))
    table.click("#send-letter")
    read(phone, letter(table))
    hold(phone)
    move(phone, 2)
    phone.click("#send-letter")
    link = letter(phone)
    studio.keep("devices-letter", phone, table)
    read(table, link)
    while move(table, 1):
        pass
    phone.click("[data-do='devices.back'].large")
    studio.keep("devices-table", table, phone)


def live(studio: Studio) -> bool:
    """Devices that are connected, a hunt of some rounds, and the broken seal.

    False if he was caught before: there is little to see of such a game.
    """
    table = studio.device(TABLET)
    set_up(table, "near")
    table.click("#go")
    phone = studio.device(PHONE, letter(table))
    phone.fill("#join-name-0", "Ada")
    phone.click("#join")
    read(table, letter(phone))
    for device in (table, phone):
        device.wait_for_selector("[data-screen='play']")
    hold(phone)
    for number in range(ROUNDS):
        move(phone, number)
        while move(table, number):
            pass
    if table.locator(".result").count():
        return False
    studio.keep("devices-live", table, phone)
    table.click("[data-do='play.menu']")
    table.click("[data-do='devices.resign']")
    table.click("#resign-now")
    phone.click("#unseal")
    table.wait_for_selector(".seal-verdict")
    studio.keep("devices-seal", table, phone)
    return True


def main() -> None:
    """Take them all."""
    with studio() as made:
        by_letter(made)
        while not live(made):
            print("caught too soon: once more")


if __name__ == "__main__":
    main()
