"""A finished game at its table: its result, and three facts; the report has the rest.

One of them is known at once and comes first; the others have their room from the
beginning and come into it when they are worked out.
"""

from __future__ import annotations

from sy_core.hindsight import Report
from sy_core.knowledge import Turn
from ui import later
from ui.kit.html import Html, button, el
from ui.replay.sentences import beside_sentence, closest_sentence
from ui.seals.notes import is_sealed
from ui.shell import Shell
from ui.table.guests.notebook import aids_used
from ui.table.notes import BOT
from ui.table.result import result
from ui.table.scene import Scene
from ui.table.session import Session


def facts(shell: Shell, session: Session, scene: Scene) -> Html:
    """How many double moves he played, how near they came, and how often."""
    study, words = shell.study, scene.words
    doubles = sum(
        isinstance(event, Turn) and event.double for event in scene.view.history
    )
    first = words("facts.doubles", n=doubles) if doubles else words("facts.no_double")
    rows = [el("li", None, first)]
    if study is not None and study.session is session and study.is_done:
        told = _worked_out(scene, study.report)
        rows += [el("li", {"class": "is-found"}, row) for row in told]
    else:
        rows.append(el("li", {"class": "quiet"}, words("study.working")))
    return el("ul", {"class": "end-facts", "aria-label": words("facts.title")}, rows)


def ended(session: Session, scene: Scene) -> Html:
    """Under the thumb: what came of the game, and what can be done with it."""
    words = scene.words
    aids = aids_used(words, session)
    again = "workshop.again" if BOT in session.notes else "setup.again"
    return result(
        scene,
        el("p", {"class": "quiet"}, aids) if aids else None,
        _seal(scene, session),
        el(
            "div",
            {"class": "bar-end"},
            button(
                words("end.replay"),
                "replay.open",
                class_="button primary",
                id="end-replay",
            ),
            button(words("end.report"), "replay.report", class_="button"),
            button(words("share.title"), "share.open", class_="button"),
            button(words("end.again"), again, class_="button"),
            button(words("end.home"), "app.go", "home", class_="button"),
        ),
    )


def _seal(scene: Scene, session: Session) -> Html | None:
    """Whether the log was sealed and is sound; that is checked a little later."""
    if not is_sealed(session.notes):
        return None
    drawn: Html = later.load(later.SEAL_DRAWN).line(scene.words, session)
    return drawn


def _worked_out(scene: Scene, report: Report) -> list[str]:
    words, closest = scene.words, report.closest
    beside = beside_sentence(words, report)
    if closest is None:
        return [words("report.closest.none"), beside]
    near = closest_sentence(scene, closest)
    return [words("facts.closest", round=closest.round, text=near), beside]
