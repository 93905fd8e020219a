"""What is known of a station, as sentences for ears."""

from __future__ import annotations

from sy_core.terms import Station
from ui.inspector.facts import Facts, facts_of, waiting_for
from ui.table.panels import Explain, why_not
from ui.table.scene import Scene
from ui.words import Words

FERRY = "F"


def means(words: Words, letter: str) -> str:
    """A means of transport."""
    return words("map.ferry" if letter == FERRY else f"ticket.{letter}")


def refused(scene: Scene, station: Station, explain: Explain) -> str:
    """Why it is not lit, while something is to be chosen."""
    if not scene.offers or any(offer.to == station for offer in scene.offers):
        return ""
    waiting = [] if scene.x_acts else waiting_for(scene, station)
    if waiting:
        names = scene.words.all_of(waiting)
        return scene.words("inspect.waits", n=len(waiting), names=names)
    return why_not(scene, station, explain)


def told(scene: Scene, station: Station, explain: Explain) -> str:
    """All of it in one go."""
    facts, words = facts_of(scene, station), scene.words
    title = words("inspect.title", station=station) + "."
    place = f"{facts.place}." if facts.place else ""
    said = (
        *(title, refused(scene, station, explain), place, facts.here),
        *_lines(words, facts),
        *(facts.reach, facts.likely),
    )
    return " ".join(filter(None, said))


def _lines(words: Words, facts: Facts) -> list[str]:
    return [
        words(f"inspect.line.{letter}", stations=words.row(map(str, stations))) + "."
        for letter, stations in facts.lines
    ]
