"""All that is counted on this device: games one by one, and what older ones came to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from ui.tally.played import Played
from ui.tally.totals import Totals, at_least, together, totals

MOST: Final = 1_000
"""So many games are remembered one by one."""
FOLDED: Final = 200
"""So many of the oldest are folded at once when there are more."""
NOTHING: Final = Totals()


@dataclass(frozen=True, slots=True)
class Book:
    """The games, the oldest first, each once."""

    games: tuple[Played, ...] = ()
    older: Totals = NOTHING
    """What games before them came to."""
    since: int = 0
    """Games that ended before are not counted any more: folded, or erased."""

    def has(self, game_id: str) -> bool:
        """Whether a game is counted one by one."""
        return any(played.id == game_id for played in self.games)


def all_of(book: Book) -> Totals:
    """What everything comes to."""
    return together(book.older, totals(book.games))


def with_game(book: Book, played: Played) -> Book:
    """With one more game; of a game that ended again, its last end counts."""
    return with_games(book, (played,))


def with_games(book: Book, games: Iterable[Played]) -> Book:
    """With more games, of each the last end."""
    last: dict[str, Played] = {}
    for played in sorted((*book.games, *games), key=_date):
        last.pop(played.id, None)
        last[played.id] = played
    return _folded(replace(book, games=tuple(last.values())))


def merged(book: Book, other: Book) -> Book:
    """Two books in one, such as one that was exported before; nothing counts twice."""
    older = at_least(book.older, other.older)
    since = max(book.since, other.since) if older != NOTHING else book.since
    return with_games(replace(book, older=older, since=since), other.games)


def _date(played: Played) -> int:
    return played.date


def _folded(book: Book) -> Book:
    """Never more than :data:`MOST` games: the oldest become numbers."""
    if len(book.games) <= MOST:
        return book
    count = max(FOLDED, len(book.games) - MOST)
    old, kept = book.games[:count], book.games[count:]
    known = all_of(book)  # what has taken several games may have begun before
    older = replace(
        together(book.older, totals(old)), streak=known.streak, earned=known.earned
    )
    return Book(kept, older, max(book.since, old[-1].date))
