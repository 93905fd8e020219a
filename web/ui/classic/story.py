"""What happened and how it ended, in sentences: exactly what the viewer may know."""

from __future__ import annotations

from sy_core.classic.moves import Appear, PawnRide
from sy_core.classic.view import Event, Sighting, Turn, View
from sy_core.terms import Mode, Station
from ui.table.scene import SceneOf
from ui.table.wording import catcher


def news(scene: SceneOf[View], since: int, until: int | None = None) -> list[str]:
    """Sentences for the events after the first *since*, up to the first *until*."""
    return [
        sentence
        for number, event in enumerate(scene.view.history[since:until], start=since)
        for sentence in _told(scene, event, number)
    ]


def _told(scene: SceneOf[View], event: Event, number: int) -> list[str]:
    words = scene.words
    match event:
        case PawnRide(pawn, ticket, to):
            name = scene.name_of_pawn(pawn)
            return [words(f"news.pawn.{ticket.value}", pawn=name, station=to)]
        case Turn(legs):
            double = _double(scene) if event.double else []
            return [*double, *(_leg(scene, leg) for leg in legs)]
        case Appear(takings):
            taken = words.row(
                words(
                    "news.taken",
                    pawn=scene.name_of_pawn(pawn),
                    ticket=words(f"ticket.{t.value}"),
                )
                for pawn, t in takings
            )
            where = _appeared_at(scene.view, number) or ""
            return [words("news.appeared", station=where), *([taken] if taken else [])]
        case _:  # he might have appeared and did not: nothing to tell
            return []


def _appeared_at(view: View, number: int) -> Station | None:
    """Where he was at that event: the entry of his log that was the last by then."""
    turns = (event for event in view.history[number:] if isinstance(event, Turn))
    later = sum(len(turn.legs) for turn in turns)
    return view.trail[-1 - later].station


def _double(scene: SceneOf[View]) -> list[str]:
    """A double move, and who gets the card where that is told."""
    words, table = scene.words, scene.view.table
    if not table.edition.doubles_handed_on:
        return [words("news.double")]
    neighbour = scene.name_of_seat(table.seats[0])
    return [words("news.double"), words("news.double_card", name=neighbour)]


def _leg(scene: SceneOf[View], leg: Sighting) -> str:
    words = scene.words
    if leg.stayed:
        return words("news.stayed")
    shown = leg.station if leg.shown else None
    if leg.ticket is None:
        key = "news.concealed_shown" if shown else "news.concealed"
        return words(key, station=shown or "")
    by = leg.ticket.value
    if shown is None:
        return words(f"news.leg.{by}")
    return words(f"news.leg_shown.{by}", station=shown)


def ending(scene: SceneOf[View]) -> str:
    """Who won and why."""
    outcome = scene.view.outcome
    if outcome is None:
        return ""
    return scene.words(
        f"end.{outcome.reason.value}",
        pawn=catcher(scene),
        station=scene.view.x_station,
        round=scene.view.round,
    )


def motive(scene: SceneOf[View], name: str, stations: list[Station]) -> str:
    """Why a computer moved; what stops at the first station makes it clearer."""
    if name != "cuts_off":
        return name
    modes = scene.view.table.edition.board.modes_at(stations[0])
    return "cuts_off_underground" if Mode.UNDERGROUND in modes else name
