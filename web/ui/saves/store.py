"""What is kept in the browser: games, the last setup, settings.

Of every game there is the newest save and the one before, each with a checksum, in
localStorage and in the journal. The newest that is sound counts.

Where the browser refuses, texts are kept in memory as long as the page is open:
everything goes on, and :meth:`Store.news` says once that nothing will last.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from sy_core.errors import RecordError
from sy_core.registry import recover_any
from ui import later
from ui.page import Page
from ui.saves.earlier import take_over
from ui.saves.entries import ASIDE, Deleted, Entry, key_of, line_of
from ui.saves.format import (
    DamagedSaveError,
    Save,
    SaveError,
    exported,
    fault_of,
    imported,
    is_object,
    read_save,
    salvage,
    updated,
    write_save,
)
from ui.saves.keys import ASKED, BEFORE, DAMAGED, GAME, LAST, SETUP
from ui.saves.storage import Storage
from ui.saves.summary import (
    Summary,
    summary_of,
    trimmed,
)
from ui.seals.notes import SEAL, leaving, without_keys
from ui.settings.values import KEY
from ui.table.session import Session, load_session, session_of


class Store(Storage):
    """Texts by key, and games made of them."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._lines: dict[str, tuple[str, Entry]] = {}
        self._written: tuple[str, Save | None] = ("", None)
        """The last text of a game that was written, and what it says."""
        take_over(self)
        self.unread = [key for key in (KEY, SETUP) if self._is_unreadable(key)]
        """What of the settings had to be set aside."""

    def _is_unreadable(self, key: str) -> bool:
        """Whether something other than values by name is kept; then it is set aside."""
        text = self.read_text(key)
        if text is None or is_object(text):
            return False
        other = self.elsewhere.get(key, "")
        if is_object(other):
            self.keep(key, other)
            return False
        if self.keep(DAMAGED + key.removeprefix("sy:"), text):
            self.forget(key)
        return True

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

    def _put(
        self, session: Session, name: str | None = None, *, opened: bool = True
    ) -> bool:
        made = summary_of(session), session.record()
        return self.put(session.id, *made, name, opened=opened)

    def put(
        self,
        game_id: str,
        summary: Summary,
        record: str,
        name: str | None = None,
        *,
        opened: bool = True,
    ) -> bool:
        """Keep the text of a game; False: it is in memory only."""
        now = self.page.now()
        text, before = self._readable(game_id)
        save = Save(
            name=before.name if before and name is None else trimmed(name or ""),
            created=before.created if before and before.created else now,
            updated=now,
            summary=summary,
            record=record,
        )
        self._written = write_save(save), save
        texts = self._generations(game_id, self._written[0], text)
        if opened and self.read_text(LAST) != game_id:
            texts[LAST] = game_id
        lasting = self.keep_all(texts)
        if lasting and self.read_text(ASKED) is None and self.keep(ASKED, "asked"):
            self.page.persist()
        return lasting

    def _generations(self, game_id: str, text: str, before: str) -> dict[str, str]:
        """A game's new text, and the one that was the newest so far."""
        texts = {GAME + game_id: text}
        if before:
            texts[BEFORE + game_id] = before
        return texts

    def load(self, game_id: str, seed: int) -> Session:
        """A kept game; SaveError, or DamagedSaveError with what was recovered."""
        copies = [*self._copies(game_id)]
        if not copies:
            raise SaveError("save.gone")
        faults: list[SaveError] = []
        for text in copies:
            try:
                save, is_old = read_save(text)
                session = load_session(game_id, save.record, seed)
            except SaveError as fault:
                if fault.key == "save.newer" and not faults:
                    raise
                faults.append(fault)
            except RecordError as error:
                faults.append(fault_of(error))
            else:
                return self._loaded(session, text, faults, is_old=is_old)
        raise self._set_aside(game_id, copies[0], faults[0], seed)

    def _loaded(
        self, session: Session, text: str, faults: list[SaveError], *, is_old: bool
    ) -> Session:
        """Keep what a game was loaded from as its newest save."""
        key = GAME + session.id
        if faults:
            damaged, same = self.read_text(key), text == self.elsewhere.get(key)
            self.keep(key, text)
            if damaged is not None and not same:
                self.keep(DAMAGED + session.id, damaged)
                raise DamagedSaveError(faults[0], session)
        if is_old:
            self._put(session)
        self.set_last(session.id)
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
        text, save = self._readable(game_id)
        if save is None:
            return False
        named = write_save(replace(save, name=trimmed(name)))
        return self.keep_all(self._generations(game_id, named, text))

    def delete(self, game_id: str) -> Deleted | None:
        """Remove a game; the answer brings it back."""
        text, entry = self._text(game_id), self.entry(game_id)
        if text is None:
            return None
        key = key_of(game_id)
        self.forget(key, BEFORE + game_id)
        return Deleted(key, text, entry.name if entry else "")

    def restore(self, deleted: Deleted) -> bool:
        """Bring a deleted game back; False: in memory only."""
        return self.keep(deleted.key, deleted.text)

    def export_text(self, game_id: str, *, redacted: bool = False) -> str:
        """A game to take away; a damaged one as it is stored, but for its key."""
        text = self._text(game_id)
        if text is None:
            raise SaveError("save.gone")
        try:
            save, _ = read_save(text)
            session = load_session(game_id, save.record, 0)
        except (SaveError, RecordError) as error:
            if redacted:
                raise SaveError("save.damaged") from error
            return without_keys(text)
        return exported(session, save.name, redacted=redacted)

    def import_text(self, text: str) -> Session:
        """Keep a game that comes from outside."""
        record, name = imported(text)
        try:
            session = load_session(self.new_id(), record, 0)
        except RecordError as error:
            raise fault_of(error) from error
        session.notes = leaving(session.notes)
        if SEAL in session.notes:
            later.load(later.SEAL_CHECK).check_imported(session)
        self._put(session, name, opened=not self.read_text(LAST))
        return session

    def _set_aside(
        self, game_id: str, text: str, fault: SaveError, seed: int
    ) -> DamagedSaveError:
        """Keep a damaged save apart, and what it still holds as a new game."""
        _, save = self._readable(game_id)
        if self.keep(DAMAGED + game_id, text):
            self.forget(GAME + game_id, BEFORE + game_id)
        try:
            game, found = recover_any(salvage(text))
        except RecordError:
            return DamagedSaveError(fault, None)
        session = session_of(self.new_id(), game, found.state, found.notes, seed)
        self._put(session, save.name if save else "")
        return DamagedSaveError(fault, session)

    def _text(self, game_id: str) -> str | None:
        """What is stored of a game: the newest text that can be read, if any can."""
        return self._readable(game_id)[0] or self.read_text(key_of(game_id))

    def _save_of(self, game_id: str) -> Save | None:
        return self._readable(game_id)[1]

    def _readable(self, game_id: str) -> tuple[str, Save | None]:
        """The newest text of a game that can be read, and what it says."""
        for text in self._copies(game_id):
            if text == self._written[0]:
                return self._written
            try:
                return text, read_save(text)[0]
            except SaveError as fault:
                if fault.key == "save.newer":  # is left alone
                    break
        return "", None

    def _copies(self, game_id: str) -> Iterator[str]:
        """All texts that there are of a kept game, the newest first."""
        key, before = GAME + game_id, BEFORE + game_id
        newest = self.read_text(key)
        if newest is None:
            return
        yield newest
        found = (
            self.elsewhere.get(key),
            self.read_text(before),
            self.elsewhere.get(before),
        )
        others = sorted(filter(None, found), key=updated, reverse=True)
        yield from (text for text in dict.fromkeys(others) if text != newest)

    def _entry(self, key: str) -> Entry:
        text = self.read_text(key) or ""
        known = self._lines.get(key)
        if known is None or known[0] != text:
            known = text, self._line(key.removeprefix(GAME))
            self._lines[key] = known
        return replace(known[1], unsaved=self.is_unsaved(key))

    def _line(self, game_id: str) -> Entry:
        """What a list tells of a game."""
        lines = [line_of(game_id, text) for text in self._copies(game_id)]
        sound = (line for line in lines if line.state != "damaged")
        return next(sound, Entry(game_id, "damaged"))
