"""Small files, small functions."""

from __future__ import annotations

import ast

import pytest

from architecture.layers import DATA, LONGEST_FILE, LONGEST_FUNCTION
from architecture.source import ROOT, Module, package, read

pytestmark = pytest.mark.native_only

SOURCES = [
    pytest.param(read(path, ROOT / "src"), id=path.relative_to(ROOT).as_posix())
    for path in sorted((ROOT / "src").rglob("*.py"))
]


def test_there_is_something_to_measure() -> None:
    """The other tests of this folder are not green for want of modules."""
    assert len(package()) > 5


@pytest.mark.parametrize("module", SOURCES)
def test_no_file_is_long(module: Module) -> None:
    """A file that grows too long holds two subjects."""
    length = len(module.path.read_text(encoding="utf-8").splitlines())

    assert length <= LONGEST_FILE or module.path.parent.name in DATA, f"{length} lines"


@pytest.mark.parametrize("module", SOURCES)
def test_no_function_is_long(module: Module) -> None:
    """A function fits on a screen, with its docstring."""
    long = [
        f"{module.place}:{node.lineno} {node.name}: {length} lines"
        for node in ast.walk(module.tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (length := (node.end_lineno or node.lineno) - node.lineno + 1)
        > LONGEST_FUNCTION
    ]

    assert not long or module.path.parent.name in DATA, "\n".join(long)
