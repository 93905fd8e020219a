"""Imports the game from two blocks; the build makes them (tools/site/python).

An archive that Python imports from module by module costs more time at the start
than everything the modules do. So what a first move needs comes in one block, as byte
code; all the rest in another one, as lean sources, which are a third of the size and
are compiled when they are first asked for.

Half of the rest of a start went into dataclasses: each writes its methods as text and
compiles them. The build has seen these texts and put the compiled code beside the
modules.
"""

from __future__ import annotations

import bz2
import dataclasses
import marshal
import sys
from importlib.machinery import ModuleSpec
from types import CodeType, ModuleType
from typing import Final, TypeAlias
from zlib import crc32

PACKAGES: Final = ("sy_core", "ui")
FIRST: Final = "first.bz2"
REST: Final = "rest.bz2"

Modules: TypeAlias = "dict[str, tuple[bool, CodeType | str]]"
"""By name: whether it is a package, and its code or its source."""
Methods: TypeAlias = "dict[int, CodeType]"
"""Compiled methods of dataclasses, by a checksum of their text."""


class Bundle:
    """A finder and loader of modules (PEP 451)."""

    def __init__(self, first: bytes, rest: bytes) -> None:
        self._modules: Modules
        self._methods: Methods
        # Both are made by our own build.
        self._modules, self._methods, self.soon = marshal.loads(bz2.decompress(first))  # noqa: S302
        self._packed = rest

    def find_spec(
        self, name: str, _path: object = None, _target: object = None
    ) -> ModuleSpec | None:
        """Where a module is: here, if it is of the game."""
        if name.partition(".")[0] not in PACKAGES or not self._has(name):
            return None
        is_package, _ = self._modules[name]
        return ModuleSpec(name, self, is_package=is_package)  # type: ignore[arg-type]

    def _has(self, name: str) -> bool:
        if name not in self._modules and self._packed:
            self._modules |= marshal.loads(bz2.decompress(self._packed))  # noqa: S302
            self._packed = b""
        return name in self._modules

    def compile(self, name: str) -> CodeType | None:
        """A module's code; what was a source until now is compiled only once.

        To be called beforehand, for modules that will be imported together.
        """
        if not self._has(name):
            return None
        is_package, code = self._modules[name]
        if isinstance(code, str):
            code = compile(code, name, "exec", dont_inherit=True)
            self._modules[name] = is_package, code
        return code

    def create_module(self, _spec: ModuleSpec) -> None:
        """An ordinary module will do."""

    def exec_module(self, module: ModuleType) -> None:
        """Run a module."""
        code = self.compile(module.__name__)
        assert code is not None
        exec(code, module.__dict__)  # noqa: S102

    def run(self, text: str, *namespaces: dict[str, object]) -> None:
        """``exec`` for dataclasses: the same, but compiled before."""
        exec(self._methods.get(crc32(text.encode()), text), *namespaces)  # noqa: S102


def open_bundle() -> Bundle:
    """Have the game imported from the blocks that lie here."""
    with open(FIRST, "rb") as first, open(REST, "rb") as rest:  # noqa: PTH123 - pathlib would cost time
        bundle = Bundle(first.read(), rest.read())
    sys.meta_path.insert(0, bundle)
    dataclasses.exec = bundle.run  # type: ignore[attr-defined]
    return bundle
