"""Computer players at the table: who thinks, why, pause and hurry, and the seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sy_core.terms import MISTER_X
from ui.computer.reasons import latest
from ui.computer.turns import acting, begin, forget, hurry
from ui.kit.forms import choice
from ui.kit.html import Child, Html, button, el
from ui.kit.icons import icon
from ui.settings.values import CHOICES, changed
from ui.table.actions import save
from ui.table.panels import scene_of
from ui.table.scene import Scene
from ui.table.seating import DRIVERS

if TYPE_CHECKING:
    from ui.app import App
    from ui.table.session import Session


def waiting(app: App, scene: Scene) -> str:
    """Whom everybody waits for, if it is a computer."""
    session = app.session
    seat = acting(session) if session is not None else None
    if session is None or seat is None:
        return ""
    words = app.words
    if app.paused and app.thought is None:
        return words("mind.paused")
    name = scene.name_of_seat(seat)
    if scene.view.phase.value == "rolling":
        return words("mind.rolls", name=name)
    if seat != MISTER_X and session.seating.one_mind is not None:
        return words("mind.detectives")
    return words("mind.thinks", name=name)


def regions(app: App, session: Session, scene: Scene) -> dict[str, Html]:
    """Why computer players moved as they did, and what can be done about them.

    The buttons are a region of their own: they stay where they are, under the
    finger, while computers move; and whatever these say, it has the same room.
    """
    if not session.seating.has_computer:
        return {}
    busy = not session.over and not session.read_only
    label = {"class": "mind-acts", "role": "group"}
    label["aria-label"] = app.words("mind.label")
    return {
        "minds": _why(app, session, scene),
        "mind-acts": el("div", label, _acts(app, session)) if busy else Html(""),
    }


def _acts(app: App, session: Session) -> list[Child]:
    words = app.words
    idle = acting(session) is None
    acts: list[Child] = []
    if app.paused:
        acts.append(_act(words("mind.step"), "step", "last", disabled=idle))
        acts.append(_act(words("mind.go_on"), "pause", "forward"))
    else:
        acts.append(_act(words("mind.hurry"), "hurry", "fast", disabled=idle))
        acts.append(_act(words("mind.pause"), "pause", "pause"))
    if session.seating.is_watched:
        seen = words("mind.hide" if session.all_seen else "mind.everything")
        look = {"class_": "button small", "id": "mind-everything"}
        acts.append(button(seen, "play.everything", **look))
        acts.append(_pace(app))
    return acts


def _act(label: str, verb: str, drawing: str, *, disabled: bool = False) -> Html:
    return button(
        icon(drawing),
        f"play.{verb}",
        class_="icon-button",
        id=f"mind-{verb}",
        aria_label=label,
        title=label,
        disabled=disabled,
    )


def _pace(app: App) -> Html:
    words = app.words
    options = [(p, words(f"settings.pace.{p}")) for p in ("slow", "normal", "fast")]
    return choice(
        "mind-pace",
        words("mind.pace"),
        options,
        app.settings.pace,
        intent="play.pace",
    )


def _why(app: App, session: Session, scene: Scene) -> Html:
    words = app.words
    reasons = latest(scene, session)
    if not reasons:
        return Html("")
    rows = [el("li", None, reason) for reason in reasons]
    return el(
        "details",
        {"class": "mind-why"},
        el("summary", None, el("span", {"class": "mind-newest"}, reasons[0])),
        el("ul", {"aria-label": words("mind.why")}, rows),
    )


def players_form(app: App) -> Html:
    """Who plays each seat, to be changed at any time."""
    words, session = app.words, app.session
    assert session is not None
    scene = scene_of(app, session)
    options = [(driver, words(f"driver.{driver}")) for driver in DRIVERS]
    rows = [
        choice(
            f"player-{at}",
            scene.name_of_seat(chair.seat),
            options,
            chair.driver,
            intent="play.driver",
            arg=at,
        )
        for at, chair in enumerate(session.seating.chairs)
    ]
    return el("div", {"class": "stack"}, el("p", None, words("players.explain")), rows)


def _players(app: App, _session: Session, _arg: str, _value: str) -> None:
    app.dialog = "play.players"


def _driver(app: App, session: Session, arg: str, value: str) -> None:
    """Somebody else takes a seat; the change is kept with the game."""
    chairs = session.seating.chairs
    if value not in DRIVERS or not arg.isdigit() or int(arg) >= len(chairs):
        return
    if session.read_only:
        return
    session.reseat(session.seating.with_driver(int(arg), value))
    save(app, session)
    name = scene_of(app, session).name_of_seat(chairs[int(arg)].seat)
    app.page.say(
        app.words("mind.taken", name=name, driver=app.words(f"driver.{value}"))
    )


def _pause(app: App, _session: Session, _arg: str, _value: str) -> None:
    app.paused = not app.paused
    if app.paused:
        forget(app)


def _step(app: App, _session: Session, _arg: str, _value: str) -> None:
    """One move, while the others wait."""
    if app.thought is None:
        begin(app, single=True)


def _hurry(app: App, _session: Session, _arg: str, _value: str) -> None:
    hurry(app)


def _everything(_app: App, session: Session, _arg: str, _value: str) -> None:
    session.all_seen = session.seating.is_watched and not session.all_seen


def _pace_chosen(app: App, _session: Session, _arg: str, value: str) -> None:
    if value in CHOICES["pace"]:
        app.change_settings(changed(app.settings, "pace", value))


HANDLERS: Final = {
    "players": _players,
    "driver": _driver,
    "pause": _pause,
    "step": _step,
    "hurry": _hurry,
    "everything": _everything,
    "pace": _pace_chosen,
}
