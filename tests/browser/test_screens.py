"""Every screen, in every language, at every size: it fits, and it speaks.

``SY_PICTURES=folder`` keeps a picture of each, in both themes, to be looked at.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from browser.chrome import ROOMY
from browser.fitting import OVERFLOW, SIZES
from browser.screens import PARTS
from ui.words import catalogue
from ui.words.languages import LANGUAGES

KEYS = frozenset(catalogue("en"))
CHOOSE = """(language) => {
  const intent = '[data-change="settings.language"]';
  const radio = document.querySelector(`input[value="${language}"]${intent}`);
  if (radio) { radio.click(); return; }
  const list = document.querySelector(`select${intent}`);
  list.value = language;
  list.dispatchEvent(new Event('change', {bubbles: true}));
}"""
LAID_OUT = """() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => done()));
})"""


def choose(table, language):
    """Have another language, by the settings."""
    table.page.evaluate("location.hash = '#settings'")
    table.page.wait_for_selector("html[data-screen=settings]", state="attached")
    table.page.evaluate(CHOOSE, language)
    table.page.wait_for_selector(f"html[lang={language}]", state="attached")


@pytest.fixture
def spoken(table, language):
    """A table that speaks the language."""
    choose(table, language)
    yield table
    choose(table, "en")


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_fits_and_speaks(spoken, part, language):
    """Nothing off the edge at any size; no key and no name to be filled in is seen."""
    told = []
    for name in PARTS[part](spoken):
        told += [f"{name}: {each}" for each in unspoken(spoken.page, language)]
        for size in SIZES:
            told += [f"{name} {size}: {each}" for each in cut_off(spoken.page, size)]
            keep_pictures(spoken.page, f"{size[0]}x{size[1]}-{language}-{name}")
        spoken.page.set_viewport_size(ROOMY)

    assert told == []


def unspoken(page, language):
    """Whatever is not in the words of the language."""
    seen = page.inner_text("body")
    keys = set(re.findall(r"[a-z_]+(?:\.[\w]+)+", seen)) & KEYS
    lang = page.evaluate("document.documentElement.lang")
    return [*keys, *re.findall(r"\{\w+\}", seen), *({lang} - {language})]


def cut_off(page, size):
    """What is not in sight at this size, nor by scrolling down."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(LAID_OUT)
    return page.evaluate(OVERFLOW)


def keep_pictures(page, name):
    """Only on request: they take longer than everything else."""
    if not (given := os.environ.get("SY_PICTURES")):
        return
    folder = Path(given)
    folder.mkdir(parents=True, exist_ok=True)
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        page.wait_for_timeout(60)
        page.screenshot(path=folder / f"{name}-{theme}.png")
