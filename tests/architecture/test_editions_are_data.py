"""The rules read what an edition says; they never ask which one it is."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from architecture.source import SY_CORE, Module

pytestmark = pytest.mark.native_only

EDITIONS = "sy_core.classic.editions"
RULES = [m for m in SY_CORE.modules() if not m.name.startswith(EDITIONS)]


def edition_ids() -> set[str]:
    """Every text given as ``id=`` inside the editions."""
    return {
        node.value.value
        for module in SY_CORE.modules()
        if module.name.startswith(EDITIONS)
        for node in ast.walk(module.tree)
        if isinstance(node, ast.keyword)
        and node.arg == "id"
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    }


def questions(tree: ast.Module, ids: set[str]) -> Iterator[str]:
    """Every place that names an edition or compares an edition's id."""
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if text in ids:
                yield f"line {node.lineno} names the edition {text!r}"
            case ast.Compare(left=left, comparators=others):
                if any(_is_edition_id(side) for side in (left, *others)):
                    yield f"line {node.lineno} compares an edition's id"


def _is_edition_id(node: ast.expr) -> bool:
    match node:
        case ast.Attribute(attr="id", value=ast.Name(id=owner)):
            return owner == "edition"
        case ast.Attribute(attr="id", value=ast.Attribute(attr=owner)):
            return owner == "edition"
    return False


def test_there_are_editions() -> None:
    """The other tests of this file know what to look for."""
    assert len(edition_ids()) >= 5


@pytest.mark.parametrize("module", RULES, ids=lambda module: module.name)
def test_no_rule_asks_for_an_edition_by_name(module: Module) -> None:
    """Edition ids stand in sy_core/classic/editions and nowhere else in the package."""
    asked = list(questions(module.tree, edition_ids()))

    assert not asked, f"{module.place}: {asked}"


@pytest.mark.parametrize(
    "text",
    ["if name == 'old': pass", "state.edition.id == other", "x != edition.id"],
)
def test_the_finder_finds(text: str) -> None:
    """The test above can fail."""
    assert list(questions(ast.parse(text), {"old"}))
