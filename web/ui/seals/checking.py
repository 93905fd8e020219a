"""Auditing a finished game: the very record that others would get."""

from __future__ import annotations

from sy_core.devices.letters.faults import LetterError
from sy_core.devices.sealed_record import audit_record
from sy_core.devices.wording import Found
from ui.saves.format import exported
from ui.seals.notes import CHECKED, is_sealed
from ui.seals.wording import code_of
from ui.table.session import Session


def verdict(session: Session) -> Found | None:
    """Whether the game is sealed and sound; None: not sealed, or not over yet."""
    if session.is_remote:  # it has checked the letters itself
        return session.verdict
    if not session.over or not is_sealed(session.notes):
        return None
    if session.verdict is None:
        session.verdict = _audited(exported(session, "", redacted=False))
    return session.verdict


def check_imported(session: Session) -> None:
    """Note whether the seal of a record from outside is sound.

    An opened seal on a game that goes on is told as well: it cannot be its own.
    """
    session.verdict = _audited(exported(session, "", redacted=False))
    session.notes[CHECKED] = code_of(session.verdict)


def _audited(record: str) -> Found:
    try:
        return audit_record(record)
    except LetterError as error:
        return error.code
