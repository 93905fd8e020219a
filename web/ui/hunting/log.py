"""Mister X's tableau: dice lie on what is covered, spaces stand where it is open."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from sy_core.hunting.state import Token
from sy_core.hunting.tiles import TILES
from sy_core.hunting.view import Sighting, View, as_detectives_see
from ui.hunting.dice import die
from ui.hunting.tiles.icons import icon
from ui.kit.drawn import LastDrawn
from ui.kit.html import Child, Html, classes, el
from ui.table.scene import SceneOf

LAST: Final = LastDrawn()


def draw(scene: SceneOf[View]) -> Html:
    """The tableau, and when Mister X shows himself next."""
    view = scene.view
    facts = (view.table, view.trail, view.announced, view.outcome, scene.words.language)
    return LAST.of(facts, lambda: _drawn(scene))


def _drawn(scene: SceneOf[View]) -> Html:
    view = scene.view
    spaces = range(1, view.table.log_spaces + 1)
    pairs = _in_doubles(view.trail)
    return el(
        "section",
        {"class": "log tableau", "aria-label": scene.words("hunting.tableau.title")},
        el("h2", None, scene.words("hunting.tableau.title")),
        el("p", {"class": "quiet tableau-note"}, next_reveal(scene)),
        el(
            "ol",
            {"class": "log-grid tableau-grid"},
            [_space(scene, number, pairs) for number in spaces],
        ),
    )


def whereabouts(scene: SceneOf[View]) -> str:
    """What everybody knows of where Mister X is."""
    words = scene.words
    view = as_detectives_see(scene.view)
    if view.announced is None:
        return words("hunting.where.nowhere")
    if view.x_station is not None:
        return words("hunting.where.seen", station=view.x_station)
    if view.last_seen is None:
        name = TILES[view.announced].name
        return words("hunting.where.tile", letter=view.announced, name=name)
    number, station = view.last_seen
    return words("hunting.where.last", station=station, n=len(view.trail) - number)


def next_reveal(scene: SceneOf[View]) -> str:
    """When he shows himself next."""
    view = scene.view
    if view.outcome is not None or not view.trail:
        return ""
    entries = len(view.trail)
    to_come = [number for number in sorted(view.table.marked) if number > entries]
    if not to_come:
        return scene.words("hunting.reveal.none")
    return scene.words("hunting.reveal.in", n=to_come[0] - entries)


def _in_doubles(trail: tuple[Sighting, ...]) -> dict[int, int]:
    """Entries of one turn belong to a double: 1 for its first leg, 2 for its second."""
    found: dict[int, int] = {}
    for number, (one, other) in enumerate(pairwise(trail), start=1):
        if one.round == other.round:
            found[number], found[number + 1] = 1, 2
    return found


def _space(scene: SceneOf[View], number: int, pairs: dict[int, int]) -> Html:
    view = scene.view
    marked = number in view.table.marked
    entry = view.trail[number - 1] if number <= len(view.trail) else None
    look = classes(
        "log-space",
        is_marked=marked,
        is_filled=entry is not None,
        is_next=number == len(view.trail) + 1 and view.outcome is None,
        is_open=entry is not None and entry.shown,
        **{f"leg_{pairs[number]}": True} if number in pairs else {},
    )
    return el(
        "li",
        {"class": look},
        el("span", {"class": "log-number"}, number, icon("eye") if marked else None),
        _content(scene, entry, pairs.get(number, 0)),
        _spoken(scene, entry, marked=marked, double=number in pairs),
    )


def _content(scene: SceneOf[View], entry: Sighting | None, leg: int) -> Child:
    if entry is None:
        return None
    station: Child = None
    if entry.station is not None:
        secret = not entry.shown and scene.view.outcome is None
        name = classes("log-station", is_secret=secret)
        station = el("span", {"class": name, "aria-hidden": "true"}, entry.station)
    elif entry.token is Token.START:
        name = "log-station is-tile"
        station = el(
            "span", {"class": name, "aria-hidden": "true"}, scene.view.announced
        )
    else:
        station = el("span", {"class": "log-station", "aria-hidden": "true"}, "?")
    return (_token(entry), station, _two() if leg == 1 else None)


def _two() -> Html:
    return el("span", {"class": "two", "aria-hidden": "true"}, "2×")


def _token(entry: Sighting) -> Html:
    """The die that covers an entry; once it is open, a small sign of what was done."""
    sign = entry.token.value
    if entry.shown:
        look = f"was was-{entry.token.face.value}"
        return el("span", {"class": look, "aria-hidden": "true"}, icon(sign))
    if entry.token in (Token.HELICOPTER, Token.STAY, Token.START):
        name = f"die die-{entry.token.face.value}"
        return el("span", {"class": name, "aria-hidden": "true"}, icon(sign))
    return die(entry.token.face)


def _spoken(
    scene: SceneOf[View], entry: Sighting | None, *, marked: bool, double: bool
) -> Html:
    words = scene.words
    parts = [words("hunting.tableau.marked")] if marked else []
    if entry is None:
        parts.append(words("hunting.tableau.empty"))
    else:
        parts.append(words(f"hunting.token.{entry.token.name.lower()}"))
        if double:
            parts.append(words("hunting.tableau.double"))
        parts.append(_where(scene, entry))
    text = words.row(parts)
    return el("span", {"class": "visually-hidden"}, text)


def _where(scene: SceneOf[View], entry: Sighting) -> str:
    words = scene.words
    if entry.station is None:
        return words("hunting.tableau.covered")
    if entry.shown or scene.view.outcome is not None:
        return words("hunting.tableau.open", station=entry.station)
    return words("hunting.tableau.secret", station=entry.station)
