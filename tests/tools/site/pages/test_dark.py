"""Rules for the dark are written once and shipped twice."""

from __future__ import annotations

import re

import pytest

from tools.site.pages.dark import both_ways
from tools.site.paths import WEB

pytestmark = pytest.mark.native_only


def test_a_rule_is_one_for_a_dark_system_as_well():
    """With the same declarations, behind the rule of those who chose so."""
    css = "/* Dark as well: .auto a */\n.dark a {\n  --ink: #fff;\n}\n\nb {}\n"

    first, second = both_ways(css).split("@media (prefers-color-scheme: dark)")

    assert first.split() == [".dark", "a", "{", "--ink:", "#fff;", "}"]
    assert second.split()[:6] == ["{", ".auto", "a", "{", "--ink:", "#fff;"]
    assert second.split()[6:] == ["}", "}", "b", "{}"]


def test_nothing_else_changes():
    """Comments of other kinds are only comments."""
    css = "/* Dark colours */\na {\n  color: red;\n}\n"

    assert both_ways(css) == css


@pytest.mark.parametrize("path", sorted(WEB.rglob("*.css")), ids=lambda path: path.name)
def test_every_such_comment_stands_above_a_rule(path):
    """Or else nobody who follows the system would get it."""
    css = path.read_text(encoding="utf-8")
    wanted = len(re.findall("Dark as well", css))
    media = "@media (prefers-color-scheme: dark)"

    assert both_ways(css).count(media) - css.count(media) == wanted
