"""Frame by frame: pictures of a page whose time stands still between them."""

from __future__ import annotations

from base64 import b64encode
from datetime import UTC, datetime, timedelta

STEP = 80
"""Milliseconds from one picture to the next."""

# What styles move runs by a clock of its own, which is put forward by hand.
STYLES = """(step) => {
  window.syMoving ||= new Map();
  for (const each of document.getAnimations()) {
    const at = syMoving.has(each) ? syMoving.get(each) + step : 0;
    each.pause();
    each.currentTime = at;
    syMoving.set(each, at);
  }
}"""


# What a script sets in motion waits from its first moment on, however busy the machine.
SCRIPTS = """() => {
  window.syMoving ||= new Map();
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...asked) {
    const made = animate.apply(this, asked);
    made.pause();
    made.currentTime = 0;
    syMoving.set(made, 0);
    return made;
  };
}"""


# A layer on its way is blended by another thread, whose rounding may differ by a level.
ROUNDING = 4
DIFFERENT = """async ([texts, rounding]) => {
  const [one, two] = await Promise.all(texts.map(async (text) => {
    const image = new Image();
    image.src = `data:image/png;base64,${text}`;
    await image.decode();
    const { width, height } = image;
    const paper = new OffscreenCanvas(width, height).getContext('2d');
    paper.drawImage(image, 0, 0);
    return paper.getImageData(0, 0, width, height).data;
  }));
  return one.length !== two.length
    || one.some((level, i) => Math.abs(level - two[i]) > rounding);
}"""


def differ(page, one, two):
    """Whether anything can be told apart in two pictures: by more than rounding.

    Another *page* looks at them.
    """
    if one == two:
        return False
    texts = [b64encode(picture).decode() for picture in (one, two)]
    return page.evaluate(DIFFERENT, [texts, ROUNDING])


class Film:
    """A page that was made with a clock; from now on only a test puts it forward."""

    def __init__(self, page):
        self.page = page
        page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))
        # Frames come every 16 ms by that clock: let them come at the same times always.
        page.clock.run_for(page.evaluate("16 - Math.floor(performance.now()) % 16"))
        page.evaluate(SCRIPTS)

    def pass_by(self, milliseconds):
        """Let time go by, unseen."""
        self.page.clock.run_for(milliseconds)
        self.page.evaluate(STYLES, milliseconds)

    def frames(self, count, step=STEP):
        """What is to be seen now and at every step from now on."""
        taken = [self._picture(0)]
        for _ in range(count):
            self.page.clock.run_for(step)
            taken.append(self._picture(step))
        return taken

    def _picture(self, step):
        self.page.evaluate(STYLES, step)
        return self.page.screenshot(animations="allow")
