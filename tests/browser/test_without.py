"""Browsers that lack something: the game plays, or says in words what is missing.

All of it, one feature at a time, is tried by ``python -m tools.without.series``.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tools.without.features import all_features
from tools.without.play import PLAYS, SAYS, tried

# Each of the first ones once kept the page from starting, or raised while playing.
HARMLESS = {
    "what it once stumbled over": (
        *("no WebAssembly.compileStreaming", "no PerformanceObserver", "no Worker"),
        *("no BroadcastChannel", "localStorage is null", "no ResizeObserver"),
        *("no Intl", "no WebAssembly.promising", "WebAssembly comes as another type"),
    ),
    "what is only nice to have": (
        *("no WebAssembly.instantiateStreaming", "BroadcastChannel throws"),
        *("Worker throws", "localStorage throws", "sessionStorage throws"),
        *("indexedDB throws", "caches throw", "no navigator.locks", "no matchMedia"),
        *("no navigator.storage", "serviceWorker throws", "no requestIdleCallback"),
        *("no IntersectionObserver", "no performance.mark", "toLocaleString throws"),
        *("no crypto.randomUUID", "no crypto.subtle", "AudioContext throws"),
        *("no navigator.clipboard", "no navigator.share", "no CSS.supports"),
        *("no Element.prototype.animate", "no Element.prototype.setPointerCapture"),
        "no HTMLCanvasElement.prototype.transferControlToOffscreen",
        *("no visualViewport", "no TransformStream", "no navigator.language"),
    ),
}
TOLD = {
    "en-GB": ("Missing here:", "One hides in London."),
    "de-DE": ("Hier fehlt:", "Einer versteckt sich in London."),
    "fr-FR": ("Il manque ici :", "un se cache dans Londres."),
}


@pytest.mark.parametrize("kind", HARMLESS)
def test_it_plays_without(chromium, address, kind):
    """A whole start, ten moves, and a game against the computer."""
    scripts = [all_features()[name] for name in HARMLESS[kind]]

    verdict = tried(chromium, address, kind, "\n".join(scripts))

    assert (verdict.verdict, verdict.told) == (PLAYS, "")


@pytest.mark.parametrize("locale", TOLD)
def test_what_it_cannot_do_without_is_named(browser, locale):
    """Before Python is up, in the reader's language; nothing pretends to be loading."""
    with browser.context(locale=locale) as context:
        page = context.new_page()
        for feature in ("MessageChannel", "URL", "WebAssembly.Memory"):
            page.add_init_script(all_features()[f"no {feature}"])
        page.goto(browser.address, wait_until="domcontentloaded")

        for told in TOLD[locale]:
            expect(page.locator("#boot")).to_contain_text(told)
        expect(page.locator("#boot-detail")).to_have_text(
            "WebAssembly.Memory, URL, MessageChannel"
        )
        assert not page.locator("#boot-bar").is_visible()
        assert not page.locator(".boot-doors").is_visible()
    browser.faults.clear()  # the error that ends the start


def test_a_browser_that_may_not_run_webassembly_is_told_apart(chromium, address):
    """It knows the name, so only the attempt tells; no bar pretends to go on."""
    refused = "WebAssembly code is refused"

    verdict = tried(chromium, address, refused, all_features()[refused])

    assert verdict.verdict == SAYS
    assert verdict.told.endswith("Missing here: WebAssembly (refused)")
