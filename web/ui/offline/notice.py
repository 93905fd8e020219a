"""Playing without a network: what is kept on this device, and new releases.

The browser tells how that goes (``assets/js/offline.js``); here it becomes words, in a
region of their own below the screens, so that no screen is redrawn under a finger.
Nothing is said where nothing is kept, and nothing at the table.
"""

from __future__ import annotations

from typing import Final

from ui.kit.html import Html, button, el
from ui.offline.state import Offline, read
from ui.shell import Shell
from ui.words import Words

SHOWN: Final = ("home", "settings", "about")
MEGABYTE: Final = 1_000_000


def hear(shell: Shell, text: str) -> None:
    """News from the browser: shown if a screen shows it, told if it is to be told."""
    before, shell.offline = shell.offline, read(text)
    shell.page.show({"offline": region(shell)})
    changed = (before.state, before.others) != (
        shell.offline.state,
        shell.offline.others,
    )
    if changed and shell.offline.state == "news" and shell.screen in SHOWN:
        shell.page.say(line(shell.offline, shell.words))


def line(offline: Offline, words: Words) -> str:
    """It in one sentence; empty: nothing to say."""
    match offline.state:
        case "fetching":
            done, total = _megabytes(offline.done), _megabytes(offline.total)
            return words("offline.fetching", done=done, total=total)
        case "ready":
            return words("offline.ready")
        case "failed" | "gaps":
            return words(_lacking(offline))
        case "news":
            text = words("offline.news", version=offline.version)
            return f"{text} {words('offline.others')}" if offline.others else text
    return ""


def _lacking(offline: Offline) -> str:
    """Why it is not ready, by its words."""
    match offline.why:
        case "room":
            return "offline.room"
        case "denied":
            return "offline.denied"
    return "offline.gaps" if offline.state == "gaps" else "offline.failed"


def region(shell: Shell) -> Html:
    """The line below a screen."""
    text = line(shell.offline, shell.words) if shell.screen in SHOWN else ""
    if not text:
        return Html("")
    news = shell.offline.state == "news"
    return el(
        "footer",
        {"class": "offline is-news" if news else "offline"},
        el("p", {"id": "offline-line"}, text),
        _switch(shell) if news else None,
    )


def _switch(shell: Shell) -> Html:
    label = shell.words("offline.switch")
    return button(label, "app.switch", class_="button small", id="switch")


def _megabytes(count: int) -> int:
    return round(count / MEGABYTE)
