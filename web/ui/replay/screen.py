"""After the game: step and scrub through it, seen from any seat."""

from __future__ import annotations

from typing import Final

from sy_core.terms import MISTER_X, SPECTATOR
from ui.kit.html import Html, button, el
from ui.replay.actions import handle
from ui.replay.curve import study_parts
from ui.replay.state import Replay, replay_of
from ui.shell import Area, Shell
from ui.table.head import corner_button, head
from ui.table.paint import paint as paint_scene
from ui.table.panels import panel_regions
from ui.table.scene import Scene, scene_of, scene_of_view
from ui.table.session import Session
from ui.viewer.stepper_bar import moment_text, stepper_bar


def regions(shell: Shell) -> dict[str, Html]:
    """The table at some moment of the game."""
    session = shell.session
    if session is None or not session.over:
        return {"screen": el("p", {"class": "page"}, shell.words("play.none"))}
    replay = _shown(shell, session)
    scene = _scene(shell, session, replay)
    return {
        **panel_regions(scene),
        "head": _head(shell, scene, replay),
        "notebook": _study(shell, session, replay),
        "bar": stepper_bar(shell.words, replay.stepper, "replay.to"),
    }


def paint(shell: Shell) -> str:
    """The board at that moment; of a running game no more than the table shows."""
    session = shell.session
    assert session is not None
    if not session.over:
        return paint_scene(scene_of(shell.words, session))
    return paint_scene(_scene(shell, session, _shown(shell, session)))


def _shown(shell: Shell, session: Session) -> Replay:
    """The replay on the screen; an address may name the screen before it is open."""
    if shell.replay is None:
        shell.replay = replay_of(session)
    return shell.replay


def _scene(shell: Shell, session: Session, replay: Replay) -> Scene:
    view = session.game.view_for(replay.stepper.now, replay.seat)
    return scene_of_view(shell.words, session, view)


def _head(shell: Shell, scene: Scene, replay: Replay) -> Html:
    words = shell.words
    close = corner_button("×", "replay.close", words("close"))
    ways = el(
        "div",
        {"class": "shared-ways"},
        button(words("share.title"), "share.open", class_="button small"),
        button(words("replay.export"), "replay.export", class_="button small"),
    )
    told = moment_text(scene, replay.stepper)
    return head(scene, close, told, _seats(shell, scene, replay), ways)


def _seats(shell: Shell, scene: Scene, replay: Replay) -> Html:
    words = shell.words
    seats = (MISTER_X, *scene.view.table.seats, SPECTATOR)
    options = [
        el(
            "option",
            {"value": seat, "selected": seat == replay.seat},
            words("role.spectator") if seat == SPECTATOR else scene.name_of_seat(seat),
        )
        for seat in seats
    ]
    return el(
        "label",
        {"class": "field"},
        el("span", None, words("replay.seen_by")),
        el("select", {"data-change": "replay.seat"}, options),
    )


def _study(shell: Shell, session: Session, replay: Replay) -> Html:
    """How much was known all along; worked out only if somebody asks."""
    words, study = shell.words, shell.study
    if study is None or study.session is not session or not study.is_open:
        closed = _study_button(shell, is_open=False)
        return el("section", {"class": "notebook"}, closed)
    return el(
        "section",
        {"class": "notebook study", "aria-label": words("replay.study")},
        _study_button(shell, is_open=True),
        study_parts(shell, session, study, replay.stepper.at),
    )


def _study_button(shell: Shell, *, is_open: bool) -> Html:
    return button(
        shell.words("replay.study"),
        "replay.study",
        class_="button small",
        id="study-open",
        aria_expanded=str(is_open).lower(),
    )


AREA: Final = Area(handle, regions, paint=paint)
