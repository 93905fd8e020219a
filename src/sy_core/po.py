"""Reading gettext's PO files, which translators' tools write.

An entry is known by its context, a key such as ``log.title``; its source text is the
English one. A template (``.pot``) holds nothing else, and so is the English catalogue.
The first word of an entry's extracted comment names the part it belongs to::

    #. play
    msgctxt "log.title"
    msgid "Travel log"
    msgstr "Fahrtentafel"
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from sy_core.catalogue import Catalogue, Text
from sy_core.errors import SyError

_LINE: Final = re.compile(
    r"""(?P<field>msgctxt|msgid_plural|msgid|msgstr(?:\[\d\])?)?\s*(?P<text>".*")"""
)
_PLURAL: Final = re.compile(r"nplurals=(\d+); *plural=(.*?);?$")


class PoError(SyError):
    """A text that is no PO file; *where* is its line."""

    def __init__(self, message: str, where: int) -> None:
        super().__init__(f"line {where}: {message}")
        self.where = where


@dataclass(frozen=True, slots=True)
class Entry:
    """One text, in English and in the language of the file."""

    key: str
    part: str
    english: tuple[str, ...]
    """Two of them, for one and for many, where a number decides the form."""
    texts: tuple[str, ...]
    """One for each form; empty ones are not translated yet."""
    is_fuzzy: bool
    """Translated, but of an older English text."""

    @property
    def is_missing(self) -> bool:
        """Whether it has no translation that could be shown."""
        return self.is_fuzzy or not all(self.texts)


@dataclass(frozen=True, slots=True)
class PoFile:
    """A catalogue as it is written."""

    header: Mapping[str, str]
    entries: tuple[Entry, ...]

    @property
    def language(self) -> str:
        """Its code."""
        return self.header["Language"]

    @property
    def forms(self) -> int:
        """How many forms the language has."""
        return int(self._plural()[1])

    @property
    def plural(self) -> str:
        """Which form a number takes."""
        return self._plural()[2]

    def _plural(self) -> re.Match[str]:
        found = _PLURAL.fullmatch(self.header.get("Plural-Forms", ""))
        if found is None:
            raise PoError("the header has no Plural-Forms", 1)
        return found


def catalogue(po: PoFile, english: PoFile | None = None) -> Catalogue:
    """The texts of a file; what it has no translation for is *english*.

    A file without another one beside it is the English template.
    """
    texts: dict[str, Text] = {}
    if english is None:
        texts = {entry.key: _text(entry, entry.english) for entry in po.entries}
        return Catalogue(po.language, po.plural, texts)
    for entry in english.entries:
        # By the rule of another language; the last form fits most numbers.
        forms = (entry.english[-1],) * po.forms
        texts[entry.key] = _text(entry, forms)
    for entry in po.entries:
        wanted = po.forms if len(entry.english) > 1 else 1
        if not entry.is_missing and len(entry.texts) == wanted:
            texts[entry.key] = _text(entry, entry.texts)
    return Catalogue(po.language, po.plural, texts)


def _text(entry: Entry, forms: tuple[str, ...]) -> Text:
    return forms if len(entry.english) > 1 else forms[0]


def read_po(text: str) -> PoFile:
    """A file of a translator's; PoError where it is none."""
    head, *entries = [_entry(*block) for block in _blocks(text)] or [_NOTHING]
    if head.key or head.english != ("",):
        raise PoError("a file begins with its header", 1)
    lines = (line.partition(": ") for line in head.texts[0].splitlines())
    return PoFile({name: value for name, _, value in lines}, tuple(entries))


_NOTHING: Final = Entry("", "", (), (), is_fuzzy=False)
_Fields = dict[str, str]
_Notes = list[str]


def _blocks(text: str) -> Iterator[tuple[int, _Fields, _Notes]]:
    """Fields and comments of each entry, and the line where it ends."""
    fields: _Fields = {}
    notes: _Notes = []
    field = ""
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if not line.strip():
            if fields:
                yield number - 1, fields, notes
            fields, notes, field = {}, [], ""
        elif line.startswith("#"):
            notes.append(line)
        else:
            field, said = _field(line, number, field)
            if field in fields and not line.lstrip().startswith('"'):
                raise PoError(f"{field} stands twice in an entry", number)
            fields[field] = fields.get(field, "") + said


def _field(line: str, number: int, before: str) -> tuple[str, str]:
    """What a line says, and of which field: another one, or still that *before*."""
    found = _LINE.fullmatch(line.strip())
    if found is None or not (found["field"] or before):
        raise PoError(f"neither a field nor a text: {line.strip()[:40]}", number)
    try:
        return found["field"] or before, json.loads(found["text"])
    except ValueError:
        raise PoError(
            f"a text is not well written: {line.strip()[:40]}", number
        ) from None


def _entry(line: int, fields: _Fields, notes: _Notes) -> Entry:
    if "msgid" not in fields:
        raise PoError("an entry has no msgid", line)
    texts = tuple(said for name, said in fields.items() if name.startswith("msgstr"))
    if not texts:
        raise PoError("an entry has no msgstr", line)
    named = [fields[name] for name in ("msgid", "msgid_plural") if name in fields]
    return Entry(
        fields.get("msgctxt", ""),
        _after("#.", notes).partition(" ")[0],
        tuple(named),
        texts,
        "fuzzy" in _after("#,", notes),
    )


def _after(sign: str, notes: Iterable[str]) -> str:
    said = (note.removeprefix(sign) for note in notes if note.startswith(sign))
    return " ".join(map(str.strip, said))
