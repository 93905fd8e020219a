"""The travel log of the classic game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sy_core.classic.view import Sighting, View
from ui.kit.drawn import LastDrawn
from ui.kit.html import Child, Html, classes, el
from ui.table.curtain import Showing
from ui.table.scene import SceneOf
from ui.words import Words

LAST: Final = LastDrawn()
KNOWN: Final = 200
"""How many spaces are kept as they were drawn."""


def draw(scene: SceneOf[View]) -> Html:
    """The travel log: every entry with its ticket, reveals marked."""
    view = scene.view
    facts = (view.table, view.trail, view.outcome, scene.showing, scene.words.language)
    return LAST.of(facts, lambda: _log(scene))


def _log(scene: SceneOf[View]) -> Html:
    view, words = scene.view, scene.words
    following = len(view.trail) + 1 if view.outcome is None else None
    spaces = [
        _space(
            words,
            number,
            view.trail[number - 1] if number <= len(view.trail) else None,
            (number in view.table.marked, number == following),
            is_secret=scene.showing is Showing.SECRET,
        )
        for number in range(1, view.table.log_spaces + 1)
    ]
    return el(
        "section",
        {"class": "log", "aria-label": words("log.title")},
        el("h2", None, words("log.title")),
        el("ol", {"class": "log-grid"}, spaces),
    )


@lru_cache(KNOWN)  # from move to move nearly all of them stay as they are
def _space(
    words: Words,
    number: int,
    sighting: Sighting | None,
    marked_and_next: tuple[bool, bool],
    *,
    is_secret: bool,
) -> Html:
    is_marked, is_next = marked_and_next
    number_label = el("span", {"class": "log-number"}, number)
    if sighting is None:
        spoken = words("log.empty_marked" if is_marked else "log.empty")
        inner: Child = el("span", {"class": "visually-hidden"}, spoken)
    else:
        inner = _entry(words, sighting, is_secret=is_secret and not sighting.shown)
    look = classes(
        "log-space",
        is_marked=is_marked,
        is_next=is_next,
        is_filled=sighting is not None,
    )
    return el("li", {"class": look}, number_label, inner)


def _entry(words: Words, sighting: Sighting, *, is_secret: bool) -> Child:
    kind = _kind(sighting)
    station = "" if sighting.station is None else str(sighting.station)
    return (
        el(
            "span",
            {"class": f"ticket ticket-{kind}", "title": words(f"ticket.{kind}")},
            el(
                "span",
                {"class": "ticket-long", "aria-hidden": "true"},
                words(f"ticket.short.{kind}"),
            ),
            el(
                "span",
                {"class": "ticket-letter", "aria-hidden": "true"},
                kind if kind in "TBUX" else words(f"ticket.short.{kind}"),
            ),
            el("span", {"class": "visually-hidden"}, words(f"ticket.{kind}")),
        ),
        el(
            "span",
            {"class": classes("log-station", is_secret=is_secret)},
            station or el("span", {"class": "visually-hidden"}, words("log.unknown")),
        ),
    )


def _kind(sighting: Sighting) -> str:
    """T, B, U or X; N: a concealed move, S: he stayed."""
    if sighting.stayed:
        return "S"
    return "N" if sighting.ticket is None else sighting.ticket.value
