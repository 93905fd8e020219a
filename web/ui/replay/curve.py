"""The study of a finished game: a curve, its turning points, and a better move."""

from __future__ import annotations

from math import log
from typing import Final

from sy_core.terms import MISTER_X, SPECTATOR, Seat
from ui.computer.reasons import sentence
from ui.kit.html import Attributes, Child, Html, button, el
from ui.replay.state import Study
from ui.replay.study import is_decision, judged
from ui.shell import Shell
from ui.table.move_words import move_words
from ui.table.scene import Scene, scene_of_view
from ui.table.session import Reasoned, Session
from ui.viewer.stepper_bar import last_move_text

WIDTH: Final = 300
HEIGHT: Final = 84
EDGE: Final = 10
MOST_TURNS: Final = 5
LEAST_CHANGE: Final = log(1.8)
"""A turning point at least nearly halves or doubles the places."""


def study_parts(shell: Shell, session: Session, study: Study, at: int) -> list[Child]:
    """All that is known about the game by now; *at* is the moment looked at."""
    better = _better(shell, session, study, at)
    if not study.is_done:
        return [better, el("p", {"class": "hint"}, shell.words("study.working"))]
    turns = turning_points(study.sizes)
    return [
        better,
        _curve(shell, study, turns, at),
        _turns(shell, session, study, turns),
        _list(shell, study),
    ]


def turning_points(sizes: list[int]) -> list[int]:
    """The moves that changed most, in their order."""
    changes = {
        at: abs(log(max(1, sizes[at]) / max(1, sizes[at - 1])))
        for at in range(1, len(sizes))
    }
    large = [at for at, change in changes.items() if change >= LEAST_CHANGE]
    return sorted(sorted(large, key=lambda at: (-changes[at], at))[:MOST_TURNS])


def _curve(shell: Shell, study: Study, turns: list[int], at: int) -> Html:
    """Places on a logarithmic scale: what matters is how many times fewer."""
    sizes = study.sizes
    points = [_point(sizes, index) for index in range(len(sizes))]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    here = f"{points[at][0]:.1f}"
    label = shell.words("study.curve", first=sizes[0], most=max(sizes), last=sizes[-1])
    frame: Attributes = {
        "class": "curve",
        "viewBox": f"0 0 {WIDTH} {HEIGHT}",
        "role": "img",
        "aria-label": label,
    }
    bottom = HEIGHT - EDGE
    now: Attributes = {"class": "curve-now", "d": f"M{here} {EDGE / 2}V{bottom}"}
    return el(
        "svg",
        frame,
        el("path", {"class": "curve-ground", "d": f"M0 {bottom}H{WIDTH}"}),
        el("path", now),
        el("polyline", {"class": "curve-line", "points": line}),
        [_turn_mark(points[turn], number) for number, turn in enumerate(turns, 1)],
    )


def _point(sizes: list[int], index: int) -> tuple[float, float]:
    across = (WIDTH - 2 * EDGE) * index / max(1, len(sizes) - 1)
    share = log(max(1, sizes[index])) / log(max(2, *sizes))
    return EDGE + across, HEIGHT - EDGE - share * (HEIGHT - 2.5 * EDGE)


def _turn_mark(point: tuple[float, float], number: int) -> Html:
    x, y = point
    place = f"translate({x:.1f} {y:.1f})"
    return el(
        "g",
        {"class": "curve-turn", "transform": place},
        el("circle", {"r": 7}),
        el("text", {"y": "3.6"}, number),
    )


def _turns(
    shell: Shell, session: Session, study: Study, turns: list[int]
) -> Html | None:
    """Each turning point in words; a tap goes there."""
    if not turns:
        return None
    rows = [
        el(
            "li",
            None,
            button(
                _turn_words(shell, session, study, turn),
                "replay.to",
                turn,
                class_="row-button",
            ),
        )
        for turn in turns
    ]
    title = el("h2", None, shell.words("study.turns"))
    return el("div", {"class": "turns"}, title, el("ol", None, rows))


def _turn_words(shell: Shell, session: Session, study: Study, turn: int) -> str:
    view = session.game.view_for(study.states[turn], MISTER_X)
    scene = scene_of_view(shell.words, session, view)
    return shell.words(
        "study.turn",
        round=view.round,
        before=study.sizes[turn - 1],
        after=study.sizes[turn],
        news=last_move_text(scene),
    )


def _list(shell: Shell, study: Study) -> Html:
    """The number of places after each of Mister X's turns."""
    words = shell.words
    own = [n for n in range(1, len(study.states)) if study.mover(n) == MISTER_X]
    rows = [
        el(
            "li",
            None,
            words("study.row", round=study.states[n].round, n=study.sizes[n]),
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
