"""The form: what is on the board, who plays, what stands out, how it looks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sy_core.registry import EDITION_IDS, GAMES
from ui.builder.changes import shown_parts
from ui.builder.choices import STARTS, Choices
from ui.builder.code import USUAL
from ui.builder.controls import field, in_sight, picked, typed
from ui.builder.faults import Pieces
from ui.builder.task_form import task_controls
from ui.kit.forms import segments
from ui.kit.html import Attributes, Child, Html, button, el
from ui.viewer.parameters import PARTS
from ui.words import Words

PART_WORDS: Final = {
    "log": "log.title",
    "cards": "cards.title",
    "moves": "builder.moves",
}


def form(words: Words, choices: Choices, pieces: Pieces) -> Html:
    """All controls, in groups; *pieces* are those on the board."""
    return el(
        "div",
        {"class": "builder-groups"},
        _start(words, choices),
        None if choices.start == "puzzle" else _task(words, choices, pieces),
        _group(
            words("builder.reader"),
            "group-reader",
            [
                in_sight(words, choices, "seat"),
                *(picked(words, choices, n) for n in ("mode", "computer", "level")),
            ],
        ),
        _group(
            words("builder.marks"),
            "group-marks",
            [typed(words, choices, n) for n in ("highlight", "arrows", "focus")],
        ),
        _group(words("settings.looks"), "group-looks", _looks(words, choices)),
    )


def _task(words: Words, choices: Choices, pieces: Pieces) -> Html:
    """A puzzle has one of its own."""
    controls = task_controls(words, choices, pieces)
    return _group(words("builder.task"), "group-task", controls)


def _group(title: str, name: str, controls: Child) -> Html:
    """Shut until somebody wants it; the browser remembers it by its class."""
    summary = el("summary", {"id": name}, el("span", {"class": "summary"}, title))
    body = el("div", {"class": "group-body"}, controls)
    return el("details", {"class": f"card advanced {name}"}, summary, body)


def _by_hand(words: Words) -> Html:
    """A way to the editor, which leads back here with its position."""
    label = words("home.editor")
    return button(label, "builder.edit", class_="button", id="b-edit")


def _start(words: Words, choices: Choices) -> Html:
    options = [(start, words(f"builder.start.{start}")) for start in STARTS]
    asked = segments(
        "b-start", words("builder.start"), options, choices.start, "builder.start"
    )
    return el(
        "section",
        {"class": "card group-body", "aria-label": words("builder.start")},
        asked,
        _dealt(words, choices)
        if choices.start == "deal"
        else typed(words, choices, choices.start, spellcheck="false"),
        _by_hand(words) if choices.start == "position" else None,
    )


def _dealt(words: Words, choices: Choices) -> list[Html]:
    """A new game."""
    laid = choices.text("layout") or _game(choices) == "hunting"
    return [
        in_sight(words, choices, "game"),
        in_sight(words, choices, "edition", _editions(choices)),
        picked(words, choices, "players", _players(choices)),
        *([typed(words, choices, "layout", spellcheck="false")] if laid else []),
        typed(words, choices, "seed", inputmode="numeric"),
    ]


def _game(choices: Choices) -> str:
    edition = choices.text("edition")
    by_edition = [game for game, ids in EDITION_IDS.items() if edition in ids]
    return choices.text("game") or next(iter(by_edition), "classic")


def _editions(choices: Choices) -> Iterable[str]:
    game = choices.text("game")
    shown = [game] if game else EDITION_IDS
    return [edition for each in shown for edition in EDITION_IDS[each]]


def _players(choices: Choices) -> list[str]:
    """Numbers that the edition allows, or any edition of the game."""
    editions = GAMES[_game(choices)].editions
    chosen = choices.text("edition")
    allowed = [editions[chosen]] if chosen in editions else editions.values()
    counts = {str(count) for edition in allowed for count in edition.players}
    now = choices.text("players")
    return sorted({*counts, now} - {""})


def _looks(words: Words, choices: Choices) -> list[Html]:
    wide = {"placeholder": USUAL["width"]}
    high = {"placeholder": USUAL["height"], "inputmode": "numeric"}
    sizes = [
        field(words, choices, "width", **wide),
        field(words, choices, "height", **high),
    ]
    return [
        _parts(words, choices),
        picked(words, choices, "lang"),
        picked(words, choices, "theme"),
        field(words, choices, "title"),
        el("div", {"class": "side-by-side"}, sizes),
        el("p", {"class": "hint"}, words("builder.size.hint")),
        _tick("sandboxed", words("builder.sandboxed"), on=choices.sandboxed),
    ]


def _parts(words: Words, choices: Choices) -> Html:
    shown = shown_parts(choices)
    ticks = [
        _tick(f"parts.{part}", words(PART_WORDS[part]), on=part in shown)
        for part in PARTS
    ]
    legend = [words("builder.parts"), " ", el("code", None, "parts")]
    return el("fieldset", {"class": "ticks"}, el("legend", None, legend), ticks)


def _tick(arg: str, text: Child, *, on: bool) -> Html:
    name = f"b-{arg.replace('.', '-')}"
    box: Attributes = {
        "type": "checkbox",
        "id": name,
        "checked": on,
        "data-change": "builder.set",
        "data-arg": arg,
    }
    return el(
        "div", {"class": "tick"}, el("input", box), el("label", {"for": name}, text)
    )
