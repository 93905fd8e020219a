"""What happened and how it ended, in sentences of public facts."""

from __future__ import annotations

from collections.abc import Iterator

from sy_core.hunting.moves import Again, PawnRide, PawnStay, Place, Roll
from sy_core.hunting.state import Token
from sy_core.hunting.tiles import TILES
from sy_core.hunting.view import Event, Sighting, Turn, View, as_detectives_see
from sy_core.outcome import EndReason
from sy_core.terms import Station, Ticket
from ui.table.scene import SceneOf
from ui.table.wording import catcher


def news(scene: SceneOf[View], since: int, until: int | None = None) -> list[str]:
    """Sentences for the events after the first *since*, as everybody knows them.

    Those after the first *until* are not told.
    """
    view = as_detectives_see(scene.view)
    start = view.table.starting_position
    entries = len(start.log) if start else 0
    entries += sum(
        len(event.legs) for event in view.history[:since] if isinstance(event, Turn)
    )
    told: list[str] = []
    for event in view.history[since:until]:
        if isinstance(event, Turn):
            told += _turn(scene, view, event, entries)
            entries += len(event.legs)
        else:
            told.append(_open_move(scene, event))
    return told


def _open_move(scene: SceneOf[View], event: Event) -> str:
    words = scene.words
    match event:
        case Place(pawn, to):
            name = scene.name_of_pawn(pawn)
            return words("hunting.news.place", pawn=name, station=to)
        case Roll(faces):
            return words("hunting.news.roll", faces=_faces(scene, faces))
        case Again():
            return words("hunting.news.again")
        case PawnRide(pawn, ticket, to):
            name = scene.name_of_pawn(pawn)
            return words(f"hunting.news.ride.{ticket.value}", pawn=name, station=to)
        case PawnStay(pawn):
            return words("hunting.news.stay", pawn=scene.name_of_pawn(pawn))
        case _:
            raise TypeError(event)


def _faces(scene: SceneOf[View], faces: tuple[Ticket, ...]) -> str:
    names = (scene.words(f"hunting.face.{face.value}") for face in faces)
    return scene.words.row(names)


def _turn(scene: SceneOf[View], view: View, turn: Turn, entries: int) -> Iterator[str]:
    """One sentence per leg; a reveal tells where he is and how he came there."""
    words = scene.words
    if turn.double:
        yield words("hunting.news.double")
    for number, leg in enumerate(turn.legs, start=entries + 1):
        yield _leg(scene, view, leg)
        if number in view.table.marked and leg.station is not None:
            yield words("hunting.news.reveal", station=leg.station)
            yield words("hunting.news.route", stations=_disclosed(scene, view, number))


def _leg(scene: SceneOf[View], view: View, leg: Sighting) -> str:
    if leg.token is Token.START and view.announced is not None:
        name = TILES[view.announced].name
        return scene.words("hunting.news.hidden", letter=view.announced, name=name)
    return scene.words(f"hunting.news.x.{leg.token.name.lower()}")


def _disclosed(scene: SceneOf[View], view: View, number: int) -> str:
    """The spaces that a reveal lays open: those since the one before.

    A game that began from a position may not know all of them.
    """
    before = max((n for n in view.table.marked if n < number), default=0)
    stations = (str(entry.station or "?") for entry in view.trail[before:number])
    return scene.words.row(stations)


def ending(scene: SceneOf[View]) -> str:
    """Who won and why."""
    view = scene.view
    words = scene.words
    if view.outcome is None:
        return ""
    reason = view.outcome.reason
    if reason is EndReason.ESCAPED:
        return words("hunting.end.escaped", station=view.x_station)
    return words(
        f"hunting.end.{reason.value}",
        pawn=catcher(scene),
        station=view.x_station,
        round=view.round,
    )


def motive(_scene: SceneOf[View], name: str, _stations: list[Station]) -> str:
    """Why a computer moved: there is nothing to add to it."""
    return name
