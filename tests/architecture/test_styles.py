"""Styles say "start" and "end": where lines begin on the right, the page is mirrored.

What lies on the map, or moves as time does, is the same in every language: such
declarations are named here, each with its reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from architecture.source import ROOT

pytestmark = pytest.mark.native_only

WEB: Final = ROOT / "web"
SIDES: Final = re.compile(r"\b(?:left|right)\b")
FOUR_SIDES: Final = re.compile(
    r"(?:margin|padding|inset|border-(?:width|color|style)|scroll-(?:margin|padding))$"
)
CORNERS: Final = "border-radius"
SHIFTED: Final = re.compile(r"(?:inset )?-?[1-9]\d*px ")
MIRRORED: Final = '[dir="rtl"]'

# By file: what is on the left in every language, and why.
PHYSICAL: Final = {
    "assets/css/05-colours.css": {
        "--safe-start: env(safe-area-inset-left)": "told the other way round below it",
        "--safe-end: env(safe-area-inset-right)": "told the other way round below it",
    },
    "assets/css/10-base.css": {
        "padding: 8px 64px 8px 12px": "beside the map's own buttons",
    },
    "assets/css/16-sheets.css": {
        "border-width: 0 2px 2px 0": "two sides of an arrow that is turned",
    },
    "assets/css/18-setup.css": {
        "box-shadow: inset 4px 0 0 var(--accent)": "told the other way round below it",
    },
    "assets/css/30-board.css": {
        "left: 0": "the corner that the board counts from",
    },
    "assets/css/30-marks.css": {
        "left: 0": "the corner that the board counts from",
        "right: 8px": "where the board keeps room for its buttons",
    },
    "assets/css/35-curtain.css": {
        "transform-origin: left": "told the other way round below it",
    },
    "assets/css/41-hunting-panel.css": {
        "background: linear-gradient( to top right, transparent calc(50% - 1.5px),"
        " var(--ink) calc(50% - 1.5px) calc(50% + 1px),"
        " transparent calc(50% + 1px) )": "a card that is crossed out",
    },
    "assets/css/later/staging.css": {
        "margin: -100px 0 0 -100px": "from a ring's corner to its middle, on the map",
    },
    "learn/tasks.css": {
        "box-shadow: inset 4px 0 0 var(--accent)": "told the other way round below it",
    },
}


def styles() -> Iterator[tuple[str, str]]:
    """Every style sheet of ours, also those that stand in a page, by its name."""
    for path in sorted(WEB.rglob("*.css")):
        yield str(path.relative_to(WEB)), path.read_text(encoding="utf-8")
    for path in sorted(WEB.rglob("*.html")):
        found = re.findall(r"<style>(.*?)</style>", path.read_text(), re.DOTALL)
        yield str(path.relative_to(WEB)), "".join(found)


def declarations(style: str) -> Iterator[str]:
    """``name: value`` of whatever is not said about a mirrored page only."""
    plain = re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)
    for selector, body in re.findall(r"([^{}]*)\{([^{}]*)\}", plain):
        if MIRRORED in selector:
            continue
        for each in body.split(";"):
            if ":" in each:
                yield re.sub(r"\s+", " ", each).strip()


def is_physical(declaration: str) -> bool:
    """Whether left and right are told apart."""
    name, _, value = declaration.partition(": ")
    if SIDES.search(name) or SIDES.search(value.replace("text-align", "")):
        return True
    parts = _parts(value)
    if FOUR_SIDES.match(name):
        return len(parts) == 4 and parts[1] != parts[3]
    if name == CORNERS:
        whole = (parts * 4)[:4] if len(parts) == 1 else parts
        return len(whole) == 4 and (whole[0] != whole[1] or whole[2] != whole[3])
    return name == "box-shadow" and bool(SHIFTED.match(value))


def _parts(value: str) -> list[str]:
    """The parts of a value; what stands in brackets is one."""
    return re.findall(r"(?:[^\s(]+\([^()]*(?:\([^()]*\)[^()]*)*\)|[^\s]+)", value)


@pytest.mark.parametrize(
    ("declaration", "expected"),
    [
        ("margin-left: 4px", True),
        ("float: right", True),
        ("padding: 8px 8px 8px 18px", True),
        ("padding: max(1px, 2px) 3px 4px 3px", False),
        ("border-radius: 4px 0 0 4px", True),
        ("border-radius: 4px 4px 0 0", False),
        ("box-shadow: inset 4px 0 0 red", True),
        ("box-shadow: 0 1px 2px red", False),
        ("margin-inline-start: 4px", False),
        ("inset: 0", False),
    ],
)
def test_left_and_right_are_recognised(declaration: str, expected: bool) -> None:
    """However they are written."""
    assert is_physical(declaration) is expected


def test_no_style_says_left_or_right_but_for_a_reason() -> None:
    """And no reason is kept for what is not there any more."""
    found = {
        name: {each for each in declarations(style) if is_physical(each)}
        for name, style in styles()
    }
    told = {name: each for name, each in found.items() if each}

    assert told == {name: set(reasons) for name, reasons in PHYSICAL.items()}


def test_whoever_draws_by_hand_says_neither() -> None:
    """Scripts and Python write no style with a side; pixels on the map are its own."""
    written = re.compile(
        r"(?:margin|padding|border|text-align)[-:A-Z]*\s*(?:left|right)", re.IGNORECASE
    )
    places = [
        str(path.relative_to(WEB))
        for kind in ("*.js", "*.py", "*.html")
        for path in sorted(Path(WEB).rglob(kind))
        if written.search(path.read_text(encoding="utf-8"))
    ]

    assert places == []
