"""The files as such: repeatable, small, self-contained, legible in both themes."""

from __future__ import annotations

import gzip
import re

import pytest

from support.map.drawn import FOLDER, colours, root, text_of
from support.tool import run_tool

pytestmark = pytest.mark.native_only

LAYERS = [
    *("ground", "parks", "river", "streets", "names", "underground", "ferry", "bus"),
    *("taxi", "legend", "compass", "frame", "overlay", "stations", "pieces"),
]
BUDGET = {"map.svg": 45_000, "spots.json": 3_000, "map.css": 3_000}


def test_drawing_anew_gives_the_same_bytes(tmp_path):
    """On every Python, the committed files are what the tool makes."""
    done = run_tool("tools.map", "--out", tmp_path)

    assert done.returncode == 0, done.stderr
    for name in ("map.svg", "spots.json"):
        assert (tmp_path / name).read_bytes() == (FOLDER / name).read_bytes(), name


@pytest.mark.parametrize("name", BUDGET)
def test_files_stay_small(name):
    """The site has 300 kB for everything of ours, packed."""
    packed = len(gzip.compress(text_of(name).encode(), 9))

    assert packed <= BUDGET[name]


def test_layers_are_named_and_in_order():
    """The page finds them by id; the first are at the bottom."""
    assert [c.get("id") for c in root() if c.tag.endswith("}g")] == LAYERS


def test_ids_are_unique():
    """Python looks elements up by id."""
    ids = [e.get("id") for e in root().iter() if e.get("id")]

    assert len(ids) == len(set(ids))


def test_nothing_in_the_map_needs_more_than_a_strict_policy_allows():
    """No script, no inline style, no handler, nothing from elsewhere."""
    for element in root().iter():
        name = element.tag.rpartition("}")[2]
        assert name not in {"script", "style", "image", "foreignObject", "a"}
        for key, value in element.attrib.items():
            assert key != "style"
            assert not key.startswith("on")
            assert not re.search(r"url\(|javascript:|data:|//", value)
            assert not key.endswith("href") or value.startswith("#")


def test_the_style_sheet_refers_to_nothing():
    """Not to fonts, pictures or other sheets."""
    assert not re.search(r"url\(|@import|@font-face|//", text_of("map.css"))


def test_both_ways_into_the_dark_theme_show_the_same():
    """Chosen in the settings, or wished for by the device."""
    _, *dark = colours().values()

    assert len(dark) == 2
    assert dark[0] == dark[1]


@pytest.mark.parametrize("theme", range(3))
@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        ("number", "plate", 4.5),
        ("number-on-red", "underground-fill", 4.5),
        ("dim-number", "dim-plate", 4.5),
        ("name", "block", 4.5),
        ("name", "outskirts", 4.5),
        ("park-name", "lawn", 4.5),
        ("water-name", "water", 4.5),
        ("ink", "rim", 4.5),
        ("taxi", "paper", 3),
        ("bus", "paper", 3),
        ("underground", "paper", 3),
        ("ferry", "water", 3),
        ("lit", "block", 3),
        ("focus", "block", 3),
    ],
)
def test_contrast_is_enough_to_read(theme, ink, ground, least):
    """WCAG AA: 4.5 for text, 3 for lines and marks."""
    palette = list(colours().values())[theme]

    assert contrast(palette[ink], palette[ground]) >= least


def contrast(one, other):
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def luminance(colour):
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
