"""What the coach says of the choice that is being made, and what it points at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from sy_core.move import Move
from sy_core.registry import CLASSIC
from sy_core.terms import Station
from ui.coach.state import Lesson
from ui.coach.steps import Kind
from ui.table.offers import Offer, at_target, picked
from ui.table.scene import Scene
from ui.table.wording import means


@dataclass(frozen=True, slots=True)
class Advice:
    """A sentence, and what it points at."""

    texts: tuple[str, ...]
    """Keys of the wording, one after the other."""
    values: Mapping[str, object] = field(default_factory=dict)
    stations: tuple[int, ...] = ()
    points: tuple[str, ...] = ()
    focus: str = ""
    """The element that is pointed at: where the keyboard is wanted."""

    def in_words(self, scene: Scene) -> str:
        """All of it in a language."""
        return " ".join(scene.words(key, **self.values) for key in self.texts)


def advice(scene: Scene, lesson: Lesson) -> Advice:
    """What is to be said at this table, to whoever looks at it."""
    step, side = lesson.step, lesson.script.side
    if step.kind is Kind.ACT:
        return _asked(scene, lesson)
    rounds = {"rounds": getattr(scene.view.table.rules, "rounds", 0)}
    said = (f"coach.{side}.{step.name}",)
    return Advice(said, rounds, step.stations, step.points)


def wanted(scene: Scene, lesson: Lesson) -> Move:
    """The ride that is asked for now: of a double, one after the other."""
    legs = lesson.legs
    return CLASSIC.parse_move(legs[min(len(scene.choice.taken), len(legs) - 1)])


def _asked(scene: Scene, lesson: Lesson) -> Advice:
    """A move: arm the double if it is one, tap the station, its ticket, the button."""
    choice, doubles = scene.choice, len(lesson.legs) - 1
    side, name = lesson.script.side, lesson.step.name
    if choice.armed != doubles:
        text = "coach.no_double" if choice.armed else f"coach.{side}.{name}"
        label = {"button": scene.words("tool.double")}
        return Advice((text,), label, points=("double",), focus="double")
    ride, here = wanted(scene, lesson), at_target(scene.offers, choice)
    if here and choice.target != ride.to:
        return _to(ride, "coach.other", f"coach.{side}.{name}.why", at=choice.target)
    if here:
        return _ticket(scene, ride, picked(scene.offers, choice))
    if doubles:
        return _to(ride, f"coach.{side}.{name}.leg{len(choice.taken) + 1}")
    return _to(ride, f"coach.{side}.{name}")


def _to(ride: Move, *texts: str, at: Station | None = None) -> Advice:
    """Tap a station; *at*: where something else was tapped instead."""
    to, ticket = ride.to, ride.ticket
    assert to is not None
    assert ticket is not None
    typed = f"{ticket.value.lower()}\N{NO-BREAK SPACE}{to}"
    values = {"to": to, "station": at, "typed": typed}
    return Advice(texts, values, (int(to),), focus=f"s{to}")


def _ticket(scene: Scene, ride: Move, chosen: Offer | None) -> Advice:
    """The station is chosen: its ticket, and then the button."""
    words = scene.words
    if chosen is not None and chosen.move == ride:
        more = scene.choice.armed > len(scene.choice.taken)
        label = words("bar.leg" if more else "bar.confirm")
        values = {"button": label, "station": ride.to}
        return Advice(("coach.confirm",), values, points=("confirm",), focus="confirm")
    offer = next(o for o in at_target(scene.offers, scene.choice) if o.move == ride)
    letter = means(ride)
    return Advice(
        ("coach.ticket" if chosen is None else "coach.ticket_other",),
        {"ticket": words(f"ticket.{letter}")},
        points=(f"chip-{letter}",),
        focus=f"pick-{offer.key}",
    )
