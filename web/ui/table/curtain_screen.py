"""The hide screen: nothing secret is in the document while it is up."""

from __future__ import annotations

from sy_core.terms import MISTER_X
from ui.kit.html import Child, Html, button, el
from ui.shell import Shell
from ui.table.curtain import Showing
from ui.table.panels import panels_of
from ui.table.scene import scene_of_view
from ui.table.session import Session
from ui.words import Words


def region(shell: Shell, session: Session) -> Html:
    """Hand over to Mister X, hand back to the detectives, or nothing."""
    if session.showing is Showing.CURTAIN:
        return _hand_over(shell.words, session)
    if session.showing is Showing.HANDBACK:
        return _hand_back(shell, session)
    return Html("")


def _hand_over(words: Words, session: Session) -> Html:
    name = session.seating.name_of(MISTER_X) or words("role.mister_x")
    return _sheet(
        el("h1", {"id": "curtain-title"}, words("curtain.title", name=name)),
        _elsewhere(words) if session.read_only else _hold(words, name),
        button(words("menu.home"), "app.go", "home", class_="button"),
    )


def _elsewhere(words: Words) -> list[Child]:
    """Another tab plays this game: here it can only be taken over."""
    return [
        el("p", None, words("prompt.read_only")),
        button(words("tabs.take_over"), "play.takeover", class_="button accent"),
    ]


def _hold(words: Words, name: str) -> list[Child]:
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
    return [
        el("p", None, words("curtain.ask", name=name)),
        opened,
        el("p", {"class": "quiet", "id": "hold-how"}, words("curtain.how")),
    ]


def _hand_back(shell: Shell, session: Session) -> Html:
    words = shell.words
    scene = scene_of_view(shell.words, session, session.table_view)
    facts = panels_of(scene).story.news(scene, session.seen_events)
    return _sheet(
        el("h1", {"id": "curtain-title"}, words("handback.title")),
        el("ul", {"class": "facts"}, [el("li", None, fact) for fact in facts]),
        button(
            words("handback.go"),
            "play.handback",
            class_="button primary",
            id="handback",
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
