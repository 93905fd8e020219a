"""A browser that is killed a moment after a move has that move when it starts again."""

from __future__ import annotations

import os

import pytest

from browser.drivers import Missing
from browser.kills import series

KILLS = 1


@pytest.mark.parametrize("kind", ["chromium", "firefox"])
def test_what_is_confirmed_is_on_disk(address, kind, request):
    """All of its processes at once; longer series: ``browser.kills``, ``make soak``."""
    playwright = request.getfixturevalue("playwright") if kind == "chromium" else None
    try:
        done = series(kind, address, KILLS, seed=2, playwright=playwright)
    except Missing as missing:
        told = f"THIS BROWSER WAS NOT TESTED: {missing} is missing"
        if os.environ.get("CI"):
            pytest.fail(told)
        pytest.skip(told)
    assert done.lost == []
    assert done.kills == KILLS
