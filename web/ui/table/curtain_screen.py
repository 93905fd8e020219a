"""The hide screen: nothing secret is in the document while it is up.

And what lies over Mister X's own screen as soon as he looks away, or as long as he does
not hold it: ``js/curtain.js`` draws it and takes it away, without waiting for Python.
"""

from __future__ import annotations

from typing import Final

from sy_core.terms import MISTER_X
from ui.kit.html import Child, Html, button, el
from ui.settings.values import Settings
from ui.shell import Shell
from ui.table.curtain import Showing
from ui.table.panels import panels_of
from ui.table.scene import scene_of_view
from ui.table.session import Session
from ui.words import Words

DEVICES: Final = ("tablet", "phone", "computer")
"""What is handed over: only the style sheet knows which it is."""


def guard(session: Session, settings: Settings) -> str:
    """How his open screen is guarded: ``open`` or ``held``; ``none``: it is not."""
    return settings.look if session.is_guarded else "none"


def cover_regions(shell: Shell, session: Session) -> dict[str, Html]:
    """What lies over his screen, and what he holds to see through it."""
    words = shell.words
    match guard(session, shell.settings):
        case "held":
            cover = _covered(words("peek.title"), words("peek.how"))
            return {"cover": cover, "peek": _peek(words)}
        case "open":
            return {"cover": _covered(words("cover.title"), words("cover.how"))}
        case _:
            return {}


def _covered(title: str, how: str) -> Html:
    return el(
        "section",
        {"class": "curtain-sheet", "aria-label": title},
        el("h1", None, title),
        el("p", None, how),
    )


def _peek(words: Words) -> Html:
    """A button for a thumb; the other hand plays meanwhile."""
    eye = el("span", {"class": "peek-eye", "aria-hidden": "true"})
    label = el("span", None, words("peek.hold"))
    return el("button", {"type": "button", "class": "peek"}, eye, label)


def region(shell: Shell, session: Session) -> Html:
    """Hand over to Mister X, hand back to the detectives, or nothing."""
    if session.showing is Showing.CURTAIN:
        return _hand_over(shell.words, session)
    if session.showing is Showing.HANDBACK:
        return _hand_back(shell, session)
    return Html("")


def _hand_over(words: Words, session: Session) -> Html:
    name = session.seating.name_of(MISTER_X) or words("role.mister_x")
    if session.is_remote:
        return _own_device(words, session, name)
    return _shut(
        words,
        words("curtain.title", name=name),
        _elsewhere(words) if session.read_only else _hold(words, name),
        button(words("pass.back"), "play.pass", class_="button"),
    )


def _own_device(words: Words, session: Session, name: str) -> Html:
    """His own device is handed to nobody: it is only opened."""
    return _shut(
        words,
        words("devices.curtain", name=name),
        _elsewhere(words) if session.read_only else _hold_button(words, name),
        button(words("devices.letters"), "devices.letters", class_="button"),
    )


def _shut(words: Words, title: str, opens: list[Child], other: Html) -> Html:
    """A curtain, what opens it, and two ways elsewhere."""
    home = button(words("menu.home"), "app.go", "home", class_="button")
    return _sheet(
        el("h1", {"id": "curtain-title"}, title),
        opens,
        el("div", {"class": "curtain-ways"}, other, home),
    )


def _elsewhere(words: Words) -> list[Child]:
    """Another tab plays this game: here it can only be taken over."""
    return [
        el("p", None, words("prompt.read_only")),
        button(words("tabs.take_over"), "play.takeover", class_="button accent"),
    ]


def _hold_button(words: Words, name: str) -> list[Child]:
    """What he holds to see his screen."""
    opened = el(
        "button",
        {
            "type": "button",
            "class": "hold",
            "id": "hold",
            "data-hold": "play.open",
            "aria-describedby": "hold-how",
        },
        el("span", {"class": "hold-fill", "aria-hidden": "true"}),
        el("span", {"class": "hold-label"}, words("curtain.hold", name=name)),
    )
    how = el("p", {"class": "quiet", "id": "hold-how"}, words("curtain.how"))
    return [opened, how]


def _hold(words: Words, name: str) -> list[Child]:
    return [
        *(
            el(
                "p",
                {"class": f"on-{device}"},
                words(f"curtain.ask.{device}", name=name),
            )
            for device in DEVICES
        ),
        *_hold_button(words, name),
    ]


def _hand_back(shell: Shell, session: Session) -> Html:
    words = shell.words
    scene = scene_of_view(shell.words, session, session.table_view)
    facts = panels_of(scene).story.news(scene, session.seen_events)
    return _sheet(
        el("h1", {"id": "curtain-title"}, words("handback.title")),
        el(
            "ul",
            {"class": "facts", "id": "facts"},
            [el("li", None, fact) for fact in facts],
        ),
        button(
            words("handback.go"),
            "play.handback",
            class_="button primary",
            id="handback",
            aria_describedby="facts",
        ),
    )


def _sheet(*children: Child) -> Html:
    return el(
        "div",
        {
            "class": "curtain",
            "role": "dialog",
            "aria-modal": "true",
            "aria-labelledby": "curtain-title",
        },
        el("div", {"class": "curtain-sheet"}, *children),
    )
