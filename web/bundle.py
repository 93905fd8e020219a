"""Imports the game from blocks of byte code; the build makes them (tools/site).

An archive that Python imports from module by module costs more time at the start
than everything the modules do. So all code objects come in one block, and what a
first move does not need in a second one, which is fetched when it is first asked for.

Half of the rest went into dataclasses: each writes its methods as text and compiles
them. The build has seen these texts and put the compiled code beside the modules.
"""

from __future__ import annotations

import dataclasses
import marshal
import sys
from collections.abc import Callable
from importlib.machinery import ModuleSpec
from types import CodeType, ModuleType
from typing import Final, TypeAlias

PACKAGES: Final = ("sy_core", "ui")
FIRST: Final = "game.bin"

Modules: TypeAlias = "dict[str, tuple[bool, CodeType | bytes]]"
"""By name: whether it is a package, and its code; packed until it is first run."""
Methods: TypeAlias = "dict[str, CodeType]"
"""Compiled methods of dataclasses by their text."""


class Bundle:
    """A finder and loader of modules (PEP 451)."""

    def __init__(self, first: bytes, later: Callable[[], bytes] | None) -> None:
        self._modules: Modules = {}
        self._methods: Methods = {}
        self._later = later
        self._add(first)

    def _add(self, block: bytes) -> None:
        modules, methods = marshal.loads(block)  # noqa: S302 - made by our own build
        self._modules |= modules
        self._methods |= methods

    def find_spec(
        self, name: str, _path: object = None, _target: object = None
    ) -> ModuleSpec | None:
        """Where a module is: here, if it is of the game."""
        if name.partition(".")[0] not in PACKAGES:
            return None
        if name not in self._modules and self._later is not None:
            self._unpack()
        if name not in self._modules:
            return None
        is_package, _ = self._modules[name]
        return ModuleSpec(name, self, is_package=is_package)  # type: ignore[arg-type]

    def _unpack(self) -> None:
        """Take in the second block, if that has not been done; it may be fetched."""
        import zlib  # noqa: PLC0415 - a start does without it

        if self._later is not None:
            fetch, self._later = self._later, None
            self._add(zlib.decompress(fetch()))

    def create_module(self, _spec: ModuleSpec) -> None:
        """An ordinary module will do."""

    def exec_module(self, module: ModuleType) -> None:
        """Run a module."""
        _, code = self._modules[module.__name__]
        if isinstance(code, bytes):
            code = marshal.loads(code)  # noqa: S302 - see above
        exec(code, module.__dict__)  # noqa: S102

    def run(self, text: str, *namespaces: dict[str, object]) -> None:
        """``exec`` for dataclasses: the same, but compiled before."""
        exec(self._methods.get(text, text), *namespaces)  # noqa: S102


def open_bundle(later: Callable[[], bytes]) -> None:
    """Have the game imported from the first block, and from what *later* fetches."""
    with open(FIRST, "rb") as file:  # noqa: PTH123 - pathlib would cost time
        bundle = Bundle(file.read(), later)
    sys.meta_path.insert(0, bundle)
    dataclasses.exec = bundle.run  # type: ignore[attr-defined]
