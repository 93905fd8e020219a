"""Home: go on, begin, and all games that are kept."""

from __future__ import annotations

from typing import Final

from ui.home.actions import handle
from ui.home.learning import ways_to_learn
from ui.home.levels import level_choice
from ui.home.pictures import picture
from ui.home.saved_games import continue_card, facts, label
from ui.home.sides import either_side
from ui.kit.forms import problem
from ui.kit.html import Attributes, Child, Html, button, el
from ui.kit.kept import rename_form, undo_strip
from ui.saves.entries import Entry
from ui.saves.summary import LONGEST_NAME
from ui.setup.summary import in_short
from ui.shell import Area, Shell
from ui.words import Words
from ui.words.languages import LANGUAGES

MORE: Final = (
    ("home.puzzles", "puzzles.show"),
    ("home.editor", "editor.open"),
    ("home.statistics", "statistics.open"),
    ("home.workshop", "workshop.open"),
)


def regions(shell: Shell) -> dict[str, Html]:
    """Three doors over the map, and beside them what was begun before."""
    body = el(
        "main",
        {"class": "home"},
        _brand(shell),
        el("div", {"class": "doors"}, _alone(shell), _together(shell), _learn(shell)),
        el(
            "div",
            {"class": "home-side"},
            continue_card(shell),
            _games(shell),
            _ways(shell),
        ),
        _undo(shell),
    )
    return {"screen": body}


def _brand(shell: Shell) -> Html:
    words = shell.words
    return el(
        "header",
        {"class": "brand"},
        el("h1", {"id": "title", "tabindex": "-1"}, words("brand")),
        el("p", {"class": "tagline"}, words("home.tagline")),
        _languages(shell),
    )


def _languages(shell: Shell) -> Html:
    # The one that was chosen, also while it is on its way: if it does not come, the
    # list is drawn anew.
    chosen = shell.settings.language
    spoken = shell.words.language if chosen == "auto" else chosen
    options = [
        el("option", {"value": code, "lang": code, "selected": code == spoken}, name)
        for code, name in LANGUAGES.items()
    ]
    return el(
        "select",
        {
            "id": "language",
            "class": "languages",
            "aria-label": shell.words("home.language"),
            "data-change": "home.language",
        },
        options,
    )


def _door(words: Words, name: str, *inside: Child) -> Html:
    """A picture, what it is, and what can be done there."""
    return el(
        "section",
        {"class": "door", "aria-labelledby": f"door-{name}"},
        picture(name),
        el("h2", {"id": f"door-{name}"}, words(f"door.{name}")),
        el("p", None, words(f"door.{name}.what")),
        *inside,
    )


def _alone(shell: Shell) -> Html:
    """One tap, and the computer takes all other seats."""
    words = shell.words
    ways = either_side("solo", "home.solo", lambda side: words(f"home.solo.{side}"))
    return _door(words, "alone", level_choice(shell), ways)


def _together(shell: Shell) -> Html:
    words = shell.words
    return _door(
        words,
        "together",
        button(words("home.new"), "home.new", class_="button accent large", id="new"),
        button(words("home.quick"), "home.quick", class_="button large", id="quick"),
        el("p", {"class": "hint"}, in_short(shell)),
    )


def _learn(shell: Shell) -> Html:
    return _door(shell.words, "learn", ways_to_learn(shell.words))


def _games(shell: Shell) -> Html:
    words = shell.words
    games = shell.store.list_games()
    rows = [_row(shell, entry) for entry in games]
    return el(
        "section",
        {"class": "card saves", "aria-labelledby": "saves-title"},
        el("h2", {"id": "saves-title"}, words("home.saved")),
        _storage(shell),
        el("ul", {"class": "save-list"}, rows) if rows else None,
        None if rows else el("p", {"class": "quiet"}, words("home.no_saves")),
        el(
            "div",
            {"class": "import"},
            button(words("home.import"), "home.import", class_="button", id="import"),
            _letter(shell),
            el("p", {"class": "hint"}, words("home.drop")),
        ),
        problem(shell.home.problem, "import-problem"),
    )


def _letter(shell: Shell) -> Html | None:
    """For who has got a letter of a game over two devices; its words come later."""
    if not shell.is_complete:
        return None
    label = shell.words("home.letter")
    return button(label, "devices.letters", "in", class_="button", id="letter")


def _storage(shell: Shell) -> Html | None:
    trouble = shell.store.trouble
    if trouble is None:
        return None
    text = shell.words("store.full" if trouble.full else "store.cannot_save")
    return el("p", {"class": "notice"}, text)


def _row(shell: Shell, entry: Entry) -> Html:
    name = label(shell, entry)
    line = shell.words("home.dot").join(facts(shell, entry))
    if shell.home.renaming == entry.id:
        return el("li", {"class": "save"}, _rename_form(shell, entry))
    return el(
        "li",
        {"class": f"save is-{entry.state}"},
        el(
            "div",
            {"class": "save-text"},
            el("h3", None, name),
            el("p", {"class": "facts-line"}, line),
        ),
        el("div", {"class": "save-acts"}, _acts(shell, entry, name)),
    )


def _acts(shell: Shell, entry: Entry, name: str) -> list[Html]:
    sound = entry.state == "sound"
    verbs = ["export", "delete"]
    if sound:
        verbs = ["open" if entry.goes_on else "look", "rename", *verbs]
    elif entry.state == "damaged":
        verbs = ["recover", *verbs]
    return [_act(shell, verb, entry, name) for verb in verbs]


def _act(shell: Shell, verb: str, entry: Entry, name: str) -> Html:
    text = shell.words(f"home.act.{verb}")
    opens = verb in ("open", "look", "recover")
    return button(
        text,
        "home.open" if opens else f"home.{verb}",
        entry.id,
        class_="button small primary" if opens else "button small",
        id=f"{verb}-{entry.id}".replace(":", "-"),
        aria_label=shell.words("home.act_on", act=text, name=name),
    )


def _rename_form(shell: Shell, entry: Entry) -> Html:
    box: Attributes = {
        "value": entry.name,
        "placeholder": label(shell, entry),
        "maxlength": LONGEST_NAME,
    }
    return rename_form(shell.words, box, entry.id, do="home.name", cancel="home.rename")


def _undo(shell: Shell) -> Html | None:
    deleted = shell.home
    if deleted.deleted is None:
        return None
    told = shell.words("home.deleted", name=deleted.called)
    return undo_strip(shell.words, told, "home")


def _ways(shell: Shell) -> Html:
    words = shell.words
    return el(
        "nav",
        {"class": "ways", "aria-label": words("home.more")},
        _more(shell),
        button(words("settings.title"), "app.go", "settings", class_="button"),
        button(words("about.title"), "app.go", "about", class_="button"),
        el("p", {"class": "hint"}, words("home.fan")),
    )


def _more(shell: Shell) -> list[Html]:
    """What few visits want; the words of it come later."""
    if not shell.is_complete:
        return []
    return [
        button(shell.words(key), do, class_="button", id=key.rpartition(".")[2])
        for key, do in MORE
    ]


def dialog(shell: Shell, _name: str) -> tuple[str, Child]:
    """Which record of a running game to take away."""
    words = shell.words
    body = el(
        "div",
        {"class": "stack"},
        el("p", None, words("export.why")),
        _takeaway(shell, "table", "button primary"),
        _takeaway(shell, "full", "button"),
    )
    return words("export.title"), body


def _takeaway(shell: Shell, kind: str, look: str) -> Html:
    words, hint = shell.words, f"export-{kind}"
    return el(
        "div",
        {"class": "takeaway"},
        button(
            words(f"export.{kind}"),
            f"home.export_{kind}",
            shell.home.exporting,
            class_=look,
            aria_describedby=hint,
        ),
        el("p", {"class": "hint", "id": hint}, words(f"export.{kind}.hint")),
    )


AREA: Final = Area(handle, regions, dialog)
