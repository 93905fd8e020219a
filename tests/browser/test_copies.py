"""Two copies of the site under different paths of one origin are two sites."""

from __future__ import annotations

import json
import threading

import pytest

from browser.chrome import Browser, boot
from browser.scripts import cut, moves_of
from browser.table import Table
from tools.site import serve

GAME = "2013-caught"
KEEP = "([key, text]) => localStorage.setItem(key, text)"
COUNT = ".save-list .save"


@pytest.fixture
def copies(folder, tmp_path, chromium):
    """A page for each of two copies, in one browser."""
    for name in ("one", "two"):
        (tmp_path / name).symlink_to(folder)
    server = serve.server(tmp_path, 0, "/")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    browser = Browser(chromium, serve.address(server, "/"))
    with browser.context() as context:
        page = context.new_page()
        page.goto(f"{browser.address}one/404.html")  # of the origin, but no game
        yield page, lambda name: boot(context.new_page(), f"{browser.address}{name}/")
    server.shutdown()
    server.server_close()
    assert browser.faults == []


def test_each_copy_has_its_own_games_and_one_takes_the_old_ones(copies):
    """Settings of before are those of both."""
    page, start = copies
    page.evaluate(KEEP, ["sy:game:old", cut(GAME, 2)])
    page.evaluate(KEEP, ["sy:settings", json.dumps({"language": "fr"})])

    one, two = start("one"), start("two")

    languages = [each.evaluate("document.documentElement.lang") for each in (one, two)]
    assert languages == ["fr", "fr"]
    assert [each.locator(COUNT).count() for each in (one, two)] == [1, 0]
    two.click("#quick")
    one.reload()
    one.wait_for_selector("html[data-boot=ready]", state="attached")
    assert one.locator(COUNT).count() == 1
    one.click(".save-acts [data-do='home.open']")
    assert Table(one).seen()["moves"] == moves_of(GAME)[:2]
    assert one.locator("[data-do='play.takeover']").count() == 0
