"""Sounds, a screen that stays on, a light touch, full screen: in a real browser."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.chrome import HOLD, boot
from browser.scripts import cut, moves_of
from browser.table import Table

GAME = "1983-caught"
# What the device is made to do: tones with the state of their context, vibrations,
# locks of the screen. A lock can be taken away as a hidden page loses it.
DEVICE = """
  window.done = [];
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const { start } = kind.prototype;
    kind.prototype.start = function (at) {
      done.push(`tone ${this.context.state}`);
      return start.call(this, at);
    };
  }
  navigator.vibrate = () => Boolean(done.push('vibrated'));
  if (navigator.wakeLock) navigator.wakeLock.request = async () => {
    done.push('locked');
    return window.lock = {
      released: false,
      async release() { this.released = true; done.push('let go'); },
    };
  };
  window.until = async (what) => {
    for (let turn = 0; turn < 500; turn += 1) {
      if (done.some((each) => each.startsWith(what))) return;
      await new Promise((go) => setTimeout(go, 20));
    }
    throw new Error(`never: ${what}`);
  };
  window.hide = (hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
"""


def done(page):
    """What the device has done since this was asked last."""
    return page.evaluate("done.splice(0)")


def until(page, what):
    """Wait until the device has done something."""
    page.evaluate("until", what)


def test_the_device_at_the_table(browser, profile):
    """From the first table to a muted one, with everything that a device can do."""
    asked = []
    page = profile(times={HOLD: 30}, scripts=[DEVICE]).new_page()
    page.on("request", lambda sent: asked.append(sent.url.rpartition("/")[2]))
    table = Table(boot(page, browser.address))
    at_home = list(asked)
    table.open(cut(GAME, 0))
    until(page, "locked")

    assert not {"effects.js", "sounds.js"} & set(at_home)
    assert "sounds.js" not in asked
    hold_and_be_asked(table)
    leave_and_come_back(page)
    fill_the_screen(table)
    switch_sound_on_and_off(table)
    table.go_home()
    until(page, "let go")


def hold_and_be_asked(table):
    page = table.page
    first, second, *_ = moves_of(GAME)
    done(page)
    table.hold()
    until(page, "vibrated")
    table.play(first)
    table.hand_back()
    assert done(page) == ["vibrated"]
    expect(page.locator(".ask")).to_have_count(0)
    table.play(second)
    expect(page.locator(".ask")).to_be_visible()


def switch_sound_on_and_off(table):
    """A tone is heard at once, and after muting none, not even of a move."""
    page = table.page
    table.do("sound.on")
    expect(page.locator(".ask")).to_have_count(0)
    until(page, "tone")
    assert set(done(page)) == {"tone running"}
    table.play(moves_of(GAME)[2])
    until(page, "tone")
    expect(page.locator("[data-do='sound.switch'][aria-pressed=true]")).to_be_visible()
    table.do("sound.switch")
    expect(page.locator("[data-do='sound.switch'][aria-pressed=false]")).to_be_visible()
    done(page)
    table.play(moves_of(GAME)[3])
    page.wait_for_timeout(200)
    assert done(page) == []


def leave_and_come_back(page):
    """A hidden page loses its lock, and asks for it again when it is back."""
    page.evaluate("hide(true); lock.released = true; hide(false)")
    until(page, "locked")
    assert done(page) == ["locked"]


def fill_the_screen(table):
    """By a button; whoever leaves the tab has it again at the next tap."""
    page = table.page
    table.do("play.menu")
    page.get_by_role("button", name="Full screen", exact=True).click()
    page.wait_for_selector("html[data-fullscreen=on]", state="attached")
    page.evaluate("hide(true); document.exitFullscreen()")
    page.wait_for_selector("html[data-fullscreen=off]", state="attached")
    page.evaluate("hide(false)")
    page.click("h1 >> visible=true")
    page.wait_for_selector("html[data-fullscreen=on]", state="attached")
    table.do("play.menu")
    page.get_by_role("button", name="Leave full screen").click()
    page.wait_for_selector("html[data-fullscreen=off]", state="attached")
