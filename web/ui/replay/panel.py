"""The study of a finished game beside its replay: what was known, what turned it."""

from __future__ import annotations

from sy_core.terms import MISTER_X, SPECTATOR, Seat
from ui.computer.reasons import sentence
from ui.kit.forms import opener
from ui.kit.html import Child, Html, button, el
from ui.replay.curve import curve
from ui.replay.sentences import in_round, percent, turn_sentence
from ui.replay.state import Replay, Study
from ui.replay.study import is_decision, judged
from ui.shell import Shell
from ui.table.move_words import move_words
from ui.table.reasoned import Reasoned
from ui.table.scene import Scene, scene_of_view
from ui.table.session import Session


def study_region(shell: Shell, session: Session, replay: Replay, scene: Scene) -> Html:
    """How much was known all along; worked out only if somebody asks."""
    words, study = shell.words, shell.study
    is_open = study is not None and study.session is session and study.is_open
    ways = el(
        "div",
        {"class": "notebook-acts"},
        opener(words("replay.study"), "replay.study", is_open=is_open, id="study-open"),
        button(
            words("replay.report"), "replay.report", class_="button small", id="report"
        ),
    )
    if study is None or not is_open:
        return el("section", {"class": "notebook"}, ways)
    return el(
        "section",
        {"class": "notebook study", "aria-label": words("replay.study")},
        ways,
        _parts(shell, session, study, replay, scene),
    )


def _parts(
    shell: Shell, session: Session, study: Study, replay: Replay, scene: Scene
) -> list[Child]:
    """All that is known about the game by now."""
    at = replay.stepper.at
    # Whoever watches it play has no time to read, and the mastermind none to think.
    better = None if replay.is_playing else _better(shell, session, study, at)
    if not study.is_done:
        return [better, el("p", {"class": "hint"}, shell.words("study.working"))]
    return [
        curve(shell.words, study, at),
        _here(shell, study, at),
        better,
        _turns(study, scene, at),
        el("p", {"class": "hint"}, shell.words("study.legend")),
        _list(shell, study),
    ]


def _here(shell: Shell, study: Study, at: int) -> Html:
    """The curve's numbers at this moment, for those who would rather read them."""
    moment = study.moments[at]
    key = "study.here" if moment.is_hunted else "study.here_x"
    chance = percent(moment.outlook.chance)
    text = shell.words(key, n=len(moment.known), percent=chance)
    return el("p", {"class": "quiet"}, text)


def _turns(study: Study, scene: Scene, at: int) -> Html:
    """Each turning point in words; a tap goes there."""
    words, turns = scene.words, study.report.turns
    title = el("h2", None, words("study.turns"))
    if not turns:
        return el("div", {"class": "turns"}, title, el("p", None, words("study.none")))
    rows = [
        el(
            "li",
            None,
            button(
                in_round(scene, turn.round, turn_sentence(scene, turn)),
                "replay.to",
                turn.number,
                class_="row-button",
                id=f"turn-{number}",
                aria_current="step" if turn.number == at else None,
            ),
        )
        for number, turn in enumerate(turns, start=1)
    ]
    return el("div", {"class": "turns"}, title, el("ol", None, rows))


def _list(shell: Shell, study: Study) -> Html:
    """The number of places after each of Mister X's turns."""
    words = shell.words
    own = [n for n in range(1, len(study.states)) if study.mover(n) == MISTER_X]
    rows = [
        el(
            "li",
            None,
            words(
                "study.row", round=study.states[n].round, n=len(study.moments[n].known)
            ),
        )
        for n in own
    ]
    return el(
        "details",
        {"class": "notebook-list"},
        el("summary", None, words("study.list")),
        el("ul", None, rows),
    )


def _better(shell: Shell, session: Session, study: Study, number: int) -> Html | None:
    """What the mastermind would have played instead of the move just seen."""
    if not is_decision(study, number):
        return None
    answer = judged(shell, study, number)
    if answer is None:
        text = shell.words("study.thinking")
    else:
        text = _judgement(shell, session, study, number)
    return el("p", {"class": "notebook-advice"}, text)


def _judgement(shell: Shell, session: Session, study: Study, number: int) -> str:
    answer = study.answers[number]
    assert answer is not None
    seat = study.mover(number)
    view = session.game.view_for(study.states[number - 1], seat)
    scene: Scene = scene_of_view(shell.words, session, view)
    teller = Seat("") if seat == SPECTATOR else seat
    why = sentence(scene, Reasoned(teller, answer.motive, answer.values))
    move = session.game.parse_move(answer.move)
    if move == study.played(number):
        return shell.words("study.same", why=why)
    return shell.words("study.other", move=move_words(scene, move), why=why)
