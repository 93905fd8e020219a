"""What a log is sealed with: its fingerprints while it is shut, and its opening."""

from __future__ import annotations

import re

from sy_core.devices.alone import OwnSeal, own_seal_in, write_own
from sy_core.devices.letters.faults import LetterError
from sy_core.devices.seal import GAME_ID, KEY
from sy_core.devices.sealed_record import seal_in, seal_notes
from ui.seals.notes import SEAL_KEY
from ui.table.session import Session


def opened(session: Session) -> dict[str, str]:
    """The notes that open the seal of a finished game; of a running one, none."""
    own = _own_key(session)
    if own is None or not session.over:
        return {}
    return seal_notes(write_own(session.game, own, session.state))


def seal_of(session: Session) -> OwnSeal | None:
    """What a game at one device is sealed with: here, or until it was opened."""
    if SEAL_KEY in session.notes:
        return _own_key(session)
    try:
        return own_seal_in(seal_in(session.notes)) if session.over else None
    except LetterError:  # that of a game on two devices, or none at all
        return None


def _own_key(session: Session) -> OwnSeal | None:
    """The seal of a game that was begun here; none if its note is no key."""
    note = session.notes[SEAL_KEY]
    if not re.fullmatch(rf"[0-9a-f]{{{2 * (GAME_ID + KEY)}}}", note):
        return None
    whole = bytes.fromhex(note)
    return OwnSeal(whole[:GAME_ID], whole[GAME_ID:])


def fingerprints(session: Session) -> str:
    """Lines to be kept by whoever likes: they promise everything and tell nothing.

    The first is of the key and the open beginning, the others of his start (0) and of
    each entry.
    """
    own = seal_of(session)
    if own is None:
        return ""
    root = own.root(session.game, session.state)
    promises = own.promises(session.game, session.state)
    rows = [f"{entry} {promise.hex()}" for entry, promise in enumerate(promises)]
    return "\n".join((root.hex(), *rows))
