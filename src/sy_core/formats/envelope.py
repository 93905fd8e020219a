"""The outer form of every record: JSON text read with limits and typed errors.

Both games keep their saves in this form, so one reader guards against text that
is truncated, huge, deeply nested, of a foreign version or simply not ours.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sy_core.errors import RecordError, RecordFault, check_text
from sy_core.formats.nesting import is_deeper

FORMAT: Final = "scotland-yard-record"
VERSION: Final = 1
FROM_POSITION: Final = 2
"""The version of a record that begins from a position instead of a deal."""
POSITION: Final = "position"
LONGEST_TEXT: Final = 256_000  # characters; a whole game needs about 3,000
MOST_MOVES: Final = 2_000
MOST_NOTES: Final = 64
LONGEST_NOTE: Final = 2_000
DEEPEST_NESTING: Final = 8
LARGEST_NUMBER: Final = 1_000_000


def dump(body: Mapping[str, object]) -> str:
    """Write *body* as the JSON text of a record of the version that it needs.

    What :func:`load` would refuse is refused here already.
    """
    checked_notes(Fields(body, "").fields("notes"))
    version = FROM_POSITION if POSITION in body else VERSION
    whole = {"format": FORMAT, "version": version, **body}
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))


def load(text: str) -> Fields:
    """Read the JSON text of a record; whatever is wrong is a RecordError."""
    check_text(
        text,
        LONGEST_TEXT,
        lambda why, it: RecordError(RecordFault(why), "record", it),
    )
    _refuse_deep_nesting(text)
    try:
        value = json.loads(text, object_pairs_hook=_unique_keys)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno} column {error.colno}"
        raise RecordError(
            RecordFault.NOT_JSON, where, f"is not JSON ({error.msg})"
        ) from None
    except RecordError:  # a member is given twice
        raise
    except ValueError:  # a number of thousands of digits
        raise RecordError(
            RecordFault.NOT_JSON, "record", "holds a number that is too long"
        ) from None
    if not isinstance(value, dict):
        raise RecordError(RecordFault.NOT_JSON, "record", "is not a JSON object")
    fields = Fields(value)
    if fields.text("format", RecordFault.FORMAT) != FORMAT:
        raise RecordError(RecordFault.FORMAT, "format", f"is not {FORMAT!r}")
    version = fields.integer("version", RecordFault.VERSION)
    if version not in (VERSION, FROM_POSITION):
        known = f"{VERSION} and {FROM_POSITION}"
        raise RecordError(
            RecordFault.VERSION, "version", f"only versions {known} can be read here"
        )
    if fields.has(POSITION) != (version == FROM_POSITION):
        raise RecordError(
            RecordFault.FORM, POSITION, f"belongs in version {FROM_POSITION} only"
        )
    return fields


def _refuse_deep_nesting(text: str) -> None:
    """Stop text that would exhaust the parser's recursion."""
    if is_deeper(text, DEEPEST_NESTING):
        raise RecordError(RecordFault.NOT_JSON, "record", "is nested too deeply")


def _unique_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    members: dict[str, object] = {}
    for key, value in pairs:
        if key in members:
            raise RecordError(RecordFault.TWICE, key[:40], "is given twice")
        members[key] = value
    return members


@dataclass(frozen=True, slots=True)
class Fields:
    """A JSON object whose members are asked for by name and by type."""

    values: Mapping[str, object]
    path: str = ""

    def _get(self, name: str, fault: RecordFault = RecordFault.FORM) -> object:
        if name not in self.values:
            raise RecordError(fault, self._at(name), "is missing")
        return self.values[name]

    def _at(self, name: str) -> str:
        return f"{self.path}{name[:40]}"

    def has(self, name: str) -> bool:
        """Whether the member is there at all."""
        return name in self.values

    def text(self, name: str, fault: RecordFault = RecordFault.FORM) -> str:
        """The member as text; if it is missing or no text, that is the *fault*."""
        value = self._get(name, fault)
        if not isinstance(value, str):
            raise RecordError(fault, self._at(name), "is not text")
        return value

    def integer(self, name: str, fault: RecordFault = RecordFault.FORM) -> int:
        """The member as a whole number; true and 1.0 are not numbers here."""
        return as_integer(self._get(name, fault), self._at(name), fault)

    def integers(self, name: str) -> tuple[int, ...]:
        """The member as a list of whole numbers."""
        return tuple(
            as_integer(value, f"{self._at(name)}[{index}]")
            for index, value in enumerate(self._list(name))
        )

    def texts(self, name: str, most: int = MOST_MOVES) -> tuple[str, ...]:
        """The member as a list of at most *most* texts."""
        values = self._list(name)
        if len(values) > most:
            raise RecordError(
                RecordFault.COUNT, self._at(name), f"has more than {most} items"
            )
        for index, value in enumerate(values):
            if not isinstance(value, str):
                raise RecordError(
                    RecordFault.FORM, f"{self._at(name)}[{index}]", "is not text"
                )
        return tuple(str(value) for value in values)

    def fields(self, name: str) -> Fields:
        """The member as an object of its own."""
        value = self._get(name)
        if not isinstance(value, dict):
            raise RecordError(RecordFault.FORM, self._at(name), "is not an object")
        return Fields(value, f"{self._at(name)}.")

    def notes(self, name: str) -> dict[str, str]:
        """The optional member as a small object of texts (names, dates…)."""
        if not self.has(name):
            return {}
        return checked_notes(self.fields(name), self._at(name))

    def only(self, *names: str) -> None:
        """Refuse members that nobody knows: they would be lost on rewriting."""
        for name in self.values:
            if name not in names:
                raise RecordError(RecordFault.UNKNOWN, self._at(name), "is not known")

    def _list(self, name: str) -> Sequence[object]:
        value = self._get(name)
        if not isinstance(value, list):
            raise RecordError(RecordFault.FORM, self._at(name), "is not a list")
        return value


def checked_notes(notes: Fields, where: str = "notes") -> dict[str, str]:
    """A few short texts that travel along with a record."""
    if len(notes.values) > MOST_NOTES:
        raise RecordError(RecordFault.COUNT, where, f"has more than {MOST_NOTES} items")
    texts = {key: notes.text(key) for key in notes.values}
    for key, value in texts.items():
        if len(key) + len(value) > LONGEST_NOTE:
            raise RecordError(RecordFault.COUNT, where, "holds a note that is too long")
    return texts


def as_integer(value: object, where: str, fault: RecordFault = RecordFault.FORM) -> int:
    """*value* as a whole number of sane size, or a RecordError at *where*."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise RecordError(fault, where, "is not a whole number")
    if abs(value) > LARGEST_NUMBER:
        raise RecordError(fault, where, "is out of range")
    return value
