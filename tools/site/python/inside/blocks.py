"""The game's modules as two blocks (compile.mjs asks for them).

``web/boot/bundle.py`` imports from them. The first block is what a first move needs, as
byte code: it is quickly there. The rest is wanted when the page has time: it comes as
lean sources, which are a third of the size.
"""

import bz2
import dataclasses
import importlib
import marshal
import sys
from collections.abc import Iterable
from types import CodeType, ModuleType
from typing import Any
from zlib import crc32

from .compile import Files, archive, compiled, pyc, with_one_line
from .lean import lean_source

Modules = dict[str, tuple[bool, CodeType]]
Methods = dict[str, dict[str, CodeType]]
"""By module and text: methods of dataclasses."""


def bundle(
    sources: Files, home: str, opener: str, start: list[str], soon: list[list[str]]
) -> None:
    """Write /out.zip: the opener, and both blocks.

    *start* are beginnings of names of modules that, with all they import, go into the
    first block; those whose names follow a "!" do not. *soon* are modules that the page
    will import when it has time: the block names them one by one, each after all that
    it imports.
    """
    loader = compiled(opener, sources.pop(opener), home, lean=True)
    files = {module_name(name): name for name in sources if name.endswith(".py")}
    modules = {
        name: (
            file.endswith("/__init__.py"),
            compiled(file, sources[file], home, lean=True),
        )
        for name, file in sorted(files.items())
    }
    methods = watch_dataclasses()
    order = import_from(modules, loader)
    wanted = tuple(name for name in start if name[0] != "!")
    unwanted = tuple(name[1:] for name in start if name[0] == "!")
    named = [n for n in modules if n.startswith(wanted) and not n.startswith(unwanted)]
    import_all(named)
    first = {*named, *order}
    one_by_one = []
    for group in soon:
        before = len(order)
        import_all(group)
        one_by_one.append(order[before:])
    import_all(modules)
    check_texts(methods)
    now = {name: modules[name] for name in sorted(first)}
    known = {crc32(t.encode()): c for n in now for t, c in methods.get(n, {}).items()}
    rest = {
        name: (is_package, lean_source(files[name], sources[files[name]]))
        for name, (is_package, _) in modules.items()
        if name not in first
    }
    first_block = marshal.dumps((now, known, one_by_one))
    blocks = {"first.bz2": first_block, "rest.bz2": marshal.dumps(rest)}
    packed = {name: bz2.compress(block) for name, block in blocks.items()}
    archive("/out.zip", {opener + "c": pyc(loader), **packed})


def module_name(path: str) -> str:
    """``ui/words/__init__.py`` is the module ``ui.words``."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def watch_dataclasses() -> Methods:
    """The methods that dataclasses are going to write, compiled."""
    seen: Methods = {}

    def recorded(text: str, names: dict[str, Any], *more: dict[str, Any]) -> None:
        exec(text, names, *more)
        code = compile(text, "<dataclass>", "exec", dont_inherit=True)
        seen.setdefault(names["__name__"], {})[text] = with_one_line(code)

    dataclasses.exec = recorded  # type: ignore[attr-defined]
    return seen


def check_texts(methods: Methods) -> None:
    """In the page a checksum stands for a text: no two may have the same."""
    texts = {text for each in methods.values() for text in each}
    if len({crc32(text.encode()) for text in texts}) < len(texts):
        raise ValueError("two methods of dataclasses have the same checksum")


def import_from(modules: Modules, loader: CodeType) -> list[str]:
    """Have modules imported by the *loader* that will do so in the browser.

    The answer grows: names in the order in which modules have been run to their ends,
    so that each comes after all that it imports.
    """
    opener: dict[str, Any] = {"__name__": "opener"}
    exec(loader, opener)
    finder = opener["Bundle"](bz2.compress(marshal.dumps((modules, {}, []))), b"")
    run, order = finder.exec_module, []

    def run_and_note(module: ModuleType) -> None:
        run(module)
        order.append(module.__name__)

    finder.exec_module = run_and_note
    sys.meta_path.insert(0, finder)
    return order


def import_all(names: Iterable[str]) -> None:
    """Import modules as far as that goes without a page."""
    for name in names:
        try:
            importlib.import_module(name)
        except ImportError as missing:
            if missing.name not in ("js", "pyscript"):
                raise
