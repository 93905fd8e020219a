"""Home: go on, begin, and all games that are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.home.actions import act, lobby
from ui.home.emblem import emblem
from ui.home.lessons import contents_page
from ui.home.saved_games import facts, label, turn
from ui.kit.forms import problem
from ui.kit.html import Attributes, Child, Html, button, el
from ui.saves.format import LONGEST_NAME
from ui.saves.store import Entry
from ui.setup import screen as setup
from ui.words import LANGUAGES

if TYPE_CHECKING:
    from ui.app import App


def regions(app: App) -> dict[str, Html]:
    """Everything on one sheet."""
    body = el(
        "main",
        {"class": "home"},
        _brand(app),
        el("div", {"class": "home-start"}, _continue(app), _doors(app)),
        el("div", {"class": "home-saves"}, _games(app)),
        _ways(app),
        _undo(app),
    )
    return {"screen": body}


def _brand(app: App) -> Html:
    words = app.words
    return el(
        "header",
        {"class": "brand"},
        emblem(),
        el("h1", {"id": "title", "tabindex": "-1"}, words("brand")),
        el("p", {"class": "tagline"}, words("home.tagline")),
        el(
            "div",
            {
                "class": "languages",
                "role": "group",
                "aria-label": words("home.language"),
            },
            [_language(app, code, name) for code, name in LANGUAGES.items()],
        ),
    )


def _language(app: App, code: str, name: str) -> Html:
    pressed = str(code == app.words.language).lower()
    return button(
        name,
        "home.language",
        code,
        class_="button small",
        id=f"language-{code}",
        lang=code,
        aria_pressed=pressed,
    )


def _continue(app: App) -> Html | None:
    last = app.store.last()
    if last is None:
        return None
    words = app.words
    whose = turn(app, last.summary)
    return el(
        "section",
        {"class": "card continue", "aria-labelledby": "continue-title"},
        el("h2", {"id": "continue-title"}, label(app, last)),
        el("p", {"class": "facts-line"}, words("home.dot").join(facts(app, last))),
        el("p", {"class": "turn-line"}, whose) if whose else None,
        button(
            words("home.continue"),
            "home.open",
            last.id,
            class_="button accent large",
            id="continue",
        ),
    )


def _doors(app: App) -> Html:
    words = app.words
    look = "button large" if app.store.last() else "button accent large"
    return el(
        "section",
        {"class": "card doors", "aria-labelledby": "doors-title"},
        el("h2", {"id": "doors-title"}, words("home.play")),
        button(words("home.quick"), "home.quick", class_=look, id="quick"),
        el("p", {"class": "hint"}, setup.in_short(app)),
        button(words("home.new"), "home.new", class_="button large", id="new"),
        el("p", {"class": "hint"}, words("home.new.hint")),
        _alone(app),
        _learn(app),
    )


def _alone(app: App) -> Html:
    """One tap, and the computer takes all other seats."""
    words = app.words
    doors = [
        button(
            words(f"home.solo.{side}"),
            "home.solo",
            side,
            class_="button",
            id=f"solo-{side}",
        )
        for side in ("detectives", "mister_x")
    ]
    return el(
        "div",
        {"class": "alone", "role": "group", "aria-labelledby": "alone-title"},
        el("h3", {"id": "alone-title"}, words("home.alone")),
        el("div", {"class": "alone-doors"}, doors),
        el("p", {"class": "hint"}, setup.solo_in_short(app)),
    )


def _learn(app: App) -> Html:
    link = {"class": "button large", "href": contents_page(app), "id": "learn"}
    return el("a", link, app.words("home.learn"))


def _games(app: App) -> Html:
    words = app.words
    games = app.store.list_games()
    rows = [_row(app, entry) for entry in games]
    return el(
        "section",
        {"class": "card saves", "aria-labelledby": "saves-title"},
        el("h2", {"id": "saves-title"}, words("home.saved")),
        _storage(app),
        el("ul", {"class": "save-list"}, rows) if rows else None,
        None if rows else el("p", {"class": "quiet"}, words("home.no_saves")),
        el(
            "div",
            {"class": "import"},
            button(words("home.import"), "home.import", class_="button", id="import"),
            el("p", {"class": "hint"}, words("home.drop")),
        ),
        problem(lobby(app).problem, "import-problem"),
    )


def _storage(app: App) -> Html | None:
    trouble = app.store.trouble
    if trouble is None:
        return None
    text = app.words("store.full" if trouble.full else "store.cannot_save")
    return el("p", {"class": "notice"}, text)


def _row(app: App, entry: Entry) -> Html:
    name = label(app, entry)
    line = app.words("home.dot").join(facts(app, entry))
    if lobby(app).renaming == entry.id:
        return el("li", {"class": "save"}, _rename_form(app, entry))
    return el(
        "li",
        {"class": f"save is-{entry.state}"},
        el(
            "div",
            {"class": "save-text"},
            el("h3", None, name),
            el("p", {"class": "facts-line"}, line),
        ),
        el("div", {"class": "save-acts"}, _acts(app, entry, name)),
    )


def _acts(app: App, entry: Entry, name: str) -> list[Html]:
    sound = entry.state == "sound"
    verbs = ["export", "delete"]
    if sound:
        verbs = ["open" if entry.goes_on else "look", "rename", *verbs]
    elif entry.state == "damaged":
        verbs = ["recover", *verbs]
    return [_act(app, verb, entry, name) for verb in verbs]


def _act(app: App, verb: str, entry: Entry, name: str) -> Html:
    text = app.words(f"home.act.{verb}")
    opens = verb in ("open", "look", "recover")
    return button(
        text,
        "home.open" if opens else f"home.{verb}",
        entry.id,
        class_="button small primary" if opens else "button small",
        id=f"{verb}-{entry.id}".replace(":", "-"),
        aria_label=app.words("home.act_on", act=text, name=name),
    )


def _rename_form(app: App, entry: Entry) -> Html:
    words = app.words
    box: Attributes = {
        "type": "text",
        "id": "rename-field",
        "value": entry.name,
        "placeholder": label(app, entry),
        "maxlength": LONGEST_NAME,
        "autocomplete": "off",
    }
    return el(
        "form",
        {"class": "rename", "data-submit": "home.name", "data-arg": entry.id},
        el(
            "div",
            {"class": "field"},
            el("label", {"for": "rename-field"}, words("home.name")),
            el("input", box),
        ),
        el("button", {"type": "submit", "class": "button primary"}, words("home.keep")),
        button(words("cancel"), "home.rename", "", class_="button", id="rename-cancel"),
    )


def _undo(app: App) -> Html | None:
    deleted = lobby(app)
    if deleted.deleted is None:
        return None
    return el(
        "div",
        {"class": "undo", "role": "status"},
        el("p", None, app.words("home.deleted", name=deleted.called)),
        button(app.words("home.undo"), "home.undo", class_="button", id="undo"),
        button(
            "×",
            "home.settle",
            class_="icon-button",
            id="settle",
            aria_label=app.words("close"),
        ),
    )


def _ways(app: App) -> Html:
    words = app.words
    return el(
        "nav",
        {"class": "ways", "aria-label": words("home.more")},
        button(words("settings.title"), "app.go", "settings", class_="button"),
        button(words("about.title"), "app.go", "about", class_="button"),
        el("p", {"class": "hint"}, words("home.fan")),
    )


def dialog(app: App, _name: str) -> tuple[str, Child]:
    """Which record of a running game to take away."""
    words = app.words
    body = el(
        "div",
        {"class": "stack"},
        el("p", None, words("export.why")),
        _takeaway(app, "table", "button primary"),
        _takeaway(app, "full", "button"),
    )
    return words("export.title"), body


def _takeaway(app: App, kind: str, look: str) -> Html:
    words, hint = app.words, f"export-{kind}"
    return el(
        "div",
        {"class": "takeaway"},
        button(
            words(f"export.{kind}"),
            f"home.export_{kind}",
            lobby(app).exporting,
            class_=look,
            aria_describedby=hint,
        ),
        el("p", {"class": "hint", "id": hint}, words(f"export.{kind}.hint")),
    )


def handle(app: App, verb: str, arg: str, value: str) -> None:
    """Act on an intent of the first screen."""
    act(app, verb, arg, value)
