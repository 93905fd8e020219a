"""After the game: step and scrub through it, seen from any seat."""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib import import_module
from typing import TYPE_CHECKING, Any

from sy_core.terms import MISTER_X, SPECTATOR, Seat
from ui.kit.html import Child, Html, button, el
from ui.kit.icons import icon
from ui.table.paint import paint as paint_scene
from ui.table.panels import panel_regions, panels_of, scene_of_view
from ui.table.scene import Scene

if TYPE_CHECKING:
    from ui.app import App
    from ui.table.session import Session


@dataclass(frozen=True, slots=True)
class Replay:
    """All states of a finished game, and where one looks."""

    states: tuple[Any, ...]
    at: int
    seat: Seat = MISTER_X


def open_replay(session: Session) -> Replay:
    """A replay that stands at the end of the game."""
    game = session.game
    states = [game.read_record(session.record()).start]
    for move in session.state.moves:
        states.append(game.apply(states[-1], move))
    return Replay(tuple(states), len(states) - 1)


def regions(app: App) -> dict[str, Html]:
    """The table at some moment of the game."""
    session, replay = app.session, app.replay
    if session is None or replay is None:
        return {"screen": el("p", {"class": "page"}, app.words("play.none"))}
    scene = _scene(app, session, replay)
    return {
        **panel_regions(scene),
        "head": _head(app, scene, replay),
        "notebook": _study(app, session, replay),
        "bar": _bar(app, replay),
    }


def paint(app: App) -> str:
    """The board at that moment."""
    assert app.session is not None
    if app.replay is None:
        app.replay = open_replay(app.session)
    return paint_scene(_scene(app, app.session, app.replay))


def _scene(app: App, session: Session, replay: Replay) -> Scene:
    view = session.game.view_for(replay.states[replay.at], replay.seat)
    return scene_of_view(app, session, view)


def _head(app: App, scene: Scene, replay: Replay) -> Html:
    words = app.words
    panels = panels_of(scene)
    last = panels.news(scene, len(scene.view.history) - 1) if replay.at else []
    return el(
        "div",
        {"class": "head"},
        el(
            "div",
            {"class": "head-row"},
            panels.head_facts(scene),
            button(
                "×", "replay.close", class_="icon-button", aria_label=words("close")
            ),
        ),
        el("p", {"class": "prompt"}, " ".join(last) or words("replay.start")),
        _seats(app, scene, replay),
        el(
            "div",
            {"class": "shared-ways"},
            button(words("share.title"), "share.open", class_="button small"),
            button(words("replay.export"), "replay.export", class_="button small"),
        ),
    )


def _seats(app: App, scene: Scene, replay: Replay) -> Html:
    words = app.words
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


def _study(app: App, session: Session, replay: Replay) -> Html:
    """How much was known all along; worked out only if somebody asks."""
    is_open = app.study is not None and app.study.session is session
    if is_open and app.study.is_open:
        drawn: Html = import_module("ui.replay.curve").region(app, session, replay)
        return drawn
    return el("section", {"class": "notebook"}, study_door(app, is_open=False))


def study_door(app: App, *, is_open: bool) -> Html:
    """The button that opens the study, and closes it."""
    return button(
        app.words("replay.study"),
        "study.open",
        class_="button small",
        id="study-open",
        aria_expanded=str(is_open).lower(),
    )


def _bar(app: App, replay: Replay) -> Html:
    words = app.words
    last = len(replay.states) - 1

    def step(name: str, to: int) -> Child:
        return button(
            icon(name),
            "replay.to",
            to,
            class_="icon-button",
            aria_label=words(f"replay.{name}"),
            disabled=not 0 <= to <= last or to == replay.at,
        )

    return el(
        "div",
        {"class": "scrub", "role": "group", "aria-label": words("replay.title")},
        step("first", 0),
        step("back", replay.at - 1),
        el(
            "input",
            {
                "type": "range",
                "id": "scrub",
                "min": 0,
                "max": last,
                "value": replay.at,
                "data-input": "replay.to",
                "aria-label": words("replay.position"),
            },
        ),
        step("forward", replay.at + 1),
        step("last", last),
    )


def handle(app: App, verb: str, arg: str, value: str) -> None:
    """Step, scrub, look through other eyes."""
    session = app.session
    if session is None or not session.over:
        app.show("play" if session else "home")
        return
    if verb == "open" or app.replay is None:
        app.replay = open_replay(session)
        app.show("replay")
        return
    replay: Replay = app.replay
    match verb:
        case "to":
            wanted = arg or value
            at = int(wanted) if wanted.isdigit() else replay.at
            app.replay = replace(replay, at=min(at, len(replay.states) - 1))
        case "seat":
            app.replay = replace(replay, seat=Seat(value))
        case "export":
            app.page.download("scotland-yard.json", session.record())
        case "close":
            app.replay = None
            app.show("play")
