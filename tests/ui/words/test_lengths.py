"""What stands on a button is as short in one language as in another."""

from __future__ import annotations

import ast
from fnmatch import fnmatch
from pathlib import Path

import pytest

from ui.words import KEPT
from ui.words.languages import LANGUAGES

pytestmark = pytest.mark.native_only

UI = Path(__file__).parents[3] / "web" / "ui"
LIMITS = {
    "menu.*": 72,  # a line of its own in a dialog, and it may have two
    "home.*": 28,  # in a door of the first screen
    "tool.*": 26,  # beside others below the map
    "devices.*": 26,  # beside others as well: below a letter, at the end of a game
    "*": 42,
}
"""Letters, by the place of a button; the first that fits its key counts."""

BESIDE = (
    "devices.where.*",  # choices in a row
    "devices.go",  # in the place of another label
    "devices.window",  # a link that looks like a button
    "devices.read",  # of a form
    "devices.join.as_*",
    "devices.send.*",
    "devices.again",
    "devices.rematch",
    "devices.seal.show",
    "devices.seal.break",
    "home.letter",
)
"""Labels that are chosen at run time, or do not stand on a plain button."""


def labels():
    """The keys of all texts that are the label of a button."""
    calls = [
        node
        for path in UI.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and node.args
    ]
    buttons = [call for call in calls if _name(call.func) == "button"]
    asked = [
        call.args[0]
        for button in buttons
        for call in ast.walk(button.args[0])
        if isinstance(call, ast.Call) and _name(call.func) == "words"
    ]
    keys = {node.value for node in asked if isinstance(node, ast.Constant)}
    made = [_pattern(node) for node in asked if isinstance(node, ast.JoinedStr)]
    sides = [*BESIDE, *(each for each in made if each.startswith("home."))]
    known = KEPT["en"].texts
    return sorted(keys | {k for k in known for each in sides if fnmatch(k, each)})


def _name(func):
    return func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")


def _pattern(node):
    parts = [p.value if isinstance(p, ast.Constant) else "*" for p in node.values]
    return "".join(map(str, parts))


def limit_of(key):
    return next(most for place, most in LIMITS.items() if fnmatch(key, place))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_has_room_for_its_label_in_every_language(language):
    said, keys = KEPT[language].texts, labels()
    long = {k: said[k] for k in keys if len(str(said[k])) > limit_of(k)}

    assert len(keys) > 40
    assert long == {}
