"""The key to the tiles: every sign of the drawing with its meaning."""

from __future__ import annotations

from functools import lru_cache

from sy_core.terms import Mode
from ui.hunting.tiles.marks import ARROW
from ui.hunting.tiles.spaces import sign
from ui.kit.html import Child, Html, el
from ui.words import Words


@lru_cache(maxsize=4)
def key(words: Words, *, light: bool) -> Html:
    """All signs in words; those of the expert side only where one lies open."""
    rows = [*_stops(), *_lines(), *(_expert() if light else ())]
    return el(
        "details",
        {"class": "key"},
        el("summary", None, words("hunting.key.title")),
        el(
            "ul",
            None,
            [
                el("li", None, _picture(drawn), words(f"hunting.key.{name}"))
                for name, drawn in rows
            ],
        ),
    )


def _picture(drawn: Child) -> Html:
    return el(
        "svg",
        {
            "class": "map tiles sample",
            "viewBox": "-30 -17 60 34",
            "aria-hidden": "true",
        },
        drawn,
    )


def _stops() -> tuple[tuple[str, Child], ...]:
    taxi = frozenset({Mode.TAXI})
    bus = taxi | {Mode.BUS}
    return (
        ("taxi_only", _station(7, taxi)),
        ("bus_stop", _station(15, bus)),
        ("underground_stop", _station(18, bus | {Mode.UNDERGROUND})),
    )


def _station(number: int, modes: frozenset[Mode]) -> Html:
    kind = " underground" if Mode.UNDERGROUND in modes else ""
    return el("g", {"class": f"station{kind}"}, sign(number, modes))


def _lines() -> tuple[tuple[str, Child], ...]:
    return (
        ("taxi_line", _stroke("taxi-lines")),
        ("bus_line", _stroke("bus-lines")),
        ("underground_line", _stroke("underground-lines")),
    )


def _stroke(kind: str, path: str = "M-26 0h52") -> Html:
    return el("g", {"class": kind}, el("path", {"class": "line", "d": path}))


def _expert() -> tuple[tuple[str, Child], ...]:
    plate = {"x": "-8.5", "y": "-4.6", "width": "16", "height": "9.2", "rx": "2.2"}
    arrow = el(
        "g",
        {"class": "one-way"},
        el("rect", {"class": "sign", **plate}),
        el("path", {"class": "arrow", "d": ARROW}),
    )
    cut = (
        _stroke("taxi-lines", "M-26 0h16M26 0h-16"),
        el("path", {"class": "barrier", "d": "M-10-7v14M10-7v14"}),
    )
    return (
        ("light_side", _letter()),
        ("one_way", (_stroke("taxi-lines"), arrow)),
        ("dead_end", cut),
        ("diagonal", _stroke("taxi-lines", "M-14 14l28-28")),
    )


def _letter() -> Html:
    badge = (el("circle", {"r": "7.2"}), el("text", {"y": "3.3"}, "A"))
    return el("g", {"class": "is-light-side"}, el("g", {"class": "letter"}, badge))
