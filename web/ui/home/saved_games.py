"""How a kept game is told: its name, a picture, what everybody may know of it."""

from __future__ import annotations

from sy_core.outcome import EndReason
from sy_core.terms import MISTER_X
from ui import later
from ui.kit.html import Html, button, el
from ui.saves.entries import Entry
from ui.saves.summary import (
    DETECTIVES,
    INVITED,
    Summary,
)
from ui.shell import Shell


def continue_card(shell: Shell) -> Html | None:
    """The game to go on with, with a small picture of it."""
    last = shell.store.last()
    if last is None:
        return None
    words = shell.words
    whose = turn(shell, last.summary)
    told = [fact for fact in facts(shell, last) if fact != whose]
    return el(
        "section",
        {"class": "card continue", "aria-labelledby": "continue-title"},
        _position(shell, last),
        el("h2", {"id": "continue-title"}, label(shell, last)),
        el("p", {"class": "facts-line"}, words("home.dot").join(told)),
        el("p", {"class": "turn-line"}, whose) if whose else None,
        button(
            words("home.continue"),
            "home.open",
            last.id,
            class_="button accent large",
            id="continue",
        ),
    )


def _position(shell: Shell, entry: Entry) -> Html | None:
    """A small picture of a game, once it can be drawn; there is room for it before."""
    if entry.summary.post == INVITED:  # nothing is dealt yet
        return None
    drawn: Html | None = None
    if shell.is_complete:
        drawn = later.load(later.HOME_POSITION).picture(shell, entry)
    return el("div", {"class": "position"}, drawn)


def label(shell: Shell, entry: Entry) -> str:
    """What a game is called: its name, else who plays against whom."""
    if entry.state in ("damaged", "aside"):
        return shell.words("home.damaged")
    if entry.name:
        return entry.name
    if shell.is_complete and entry.summary.game:
        called: str = later.load(later.HOME_NAMES).called(shell.words, entry)
        return called
    if entry.summary.players:
        return shell.words("home.players", n=entry.summary.players)
    return shell.words("home.unnamed")


def facts(shell: Shell, entry: Entry) -> list[str]:
    """Edition, how far the game is, and when it was played last."""
    words, summary = shell.words, entry.summary
    if entry.state != "sound":
        return [words(f"home.state.{entry.state}")]
    parts = [words(f"edition.{summary.edition}")] if summary.edition else []
    if summary.over:
        parts.append(_result(shell, summary.over))
    elif summary.round and entry.name:  # else it is part of what it is called
        parts.append(words("home.round", round=summary.round))
    if summary.post and shell.is_complete:
        parts.append(words(f"home.post.{summary.post}"))
    if entry.updated:
        parts.append(shell.page.format_date(entry.updated, words.language))
    if entry.seal:
        parts.append(words(f"home.seal.{entry.seal}"))
    if entry.unsaved:
        parts.append(words("home.unsaved"))
    return parts


def turn(shell: Shell, summary: Summary) -> str:
    """Whose turn it is, by name or role; over two devices, whether it is ours."""
    if summary.post and shell.is_complete:
        return shell.words(f"home.post.{summary.post}")
    if not summary.turn or summary.over:
        return ""
    return shell.words("home.turn", name=_player(shell, summary))


def _player(shell: Shell, summary: Summary) -> str:
    words = shell.words
    if summary.turn == DETECTIVES:
        return words("role.detectives")
    number = summary.turn.removeprefix("detective_")
    index = int(number) if number.isdecimal() else 0
    given = summary.names[index] if index < len(summary.names) else ""
    if given:
        return given
    if summary.turn == MISTER_X:
        return words("role.mister_x")
    return words("home.detective", number=number)


def _result(shell: Shell, reason: str) -> str:
    try:
        winner = EndReason(reason).winner.value
    except ValueError:
        return shell.words("home.over")
    return shell.words(f"end.winner.{winner}")
