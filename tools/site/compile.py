"""Runs inside Pyodide (see compile.mjs): sources in, byte code out.

What only a reader of the source would miss is left out, because it is half of the
bytes: the text of docstrings, annotations of functions, and where in a function an
instruction stands. A traceback still names every function and the line where it
begins. Statements, asserts included, are all kept.
"""

import ast
import dataclasses
import importlib
import marshal
import sys
import zipfile
import zlib
from collections.abc import Iterable
from importlib import util
from pathlib import Path
from types import CodeType
from typing import Any

# A .pyc that stands for itself (PEP 552: by hash, not checked): no date, and no hash
# either, since nobody looks at it and it would not compress.
UNCHECKED = util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)

Files = dict[str, bytes]
Modules = dict[str, tuple[bool, CodeType]]
Methods = dict[str, CodeType]
Function = ast.FunctionDef | ast.AsyncFunctionDef


def pack(sources: Files, home: str, kept_whole: list[str]) -> None:
    """Write /out.zip: every .py as .pyc, sorted, with one fixed date.

    *kept_whole* are beginnings of names whose docstrings are needed.
    """
    files: Files = {}
    for name, data in sorted(sources.items()):
        if name.endswith(".py"):
            lean = not name.startswith(tuple(kept_whole))
            files[name + "c"] = pyc(compiled(name, data, home, lean=lean))
        else:
            files[name] = data
    archive("/out.zip", files)


def bundle(
    sources: Files, home: str, opener: str, start: list[str], later: list[str]
) -> None:
    """Write /out.zip with a block of modules in it, and /later.bin with the others.

    *opener* is the module that reads the blocks; it goes into the archive by itself.
    *start* are beginnings of names of modules that, with all they import, go into the
    first block, but for those whose names begin as *later* says.
    """
    loader = compiled(opener, sources.pop(opener), home, lean=True)
    modules = {
        module_name(name): (
            name.endswith("/__init__.py"),
            compiled(name, data, home, lean=True),
        )
        for name, data in sorted(sources.items())
        if name.endswith(".py")
    }
    methods = watch_dataclasses()
    import_from(modules, loader)
    wanted, unwanted = tuple(start), tuple(later)
    named = {
        name
        for name in modules
        if name.startswith(wanted) and not name.startswith(unwanted)
    }
    import_all(named)
    first = {*named, *sys.modules} & modules.keys()
    import_all(modules.keys() - first)
    now = {name: modules[name] for name in sorted(first)}
    block = marshal.dumps((now, _united(methods, [*now])))
    archive("/out.zip", {opener + "c": pyc(loader), "game.bin": block})
    # Somebody has just tapped something that needs a few of these modules: the block
    # is quickly laid open, and each module by itself when it is imported.
    rest = {
        name: (is_package, marshal.dumps(code))
        for name, (is_package, code) in sorted(modules.items())
        if name not in first
    }
    later_block = marshal.dumps((rest, _united(methods, [*rest])))
    Path("/later.bin").write_bytes(zlib.compress(later_block, 9))


def _united(methods: dict[str, Methods], names: list[str]) -> Methods:
    return {
        text: code for name in names for text, code in methods.get(name, {}).items()
    }


def module_name(path: str) -> str:
    """``ui/words/__init__.py`` is the module ``ui.words``."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def watch_dataclasses() -> dict[str, Methods]:
    """By module: the methods that its dataclasses will have written, compiled."""
    seen: dict[str, Methods] = {}

    def recorded(text: str, names: dict[str, Any], *more: dict[str, Any]) -> None:
        exec(text, names, *more)
        code = compile(text, "<dataclass>", "exec", dont_inherit=True)
        seen.setdefault(names["__name__"], {})[text] = with_one_line(code)

    dataclasses.exec = recorded  # type: ignore[attr-defined]
    return seen


def import_from(modules: Modules, loader: CodeType) -> None:
    """Have modules imported by the *loader* that will do so in the browser."""
    opener: dict[str, Any] = {"__name__": "opener"}
    exec(loader, opener)
    sys.meta_path.insert(0, opener["Bundle"](marshal.dumps((modules, {})), None))


def import_all(names: Iterable[str]) -> None:
    """Import modules as far as that goes without a page."""
    for name in sorted(names):
        try:
            importlib.import_module(name)
        except ImportError as missing:
            if missing.name not in ("js", "pyscript"):
                raise


def archive(path: str, files: Files) -> None:
    """An archive of these files; equal files give equal bytes."""
    with zipfile.ZipFile(path, "w") as target:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            target.writestr(entry, data, compresslevel=9)


def pyc(code: CodeType) -> bytes:
    """The contents of a .pyc; it is never compared with a source."""
    return UNCHECKED + marshal.dumps(code)


def compiled(name: str, data: bytes, home: str, *, lean: bool) -> CodeType:
    """The code of one module."""
    tree = ast.parse(data, name)
    if lean:
        for node in ast.walk(tree):
            trim(node)
    code = compile(tree, f"{home}/{name}", "exec", dont_inherit=True)
    return with_one_line(code) if lean else code


def with_one_line(code: CodeType) -> CodeType:
    """The same code, with every instruction on the line where the code begins.

    An entry of the table covers up to eight code units: 0x80, the kind "no columns"
    (13) in four bits, the number of units less one in three, then no step in lines.
    """
    units = len(code.co_code) // 2
    table = b"\xef\x00" * (units // 8)
    if units % 8:
        table += bytes((0x80 | 13 << 3 | units % 8 - 1, 0))
    inner = tuple(
        with_one_line(each) if isinstance(each, CodeType) else each
        for each in code.co_consts
    )
    return code.replace(co_linetable=table, co_consts=inner)


def trim(node: ast.AST) -> None:
    """Take the docstring and the annotations off a function, or off a module.

    Classes keep theirs: a dataclass reads its annotations, and would write itself a
    docstring, slowly, if it had none.
    """
    if isinstance(node, Function):
        node.returns = None
        given = node.args
        for argument in (*given.posonlyargs, *given.args, *given.kwonlyargs):
            argument.annotation = None
        for argument in filter(None, (given.vararg, given.kwarg)):
            argument.annotation = None
    if isinstance(node, Function | ast.Module) and has_docstring(node):
        if len(node.body) > 1:
            del node.body[0]
        else:
            node.body = [ast.copy_location(ast.Pass(), node.body[0])]


def has_docstring(node: Function | ast.Module) -> bool:
    """Whether the first statement is nothing but a text."""
    match node.body:
        case [ast.Expr(value=ast.Constant(value=str())), *_]:
            return True
    return False


def sources_of_zip(path: str) -> Files:
    """Every file of an archive by its name."""
    with zipfile.ZipFile(path) as source:
        return {i.filename: source.read(i) for i in source.infolist() if not i.is_dir()}
