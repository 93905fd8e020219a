"""Texts by key in the browser, and in memory where the browser refuses."""

from __future__ import annotations

from ui.page import Page, StorageError


class Storage:
    """Texts that last; those that could not be stored last as long as the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._memory: dict[str, str] = {}
        self.trouble: StorageError | None = None
        self._told = False

    def read_text(self, key: str) -> str | None:
        """A stored text; None also where nothing can be stored."""
        if key in self._memory:
            return self._memory[key]
        try:
            return self.page.read(key)
        except StorageError as error:
            self._remember(error)
            return None

    def write_text(self, key: str, text: str) -> None:
        """Store a text; a StorageError tells that it is in memory only."""
        try:
            self.page.write(key, text)
        except StorageError as error:
            self._memory[key] = text
            self._remember(error)
            raise
        self._memory.pop(key, None)
        self._store_the_rest()

    def _store_the_rest(self) -> None:
        """Something could be stored: perhaps there is room for the others, too."""
        for key, text in list(self._memory.items()):
            try:
                self.page.write(key, text)
            except StorageError:
                continue
            del self._memory[key]
        if not self._memory:
            self.trouble = None
            self._told = False

    def forget(self, key: str) -> None:
        """Remove a text."""
        self._memory.pop(key, None)
        try:
            self.page.forget(key)
        except StorageError as error:
            self._remember(error)

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
            self._remember(error)
            stored = []
        return list(dict.fromkeys([*stored, *self._memory]))

    def keep(self, key: str, text: str) -> bool:
        """Store a text; False: it is in memory only."""
        try:
            self.write_text(key, text)
        except StorageError:
            return False
        return True

    def is_unsaved(self, key: str) -> bool:
        """Whether a text is in memory only."""
        return key in self._memory

    def _remember(self, error: StorageError) -> None:
        self.trouble = error
