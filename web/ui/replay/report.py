"""The report after a game: what could have been, and who did best and worst."""

from __future__ import annotations

from sy_core.hindsight import Report
from sy_core.protocols import State
from sy_core.terms import MISTER_X, Side
from ui.kit.html import Child, Html, button, el
from ui.replay.sentences import (
    beside_sentence,
    closest_sentence,
    highlight_sentence,
    in_round,
    missed_sentence,
)
from ui.replay.state import Study
from ui.shell import Shell
from ui.table.panels import panels_of
from ui.table.scene import Scene, scene_of_view
from ui.table.session import Session


def report_dialog(shell: Shell, session: Session, end: State) -> tuple[str, Child]:
    """Its title, and all it says; each line leads to its moment of the replay."""
    words, study = shell.words, shell.study
    view = session.game.view_for(end, MISTER_X)
    scene = scene_of_view(words, session, view)
    ending = el("p", {"class": "report-end"}, panels_of(scene).story.ending(scene))
    if study is None or not study.is_done:
        told: Child = el(
            "p", {"class": "hint", "role": "status"}, words("study.working")
        )
    else:
        told = _parts(shell, study, scene)
    way = button(
        words("report.replay"),
        "replay.watch",
        class_="button primary",
        id="report-replay",
    )
    return words("report.title"), el("div", {"class": "report"}, ending, told, way)


def _parts(shell: Shell, study: Study, scene: Scene) -> list[Child]:
    report = study.report
    sides = (Side.MISTER_X, Side.DETECTIVES)
    return [
        _missed(scene, report),
        _closest(scene, report),
        [_highlight(shell, study, scene, kind, s) for s in sides for kind in KINDS],
        _how(scene),
    ]


KINDS = ("best", "costliest")


def _missed(scene: Scene, report: Report) -> Html:
    rows: list[Child] = [
        _row(in_round(scene, m.round, missed_sentence(scene, m)), m.number)
        for m in report.missed
    ]
    none = el("p", None, scene.words("report.missed.none"))
    return _section(scene.words("report.missed"), rows or none)


def _closest(scene: Scene, report: Report) -> Html:
    words, closest = scene.words, report.closest
    if closest is None:
        nobody = el("p", None, words("report.closest.none"))
        return _section(words("report.closest"), nobody)
    text = in_round(scene, closest.round, closest_sentence(scene, closest))
    beside = beside_sentence(words, report)
    row = _row(text, closest.number)
    return _section(words("report.closest"), row, el("p", {"class": "quiet"}, beside))


def _highlight(shell: Shell, study: Study, scene: Scene, kind: str, side: Side) -> Html:
    words = shell.words
    title = words(f"report.{kind}.{side.value}")
    found = (study.report.best if kind == "best" else study.report.costliest)[side]
    if found is None:
        return _section(title, el("p", {"class": "quiet"}, words("report.none")))
    text = highlight_sentence(shell, study, found, kind)
    return _section(title, _row(in_round(scene, found.round, text), found.number))


def _section(title: str, *children: Child) -> Html:
    return el("section", None, el("h3", None, title), *children)


def _row(text: str, number: int) -> Html:
    return button(text, "replay.moment", number, class_="row-button")


def _how(scene: Scene) -> Html:
    words = scene.words
    return el(
        "details",
        {"class": "report-how"},
        el("summary", None, words("report.how")),
        el("p", None, words("report.how.text")),
    )
