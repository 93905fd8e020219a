"""The book in the browser's store: read anew each time, for other tabs count, too."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ui.saves.keys import DAMAGED, STATISTICS
from ui.saves.storage import Storage
from ui.tally.book import Book, with_game
from ui.tally.played import Played
from ui.tally.text import Found, read_book, with_line, write_book

ASIDE: Final = DAMAGED + STATISTICS.removeprefix("sy:")
"""What of it could not be read, as it was found."""
LONGEST: Final = 400_000
"""Characters that are kept of that."""


def kept_book(store: Storage) -> Found:
    """The book; what cannot be read of it is set aside and missed by nobody else."""
    text = store.read_text(STATISTICS)
    found = Found() if text is None else _read(text)
    if found.aside:
        before = store.read_text(ASIDE)
        lines = (*((before,) if before else ()), *found.aside)
        if store.keep(ASIDE, "\n".join(lines)[-LONGEST:]):
            keep_book(store, found.book)
    return found


def keep_book(store: Storage, book: Book) -> bool:
    """Keep the book; False: in memory only."""
    return store.keep(STATISTICS, write_book(book))


@lru_cache(maxsize=1)  # a screen is drawn again and again
def _read(text: str) -> Found:
    return read_book(text)


def add_game(store: Storage, played: Played) -> None:
    """Enter a game; a book of a later release is left alone."""
    text = with_line(store.read_text(STATISTICS) or "", played)
    if text is not None:
        store.keep(STATISTICS, text)
        return
    found = kept_book(store)
    if not found.newer:
        keep_book(store, with_game(found.book, played))
