"""What is wrong with a catalogue: a line for each text, with its language and key."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from string import Formatter

from sy_core.po import Entry, PoFile


def faults(po: PoFile, english: PoFile) -> Iterator[str]:
    """Everything that keeps a catalogue from being complete and sound."""
    known = {entry.key: entry for entry in english.entries}
    counted = Counter(entry.key for entry in po.entries)
    said = [(key, "is not in the file") for key in known if key not in counted]
    said += [(key, "stands there twice") for key, n in counted.items() if n > 1]
    said += [
        (entry.key, what) for entry in po.entries for what in _of(entry, po, known)
    ]
    return (f"{po.language}: {key}: {what}" for key, what in said)


def as_spoken(english: PoFile) -> PoFile:
    """The template as a catalogue, whose texts are the English ones."""
    spoken = (replace(entry, texts=entry.english) for entry in english.entries)
    return replace(english, entries=tuple(spoken))


def _of(entry: Entry, po: PoFile, known: Mapping[str, Entry]) -> Iterator[str]:
    source = known.get(entry.key)
    if source is None:
        yield "is said nowhere any more"
    elif len(entry.english) != len(source.english):
        yield "has forms for numbers in one language only"
    elif entry.english != source.english:
        yield "is about another English text"
    elif entry.is_fuzzy:
        yield "is doubtful (fuzzy)"
    elif not all(map(str.strip, entry.texts)):
        yield "is not translated"
    elif len(entry.texts) != (wanted := po.forms if len(source.english) > 1 else 1):
        yield f"has {len(entry.texts)} forms instead of {wanted}"
    else:
        yield from _blanks(entry, source)


def _blanks(entry: Entry, source: Entry) -> Iterator[str]:
    """What all English forms have, all forms have; what some have, some have."""
    try:
        english = [names(form) for form in source.english]
        said = [names(form) for form in entry.texts]
    except ValueError as error:
        yield f"cannot be filled in: {error}"
        return
    always = set.intersection(*english) - ({"n"} if len(english) > 1 else set())
    differ = set.union(*english) ^ set.union(*said)
    differ |= set().union(*(always - form for form in said))
    if differ:
        shown = ", ".join(f"{{{name}}}" for name in sorted(differ))
        yield f"has other names to fill in: {shown}"


def names(*texts: str) -> set[str]:
    """The ``{names}`` in texts; ValueError if braces are not in pairs."""
    parsed = (part for text in texts for part in Formatter().parse(text))
    return {name for _, name, _, _ in parsed if name is not None}
