"""What is kept in the browser: games, the last setup, settings.

Where the browser refuses, texts are kept in memory as long as the page is open:
everything goes on, and :meth:`Store.news` says once that nothing will last.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from sy_core.errors import RecordError
from sy_core.registry import recover_any
from ui.page import Page
from ui.saves.format import (
    Save,
    SaveError,
    Summary,
    exported,
    fault_of,
    imported,
    read_save,
    salvage,
    summary_of,
    trimmed,
    write_save,
)
from ui.saves.storage import Storage
from ui.table.session import Session, load_session, session_of

GAME: Final = "sy:game:"
DAMAGED: Final = "sy:damaged:"
LAST: Final = "sy:last"
SETUP: Final = "sy:setup"
ASKED: Final = "sy:persist"
"""Whether the browser was asked to keep everything: once, some ask the player."""
NOTHING_KNOWN: Final = Summary()
ASIDE: Final = "damaged:"
"""How the ids of saves that were set aside begin."""


class DamagedSaveError(SaveError):
    """A save was damaged and is kept aside; what could be recovered is a new game."""

    def __init__(self, fault: SaveError, recovered: Session | None) -> None:
        super().__init__(fault.key, **fault.values)
        self.recovered = recovered


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the list of saved games."""

    id: str
    state: str
    """``sound``; ``damaged``: opening it recovers what it can; ``aside``: a damaged
    one that was kept; ``newer``: made by a later version of this page."""
    name: str = ""
    updated: int = 0
    summary: Summary = NOTHING_KNOWN
    unsaved: bool = False
    """Only in memory: gone when the page is closed."""

    @property
    def goes_on(self) -> bool:
        """Whether the game has not ended."""
        return not self.summary.over


@dataclass(frozen=True, slots=True)
class Deleted:
    """What brings a deleted game back."""

    key: str
    text: str
    name: str


class Store(Storage):
    """Texts by key, and games made of them."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._lines: dict[str, tuple[str, Entry]] = {}

    def new_id(self) -> str:
        """An id that no other game has."""
        return f"{self.page.now():x}-{self.page.entropy() & 0xFFFFFFFF:x}"

    def save(self, session: Session, name: str | None = None) -> bool:
        """Keep a game as it is now, and by the name it has unless one is given.

        False: it is in memory only. The first time, that is a StorageError.
        """
        lasting = self._put(session, name)
        if not lasting and self.trouble is not None and self.news():
            raise self.trouble
        return lasting

    def _put(self, session: Session, name: str | None = None) -> bool:
        now = self.page.now()
        before = self._save_of(session.id)
        save = Save(
            name=before.name if before and name is None else trimmed(name or ""),
            created=before.created if before and before.created else now,
            updated=now,
            summary=summary_of(session),
            record=session.record(),
        )
        lasting = self.keep(GAME + session.id, write_save(save))
        self.set_last(session.id)
        if lasting and self.read_text(ASKED) is None and self.keep(ASKED, "asked"):
            self.page.persist()
        return lasting

    def load(self, game_id: str, seed: int) -> Session:
        """A kept game; SaveError, or DamagedSaveError with what was recovered."""
        text = self.read_text(GAME + game_id)
        if text is None:
            raise SaveError("save.gone")
        try:
            save, is_old = read_save(text)
            session = load_session(game_id, save.record, seed)
        except SaveError as fault:
            if fault.key == "save.newer":
                raise
            raise self._set_aside(game_id, text, fault, seed) from fault
        except RecordError as error:
            raise self._set_aside(game_id, text, fault_of(error), seed) from error
        if is_old:
            self._put(session)
        self.set_last(game_id)
        return session

    def record_of(self, game_id: str) -> str | None:
        """The record of a kept game."""
        save = self._save_of(game_id)
        return None if save is None else save.record

    def list_games(self) -> list[Entry]:
        """All kept games, the newest first, then those set aside."""
        games = [self._entry(key) for key in self.keys() if key.startswith(GAME)]
        games.sort(key=lambda entry: (-entry.updated, entry.id))
        aside = sorted(key for key in self.keys() if key.startswith(DAMAGED))
        kept = [Entry(ASIDE + key.removeprefix(DAMAGED), "aside") for key in aside]
        return [*games, *kept]

    def entry(self, game_id: str) -> Entry | None:
        """The line of one game."""
        return next((e for e in self.list_games() if e.id == game_id), None)

    def last(self) -> Entry | None:
        """The game to continue: the last one opened, else the newest; none is over."""
        games = [e for e in self.list_games() if e.state == "sound" and e.goes_on]
        last_id = self.read_text(LAST)
        return next((e for e in games if e.id == last_id), games[0] if games else None)

    def set_last(self, game_id: str) -> None:
        """Remember which game was opened last."""
        if self.read_text(LAST) != game_id:
            self.keep(LAST, game_id)

    def rename(self, game_id: str, name: str) -> bool:
        """Give a game another name; False: in memory only, or there is none."""
        save = self._save_of(game_id)
        if save is None:
            return False
        named = replace(save, name=trimmed(name))
        return self.keep(GAME + game_id, write_save(named))

    def delete(self, game_id: str) -> Deleted | None:
        """Remove a game; the answer brings it back."""
        key = _key(game_id)
        text = self.read_text(key)
        if text is None:
            return None
        entry = self.entry(game_id)
        self.forget(key)
        return Deleted(key, text, entry.name if entry else "")

    def restore(self, deleted: Deleted) -> bool:
        """Bring a deleted game back; False: in memory only."""
        return self.keep(deleted.key, deleted.text)

    def export_text(self, game_id: str, *, redacted: bool = False) -> str:
        """A game to take away; a damaged one just as it is stored."""
        text = self.read_text(_key(game_id))
        if text is None:
            raise SaveError("save.gone")
        try:
            save, _ = read_save(text)
            session = load_session(game_id, save.record, 0)
        except (SaveError, RecordError) as error:
            if redacted:
                raise SaveError("save.damaged") from error
            return text
        return exported(session, save.name, redacted=redacted)

    def import_text(self, text: str) -> str:
        """Keep a game that comes from outside: its new id."""
        record, name = imported(text)
        try:
            session = load_session(self.new_id(), record, 0)
        except RecordError as error:
            raise fault_of(error) from error
        last = self.read_text(LAST)
        self._put(session, name)
        if last:
            self.set_last(last)
        return session.id

    def _set_aside(
        self, game_id: str, text: str, fault: SaveError, seed: int
    ) -> DamagedSaveError:
        """Keep a damaged save apart, and what it still holds as a new game."""
        name = self._name_of(game_id)
        if self.keep(DAMAGED + game_id, text):
            self.forget(GAME + game_id)
        try:
            game, found = recover_any(salvage(text))
        except RecordError:
            return DamagedSaveError(fault, None)
        session = session_of(self.new_id(), game, found.state, found.notes, seed)
        self._put(session, name)
        return DamagedSaveError(fault, session)

    def _name_of(self, game_id: str) -> str:
        save = self._save_of(game_id)
        return save.name if save else ""

    def _save_of(self, game_id: str) -> Save | None:
        text = self.read_text(GAME + game_id)
        if text is None:
            return None
        try:
            return read_save(text)[0]
        except SaveError:
            return None

    def _entry(self, key: str) -> Entry:
        text = self.read_text(key) or ""
        known = self._lines.get(key)
        if known is None or known[0] != text:
            known = text, _line(key.removeprefix(GAME), text)
            self._lines[key] = known
        return replace(known[1], unsaved=self.is_unsaved(key))


def _key(game_id: str) -> str:
    if game_id.startswith(ASIDE):
        return DAMAGED + game_id.removeprefix(ASIDE)
    return GAME + game_id


def _line(game_id: str, text: str) -> Entry:
    """What a list tells of a stored text."""
    try:
        save, _ = read_save(text)
    except SaveError as fault:
        return Entry(game_id, "newer" if fault.key == "save.newer" else "damaged")
    return Entry(game_id, "sound", save.name, save.updated, save.summary)
