"""Imports the game from blocks of byte code; the build makes them (tools/site/python).

An archive that Python imports from module by module costs more time at the start than
everything the modules do. So what a first move needs comes in one block, and the rest
in another one, which arrives a little later: whoever may need it waits for it
(``complete``). What few visits want comes in a third one, if at all (``add``). Until
then their modules are not found. All are packed with zstd: bz2 would be a little
smaller, but takes Python four times as long when it has just begun.

Half of the rest of a start went into dataclasses: each writes its methods as text and
compiles them. The build has seen these texts and put the compiled code beside the
modules.

Where there are no blocks, the game lies here as it was written, and Python imports it
as it imports anything (``?plain``, docs/page.md).
"""

from __future__ import annotations

import dataclasses
import marshal
import sys
import zlib
from collections.abc import Awaitable, Sequence
from importlib.machinery import ModuleSpec
from types import CodeType, ModuleType
from typing import Final, Protocol, TypeAlias

from compression import zstd  # type: ignore[import-not-found]

FIRST: Final = "first.block"
"""The first block, where there are blocks: python.js puts it here."""

Modules: TypeAlias = "dict[str, tuple[bool, CodeType]]"
"""By name: whether it is a package, and its code."""
Methods: TypeAlias = "dict[int, CodeType]"
"""Compiled methods of dataclasses, by a checksum of their text."""


class Buffer(Protocol):
    """Bytes of the browser's."""

    def to_bytes(self) -> bytes:
        """The same, as Python has them."""


class Bundle:
    """A finder and loader of modules (PEP 451)."""

    def __init__(self, first: bytes, rest: Awaitable[Buffer] | None) -> None:
        self._modules: Modules = {}
        self._methods: Methods = {}
        self.soon: Sequence[Sequence[str]] = ()
        """What to import when there is time, in groups."""
        self._rest = rest
        self._add(first)

    @property
    def is_complete(self) -> bool:
        """Whether all modules are there but those that few visits want."""
        return self._rest is None

    async def complete(self) -> None:
        """Wait until they are."""
        if self._rest is None:
            return
        buffer = await self._rest
        # Two may have waited.
        if self._rest is not None:
            self._rest = None
            self.soon = self._add(buffer.to_bytes())

    def add(self, block: Buffer) -> None:
        """Here is one more block."""
        self._add(block.to_bytes())

    def _add(self, packed: bytes) -> Sequence[Sequence[str]]:
        # It is made by our own build.
        modules, methods, soon = marshal.loads(zstd.decompress(packed))  # noqa: S302
        self._modules |= modules
        self._methods |= methods
        found: Sequence[Sequence[str]] = soon
        return found

    def find_spec(
        self, name: str, _path: object = None, _target: object = None
    ) -> ModuleSpec | None:
        """Where a module is: here, if it is of the game."""
        if name not in self._modules:
            return None
        is_package, _ = self._modules[name]
        return ModuleSpec(name, self, is_package=is_package)  # type: ignore[arg-type]

    def create_module(self, _spec: ModuleSpec) -> None:
        """An ordinary module will do."""

    def exec_module(self, module: ModuleType) -> None:
        """Run a module."""
        exec(self._modules[module.__name__][1], module.__dict__)  # noqa: S102

    def run(self, text: str, *namespaces: dict[str, object]) -> None:
        """``exec`` for dataclasses: the same, but compiled before."""
        exec(self._methods.get(zlib.crc32(text.encode()), text), *namespaces)  # noqa: S102


class Sources:
    """The game as it was written: everything is there, nothing need be done ahead."""

    is_complete = True
    soon: Sequence[Sequence[str]] = ((), (), ())

    async def complete(self) -> None:
        """It is."""

    def add(self, _block: None) -> None:
        """There are no blocks."""


def open_bundle(rest: Awaitable[Buffer]) -> Bundle | Sources:
    """Have the game imported from the block that lies here, and from the *rest*."""
    try:
        with open(FIRST, "rb") as first:  # noqa: PTH123 - pathlib would cost time
            bundle = Bundle(first.read(), rest)
    except FileNotFoundError:
        return Sources()
    sys.meta_path.insert(0, bundle)
    dataclasses.exec = bundle.run  # type: ignore[attr-defined]
    return bundle
