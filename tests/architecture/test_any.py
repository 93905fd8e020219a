"""``Any`` stands only where the browser or JSON comes in: pyproject.toml has the list.

mypy forbids it everywhere else. Here the list is held short: what is listed needs it,
and says why.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from functools import cache

import pytest

from architecture.source import ROOT, TREES, Module, loose, module_from

pytestmark = pytest.mark.native_only

PROJECT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
LISTED = tuple(
    name
    for override in tomllib.loads(PROJECT)["tool"]["mypy"]["overrides"]
    if override.get("disallow_any_explicit") is False
    for name in override["module"]
)
MODULES = [*(module for tree in TREES for module in tree.modules()), *loose()]


def untyped(modules: Iterable[Module]) -> Iterator[str]:
    """The modules that name ``typing.Any``."""
    for module in modules:
        if any(map(_is_any, ast.walk(module.tree))):
            yield module.name


def _is_any(node: ast.AST) -> bool:
    match node:
        case ast.ImportFrom(module="typing", names=names):
            return any(alias.name == "Any" for alias in names)
        case ast.Attribute(value=ast.Name(id="typing"), attr="Any"):
            return True
    return False


@cache
def named() -> frozenset[str]:
    """Those of the project."""
    return frozenset(untyped(MODULES))


def test_mypy_forbids_it() -> None:
    """Whatever is not on the list goes without."""
    assert tomllib.loads(PROJECT)["tool"]["mypy"]["disallow_any_explicit"] is True


def test_any_is_named_only_by_those_on_the_list() -> None:
    """The same list as mypy's, also for modules that mypy does not read."""
    unlisted = [
        name
        for name in sorted(named())
        if not any(fnmatchcase(name, pattern) for pattern in LISTED)
    ]

    assert not unlisted


@pytest.mark.parametrize("pattern", LISTED)
def test_whoever_is_on_the_list_needs_it(pattern: str) -> None:
    """Who has found a type is taken off."""
    assert any(fnmatchcase(name, pattern) for name in named())


@pytest.mark.parametrize("pattern", LISTED)
def test_whoever_is_on_the_list_says_why(pattern: str) -> None:
    """The reason stands beside the name."""
    assert re.search(rf'^  "{re.escape(pattern)}", # \w+', PROJECT, re.MULTILINE)


@pytest.mark.parametrize(
    "text",
    [
        "from typing import Any, Final",
        "import typing\nx: typing.Any = 1",
        "def f():\n    from typing import Any",
    ],
)
def test_the_finder_finds(text: str) -> None:
    """The tests above can fail."""
    assert list(untyped([module_from("ui.app", text)])) == ["ui.app"]


def test_the_finder_spares_the_word() -> None:
    """Prose and other names may say it."""
    fine = '"""Any ticket will do."""\nfrom typing import AnyStr\nAnyone = 1'

    assert not list(untyped([module_from("ui.app", fine)]))
