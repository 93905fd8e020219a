"""Modules without what only a reader needs."""

from __future__ import annotations

import ast
import importlib

import pytest

pytestmark = pytest.mark.native_only

MODULE = '''
"""What it is for."""
from dataclasses import dataclass

LIMIT: int = 3
"""Why three."""
later: str


@dataclass(frozen=True)
class Point:
    """A place."""

    x: int = 0
    """From the left."""

    def far(self, other: "Point") -> bool:
        """Whether it is."""
        # as the crow flies
        gap: int = abs(self.x - other.x)
        assert gap >= 0
        return gap > LIMIT


def nothing() -> None:
    """Do nothing."""


TEXT = f"""two
    lines {LIMIT}"""
'''


@pytest.fixture(scope="module")
def lean_source():
    """What runs inside Pyodide; CPython runs it as well."""
    return importlib.import_module("tools.site.python.inside.lean").lean_source


def test_docstrings_comments_and_annotations_go(lean_source):
    text = lean_source("tried.py", MODULE.encode())

    for gone in ("What it", "Why", "A place", "From", "Whether", "crow", "->", "later"):
        assert gone not in text
    assert ": int = 3" not in text


def test_it_still_does_the_same(lean_source):
    whole, lean = {}, {}
    for names, text in (
        (whole, MODULE),
        (lean, lean_source("tried.py", MODULE.encode())),
    ):
        exec(compile(text, "tried", "exec", dont_inherit=True), names)

    assert lean["Point"](7).far(lean["Point"]())
    assert repr(lean["Point"](7)) == repr(whole["Point"](7))
    assert lean["TEXT"] == whole["TEXT"]
    assert lean["nothing"]() is None


def test_statements_are_kept_asserts_too(lean_source):
    assert "assert gap >= 0" in lean_source("tried.py", MODULE.encode())


def test_a_dataclass_need_not_write_itself_a_docstring(lean_source):
    """It would take long: it keeps one, a short one."""
    made = ast.parse(lean_source("tried.py", MODULE.encode())).body[2]

    assert isinstance(made, ast.ClassDef)
    assert ast.get_docstring(made) == "-"


def test_a_text_that_would_mean_something_else_is_refused(lean_source, monkeypatch):
    monkeypatch.setattr("tools.site.python.inside.lean.ast.unparse", lambda _: "X = 2")

    with pytest.raises(ValueError, match=r"tried\.py"):
        lean_source("tried.py", b"X = 1")
