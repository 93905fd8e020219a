"""Compiling, for compile.mjs: sources in, byte code out.

What only a reader of the source would miss is left out, because it is half of the
bytes: docstrings and annotations (see lean.py), and where in a function an
instruction stands. A traceback still names every function and the line where it
begins. Statements, asserts included, are all kept.
"""

import ast
import marshal
import zipfile
from importlib import util
from types import CodeType

from .lean import lean_tree

# A .pyc that stands for itself (PEP 552: by hash, not checked): no date, and no hash
# either, since nobody looks at it and it would not compress.
UNCHECKED = util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)

Files = dict[str, bytes]


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
    if not lean:
        return compile(tree, f"{home}/{name}", "exec", dont_inherit=True)
    tree = lean_tree(tree)
    return with_one_line(compile(tree, f"{home}/{name}", "exec", dont_inherit=True))


def with_one_line(code: CodeType) -> CodeType:
    """The same code, with every instruction on the line where the code begins.

    Its long name is the short one, too, which is what tracebacks tell. An entry of the
    table covers up to eight code units: 0x80, the kind "no columns" (13) in four bits,
    the number of units less one in three, then no step in lines.
    """
    units = len(code.co_code) // 2
    table = b"\xef\x00" * (units // 8)
    if units % 8:
        table += bytes((0x80 | 13 << 3 | units % 8 - 1, 0))
    inner = tuple(
        with_one_line(each) if isinstance(each, CodeType) else each
        for each in code.co_consts
    )
    return code.replace(co_linetable=table, co_consts=inner, co_qualname=code.co_name)


def sources_of_zip(path: str) -> Files:
    """Every file of an archive by its name."""
    with zipfile.ZipFile(path) as source:
        return {i.filename: source.read(i) for i in source.infolist() if not i.is_dir()}
