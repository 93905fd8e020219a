"""The coach's card: one thing at a time, beside the map and over nothing."""

from __future__ import annotations

from typing import Final

from ui.coach.actions import handle
from ui.coach.advice import Advice, advice
from ui.coach.state import Lesson, lesson_of
from ui.coach.steps import Kind
from ui.kit.html import Child, Html, button, el
from ui.shell import Area, Shell
from ui.table.scene import Scene
from ui.table.session import Session
from ui.words import Words


def ringed(session: Session, scene: Scene) -> tuple[int, ...]:
    """The stations that the coach points at."""
    lesson = _lesson(session, scene)
    return () if lesson is None else advice(scene, lesson).stations


def _lesson(session: Session, scene: Scene) -> Lesson | None:
    """None as well while a notebook shows another table than the one that stands."""
    return None if scene.aside else lesson_of(session)


def card(session: Session, scene: Scene) -> dict[str, Html]:
    """What the coach says, and what can be answered; a region each.

    The text is spoken whenever it changes; the buttons stay where they are.
    """
    lesson = _lesson(session, scene)
    if lesson is None:
        return {}
    told = advice(scene, lesson)
    return {
        "coach": _said(scene, told),
        "coach-acts": _acts(scene.words, lesson, told),
    }


def _said(scene: Scene, told: Advice) -> Html:
    points = " ".join(told.points)
    says = {"class": "coach-says", "id": "coach-says", "data-points": points}
    return el("p", says, told.in_words(scene))


def _acts(words: Words, lesson: Lesson, told: Advice) -> Html:
    kind = lesson.step.kind
    ways = _ways_on(words) if kind is Kind.END else _ways(words, kind, told)
    label = {"class": "coach-acts", "role": "group", "aria-label": words("coach.label")}
    return el("div", label, ways)


def _ways_on(words: Words) -> list[Child]:
    main = {"class_": "button accent", "id": "coach-next"}
    return [
        button(words("coach.go_on"), "coach.play_on", **main),
        button(words("home.new"), "home.new", class_="button"),
        button(words("menu.home"), "app.go", "home", class_="button"),
    ]


def _ways(words: Words, kind: Kind, told: Advice) -> list[Child]:
    """Read on, or be shown what to do; while others move the button waits, too."""
    asks = kind is Kind.ACT
    shows = button(
        words("coach.show"),
        "coach.show",
        class_="button",
        id="coach-next" if asks else "coach-show",
    )
    reads = button(
        words("coach.next"),
        "coach.next",
        class_="button accent",
        id="coach-next",
        aria_describedby="coach-says",
        aria_disabled="true" if kind is Kind.WATCH else None,
    )
    return [
        None if asks else reads,
        shows if asks or told.stations else None,
        button(
            "×",
            "coach.leave",
            class_="icon-button",
            id="coach-leave",
            aria_label=words("coach.leave"),
            title=words("coach.leave"),
        ),
    ]


def dialog(shell: Shell, _name: str) -> tuple[str, Child]:
    """Home, or on without the coach."""
    words = shell.words
    ways = el(
        "div",
        {"class": "menu"},
        button(words("coach.play_on"), "coach.play_on", class_="button primary"),
        button(words("menu.home"), "app.go", "home", class_="button"),
    )
    return words("coach.leave.title"), [el("p", None, words("coach.leave.why")), ways]


AREA: Final = Area(handle, dialog=dialog)
