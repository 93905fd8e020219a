"""The game's modules as blocks of byte code, for compile.mjs.

``web/boot/bundle.py`` imports from them. All modules are imported here once, to see
which belong to the first block, in which order they need each other, and which methods
dataclasses write for themselves.
"""

import dataclasses
import importlib
import marshal
import sys
import zlib
from collections.abc import Callable, Iterable, Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, ModuleType
from typing import Protocol, cast

from compression import zstd  # type: ignore[import-not-found]

from .compile import Files, compiled, tape_archive, undocumented

SMALLEST = 22
"""The level of zstd that takes longest to pack, and no longer to unpack."""

Modules = dict[str, tuple[bool, CodeType]]
Methods = dict[str, dict[str, CodeType]]
"""By module and text: methods of dataclasses."""
Names = dict[str, object]


class Finder(Protocol):
    """How ``Bundle`` in ``web/boot/bundle.py`` is used by Python."""

    exec_module: Callable[[ModuleType], None]

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None, /
    ) -> ModuleSpec | None:
        """Where a module comes from."""


def write(
    sources: Files,
    home: str,
    opener: str,
    parts: list[list[str]],
    soon: list[list[str]],
) -> None:
    """Write the four blocks, and all as written as a .tar.bz2.

    *parts* are beginnings of names of modules that, with all they import, are in the
    first block, of those among them that are not, of those that wait until somebody
    asks for them, and of those for a room with somebody's bot. *soon* are modules that
    the page will import when it has time: the rest names them one by one, each after
    all that it imports.
    """
    loader = compiled(opener, sources[opener], home)
    modules = modules_of(sources, opener, home)
    methods, order = watch_dataclasses(), import_from(modules, loader)
    first, not_first, seldom, room = parts
    named = chosen(modules, first, not_first)
    import_all(named)
    now = {*named, *order}
    one_by_one = [newly_imported(order, group) for group in soon]
    waiting, inside = (set(chosen(modules, some)) for some in (seldom, room))
    apart = waiting | inside
    import_all(name for name in modules if name not in apart)
    check_alone(apart, order)
    import_all(waiting)
    check_alone(inside, order)
    import_all(modules)
    check_texts(methods)
    for name, some, when in (
        ("first", now, []),
        ("rest", modules.keys() - now - apart, one_by_one),
        ("seldom", waiting, []),
        ("bench", inside, []),
    ):
        made = block({each: modules[each] for each in sorted(some)}, methods, when)
        Path(f"/{name}.block").write_bytes(zstd.compress(made, SMALLEST))
    tape_archive("/sources.tar.bz2", sources)


def modules_of(sources: Files, opener: str, home: str) -> Modules:
    """All of them but the one that opens the others."""
    return {
        module_name(file): (
            file.endswith("/__init__.py"),
            compiled(file, undocumented(data), home),
        )
        for file, data in sorted(sources.items())
        if file.endswith(".py") and file != opener
    }


def check_alone(waiting: set[str], imported: Iterable[str]) -> None:
    """What waits until somebody asks for it may not come with anything else."""
    early = sorted(waiting.intersection(imported))
    if early:
        raise ValueError(f"others import what is fetched on demand: {early}")


def chosen(
    names: Iterable[str], begin: list[str], but_not: Sequence[str] = ()
) -> list[str]:
    """Names that begin so, but not so."""
    some = [name for name in names if name.startswith(tuple(begin))]
    return [name for name in some if not name.startswith(tuple(but_not))]


def block(modules: Modules, methods: Methods, soon: list[list[str]]) -> bytes:
    """Some modules, with the methods of their dataclasses."""
    texts = (methods.get(name, {}).items() for name in modules)
    known = {zlib.crc32(text.encode()): code for each in texts for text, code in each}
    return marshal.dumps((modules, known, soon))


def module_name(path: str) -> str:
    """``ui/words/__init__.py`` is the module ``ui.words``."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def watch_dataclasses() -> Methods:
    """The methods that dataclasses are going to write, compiled."""
    seen: Methods = {}

    def recorded(text: str, names: Names, *more: Names) -> None:
        exec(text, names, *more)
        code = compile(text, "<dataclass>", "exec", dont_inherit=True)
        seen.setdefault(str(names["__name__"]), {})[text] = code

    dataclasses.exec = recorded  # type: ignore[attr-defined]
    return seen


def check_texts(methods: Methods) -> None:
    """In the page a checksum stands for a text: no two may have the same."""
    texts = {text for each in methods.values() for text in each}
    if len({zlib.crc32(text.encode()) for text in texts}) < len(texts):
        raise ValueError("two methods of dataclasses have the same checksum")


def import_from(modules: Modules, loader: CodeType) -> list[str]:
    """Have modules imported by the *loader* that will do so in the browser.

    The answer grows: names in the order in which modules have been run to their ends,
    so that each comes after all that it imports.
    """
    opener: Names = {"__name__": "opener"}
    exec(loader, opener)
    bundle = cast("Callable[[bytes, None], Finder]", opener["Bundle"])
    finder = bundle(zstd.compress(block(modules, {}, [])), None)
    run = finder.exec_module
    order: list[str] = []

    def run_and_note(module: ModuleType) -> None:
        run(module)
        order.append(module.__name__)

    finder.exec_module = run_and_note
    sys.meta_path.insert(0, finder)
    return order


def newly_imported(order: list[str], names: Iterable[str]) -> list[str]:
    """What is imported by these that was not before, as *order* tells."""
    before = len(order)
    import_all(names)
    return order[before:]


def import_all(names: Iterable[str]) -> None:
    """Import modules as far as that goes without a page."""
    for name in names:
        try:
            importlib.import_module(name)
        except ImportError as missing:
            if missing.name not in ("js", "pyscript"):
                raise
