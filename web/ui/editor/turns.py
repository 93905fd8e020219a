"""Whose turn it is, and the log entry by entry."""

from __future__ import annotations

from typing import Final

from sy_core.classic.position.read import ENDS as CLASSIC_ENDS
from sy_core.hunting.position.read import ENDS as DICE_ENDS
from ui.editor.draft import (
    STAYED,
    UNKNOWN,
    Draft,
    legs_of,
    places_of_legs,
    station_at,
    stop_at,
)
from ui.editor.facts import (
    classic_table,
    is_marked,
    most_turns,
    showing_of,
    signs_of,
    usual_go,
)
from ui.editor.form import box, fault_of, numbers, part, pick
from ui.editor.logbook import can_be_said, can_double, hidden_signs, hides_ticket
from ui.editor.look import name_of, name_of_target
from ui.editor.state import Editor
from ui.kit.html import Child, Html, button, classes, el
from ui.setup.party import is_classic, pawns_of
from ui.words import Words

UNTOLD: Final = "–"
"""On the button of a station that is not known."""


def turn(words: Words, editor: Editor) -> Html:
    """What comes next, and who has moved in this round."""
    draft = editor.draft
    options = [(word, _next(words, word)) for word in _open_turns(draft)]
    return el(
        "section",
        {"class": "card editor-turn"},
        pick(
            "editor-go",
            words("editor.turn"),
            options,
            draft.end or draft.go,
            do="editor.go",
        ),
        _moved(words, draft),
        fault_of(words, editor, "turn"),
    )


def _open_turns(draft: Draft) -> tuple[str, ...]:
    if not is_classic(draft):
        usual = usual_go(draft)
        in_play = usual == "roll"
        return ("roll", "use", "x", *DICE_ENDS) if in_play else (usual,)
    appears = ("appear",) if classic_table(draft).rules.appearances else ()
    return ("x", *appears, "pursuit", *CLASSIC_ENDS)


def _next(words: Words, word: str) -> str:
    if word == "x":
        return words("role.mister_x")
    if word == "pursuit":
        return words("role.detectives")
    return words(f"editor.go.{word}")


def _moved(words: Words, draft: Draft) -> Html | None:
    if draft.go not in ("pursuit", "roll", "use"):
        return None
    boxes = [
        box(
            f"editor-moved-{pawn}",
            name_of(words, pawn),
            checked=pawn in draft.moved,
            do="editor.moved",
            arg=pawn,
        )
        for pawn in pawns_of(draft)
    ]
    return el(
        "fieldset",
        {"class": "editor-boxes"},
        el("legend", None, words("editor.moved")),
        boxes,
    )


def log(words: Words, editor: Editor) -> Html:
    """The log: what lay there, where he was shown, and his own way."""
    draft = editor.draft
    title = words("log.title" if is_classic(draft) else "hunting.tableau.title")
    rows = [_row(words, editor, entry) for entry in range(_first(draft), _count(draft))]
    return part(
        words,
        editor,
        "log",
        title,
        words("editor.turns", n=len(draft.log)),
        el("p", {"class": "hint"}, words("editor.log.hint")),
        _rounds(words, draft) if is_classic(draft) else None,
        el("ol", {"class": "editor-log-rows"}, rows),
        _acts(words, draft),
    )


def _first(draft: Draft) -> int:
    """The row of his start comes first; in the dice game that is an entry."""
    return -1 if is_classic(draft) and draft.log else 0


def _count(draft: Draft) -> int:
    return len(legs_of(draft))


def _rounds(words: Words, draft: Draft) -> Html:
    return pick(
        "editor-rounds",
        words("editor.rounds"),
        numbers(most_turns(draft)),
        str(len(draft.log)),
        do="editor.rounds",
    )


def _acts(words: Words, draft: Draft) -> Html:
    full = len(draft.log) >= most_turns(draft)
    return el(
        "div",
        {"class": "shared-ways"},
        button(
            words("editor.log.add"),
            "editor.turn",
            class_="button",
            id="editor-add",
            aria_disabled="true" if full else None,
        ),
        button(
            words("editor.log.remove"),
            "editor.unturn",
            class_="button",
            id="editor-remove",
            aria_disabled=None if draft.log else "true",
        ),
    )


def _row(words: Words, editor: Editor, entry: int) -> Html:
    draft = editor.draft
    starts = entry < 0 or (entry == 0 and not is_classic(draft))
    number = words("editor.start") if starts else str(entry + 1)
    marked = entry >= 0 and is_marked(draft, entry)
    told = entry >= 0
    inside: tuple[Child, ...] = (
        el("span", {"class": "editor-number"}, number),
        _sign(words, draft, entry) if told else el("span", None, ""),
        _station(words, editor, entry),
        _double(words, draft, entry) if told else el("span"),
        _seen(words, draft, entry) if told else None,
        _hidden_ticket(words, draft, entry),
    )
    return el("li", {"class": classes("editor-row", is_marked=marked)}, inside)


def _sign(words: Words, draft: Draft, entry: int) -> Html:
    leg = legs_of(draft)[entry]
    starts = entry == 0 and not is_classic(draft)
    signs = tuple(draft.tiles) if starts else signs_of(draft)
    turn_of, _ = list(places_of_legs(draft))[entry]
    if len(draft.log[turn_of]) > 1:
        signs = tuple(sign for sign in signs if sign != STAYED)
    options = [(sign, sign if starts else _sign_word(words, sign)) for sign in signs]
    label = words("editor.entry.sign", number=entry + 1)
    return pick(
        f"editor-sign-{entry}",
        label,
        options,
        leg.sign,
        do="editor.sign",
        arg=entry,
        is_bare=True,
    )


def _hidden_ticket(words: Words, draft: Draft, entry: int) -> Html | None:
    """What lies face down, as Mister X knows it; only where the log is open."""
    stop = stop_at(draft, entry)
    if stop is None or not hides_ticket(draft, entry):
        return None
    known = [(sign, _sign_word(words, sign)) for sign in hidden_signs(draft)]
    return pick(
        f"editor-hidden-{entry}",
        words("editor.entry.hidden"),
        [("", words("editor.unknown")), *known],
        stop.ticket,
        do="editor.hidden",
        arg=entry,
    )


def _sign_word(words: Words, sign: str) -> str:
    named = {UNKNOWN: "editor.unknown", STAYED: "ticket.S"}
    named["H"] = "hunting.special.helicopter"
    return words(named.get(sign, f"ticket.short.{sign}"))


def _station(words: Words, editor: Editor, entry: int) -> Html:
    """Pressed, the next station is for this entry."""
    draft, target = editor.draft, f"e{entry}"
    station = station_at(draft, entry)
    shown = entry >= 0 and legs_of(draft)[entry].station is not None
    name = name_of_target(words, draft, target)
    text = UNTOLD if station is None else str(station)
    said = words("editor.hidden") if station is None else text
    return button(
        text,
        "editor.piece",
        target,
        class_=classes("button small editor-at", is_secret=not shown),
        id=f"editor-at-{entry}",
        aria_label=words("editor.entry.at", name=name, station=said),
        aria_pressed=str(editor.piece == target).lower(),
        disabled=not can_be_said(draft, entry),
    )


def _double(words: Words, draft: Draft, entry: int) -> Html:
    """Whether a turn is of two entries; the second one has no button of its own."""
    turn_of, leg = list(places_of_legs(draft))[entry]
    is_double = len(draft.log[turn_of]) > 1
    if leg or not (is_double or can_double(draft, turn_of)):
        return el("span")
    sign, number = "2×", words("editor.entry", number=entry + 1)
    return button(
        sign,
        "editor.double",
        turn_of,
        class_="button small editor-double",
        id=f"editor-double-{turn_of}",
        aria_label=words.row((sign, words("tool.double"), number)),
        aria_pressed=str(is_double).lower(),
    )


def _seen(words: Words, draft: Draft, entry: int) -> Html | None:
    """Whether he was seen, where the rules leave that open."""
    if showing_of(draft, entry) != "may":
        return None
    return box(
        f"editor-shown-{entry}",
        words("editor.shown"),
        checked=legs_of(draft)[entry].station is not None,
        do="editor.show",
        arg=entry,
    )
