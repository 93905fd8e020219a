"""About: what this is and is not, what it keeps, and what protects a secret."""

from __future__ import annotations

from typing import Final

from sy_core import __version__
from ui.kit.frame import titled
from ui.kit.html import Html, button, el
from ui.shell import Area, Shell
from ui.words import Words

PARTS: Final = ("fan", "secrets", "storage", "offline", "licences")
TIPS: Final = ("experience", "numbers", "junctions", "reach", "log")
"""What several rulebooks advise."""

NOTICE: Final = "./licences.txt"
"""Who wrote what the site ships; made by the build."""


def regions(shell: Shell) -> dict[str, Html]:
    """A few short paragraphs."""
    words = shell.words
    body = el(
        "main",
        {"class": "about"},
        [_part(words, part) for part in PARTS],
        _tips(words),
        _builder(words),
        el("p", {"class": "quiet"}, words("about.version", version=__version__)),
    )
    return {"screen": titled(words, words("about.title"), body)}


def _notice(words: Words) -> Html:
    link = {"href": NOTICE, "target": "_blank", "rel": "noopener"}
    return el("p", None, el("a", link, words("about.notice")))


def _tips(words: Words) -> Html:
    return el(
        "section",
        {"class": "card"},
        el("h2", None, words("about.tips.title")),
        el("ul", None, [el("li", None, words(f"about.tips.{tip}")) for tip in TIPS]),
    )


def _builder(words: Words) -> Html:
    go = button(
        words("about.builder.go"), "builder.open", class_="button", id="builder"
    )
    return el(
        "section",
        {"class": "card"},
        el("h2", None, words("about.builder.title")),
        el("p", None, words("about.builder")),
        el("p", None, go),
    )


def _part(words: Words, part: str) -> Html:
    return el(
        "section",
        {"class": "card"},
        el("h2", None, words(f"about.{part}.title")),
        el("p", None, words(f"about.{part}")),
        _notice(words) if part == "licences" else None,
    )


AREA: Final = Area(regions=regions)
