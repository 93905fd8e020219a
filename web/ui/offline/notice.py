"""Playing without a network: what is kept on this device, and new releases.

The browser tells how that goes (``assets/js/offline.js``); here it becomes words, in a
region of their own below the screens, so that no screen is redrawn under a finger.
Nothing is said where nothing is kept, and nothing at the table.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ui.kit.html import Html, button, el

if TYPE_CHECKING:
    from ui.app import App
    from ui.words import Words

SHOWN: Final = ("home", "settings", "about")
MEGABYTE: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Offline:
    """What the browser told last."""

    state: str = ""
    """``fetching``, ``ready``, ``failed``, ``news``: a new release; or nothing."""
    done: int = 0
    total: int = 0
    version: str = ""
    others: bool = False
    """Whether the new release could not take over: the game is open elsewhere."""


NOTHING: Final = Offline()


def read(text: str) -> Offline:
    """What was told, from its JSON."""
    told = json.loads(text)
    return Offline(
        state=str(told["state"]),
        done=int(told.get("done", 0)),
        total=int(told.get("total", 0)),
        version=str(told.get("version", "")),
        others=bool(told.get("others", False)),
    )


def hear(app: App, text: str) -> None:
    """News from the browser: shown if a screen shows it, told if it is to be told."""
    before, app.offline = app.offline, read(text)
    app.page.show({"offline": region(app)})
    changed = (before.state, before.others) != (app.offline.state, app.offline.others)
    if changed and app.offline.state == "news" and app.screen in SHOWN:
        app.page.say(line(app.offline, app.words))


def line(offline: Offline, words: Words) -> str:
    """It in one sentence; empty: nothing to say."""
    match offline.state:
        case "fetching":
            done, total = _megabytes(offline.done), _megabytes(offline.total)
            return words("offline.fetching", done=done, total=total)
        case "ready":
            return words("offline.ready")
        case "failed":
            return words("offline.failed")
        case "news":
            told = words("offline.news", version=offline.version)
            return f"{told} {words('offline.others')}" if offline.others else told
    return ""


def region(app: App) -> Html:
    """The line below a screen."""
    told = line(app.offline, app.words) if app.screen in SHOWN else ""
    if not told:
        return Html("")
    news = app.offline.state == "news"
    return el(
        "footer",
        {"class": "offline is-news" if news else "offline"},
        el("p", {"id": "offline-line"}, told),
        _switch(app) if news else None,
    )


def _switch(app: App) -> Html:
    label = app.words("offline.switch")
    return button(label, "app.switch", class_="button small", id="switch")


def _megabytes(count: int) -> int:
    return round(count / MEGABYTE)
