"""Texts by key in the browser, and in memory where the browser refuses.

Each text is kept twice: in localStorage, which answers at once but is written to disk
seconds late, and in a journal that is on disk before the next thing is accepted
(``web/boot/journal.js``). Every write has a number, greater than all before.
localStorage remembers the last one up to which it has everything; what the journal has
beyond that number was lost with a browser that was killed, and is brought back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ui.page import Page, StorageError
from ui.saves.keys import BEFORE, COUNT

GONE: Final = ""
"""What the journal has for a text that was removed."""
DIGITS: Final = 16
"""Of the greatest number: it is about the time in milliseconds."""


class Storage:
    """Texts that last; those that could not be stored last as long as the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._memory: dict[str, str] = {}
        self.trouble: StorageError | None = None
        self._told = False
        self._number = 0
        self.elsewhere: dict[str, str] = {}
        """Texts of the journal that are otherwise in localStorage, and not newer."""
        self._bring_back()

    def _bring_back(self) -> None:
        """What the journal has and localStorage has lost; removals as well."""
        complete = self._count()
        lost: dict[str, str] = {}
        for key, (number, text) in self.page.found().items():
            self._number = max(self._number, number)
            if number > complete:
                lost[key] = text
            elif text != GONE:
                self.elsewhere[key] = text
        for key, text in lost.items():
            if text == GONE:
                self._remove(key)
            else:
                self._store(key, text)
        if lost:
            self._write_count()

    def read_text(self, key: str) -> str | None:
        """A stored text; None also where nothing can be stored."""
        if key in self._memory:
            return self._memory[key]
        try:
            return self.page.read(key)
        except StorageError as error:
            self.trouble = error
            return None

    def write_text(self, key: str, text: str) -> None:
        """Store a text; a StorageError tells that it is in memory only."""
        self.write_texts({key: text})

    def write_texts(self, texts: Mapping[str, str]) -> None:
        """Store some texts; a StorageError tells that not all of them will last."""
        stored = [self._store(key, text) for key, text in texts.items()]
        if all(stored):
            self._store_the_rest()
        self._note(texts)
        if not all(stored) and self.trouble is not None:
            raise self.trouble

    def forget(self, *keys: str) -> None:
        """Remove texts."""
        for key in keys:
            self._remove(key)
        self._note(dict.fromkeys(keys, GONE))

    def news(self) -> str:
        """The words' key of what is wrong with the storage: once, then nothing."""
        if self.trouble is None or self._told:
            return ""
        self._told = True
        return "store.full" if self.trouble.full else "store.cannot_save"

    def keys(self) -> list[str]:
        """All keys, of what is in memory only as well."""
        try:
            stored = self.page.keys()
        except StorageError as error:
            self.trouble = error
            stored = []
        return list(dict.fromkeys([*stored, *self._memory]))

    def keep(self, key: str, text: str) -> bool:
        """Store a text; False: it is in memory only."""
        return self.keep_all({key: text})

    def keep_all(self, texts: Mapping[str, str]) -> bool:
        """Store some texts; False: some are in memory only."""
        try:
            self.write_texts(texts)
        except StorageError:
            return False
        return True

    def is_unsaved(self, key: str) -> bool:
        """Whether a text is in memory only."""
        return key in self._memory

    # ---- localStorage

    def _store(self, key: str, text: str) -> bool:
        try:
            self._write(key, text)
        except StorageError as error:
            if key.startswith(BEFORE):  # nobody misses it
                return True
            self._memory[key] = text
            self.trouble = error
            return False
        self._memory.pop(key, None)
        return True

    def _write(self, key: str, text: str) -> None:
        """Write a text; if there is no room, once more without what was before."""
        try:
            self.page.write(key, text)
        except StorageError as error:
            kept = self.page.keys()
            older = [each for each in kept if each.startswith(BEFORE)]
            if not (error.full and older):
                raise
            for each in older:
                self.page.forget(each)
            self.page.write(key, text)

    def _store_the_rest(self) -> None:
        """Something could be stored: perhaps there is room for the others, too."""
        for key, text in list(self._memory.items()):
            self._store(key, text)
        if not self._memory:
            self.trouble = None
            self._told = False

    def _remove(self, key: str) -> None:
        self._memory.pop(key, None)
        try:
            self.page.forget(key)
        except StorageError as error:
            self.trouble = error

    # ---- the journal

    def _note(self, texts: Mapping[str, str]) -> None:
        """Put texts into the journal, too: on disk before the next thing is done."""
        self._number = max(self._number + 1, self._count() + 1, self.page.now())
        self.page.journal(self._number, texts)
        for key in texts:
            self.elsewhere.pop(key, None)
        self._write_count()

    def _write_count(self) -> None:
        """LocalStorage has everything, unless something is in memory only."""
        if not self._memory:
            self._store(COUNT, str(self._number))
            self._memory.pop(COUNT, None)

    def _count(self) -> int:
        text = self.read_text(COUNT) or ""
        sound = text.isascii() and text.isdigit() and len(text) <= DIGITS
        return int(text) if sound else 0
