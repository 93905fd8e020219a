"""What a record notes of a seal, and what of that may leave this device.

All of it is known at the start of the page; what a seal is made of loads later.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

SEAL_KEY: Final = "seal_key"
"""Note: what a log is sealed with, in hexadecimal. Only stored games have it."""
KEY_BYTES: Final = 38
"""An id of six bytes and a key of 32 (``sy_core.devices.alone``)."""
CHECKED: Final = "seal_checked"
"""Note: what an audit said when the game was imported here."""
SOUND: Final = "sound"
SEAL: Final = "seal"
"""Note: an opened seal; what does not fit into one goes on in ``seal2`` …"""
PIECES: Final = (SEAL, *(f"{SEAL}{number}" for number in range(2, 33)))
HERE_ONLY: Final = (SEAL_KEY, CHECKED)
SEAL_NOTES: Final = (*HERE_ONLY, *PIECES)

_KEYS: Final = re.compile(rf"[0-9a-f]{{{KEY_BYTES},}}")
"""At least half of a key: more than anything else in a stored text has."""


def is_sealed(notes: Mapping[str, str]) -> bool:
    """Whether the log is sealed, or was until it was opened."""
    return SEAL_KEY in notes or SEAL in notes


def leaving(notes: Mapping[str, str]) -> dict[str, str]:
    """Notes that may leave this device."""
    return {name: text for name, text in notes.items() if name not in HERE_ONLY}


def without_keys(text: str) -> str:
    """A stored text that nobody can read any more, without what may be a key."""
    return _KEYS.sub("", text)


def standing(notes: Mapping[str, object]) -> str:
    """What a list tells: ``sealed``, ``sound``, ``unsound``, or nothing."""
    checked = notes.get(CHECKED)
    if checked is not None and SEAL in notes:
        return SOUND if checked == SOUND else "unsound"
    return "sealed" if SEAL_KEY in notes else ""
