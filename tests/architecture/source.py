"""The source of sy_core as syntax trees, and what each module imports."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src" / "sy_core"


@dataclass(frozen=True, slots=True)
class Import:
    """One imported module; *typing_only* if it is never run."""

    module: str
    line: int
    typing_only: bool


@dataclass(frozen=True, slots=True)
class Module:
    """A source file with its dotted name."""

    name: str
    path: Path
    tree: ast.Module

    @property
    def part(self) -> str:
        """The layer-table name: what follows ``sy_core.``."""
        return part_of(self.name)

    @property
    def place(self) -> str:
        """The path as it is shown in a message."""
        return self.path.relative_to(ROOT).as_posix()


def part_of(name: str) -> str:
    """The part to which the dotted *name* belongs."""
    return (name.split(".")[1:] or ["__init__"])[0]


def read(path: Path, base: Path) -> Module:
    """Parse the file at *path*; its name counts from *base*."""
    pieces = path.relative_to(base).with_suffix("").parts
    if pieces[-1] == "__init__":
        pieces = pieces[:-1]
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    return Module(".".join(pieces), path, tree)


@cache
def package() -> tuple[Module, ...]:
    """Every module of sy_core."""
    return tuple(read(path, ROOT / "src") for path in sorted(PACKAGE.rglob("*.py")))


def imports(module: Module) -> Iterator[Import]:
    """Everything that *module* imports, wherever in the file."""
    unrun = _typing_only(module.tree)
    for node in ast.walk(module.tree):
        line = getattr(node, "lineno", 0)
        for name in _imported(node, module):
            yield Import(name, line, node in unrun)


def _imported(node: ast.AST, module: Module) -> list[str]:
    match node:
        case ast.Import():
            return [alias.name for alias in node.names]
        case ast.ImportFrom(level=0, module=str(source)):
            return [_from(source, alias.name) for alias in node.names]
        case ast.ImportFrom():
            source = _absolute(module, node)
            return [_from(source, alias.name) for alias in node.names]
    return []


def _from(source: str, name: str) -> str:
    """``from a import b`` means a.b if that is a module of ours, else a."""
    inner = f"{source}.{name}"
    return inner if inner in _module_names() else source


@cache
def _module_names() -> frozenset[str]:
    src = ROOT / "src"
    return frozenset(
        ".".join(path.relative_to(src).with_suffix("").parts).removesuffix(".__init__")
        for path in PACKAGE.rglob("*.py")
    )


def _absolute(module: Module, node: ast.ImportFrom) -> str:
    is_package = module.path.name == "__init__.py"
    up = node.level - 1 if is_package else node.level
    pieces = module.name.split(".")
    return ".".join([*pieces[: len(pieces) - up], *filter(None, [node.module])])


def _typing_only(tree: ast.Module) -> set[ast.AST]:
    return {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If)
        and isinstance(node.test, ast.Name)
        and node.test.id == "TYPE_CHECKING"
        for statement in node.body
        for inner in ast.walk(statement)
    }
