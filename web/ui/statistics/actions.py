"""What is done with the statistics: look, take away, bring in, erase and undo."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from ui.intent import Intent
from ui.saves.keys import STATISTICS
from ui.shell import Handler, Shell
from ui.statistics.collecting import begin
from ui.statistics.state import Statistics
from ui.tally.book import Book, merged
from ui.tally.keeping import ASIDE, keep_book, kept_book
from ui.tally.text import read_book, write_book

FILE: Final = "scotland-yard-statistics.json"


def handle(shell: Shell, intent: Intent) -> None:
    """Carry out an intent."""
    shell.toast = ""
    shell.statistics = replace(state_of(shell), problem="")
    HANDLERS[intent.verb](shell, intent)


def state_of(shell: Shell) -> Statistics:
    """What is going on there."""
    return shell.statistics or Statistics()


def _open(shell: Shell, _intent: Intent) -> None:
    shell.leave()
    shell.statistics = replace(state_of(shell), erased={})
    shell.show("statistics")
    shell.page.focus("title")
    begin(shell)


def _export(shell: Shell, _intent: Intent) -> None:
    found = kept_book(shell.store)
    text = shell.store.read_text(STATISTICS) if found.newer else None
    shell.page.download(FILE, text or write_book(found.book))


def _choose(shell: Shell, _intent: Intent) -> None:
    shell.page.ask_for_file()


def _import(shell: Shell, intent: Intent) -> None:
    """A file from outside: text that is trusted in nothing."""
    _open(shell, intent)
    found, here = read_book(intent.value), kept_book(shell.store)
    if found.newer or here.newer:
        _refuse(shell, shell.words("statistics.newer"))
    elif found.book == Book():
        _refuse(shell, shell.words("statistics.not_ours"))
    else:
        book = merged(here.book, found.book)
        keep_book(shell.store, book)
        more = len(book.games) - len(here.book.games)
        shell.tell(shell.words("statistics.imported", n=max(0, more)))


def _refuse(shell: Shell, text: str) -> None:
    shell.statistics = replace(state_of(shell), problem=text)
    shell.page.say(text)


def _ask(shell: Shell, _intent: Intent) -> None:
    shell.dialog = "statistics.erase"


def _erase(shell: Shell, _intent: Intent) -> None:
    """Forget everything, also what was set aside; saved games do not count again."""
    shell.dialog = ""
    store = shell.store
    texts = {key: store.read_text(key) for key in (STATISTICS, ASIDE)}
    erased = {key: text for key, text in texts.items() if text is not None}
    store.forget(*erased)
    keep_book(store, Book(since=shell.page.now()))
    shell.statistics = Statistics(erased=erased)
    shell.page.say(shell.words("statistics.erased"))
    shell.page.focus("undo")


def _undo(shell: Shell, _intent: Intent) -> None:
    erased = state_of(shell).erased
    if erased:
        shell.store.keep_all(erased)
    _settle(shell, _intent)


def _settle(shell: Shell, _intent: Intent) -> None:
    shell.statistics = replace(state_of(shell), erased={})
    shell.page.focus("title")


HANDLERS: Final[Mapping[str, Handler]] = MappingProxyType(
    {
        "open": _open,
        "export": _export,
        "choose": _choose,
        "import": _import,
        "ask": _ask,
        "erase": _erase,
        "undo": _undo,
        "settle": _settle,
    }
)
