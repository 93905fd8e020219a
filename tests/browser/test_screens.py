"""Every screen, in every language, at every size: it fits, and it speaks.

``SY_PICTURES=folder`` keeps a picture of each, in both themes, to be looked at.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from browser.chrome import HOLD, ROOMY, boot
from browser.fitting import CHOSEN, NARROW, OVERFLOW, SIZES
from browser.paint import BOARD, GROUND, leave_out
from browser.screens import PARTS, walk
from browser.table import Table
from tools.site.words import texts
from tools.words.pseudo import all_pseudo
from ui.words.languages import LANGUAGES

KEYS = frozenset(texts("en").texts)
PICTURES = os.environ.get("SY_PICTURES")
LOOKED_AT = f"""async (name) => {{
  for (let frames = 2; frames; frames -= 1) await new Promise(requestAnimationFrame);
  // Of a screen of Mister X's that lies under his cover nothing would be looked at.
  const isCovered = 'away' in document.documentElement.dataset;
  const told = isCovered === (name === 'cover') ? [] : ['covered: ' + isCovered];
  return [...told, ...({OVERFLOW})(), ...({NARROW})()];
}}"""


def choose(table, language):
    """Have another language, by the settings."""
    table.page.evaluate("location.hash = '#settings'")
    table.page.wait_for_selector("html[data-screen=settings]", state="attached")
    table.speak(language)


@pytest.mark.parametrize("part", PARTS)
def test_every_screen_fits_and_speaks(table, part):
    """Nothing off the edge, cut off or covered; no key, no blank to fill in is seen."""
    page, told, there = table.page, [], CHOSEN
    for name in PARTS[part](table):
        only_the_rest(page)
        for language in LANGUAGES:
            table.switch_to(language)
            told += [f"{name} {language}: {each}" for each in unspoken(page)]
            there = there[::-1]  # from the size that it has
            for size in SIZES if language == "en" else there:
                where = f"{name} {language} {size[0]}x{size[1]}"
                told += [f"{where} {each}" for each in cut_off(page, size, name)]
                keep_pictures(page, where)
        table.switch_to("en")
        page.set_viewport_size(ROOMY)
        leave_out(page, GROUND)

    assert not told, "\n".join(told)


MIRRORED_AT = [(360, 640), (1180, 820)]
MIRRORED = """() => {
  const left = (id) => document.getElementById(id).getBoundingClientRect().left;
  const {direction} = getComputedStyle(document.getElementById('board'));
  return [left('panel') < left('board-frame'), direction];
}"""


def test_a_mirrored_page_with_longer_texts_fits_and_plays(browser, profile):
    """A language that nobody speaks, from right to left; the map stays as it is."""
    told, mirrored = [], {}
    settings = {"sound_asked": True}
    page = profile(times={HOLD: 30}, settings=settings).new_page()
    page.route("**/words/en.*.json", in_no_language)
    table = Table(boot(page, browser.address))
    page.evaluate("document.dir = 'rtl'")
    for name in walk(table):
        only_the_rest(page)
        for size in MIRRORED_AT:
            where = f"{name} mirrored {size[0]}x{size[1]}"
            told += [
                f"{where} {each}"
                for each in cut_off(page, size, name)
                if "select#rule-" not in each  # a sentence, whole in its open list
            ]
            keep_pictures(page, where)
        mirrored[name] = page.evaluate(MIRRORED)
        leave_out(page, GROUND)

    assert not told, "\n".join(told)
    assert mirrored["detectives"] == [True, "ltr"]


def in_no_language(route):
    """A file of English texts, made longer."""
    route.fulfill(json=json.loads(all_pseudo(route.fetch().text())))


def only_the_rest(page):
    """Nothing on the board can be cut off or covered: it need not be painted."""
    leave_out(page, "" if PICTURES else BOARD)


def unspoken(page):
    """Whatever is in the words of no language; the board's are there, if unpainted."""
    on_the_board = page.locator("#board-frame text").all_text_contents()
    seen = "\n".join([page.inner_text("body"), *on_the_board])
    keys = set(re.findall(r"[a-z_]+(?:\.[\w]+)+", seen)) & KEYS
    return [*keys, *re.findall(r"\{\w+\}", seen)]


def cut_off(page, size, name):
    """What is not in sight at this size, nor by scrolling; and what is covered."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return page.evaluate(LOOKED_AT, name)


def keep_pictures(page, name):
    """Only on request: they take longer than everything else."""
    if not PICTURES:
        return
    folder = Path(PICTURES)
    folder.mkdir(parents=True, exist_ok=True)
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        page.wait_for_timeout(60)
        page.screenshot(path=folder / f"{name.replace(' ', '-')}-{theme}.png")
