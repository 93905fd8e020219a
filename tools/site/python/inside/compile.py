"""Compiling, for compile.mjs: sources in, byte code out.

Byte code is as Python itself makes it. Only the columns are left out in which
instructions stand (PYTHONNODEBUGRANGES), which are a third of the bytes, and docstrings
of functions; a traceback names every line all the same.
"""

import ast
import io
import marshal
import tarfile
import zipfile
from importlib import util
from types import CodeType

# A .pyc that stands for itself (PEP 552: by hash, not checked): no date, and no hash
# either, since nobody looks at it and it would not compress.
UNCHECKED = util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
# As ``python -OO``: without docstrings and asserts.
WITHOUT_DOCSTRINGS = 2

Files = dict[str, bytes]


def write(sources: Files, home: str, documented: list[str]) -> None:
    """Write /stdlib.zip: every .py as .pyc, without docstrings unless *documented*."""
    files: Files = {}
    for name, data in sorted(sources.items()):
        if name.endswith(".py"):
            whole = name.startswith(tuple(documented))
            optimize = 0 if whole else WITHOUT_DOCSTRINGS
            files[name + "c"] = pyc(compiled(name, data, home, optimize=optimize))
        else:
            files[name] = data
    archive("/stdlib.zip", files)


def archive(path: str, files: Files) -> None:
    """An archive of these files; equal files give equal bytes."""
    with zipfile.ZipFile(path, "w") as target:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            target.writestr(entry, data, compresslevel=9)


def tape_archive(path: str, files: Files) -> None:
    """The same in one piece: half as large where there are many small files."""
    with tarfile.open(path, "w:bz2") as target:
        for name, data in sorted(files.items()):
            entry = tarfile.TarInfo(name)
            entry.size = len(data)
            target.addfile(entry, io.BytesIO(data))


def pyc(code: CodeType) -> bytes:
    """The contents of a .pyc; it is never compared with a source."""
    return UNCHECKED + marshal.dumps(code)


def compiled(
    name: str, data: bytes | ast.Module, home: str, *, optimize: int = 0
) -> CodeType:
    """The code of one module."""
    where = f"{home}/{name}"
    return compile(data, where, "exec", dont_inherit=True, optimize=optimize)


def undocumented(source: bytes) -> ast.Module:
    """A module without its docstring and those of functions, which nobody asks for.

    Classes keep theirs: a dataclass without one would write one, which takes long.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if ast.get_docstring(node, clean=False) is not None:
            said = node.body.pop(0)
            node.body = node.body or [ast.copy_location(ast.Pass(), said)]
    return tree


def sources_of_zip(path: str) -> Files:
    """Every file of an archive by its name."""
    with zipfile.ZipFile(path) as source:
        return {i.filename: source.read(i) for i in source.infolist() if not i.is_dir()}
