"""The table: what is drawn, and the curtain before it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from ui.computer import panel as minds
from ui.home.lessons import first_chapter
from ui.kit.html import Child, Html, button, el
from ui.table import curtain_screen as curtain
from ui.table.actions import HANDLERS
from ui.table.appearance import appearance_form
from ui.table.paint import paint as paint_scene
from ui.table.panels import bar, move_list, panel_regions, panels_of, scene_of
from ui.table.scene import Scene
from ui.table.session import AIDS, NOTEBOOK

if TYPE_CHECKING:
    from ui.app import App
    from ui.table.session import Session


def regions(app: App) -> dict[str, Html]:
    """The table and whatever stands before it."""
    session = app.session
    if session is None:
        return {"screen": el("p", {"class": "page"}, app.words("play.none"))}
    book = _notebook(session)
    drawn = book("scene").scene if book else scene_of
    scene: Scene = drawn(app, session)
    app.scene = scene
    table = {
        **panel_regions(scene),
        "head": _head(app, scene),
        **minds.regions(app, session, scene),
        "tools": panels_of(scene).tools(scene),
        "notebook": book("panel").region(app, session, scene) if book else Html(""),
        "bar": _result(app, session, scene) if session.over else bar(scene),
        "list": move_list(scene),
    }
    return {**table, "curtain": curtain.region(app, session)}


def _notebook(session: Session) -> Callable[[str], ModuleType] | None:
    """The notebook's modules, loaded only where the players allow one."""
    if session.notes.get(NOTEBOOK) != "on":
        return None
    return lambda name: import_module(f"ui.notebook.{name}")


def paint(app: App) -> str:
    """The board's look."""
    return paint_scene(app.scene)


def _head(app: App, scene: Scene) -> Html:
    words = app.words
    panels = panels_of(scene)
    return el(
        "div",
        {"class": "head"},
        el(
            "div",
            {"class": "head-row"},
            panels.head_facts(scene),
            button(
                "☰", "play.menu", class_="icon-button", aria_label=words("menu.title")
            ),
        ),
        el(
            "p",
            {"class": "prompt", "id": "prompt"},
            scene.aside or minds.waiting(app, scene) or panels.prompt(scene),
        ),
        _read_only(app, scene),
        _type_form(app, scene),
    )


def _read_only(app: App, scene: Scene) -> Html | None:
    if not scene.read_only:
        return None
    return button(app.words("tabs.take_over"), "play.takeover", class_="button accent")


def _type_form(app: App, scene: Scene) -> Html | None:
    if scene.view.outcome is not None or scene.seating.is_watched or scene.aside:
        return None
    label = app.words("type.label")
    return el(
        "form",
        {"class": "type-form", "data-submit": "play.type"},
        el(
            "input",
            {
                "id": "typed",
                "name": "typed",
                "autocomplete": "off",
                "autocapitalize": "off",
                "placeholder": app.words("type.example"),
                "aria-label": label,
                "maxlength": 30,
            },
        ),
        el("button", {"class": "button", "type": "submit"}, app.words("type.go")),
    )


def _result(app: App, session: Session, scene: Scene) -> Html:
    words = scene.words
    outcome = scene.view.outcome
    return el(
        "div",
        {"class": "result", "role": "group", "aria-label": words("end.title")},
        el("h2", None, words(f"end.winner.{outcome.winner.value}")),
        el("p", None, panels_of(scene).ending(scene)),
        _aids(app, session),
        el(
            "div",
            {"class": "bar-end"},
            button(words("end.replay"), "replay.open", class_="button primary"),
            button(words("end.again"), "setup.again", class_="button"),
            button(words("end.home"), "app.go", "home", class_="button"),
        ),
    )


def _aids(app: App, session: Session) -> Html | None:
    """Which aids were used, if any."""
    if AIDS not in session.notes:
        return None
    told = import_module("ui.notebook.aids").told(app.words, session.notes)
    return el("p", {"class": "quiet"}, told) if told else None


def dialog(app: App, name: str) -> tuple[str, Child]:
    """The menu, and the tickets that an appearance takes."""
    if name == "appear":
        return app.words("appear.title"), appearance_form(app)
    if name == "players":
        return app.words("players.title"), minds.players_form(app)
    words = app.words
    choices: list[Child] = [
        button(words("menu.centre"), "play.centre", class_="button"),
        button(words("menu.players"), "play.players", class_="button", id="players"),
        _notebook_switch(app),
        button(words("share.title"), "share.open", class_="button"),
        button(words("menu.export_table"), "play.export", "table", class_="button"),
        button(words("menu.export_full"), "play.export", "full", class_="button"),
        _rules(app),
        button(words("menu.settings"), "app.go", "settings", class_="button"),
        button(words("menu.home"), "app.go", "home", class_="button"),
    ]
    return words("menu.title"), el("div", {"class": "menu"}, choices)


def _rules(app: App) -> Html | None:
    """The tutorial, in a page of its own: the game stays open."""
    session = app.session
    if session is None:
        return None
    edition = session.state.table.edition.id
    link = {
        "class": "button",
        "id": "rules",
        "href": first_chapter(app, session.game.id, edition),
        "target": "_blank",
        "rel": "noopener",
    }
    return el("a", link, app.words("menu.learn"))


def _notebook_switch(app: App) -> Html | None:
    if app.session is None or app.session.over:
        return None
    on = app.session.notes.get(NOTEBOOK) == "on"
    label = app.words("menu.notebook_off" if on else "menu.notebook_on")
    return button(label, "notebook.allow", class_="button", id="allow-notebook")


def handle(app: App, verb: str, arg: str, value: str) -> None:
    """Act on an intent at the table."""
    session = app.session
    if session is None:
        app.show("home")
        return
    book = _notebook(session)
    if book and book("actions").takes(app, session, verb, arg):
        return
    if verb in minds.HANDLERS:
        minds.HANDLERS[verb](app, session, arg, value)
        return
    if verb != "computer":  # what it does takes no message off the screen
        app.toast = ""
    HANDLERS[verb](app, session, value if verb == "type" else arg)
