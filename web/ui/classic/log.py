"""The travel log of the classic game."""

from __future__ import annotations

from typing import Any

from ui.eyes import Eyes
from ui.html import Child, Html, classes, el
from ui.scene import Scene


def log(scene: Scene) -> Html:
    """The travel log: every entry with its ticket, reveals marked."""
    view = scene.view
    shown = (view.table, view.trail, view.outcome, scene.eyes, scene.words.language)
    if _drawn.get("key") != shown:  # most redraws leave the log as it is
        _drawn.update(key=shown, log=_log(scene))
    drawn: Html = _drawn["log"]
    return drawn


_drawn: dict[str, Any] = {}


def _log(scene: Scene) -> Html:
    view, words = scene.view, scene.words
    spaces = [_space(scene, number) for number in range(1, view.table.log_spaces + 1)]
    return el(
        "section",
        {"class": "log", "aria-label": words("log.title")},
        el("h2", None, words("log.title")),
        el("ol", {"class": "log-grid"}, spaces),
    )


def _space(scene: Scene, number: int) -> Html:
    view, words = scene.view, scene.words
    marked = number in view.table.marked
    sighting = view.trail[number - 1] if number <= len(view.trail) else None
    number_label = el("span", {"class": "log-number"}, number)
    if sighting is None:
        spoken = words("log.empty_marked" if marked else "log.empty")
        inner: Child = el("span", {"class": "visually-hidden"}, spoken)
    else:
        inner = _entry(scene, sighting)
    look = classes(
        "log-space",
        is_marked=marked,
        is_next=number == len(view.trail) + 1 and view.outcome is None,
        is_filled=sighting is not None,
    )
    return el("li", {"class": look}, number_label, inner)


def _entry(scene: Scene, sighting: Any) -> Child:
    words = scene.words
    kind = _kind(sighting)
    station = "" if sighting.station is None else str(sighting.station)
    secret = scene.eyes is Eyes.SECRET and not sighting.shown
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
            {"class": classes("log-station", is_secret=secret)},
            station or el("span", {"class": "visually-hidden"}, words("log.unknown")),
        ),
    )


def _kind(sighting: Any) -> str:
    """T, B, U or X; N: a concealed move, S: he stayed."""
    if sighting.stayed:
        return "S"
    return "N" if sighting.ticket is None else str(sighting.ticket.value)
