"""A browser that is killed a moment after a move has that move when it starts again."""

from __future__ import annotations

import pytest

from browser.drivers import started
from browser.kills import series

KILLS = 1


@pytest.mark.parametrize("kind", ["chromium", "firefox"])
def test_what_is_confirmed_is_on_disk(address, kind, request):
    """All of its processes at once; longer series: ``browser.kills``, ``make soak``."""
    playwright = request.getfixturevalue("playwright") if kind == "chromium" else None
    done = started(lambda: series(kind, address, KILLS, seed=2, playwright=playwright))
    assert done.lost == []
    assert done.kills == KILLS
