"""An address that leads nowhere: 404.html knows the way home from any depth."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.test_axe import AXE, RUN
from ui.words.languages import LANGUAGES


@pytest.mark.parametrize("path", ["nothing", "no/such/place/at/all"])
def test_home_is_found_from_any_depth(browser, path):
    """By asking upwards, and not beyond the site; then nothing is said of folders."""
    with browser.context() as context:
        page = context.new_page()
        answer = page.goto(browser.address + path)
        expect(page.locator("html")).to_have_attribute("data-home", browser.address)
        ways = page.locator("a:visible").evaluate_all("(all) => all.map((a) => a.href)")
        assert answer.status == 404
        assert ways == [browser.address] * len(LANGUAGES)
    strays = [fault for fault in browser.faults if "request to" in fault]
    browser.faults.clear()  # what was not there, of course
    assert strays == []


def test_an_address_with_two_slashes_names_no_other_host(browser):
    """Nothing is asked of anybody else, and no way leads there."""
    with browser.context() as context:
        page = context.new_page()
        home, asked = browser.address.removesuffix("/sub/path/"), []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"{home}//other.example/sub/")
        page.wait_for_load_state("networkidle")
        ways = page.locator("a.home").evaluate_all("(all) => all.map((a) => a.href)")
    breaches = [fault for fault in browser.faults if "Content Security" in fault]
    browser.faults.clear()  # what was not there, and what stands outside the site
    assert breaches == []
    assert [url for url in (*asked, *ways) if not url.startswith(home)] == []
    assert len(asked) > 1


def test_axe_finds_nothing_wrong_with_it(browser):
    """In both themes."""
    with browser.context() as context:
        page = context.new_page()
        page.goto(browser.address + "nothing")
        page.evaluate(AXE.read_text(encoding="utf-8"))
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            assert page.evaluate(RUN, [None, []]) == []
    browser.faults.clear()
