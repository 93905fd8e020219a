"""After the game: it plays by itself or step by step, seen from any seat."""

from __future__ import annotations

from typing import Final

from sy_core.protocols import State
from sy_core.terms import MISTER_X, SPECTATOR
from ui.kit.html import Child, Html, button, el
from ui.kit.icons import icon
from ui.replay.actions import handle
from ui.replay.finished import finished, is_linked
from ui.replay.panel import study_region
from ui.replay.report import report_dialog
from ui.replay.rides import drawn
from ui.replay.state import PACES, Replay, replay_of
from ui.replay.telling import scene_at, told
from ui.shell import Area, Shell
from ui.table.head import corner_button, head
from ui.table.paint import paint as paint_scene
from ui.table.panels import panel_regions
from ui.table.scene import Scene, scene_of
from ui.table.session import Session
from ui.viewer.stepper_bar import stepper_bar


def regions(shell: Shell) -> dict[str, Html]:
    """The table at some moment of the game."""
    session, end = shell.session, finished(shell.session)
    if session is None or end is None:
        return {"screen": el("p", {"class": "page"}, shell.words("play.none"))}
    replay = _shown(shell, session, end)
    scene = scene_at(shell, session, replay)
    return {
        **panel_regions(scene),
        "head": _head(shell, scene, replay),
        "notebook": study_region(shell, session, replay, scene),
        "bar": stepper_bar(
            shell.words,
            replay.stepper,
            "replay.to",
            _play_button(shell, replay),
            _paces(shell, replay),
        ),
    }


def paint(shell: Shell) -> str:
    """The board at that moment; of a running game no more than the table shows."""
    session, end = shell.session, finished(shell.session)
    assert session is not None
    if end is None:
        return paint_scene(scene_of(shell.words, session))
    replay = _shown(shell, session, end)
    scene = scene_at(shell, session, replay)
    # At the end his whole way is drawn; a game that was given up has none.
    is_whole = replay.is_at_end and end.outcome is not None
    return paint_scene(scene, () if is_whole else drawn(scene, replay))


def _dialog(shell: Shell, _name: str) -> tuple[str, Child]:
    """The report."""
    session, end = shell.session, finished(shell.session)
    assert session is not None
    assert end is not None
    return report_dialog(shell, session, end)


def _shown(shell: Shell, session: Session, end: State) -> Replay:
    """The replay on the screen; an address may name the screen before it is open."""
    if shell.replay is None:
        linked = is_linked(session)
        shell.replay = replay_of(session.game, end, is_linked=linked)
    return shell.replay


def _head(shell: Shell, scene: Scene, replay: Replay) -> Html:
    words = shell.words
    close = corner_button("×", "replay.close", words("close"))
    ways = el(
        "div",
        {"class": "shared-ways"},
        button(words("share.title"), "share.open", class_="button small"),
        button(words("replay.export"), "replay.export", class_="button small"),
        button(words("share.edit"), "share.edit", class_="button small"),
        _sitting_down(shell),
    )
    text = told(scene, replay)
    seats = _seats(shell, scene, replay)
    return head(scene, close, text, seats, None if is_linked(shell.session) else ways)


def _sitting_down(shell: Shell) -> Html | None:
    """A game of somebody's bot can be played on from any moment, in its place."""
    now = shell.workshop
    if now is None or now.watched is None or now.watched is not shell.session:
        return None
    label = shell.words("workshop.here")
    return button(label, "workshop.here", class_="button small", id="play-here")


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


def _play_button(shell: Shell, replay: Replay) -> Html:
    """The space bar presses it from anywhere."""
    name = "pause" if replay.is_playing else "play"
    return button(
        icon(name),
        "replay.play",
        class_="icon-button accent",
        id="replay-play",
        aria_label=shell.words(f"replay.{name}"),
        aria_keyshortcuts="Space",
        data_key=" ",
    )


def _paces(shell: Shell, replay: Replay) -> Html:
    words = shell.words
    options = [
        el(
            "option",
            {"value": pace, "selected": pace == replay.pace},
            words(f"replay.pace.{pace}"),
        )
        for pace in PACES
    ]
    return el(
        "select",
        {
            "id": "replay-pace",
            "data-change": "replay.pace",
            "aria-label": words("replay.pace"),
        },
        options,
    )


AREA: Final = Area(handle, regions, _dialog, paint)
