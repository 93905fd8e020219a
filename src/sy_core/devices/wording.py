"""What an audit finds as a sentence, for the terminal and the page alike."""

from __future__ import annotations

from typing import Final, Protocol, TypeAlias

from sy_core.devices.letters.faults import LetterFault
from sy_core.devices.verdict import Cheat, Fault, Sound

Found: TypeAlias = Sound | Fault | LetterFault
"""A verdict, or why there is none: the seal cannot be read."""

UNKNOWN: Final = (Cheat.CHANGED_MIND, Cheat.FALSE_REVEAL, Cheat.FALSE_TICKET)
"""Of these it may be that nobody knows what is true."""


class Saying(Protocol):
    """Whoever has texts by their keys: a catalogue, the words of a page."""

    def __call__(self, key: str, /, **values: object) -> str:
        """The text of a key, with what is to be filled in."""


def verdict_in_words(words: Saying, found: Found) -> str:
    """What an audit found."""
    if isinstance(found, LetterFault):
        return words("audit.unreadable", code=found)
    if isinstance(found, Sound):
        return words("audit.sound", entries=found.entries)
    said: dict[str, object] = {
        "entry": found.entry,
        "claimed": found.claimed,
        "true": found.true,
        "letter": found.letter,
    }
    if found.code in UNKNOWN and not found.true:
        return words(f"audit.{found.code}.unknown", **said)
    if found.code is Cheat.FALSE_REVEAL and not found.claimed:
        return words("audit.false_reveal.hidden", **said)
    if found.code is Cheat.CHANGED_MIND and not found.letter:
        # No letter: a game at one device, where it is the record that was changed.
        start = not found.entry
        return words("audit.changed_start" if start else "audit.changed_record", **said)
    if found.code is Cheat.INCOMPLETE and not found.entry:
        return words("audit.other_length", **said)
    return words(f"audit.{found.code}", **said)
