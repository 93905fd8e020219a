"""Chance is a Random that is passed in, never the generator all programs share."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from architecture.source import ROOT, Module, at, module_from

pytestmark = pytest.mark.native_only

ALLOWED = {"Random"}
FILES = [
    at(path, ROOT)
    for folder in ("src", "tests", "tools", "web", "examples")
    for path in sorted((ROOT / folder).rglob("*.py"))
]


def shared_random(tree: ast.Module) -> Iterator[str]:
    """Every use of the random module that is not ``random.Random``."""
    aliases = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
        if alias.name == "random"
    }
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module="random", level=0):
                for alias in node.names:
                    if alias.name not in ALLOWED:
                        yield f"line {node.lineno}: from random import {alias.name}"
            case ast.Attribute(value=ast.Name(id=name)) if name in aliases:
                if node.attr not in ALLOWED:
                    yield f"line {node.lineno}: random.{node.attr}"


def uses_in(module: Module) -> list[str]:
    """Where a module uses it; who does not say its name need not be read closely."""
    if "random" not in module.text:
        return []
    return [f"{module.place}: {use}" for use in shared_random(module.tree)]


def test_the_shared_generator_is_never_used() -> None:
    """Games repeat from their own Random; nobody else's draws disturb them."""
    uses = [use for module in FILES for use in uses_in(module)]

    assert len(FILES) > 500, "too few files were looked at"
    assert not uses, "\n".join(uses)


@pytest.mark.parametrize(
    "text",
    [
        "import random\nrandom.shuffle([])",
        "import random as r\nr.seed(1)",
        "from random import choice",
    ],
)
def test_the_finder_finds(text: str) -> None:
    """The test above can fail."""
    assert uses_in(module_from("sy_core.game", text))


def test_the_finder_spares_a_generator_of_ones_own() -> None:
    """random.Random is what everybody is to use."""
    fine = "import random\nfrom random import Random\nrandom.Random(1).shuffle([])"

    assert not list(shared_random(ast.parse(fine)))
