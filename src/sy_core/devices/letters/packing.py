"""Values as bytes and back: numbers, texts and runs of bytes, one after another."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from sy_core.devices.letters.faults import LetterError, LetterFault

T = TypeVar("T")

_MORE: Final = 0x80
_LARGEST: Final = 1 << 21
"""Of the numbers that are written with as many bytes as they need: three at most."""


class Writer:
    """Bytes, growing."""

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def raw(self, data: bytes) -> None:
        """Bytes whose number the reader knows."""
        self._parts.append(data)

    def byte(self, value: int) -> None:
        """A number below 256."""
        self.raw(bytes((value,)))

    def number(self, value: int) -> None:
        """Any number from 0 on: one byte below 128."""
        while value >= _MORE:
            self.byte(value % _MORE | _MORE)
            value //= _MORE
        self.byte(value)

    def data(self, data: bytes) -> None:
        """Bytes with their number before them."""
        self.number(len(data))
        self.raw(data)

    def text(self, text: str) -> None:
        """A text."""
        self.data(text.encode())

    def each(self, values: Iterable[T], write: Callable[[Writer, T], None]) -> None:
        """Several values with their number before them."""
        found = tuple(values)
        self.number(len(found))
        for value in found:
            write(self, value)

    def done(self) -> bytes:
        """All that was written."""
        return b"".join(self._parts)


class Reader:
    """Bytes, being read; what is not as it must be is a :class:`LetterError`."""

    __slots__ = ("_at", "_data")

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    @property
    def at(self) -> int:
        """How many bytes have been read."""
        return self._at

    @property
    def is_done(self) -> bool:
        """Whether nothing is left."""
        return self._at == len(self._data)

    def raw(self, count: int) -> bytes:
        """So many bytes."""
        end = self._at + count
        if end > len(self._data):
            raise LetterError(LetterFault.FORM)
        found = self._data[self._at : end]
        self._at = end
        return found

    def byte(self) -> int:
        """A number below 256."""
        return self.raw(1)[0]

    def number(self) -> int:
        """A number in as few bytes as it needs: there is one way to write it."""
        value, unit = 0, 1
        while unit < _LARGEST:
            byte = self.byte()
            value += byte % _MORE * unit
            if byte < _MORE:
                if unit > 1 and not byte:
                    break
                return value
            unit *= _MORE
        raise LetterError(LetterFault.FORM)

    def data(self, most: int) -> bytes:
        """Bytes with their number before them."""
        return self.raw(self._count(most))

    def text(self, most: int) -> str:
        """A text of at most so many bytes."""
        try:
            return self.data(most).decode()
        except UnicodeDecodeError:
            raise LetterError(LetterFault.FORM) from None

    def each(self, most: int, read: Callable[[Reader], T]) -> tuple[T, ...]:
        """Several values with their number before them."""
        return tuple(read(self) for _ in range(self._count(most)))

    def _count(self, most: int) -> int:
        count = self.number()
        if count > most:
            raise LetterError(LetterFault.FORM)
        return count
