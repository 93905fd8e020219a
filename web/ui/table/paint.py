"""The look of the board as plain data: classes of stations, pieces, the ghost.

``web/board/board.js`` receives it as JSON and only changes what differs::

    {"viewer": "g1 table spectator",           who looks: another one sees nobody move
     "stations": {"46": "is-lit reach-D1"},    extra classes by station
     "labels": {"46": "Station 46, taxi"},     lit stations: what a screen reader says
     "dim": true,                              the others step back
     "pieces": [{"id": "D1", "at": 46, "class": "pawn red ready", "mark": "R",
                 "label": "Red, station 46", "by": "bus",     by: its last ride
                 "drawing": {"body": "M…", "trim": "M…"}}],   of a character
     "ghost": {"at": 79, "age": 2, "label": "…"} or null,
     "route": [45, 46, 61],                    stations of Mister X's way, or []
     "routeFrom": 0,                           number of the first of them
     "rides": [{"from": 45, "to": 46, "by": "taxi", "class": "red"}],   one by one
     "notes": [{"at": 46, "shade": 3, "text": "12", "pencil": "no"}],   a notebook's
     "closed": ["taxi-13-14"]}                 what is drawn, but not on this board
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from sy_core.move import PawnRide
from ui.table.card import mark_of
from ui.table.curtain import Showing
from ui.table.figures import drawing
from ui.table.offers import at_target, of_pawn
from ui.table.panels import panels_of
from ui.table.scene import Scene
from ui.table.seating import HUMAN
from ui.table.wording import way


def paint(scene: Scene, rides: Sequence[Mapping[str, object]] = ()) -> str:
    """The board's look for whoever is looking, with these *rides* drawn on it."""
    board = panels_of(scene).board
    return json.dumps(
        {
            "viewer": scene.viewer,
            "stations": _stations(scene),
            "labels": _labels(scene),
            "dim": _is_dim(scene),
            "pieces": _pieces(scene),
            "ghost": _ghost(scene),
            "route": _route(scene),
            "routeFrom": board.FIRST_ON_ROUTE,
            "rides": [*rides],
            "notes": _notes(scene),
            "closed": board.absent_lines(scene),
        },
        separators=(",", ":"),
    )


def _is_dim(scene: Scene) -> bool:
    """Whether what nobody can ride to steps back; also between the turns of a game.

    If the map came forward whenever a computer moves or the curtain is up, all of it
    would be worked out anew twice for every move.
    """
    if scene.offers:
        return True
    if scene.view.outcome is not None or scene.read_only or scene.seating.is_watched:
        return False
    between = scene.showing.hides_table or scene.showing is Showing.PASS
    return between or any(
        scene.seating.driver_of(seat) != HUMAN for seat in scene.view.to_move
    )


def _stations(scene: Scene) -> dict[str, str]:
    marks: dict[int, set[str]] = {}
    for offer in of_pawn(scene.offers, scene.choice):
        if offer.to is None:
            continue
        lit = marks.setdefault(offer.to, {"is-lit"})
        if offer.pawn is not None:
            lit.add(f"reach-{offer.pawn}")
    if scene.choice.target is not None and at_target(scene.offers, scene.choice):
        marks.setdefault(scene.choice.target, set()).add("is-chosen")
    for leg in scene.choice.taken:
        if leg.to is not None:
            marks.setdefault(leg.to, set()).add("is-taken")
    for station in scene.ringed:
        marks.setdefault(station, set()).add("is-ringed")
    return {str(station): " ".join(sorted(names)) for station, names in marks.items()}


def _labels(scene: Scene) -> dict[str, str]:
    ways: dict[int, list[str]] = {}
    for offer in of_pawn(scene.offers, scene.choice):
        if offer.to is not None:
            ways.setdefault(offer.to, []).append(way(scene, offer.move))
    return {
        str(station): scene.words(
            "station.lit", station=station, ways=scene.words.row(names)
        )
        for station, names in sorted(ways.items())
    }


def _pieces(scene: Scene) -> list[dict[str, object]]:
    view, words = scene.view, scene.words
    pieces: list[dict[str, object]] = []
    rides = _rides(scene)
    for pawn, station, status in zip(
        view.table.pawns, view.pursuers, view.statuses, strict=False
    ):
        name = scene.name_of_pawn(pawn)
        chosen = " is-picked" if pawn == scene.choice.pawn else ""
        doing = status.value if view.outcome is None else "over"
        kind = "bobby" if pawn.startswith("P") else "pawn"
        character = drawing(scene.figure_of(pawn))
        pieces.append(
            {
                "id": pawn,
                "at": station,
                "class": f"{kind} {scene.colour_of(pawn)} {doing}{chosen}",
                "mark": mark_of(scene, pawn),
                "label": words("piece.at", name=name, station=station),
                **({"by": rides[pawn]} if pawn in rides else {}),
                **({"drawing": character} if character else {}),
            }
        )
    here = scene.choice.taken[-1].to if scene.choice.taken else view.x_station
    if here is not None:
        label = words("piece.at", name=words("role.mister_x"), station=here)
        pieces.append(
            {
                "id": "X",
                "at": here,
                "class": "pawn mister-x",
                "mark": "X",
                "label": label,
            }
        )
    return pieces


def _rides(scene: Scene) -> dict[str, str]:
    """By pawn, what it rode on last: its piece follows that line, not a shorter one."""
    return {
        event.pawn: event.ticket.name.lower()
        for event in scene.view.history
        if isinstance(event, PawnRide)
    }


def _ghost(scene: Scene) -> dict[str, object] | None:
    """Where Mister X was last seen, and how many moves ago."""
    seen = scene.view.last_seen
    if seen is None or scene.view.x_station is not None:
        return None
    number, station = seen
    age = len(scene.view.trail) - number
    label = scene.words("ghost.age", n=age, station=station)
    text = scene.words("ghost.short", n=age)
    return {"at": station, "age": age, "label": label, "text": text}


def _route(scene: Scene) -> tuple[int, ...]:
    """After the end: every station of Mister X's way, if all of it is told."""
    view = scene.view
    whole = all(seen.station is not None for seen in view.trail)
    return view.route if view.outcome is not None and whole else ()


def _notes(scene: Scene) -> list[dict[str, object]]:
    """Where he can be, with shade and number, and pencil marks."""
    return [
        {"at": n.station, "shade": n.shade, "text": n.text, "pencil": n.pencil}
        for n in scene.notes
    ]
