"""The table: what is drawn, and the curtain before it."""

from __future__ import annotations

from typing import Final

from ui import later
from ui.computer import strip as computer
from ui.kit.html import Child, Html, button, el
from ui.kit.icons import icon
from ui.kit.lessons import first_chapter
from ui.shell import Area, Shell
from ui.table import curtain_screen as curtain
from ui.table.actions import handle
from ui.table.bar import bar, move_list
from ui.table.guests import coach, notebook, parts
from ui.table.head import corner_button, head
from ui.table.paint import paint as paint_scene
from ui.table.panels import panels_of
from ui.table.passing import pass_bar, pass_prompt
from ui.table.scene import Scene
from ui.table.session import Session
from ui.words import Words


def regions(shell: Shell) -> dict[str, Html]:
    """The table and whatever stands before it: whose turn it is, and what to do."""
    session = shell.session
    if session is None:
        return {"screen": el("p", {"class": "page"}, shell.words("play.none"))}
    scene = coach.pointing(session, notebook.scene(shell, session))
    shell.scene = scene
    table = {
        "grid": panels_of(scene).board.draw(scene),
        "head": _head(shell, scene),
        "clock": parts.clock(shell, session),
        **computer.regions(shell, session),
        **coach.regions(session, scene),
        "tools": panels_of(scene).tools.draw(scene),
        "inspector": parts.inspector(shell, session, scene),
        "bar": _bar(shell, session, scene),
        "list": move_list(scene),
    }
    return {
        **table,
        **curtain.cover_regions(shell, session),
        "curtain": curtain.region(shell, session),
    }


def rest(shell: Shell) -> dict[str, Html]:
    """What happened: the log, the cards, what is told and known of it."""
    session, scene = shell.session, shell.scene
    if session is None or scene is None:
        return {}
    panels = panels_of(scene)
    return {
        "log": panels.log.draw(scene),
        "cards": panels.cards.draw(scene),
        "notebook": notebook.region(shell, session, scene),
        "computers": Html(""),
        "computer-said": Html(""),
        **parts.feed(shell, session, scene),
    }


def _bar(shell: Shell, session: Session, scene: Scene) -> Html:
    """Under the thumb: what came of the game, whose turn is next, or the choice."""
    if session.is_remote:
        return parts.post_bar(shell, scene) or bar(scene)
    if session.over:
        return parts.ended(session, scene)
    return pass_bar(scene) if pass_prompt(scene) else bar(scene)


def paint(shell: Shell) -> str:
    """The board's look."""
    scene = shell.scene
    assert scene is not None
    return paint_scene(scene, parts.rides(shell, scene))


def _head(shell: Shell, scene: Scene) -> Html:
    waiting = scene.aside or computer.waiting(shell, scene) or pass_prompt(scene)
    waiting = waiting or parts.post_prompt(shell)
    over = shell.session is not None and shell.session.over  # the result tells all
    prompt = "" if over else waiting or panels_of(scene).prompts.prompt(scene)
    menu = corner_button("☰", "play.menu", shell.words("menu.title"))
    return head(
        scene,
        (parts.newest(shell, scene), _corner(shell, menu)),
        prompt,
        parts.facts(shell, scene),
        parts.question_of_sound(shell),
        _read_only(shell, scene),
        _type_form(shell, scene),
    )


def _corner(shell: Shell, menu: Html) -> Html:
    """The clock if there is one, and two buttons."""
    inside = (_room_for_clock(shell), _sound(shell), menu)
    return el("div", {"class": "corner"}, inside)


def _room_for_clock(shell: Shell) -> Html | None:
    """A region of its own: it ticks, and nothing else is drawn."""
    if not parts.has_clock(shell.table):
        return None
    return el("div", {"id": "clock", "data-region": True})


def _sound(shell: Shell) -> Html:
    on = shell.settings.sound
    return button(
        icon("sound" if on else "mute"),
        "sound.switch",
        class_="icon-button",
        aria_label=shell.words("sound.title"),
        aria_pressed=str(on).lower(),
    )


def _read_only(shell: Shell, scene: Scene) -> Html | None:
    if not scene.read_only:
        return None
    return button(
        shell.words("tabs.take_over"), "play.takeover", class_="button accent"
    )


def _type_form(shell: Shell, scene: Scene) -> Html | None:
    if scene.view.outcome is not None or scene.seating.is_watched or scene.aside:
        return None
    label = shell.words("type.label")
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
                "placeholder": shell.words("type.example"),
                "aria-label": label,
                "maxlength": 30,
            },
        ),
        el("button", {"class": "button", "type": "submit"}, shell.words("type.go")),
    )


def dialog(shell: Shell, name: str) -> tuple[str, Child]:
    """The menu, and the tickets that an appearance takes."""
    if name == "appear":
        form: Child = later.load(later.APPEARANCE).form(shell.words, shell.table)
        return shell.words("appear.title"), form
    words = shell.words
    choices: list[Child] = [
        button(words("menu.centre"), "play.centre", class_="button"),
        button(
            words("menu.players"), "computer.players", class_="button", id="players"
        ),
        *parts.agreements(words, shell.table),
        *parts.fingerprints(words, shell.table),
        *parts.post_menu(shell),
        *_takeaways(words, shell.table),
        _rules(shell),
        *parts.full_screen(words),
        button(words("menu.settings"), "app.go", "settings", class_="button"),
        button(words("menu.home"), "app.go", "home", class_="button"),
    ]
    return words("menu.title"), el("div", {"class": "menu"}, choices)


def _takeaways(words: Words, session: Session) -> list[Child]:
    """Links and records, as far as this device knows the game."""
    if session.over and not session.knows_all:  # how it went is not told yet
        return []
    full = button(words("menu.export_full"), "play.export", "full", class_="button")
    return [
        button(words("share.title"), "share.open", class_="button"),
        button(words("menu.export_table"), "play.export", "table", class_="button"),
        full if session.knows_all else None,
    ]


def _rules(shell: Shell) -> Html | None:
    """The tutorial, in a page of its own: the game stays open."""
    session = shell.session
    if session is None:
        return None
    edition = session.state.table.edition.id
    link = {
        "class": "button",
        "id": "rules",
        "href": first_chapter(shell.words.language, session.game.id, edition),
        "target": "_blank",
        "rel": "noopener",
    }
    return el("a", link, shell.words("menu.learn"))


AREA: Final = Area(handle, regions, dialog, paint, rest)
