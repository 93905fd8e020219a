"""Games that are saved and over, and not counted yet: one at a time, when idle.

They may have ended before anybody counted, or on another screen. A game has to be
replayed for it. One that was saved only once came here when it was over, and is left
out; so is what ended before everything was erased.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from sy_core.errors import SyError
from ui.saves.entries import Entry
from ui.shell import Shell
from ui.statistics.state import Statistics
from ui.table.seating import HUMAN
from ui.table.session import load_session
from ui.tally.book import Book
from ui.tally.counting import played_of
from ui.tally.keeping import add_game, kept_book

SHOWN: Final = 10
"""After so many games the screen is drawn anew."""


def begin(shell: Shell) -> None:
    """Look for games that nobody has counted."""
    state = shell.statistics or Statistics()
    found = kept_book(shell.store)
    games = () if found.newer else shell.store.list_games()
    waiting = tuple(
        entry.id
        for entry in games
        if entry.id not in state.looked_at and is_uncounted(found.book, entry)
    )
    shell.statistics = replace(state, waiting=waiting, looked_at=state.looked_at)
    if waiting and not state.waiting:
        shell.page.idle(partial(_step, shell))


def is_uncounted(book: Book, entry: Entry) -> bool:
    """Whether a saved game may have to be counted, as far as its line tells."""
    if entry.state != "sound" or entry.goes_on or book.has(entry.id):
        return False
    was_played_here = entry.created < entry.updated
    return was_played_here and entry.updated > book.since and HUMAN in entry.seating


def _step(shell: Shell) -> None:
    """Count one of them; go on as long as somebody looks."""
    state = shell.statistics
    if state is None or not state.waiting:
        return
    if shell.screen != "statistics":
        shell.statistics = replace(state, waiting=())
        return
    game_id, *others = state.waiting
    _count(shell, game_id)
    seen = state.looked_at | {game_id}
    shell.statistics = replace(state, waiting=tuple(others), looked_at=seen)
    if len(others) % SHOWN == 0:
        shell.render()
    if others:
        shell.page.idle(partial(_step, shell))


def _count(shell: Shell, game_id: str) -> None:
    entry, record = shell.store.entry(game_id), shell.store.record_of(game_id)
    if entry is None or record is None:
        return
    try:
        session = load_session(game_id, record, 0)
    except SyError:  # told when it is opened
        return
    played = played_of(session, entry.updated)
    if played is not None:
        add_game(shell.store, played)
