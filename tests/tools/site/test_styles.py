"""What holds in every style sheet."""

from __future__ import annotations

import re

import pytest

from tools.site.paths import WEB

pytestmark = pytest.mark.native_only

SHEETS = sorted([*WEB.glob("assets/css/*.css"), *WEB.glob("learn/*.css")])
DRAWN = re.compile(r"\.map|\.curve|\.picture")
FONT = re.compile(r"font(?:-size)?:[^;}]*?\d+px")


def fixed(text):
    """Fonts of a fixed size, but for those of drawings, which are zoomed as a whole."""
    rules = re.findall(r"([^{}]+)\{([^{}]*)\}", text)
    return [
        " ".join(selector.split())
        for selector, body in rules
        if FONT.search(body) and not DRAWN.search(selector)
    ]


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_text_follows_the_readers_font_size(sheet):
    """Whoever has set larger letters in the browser gets them."""
    assert fixed(sheet.read_text(encoding="utf-8")) == []


def test_a_fixed_size_would_be_found():
    """Also in the short form, and below a condition."""
    text = "@media print { p { font-size: 12px; } } b { font: 600 15px/1.3 serif; }"

    assert fixed(text) == ["p", "b"]
