"""What is forbidden between modules, each rule as a finder of what breaks it.

What the rules speak of, layers and names, stands in layers.py.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Final, TypeAlias

from architecture.layers import (
    BROWSER,
    FOREIGN,
    GUESTS,
    LATER,
    LONGEST_FILE,
    LONGEST_FUNCTION,
    is_data,
    row_of,
)
from architecture.source import Module, imports, inner_name, is_module, named_later

Finder: TypeAlias = Callable[[Module], Iterator[str]]

GAMES: Final = ("classic", "hunting")
COMMON: Final = (
    *("kit", "words", "browser", "page", "intent", "shell"),
    *("app", "boot", "later", "patience", "__init__"),
)
"""Parts of ``ui`` that are no feature: common ground, and the start."""
OWN: Final = ("actions", "screen", "panel")
"""How the modules are called by which a feature acts and shows itself."""


def against_the_layers(module: Module) -> Iterator[str]:
    """Imports from a row below; modules without a place."""
    row, package = row_of(module.name), module.name.partition(".")[0]
    if row is None:
        yield f"{module.name} has no place in layers.py"
        return
    for name in _imported(module):
        if name.partition(".")[0] == package and (row_of(name) or 0) > row:
            yield f"{module.name} imports {name}"


def foreign(module: Module) -> Iterator[str]:
    """Imports of packages that the tree is to do without."""
    package = module.name.partition(".")[0]
    parts = [names for part, names in FOREIGN.items() if _within(module.name, part)]
    known = {package, *chain(*parts), *sys.stdlib_module_names}
    if module.name.startswith("ui.browser"):
        known |= set(BROWSER)
    for name in _imported(module):
        if name.partition(".")[0] not in known:
            yield f"{module.name} imports {name}"


def _within(name: str, part: str) -> bool:
    return name == part or name.startswith(f"{part}.")


def between_games(module: Module) -> Iterator[str]:
    """Imports of one game's modules by the other's, in whichever package."""
    own = set(module.name.split(".")) & set(GAMES)
    for name in _imported(module):
        if own and set(name.split(".")) & (set(GAMES) - own):
            yield f"{module.name} imports {name}"


def games_in_formats(module: Module) -> Iterator[str]:
    """Imports of a game, or of who knows the games, by a format."""
    if inner_name(module.name).split(".")[0] != "formats":
        return
    for name in _imported(module):
        if set(name.split(".")) & {*GAMES, "registry"}:
            yield f"{module.name} imports {name}"


def screens_in_actions(module: Module) -> Iterator[str]:
    """Imports of what draws a screen by what acts."""
    if _last(module.name) != "actions":
        return
    for name in _imported(module):
        if name.startswith("ui.") and _is_screen(name):
            yield f"{module.name} imports {name}"


def between_features(module: Module) -> Iterator[str]:
    """Imports of another feature's actions, screen or panel: an intent does it.

    What is loaded later counts, but for those who are guests at the table.
    """
    feature = _feature(module.name)
    if feature is None:
        return
    later = () if _within(module.name, GUESTS) else named_later(module)
    for name in (*_imported(module), *later):
        other = _feature(name)
        if other not in (None, feature) and (_last(name) in OWN or _is_screen(name)):
            yield f"{module.name} imports {name}"


def loaded_later(module: Module) -> Iterator[str]:
    """Imports in functions and by name, where nobody looks for them."""
    if module.name in LATER[module.name.partition(".")[0]]:
        return
    for found in imports(module):
        if found.later:
            yield f"{module.name} imports {found.module} later"
    if any(map(_is_by_name, ast.walk(module.tree))):
        yield f"{module.name} imports by name"
    if module.name.startswith("ui."):
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Constant) and is_module(node.value):
                yield f"{module.name} names {node.value!r}"


def long_file(module: Module) -> Iterator[str]:
    """Files that hold two subjects."""
    if len(module.text.splitlines()) > LONGEST_FILE and not is_data(module):
        yield f"{module.name} is longer than {LONGEST_FILE} lines"


def long_functions(module: Module) -> Iterator[str]:
    """Functions that do not fit on a screen, with their docstring."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > LONGEST_FUNCTION and not is_data(module):
                yield f"{module.name}.{node.name} is longer than {LONGEST_FUNCTION}"


def in_circles(modules: Iterable[Module]) -> Iterator[str]:
    """Modules that lead back to themselves, imports for annotations included."""
    graph = {module.name: set(_imported(module)) - {module.name} for module in modules}
    for name in graph:
        if name in _reached(graph, name):
            yield f"{name} stands in a circle"


def _reached(graph: dict[str, set[str]], start: str) -> set[str]:
    reached: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        if (name := waiting.pop()) not in reached:
            reached.add(name)
            waiting += graph.get(name, ())
    return reached


def _imported(module: Module) -> list[str]:
    return sorted({found.module for found in imports(module)})


def _is_by_name(node: ast.AST) -> bool:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
            return name in ("import_module", "__import__")
    return False


def _last(name: str) -> str:
    return name.rpartition(".")[2]


def _is_screen(name: str) -> bool:
    return _last(name) == "screen" or _last(name).endswith("_screen")


def _feature(name: str) -> str | None:
    package, _, inner = name.partition(".")
    part = inner.partition(".")[0]
    return part if package == "ui" and part and part not in COMMON else None


RULES: Final[dict[str, Finder]] = {
    "layers": against_the_layers,
    "foreign": foreign,
    "games": between_games,
    "formats": games_in_formats,
    "actions": screens_in_actions,
    "features": between_features,
    "later": loaded_later,
    "files": long_file,
    "functions": long_functions,
}
