"""A file that somebody brings: a game, puzzles, statistics, a bot, a lesson."""

from __future__ import annotations

from typing import Final

from ui import later
from ui.home.state import HomeState
from ui.intent import Intent
from ui.saves.format import SaveError
from ui.saves.keys import STATISTICS_TEXT
from ui.seals.notes import CHECKED, SOUND
from ui.shell import Shell
from ui.table.session import Session

TAKEN_BY: Final = ("workshop", "builder")
"""Screens that have a use of their own for a file."""
PUZZLES: Final = "sy-puzzles "
"""How a file of puzzles begins."""


def take(shell: Shell, intent: Intent) -> None:
    """A chosen or dropped file; it is text, and trusted in nothing."""
    if shell.screen in TAKEN_BY:
        shell.pass_on(f"{shell.screen}.file", intent.arg, intent.value)
        return
    if intent.value.startswith(PUZZLES):
        shell.pass_on("puzzles.file", "", intent.value)
        return
    shell.leave()
    if intent.value.startswith(STATISTICS_TEXT):
        shell.pass_on("statistics.import", value=intent.value)
        return
    shell.show("home")
    try:
        if intent.arg == "too_large":
            raise SaveError("save.too_long")  # noqa: TRY301 - told like all others
        session = shell.store.import_text(intent.value)
    except SaveError as error:
        text = shell.words("home.not_imported", reason=error.in_words(shell.words))
        shell.home = HomeState(problem=text)
        shell.page.say(text)
        return
    shell.home = HomeState()
    _tell_imported(shell, session)


def _tell_imported(shell: Shell, session: Session) -> None:
    words, news, lost = shell.words, shell.store.news(), session.notes_without_room()
    found = session.verdict
    seal = later.load(later.SEAL_WORDS).imported(words, found) if found else ""
    if seal and session.notes.get(CHECKED) != SOUND:  # stays in sight
        shell.home = HomeState(problem=seal)
        shell.page.say(seal)
    elif news:
        shell.tell(words(news))
    elif lost:
        shell.tell(words("home.imported_most", n=lost))
    else:
        shell.tell(seal or words("home.imported"))
