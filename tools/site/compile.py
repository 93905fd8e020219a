"""Runs inside Pyodide (see compile.mjs): sources in, one archive of byte code out.

What only a reader of the source would miss is left out, because it is half of the
bytes: the text of docstrings, annotations of functions, and where in a function an
instruction stands. A traceback still names every function and the line where it
begins. Statements, asserts included, are all kept.
"""

import ast
import marshal
import zipfile
from importlib import util
from pathlib import Path
from types import CodeType

# A .pyc that stands for itself (PEP 552: by hash, not checked): no date, and no hash
# either, since nobody looks at it and it would not compress.
UNCHECKED = util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)

Files = dict[str, bytes]
Function = ast.FunctionDef | ast.AsyncFunctionDef


def pack(sources: Files, home: str, kept_whole: list[str], solid: str) -> None:
    """Write /out.zip: every .py as .pyc, sorted, with one fixed date.

    *kept_whole* are beginnings of names whose docstrings are needed. *solid* is the
    name of an archive of stored files inside, which then is compressed as a whole:
    many small modules repeat each other.
    """
    files: Files = {}
    for name, data in sorted(sources.items()):
        if name.endswith(".py"):
            lean = not name.startswith(tuple(kept_whole))
            files[name + "c"] = compiled(name, data, home, lean=lean)
        else:
            files[name] = data
    if solid:
        archive("/inner.zip", files, zipfile.ZIP_STORED)
        inner = {solid: Path("/inner.zip").read_bytes()}
        archive("/out.zip", inner, zipfile.ZIP_BZIP2)
    else:
        archive("/out.zip", files, zipfile.ZIP_DEFLATED)


def archive(path: str, files: Files, method: int) -> None:
    """An archive of these files; equal files give equal bytes."""
    with zipfile.ZipFile(path, "w") as target:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = method
            entry.external_attr = 0o644 << 16
            target.writestr(entry, data, compresslevel=9)


def compiled(name: str, data: bytes, home: str, *, lean: bool) -> bytes:
    """The .pyc of one module; it is never compared with a source."""
    tree = ast.parse(data, name)
    if lean:
        for node in ast.walk(tree):
            trim(node)
    code = compile(tree, f"{home}/{name}", "exec", dont_inherit=True)
    if lean:
        code = with_one_line(code)
    return UNCHECKED + marshal.dumps(code)


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
