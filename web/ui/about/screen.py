"""About: what this is and is not, what it keeps, and what protects a secret."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sy_core import __version__
from ui.kit.frame import titled
from ui.kit.html import Html, el

if TYPE_CHECKING:
    from ui.app import App

PARTS: Final = ("fan", "secrets", "storage", "offline", "licences")

NOTICE: Final = "./licences.txt"
"""Who wrote what the site ships; made by the build."""


def regions(app: App) -> dict[str, Html]:
    """A few short paragraphs."""
    words = app.words
    body = el(
        "main",
        {"class": "about"},
        [_part(app, part) for part in PARTS],
        el("p", {"class": "quiet"}, words("about.version", version=__version__)),
    )
    return {"screen": titled(app, words("about.title"), body)}


def _notice(app: App) -> Html:
    link = {"href": NOTICE, "target": "_blank", "rel": "noopener"}
    return el("p", None, el("a", link, app.words("about.notice")))


def _part(app: App, part: str) -> Html:
    return el(
        "section",
        {"class": "card"},
        el("h2", None, app.words(f"about.{part}.title")),
        el("p", None, app.words(f"about.{part}")),
        _notice(app) if part == "licences" else None,
    )


def handle(_app: App, _verb: str, _arg: str, _value: str) -> None:
    """Nothing can be done here but read."""
