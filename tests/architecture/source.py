"""The trees of source as syntax trees, and what each module imports."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]


class Import(NamedTuple):
    """One imported module; *later* if the import stands inside a function."""

    module: str
    line: int
    later: bool = False


@dataclass(frozen=True, slots=True)
class Module:
    """A source file with its dotted name; it is read when it is looked at.

    Where there is no file, the text is *given*.
    """

    name: str
    path: Path
    given: str | None = None

    @property
    def text(self) -> str:
        """What stands in the file."""
        if self.given is not None:
            return self.given
        return self.path.read_text(encoding="utf-8")

    @property
    def tree(self) -> ast.Module:
        """The file as a syntax tree."""
        return _parsed(self)

    @property
    def place(self) -> str:
        """The path as it is shown in a message."""
        return self.path.relative_to(ROOT).as_posix()


@dataclass(frozen=True, slots=True)
class Tree:
    """A package, all modules of which follow the same rules."""

    name: str
    base: Path
    """The folder in which the package lies."""

    def modules(self) -> tuple[Module, ...]:
        """Every module of the package."""
        return _modules(self)


SY_CORE: Final = Tree("sy_core", ROOT / "src")
SY_PETTINGZOO: Final = Tree("sy_pettingzoo", ROOT / "src")
UI: Final = Tree("ui", ROOT / "web")
TOOLS: Final = Tree("tools", ROOT)
TREES: Final = (SY_CORE, SY_PETTINGZOO, UI, TOOLS)


def inner_name(name: str) -> str:
    """What follows the name of the package; the package itself is ``__init__``."""
    return name.partition(".")[2] or "__init__"


def at(path: Path, base: Path) -> Module:
    """The module at *path*; its name counts from *base*."""
    dotted = ".".join(path.relative_to(base).with_suffix("").parts)
    return Module(dotted.removesuffix(".__init__"), path)


@cache
def loose() -> tuple[Module, ...]:
    """Python in no package: what runs before there is one, and what people copy."""
    web = UI.base
    rooms = (web, web / "boot", web / "learn" / "code", ROOT / "examples")
    paths = (path for room in rooms for path in sorted(room.glob("*.py")))
    return tuple(at(path, ROOT) for path in paths)


def module_from(name: str, text: str) -> Module:
    """A module that is no file, for tests of what finds something in modules."""
    return Module(name, ROOT / f"{name}.py", text)


@cache
def imports(module: Module) -> tuple[Import, ...]:
    """Everything that *module* imports, wherever in the file and what for."""
    inside = _inside_functions(module.tree)
    return tuple(
        Import(name, getattr(node, "lineno", 0), node in inside)
        for node in ast.walk(module.tree)
        for name in _imported(node, module)
    )


def named_later(module: Module) -> list[str]:
    """The modules that *module* of the page asks for by their names in ui.later."""
    return [
        name
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "later"
        for name in _later().get(node.attr, ())
    ]


def is_module(value: object) -> bool:
    """Whether *value* is the whole name of a module of ours, within a package."""
    return isinstance(value, str) and "." in value and value in _module_names()


@cache
def _later() -> dict[str, list[str]]:
    """What each name of ui.later stands for."""
    (later,) = (module for module in UI.modules() if module.name == "ui.later")
    return {
        node.target.id: [
            inner.value
            for inner in ast.walk(node)
            if isinstance(inner, ast.Constant) and isinstance(inner.value, str)
        ]
        for node in later.tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }


@cache
def _modules(tree: Tree) -> tuple[Module, ...]:
    paths = sorted((tree.base / tree.name).rglob("*.py"))
    return tuple(at(path, tree.base) for path in paths)


@cache
def _parsed(module: Module) -> ast.Module:
    return ast.parse(module.text, str(module.path))


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
    return frozenset(module.name for tree in TREES for module in tree.modules())


def _absolute(module: Module, node: ast.ImportFrom) -> str:
    is_package = module.path.name == "__init__.py"
    up = node.level - 1 if is_package else node.level
    pieces = module.name.split(".")
    return ".".join([*pieces[: len(pieces) - up], *filter(None, [node.module])])


def _inside_functions(tree: ast.Module) -> set[ast.AST]:
    return {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for inner in ast.walk(node)
        if isinstance(inner, ast.Import | ast.ImportFrom)
    }
