"""A module without what only a reader needs.

Docstrings, comments, and annotations that nobody reads at run time are left out;
statements, asserts included, are all kept.
"""

import ast
import re
from typing import TypeVar

# A dataclass without a docstring would write itself one, slowly.
SHORT = "-"

AnyFunction = TypeVar("AnyFunction", ast.FunctionDef, ast.AsyncFunctionDef)


def lean_source(name: str, data: bytes) -> str:
    """A module as a short text, for which it is still the same."""
    tree = lean_tree(ast.parse(data, name))
    text = re.sub(r"^(?: {4})+", _narrow, ast.unparse(tree), flags=re.MULTILINE)
    if ast.dump(ast.parse(text)) != ast.dump(tree):
        raise ValueError(f"{name} would be another module as a short text")
    return text


def _narrow(indentation: re.Match[str]) -> str:
    return " " * (len(indentation[0]) // 4)


def lean_tree(tree: ast.Module) -> ast.Module:
    """The tree without docstrings and annotations."""
    _Lean().visit(tree)
    return ast.fix_missing_locations(tree)


class _Lean(ast.NodeTransformer):
    def visit_Expr(self, statement: ast.Expr) -> ast.Expr | None:
        """A text that stands alone says something to readers."""
        self.generic_visit(statement)
        return None if _is_text(statement) else statement

    def visit_AnnAssign(self, statement: ast.AnnAssign) -> ast.Assign | None:
        self.generic_visit(statement)
        if statement.value is None:
            return None
        plain = ast.Assign([statement.target], statement.value)
        return ast.copy_location(plain, statement)

    def visit_arg(self, argument: ast.arg) -> ast.arg:
        argument.annotation = None
        return argument

    def visit_FunctionDef(self, function: ast.FunctionDef) -> ast.FunctionDef:
        return self._function(function)

    def visit_AsyncFunctionDef(
        self, function: ast.AsyncFunctionDef
    ) -> ast.AsyncFunctionDef:
        return self._function(function)

    def _function(self, function: AnyFunction) -> AnyFunction:
        function.returns = None
        self.generic_visit(function)
        function.body = function.body or [ast.Pass()]
        return function

    def visit_ClassDef(self, made: ast.ClassDef) -> ast.ClassDef:
        """A dataclass reads its annotations; the others are few."""
        first, *others = made.body
        if _is_text(first):
            first = ast.copy_location(ast.Expr(ast.Constant(SHORT)), first)
        kept = [part for part in others if not _is_text(part)]
        made.body = [
            part if part is first and _is_text(part) else self._member(part)
            for part in (first, *kept)
        ]
        return made

    def _member(self, part: ast.stmt) -> ast.stmt:
        if isinstance(part, ast.AnnAssign):
            return part
        found = self.visit(part)
        assert isinstance(found, ast.stmt)
        return found


def _is_text(part: ast.stmt) -> bool:
    match part:
        case ast.Expr(value=ast.Constant(value=str())):
            return True
    return False
