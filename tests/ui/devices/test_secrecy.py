"""What a game over two devices keeps from whom."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from random import Random

import pytest

from support.ui.two_devices import (
    break_the_seal,
    joined,
    live,
    page_of,
    play_by_letters,
    play_on,
    post,
    reloaded,
    remote,
)
from sy_core.devices.sides import storage
from ui.table.curtain import Showing


def traces(x) -> tuple[str, ...]:
    """His key in every way that a text may hold it, and all that his device keeps."""
    key = remote(x).side.key
    signs = [urlsafe_b64encode(b"\0" * pad + key).decode()[4:-4] for pad in range(3)]
    return key.hex(), *signs, storage.to_text(remote(x).side)


def everything_at(app) -> str:
    """All that is stored and shown at a device."""
    page = page_of(app)
    kept = [*page.browser.texts.values(), *map(str, page.browser.journal.values())]
    shown = [*page.regions.values(), *page.boards, *page.said, *page.routes]
    return "\n".join(map(str, (*kept, *shown, *page.copies)))


@pytest.mark.parametrize("edition", ["2013", "hunting"])
def test_his_key_is_never_at_the_table_before_he_breaks_the_seal(edition):
    """At every letter everything that is kept or shown there is searched."""
    x, table = joined(edition=edition)
    found = []

    def search():
        text = everything_at(table)
        found.extend(trace for trace in traces(x) if trace in text)

    play_by_letters(x, table, Random(4), search)
    at_his_own = [trace in everything_at(x) for trace in traces(x)]
    break_the_seal(x, table)

    assert found == []
    assert any(at_his_own)


def test_his_device_is_shut_until_somebody_holds_it_open():
    """Opened from the list, reloaded, left for a moment: nothing secret is drawn."""
    x, table = joined()
    post(x, table, Random(1))
    x.do("devices.back")
    shut = remote(x).showing
    x.do("play.open")
    opened = remote(x).showing
    x.do("app.secret")
    left = remote(x).showing
    again = remote(reloaded(x)).showing

    assert (shut, opened) == (Showing.CURTAIN, Showing.SECRET)
    assert (left, again) == (Showing.CURTAIN, Showing.CURTAIN)


def test_his_device_is_handed_to_nobody():
    """There is no way from his curtain to the table."""
    x, _ = joined()
    x.do("play.pass")

    assert remote(x).showing is Showing.CURTAIN
    assert "play.pass" not in page_of(x).markup


def test_the_table_takes_away_only_what_it_knows():
    """What it asks the rules with is made up; nothing of that is ever written."""
    x, table = joined(edition="1983")
    post(x, table, Random(1))
    table.do("play.export", "full")
    (text,) = page_of(table).downloads.values()

    assert '"redacted":true' in text.replace(" ", "")
    assert f'"x_start":{remote(x).state.x_start}' not in text.replace(" ", "")
    assert f'"x_start":{remote(table).state.x_start}' not in text.replace(" ", "")


def test_an_end_that_is_not_opened_yet_tells_nothing_more():
    """His way is not drawn, nothing is replayed, until the seal is broken."""
    x, table = live(edition="2013")
    play_on(x, table, Random(5))

    assert remote(table).over
    assert remote(table).finished is None
    assert '"route":[]' in page_of(table).boards[-1]
    assert "replay.open" not in page_of(table).markup
