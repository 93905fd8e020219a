"""The card of a station, beside it or, on a phone, as a sheet."""

from __future__ import annotations

from sy_core.terms import Station
from ui.inspector.facts import facts_of
from ui.inspector.wording import means, refused
from ui.kit.html import Child, Html, button, el
from ui.shell import Shell
from ui.table.guests.notebook import is_allowed
from ui.table.scene import Scene
from ui.table.session import Session
from ui.words import Words


def card(shell: Shell, session: Session, scene: Scene, station: Station) -> Html:
    """What whoever looks may know of a station."""
    words, facts = shell.words, facts_of(scene, station)
    refusal = refused(scene, station, session.explain)
    return el(
        "div",
        {
            "class": "inspector",
            "id": "inspected",
            "role": "dialog",
            "tabindex": "-1",
            "aria-labelledby": "inspected-title",
            "aria-describedby": "inspected-facts",
            "data-station": int(station),
        },
        el(
            "div",
            {"class": "inspector-head"},
            el(
                "h2", {"id": "inspected-title"}, words("inspect.title", station=station)
            ),
            _close(words),
        ),
        el(
            "div",
            {"id": "inspected-facts", "class": "inspector-facts"},
            _said(refusal, "inspector-why"),
            _said(facts.place),
            _said(facts.here),
            el("ul", None, [_line(words, *line) for line in facts.lines]),
            _said(facts.reach),
            _said(facts.likely),
        ),
        None if facts.likely else _ask(words, session),
    )


def _said(text: str, name: str = "") -> Html | None:
    return el("p", {"class": name} if name else None, text) if text else None


def _close(words: Words) -> Html:
    label = words("close")
    return button("×", "inspect.close", class_="icon-button", aria_label=label)


def _line(words: Words, letter: str, stations: tuple[Station, ...]) -> Html:
    name = means(words, letter)
    sign: Child = (
        el("span", {"class": f"count count-{letter}", "aria-hidden": "true"}, letter),
        el("span", {"class": "visually-hidden"}, f"{name}: "),
    )
    return el("li", None, sign, words("list.comma").join(map(str, stations)))


def _ask(words: Words, session: Session) -> Html | None:
    """Likelihoods are the notebook's: to look into it counts as having used it."""
    if session.over or session.read_only or not is_allowed(session):
        return None
    return button(words("inspect.ask"), "notebook.open", class_="button small")
