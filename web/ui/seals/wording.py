"""What an audit found, in the words of the page; games on two devices say it, too."""

from __future__ import annotations

from sy_core.devices.verdict import Fault, Sound
from sy_core.devices.wording import Found, verdict_in_words
from ui.seals.notes import SOUND
from ui.words import Words


def sentence(words: Words, found: Found) -> str:
    """Sealed and sound; or the first thing that is wrong, with what would be right."""
    return verdict_in_words(words, found)


def imported(words: Words, found: Found) -> str:
    """What is told of a record that came with a seal."""
    key = "seal.imported" if is_sound(found) else "seal.imported.fault"
    return words(key, text=sentence(words, found))


def is_sound(found: Found) -> bool:
    """Whether every promise was kept."""
    return isinstance(found, Sound)


def code_of(found: Found) -> str:
    """The same in one word, to be noted."""
    if isinstance(found, Sound):
        return SOUND
    return str(found.code if isinstance(found, Fault) else found)
