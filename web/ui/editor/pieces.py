"""The pieces: which one the next station is for, and where each stands."""

from __future__ import annotations

from ui.editor.draft import x_station
from ui.editor.form import fault_of
from ui.editor.look import mark_of, name_of, name_of_target
from ui.editor.state import Editor, X
from ui.kit.html import Html, button, classes, el
from ui.setup.party import is_classic, pawns_of
from ui.table.seating import COLOURS, pawn_colours
from ui.words import Words


def pieces(words: Words, editor: Editor) -> Html:
    """All pieces, and a field for a station of the chosen one."""
    draft = editor.draft
    pawns = pawns_of(draft)
    colours = (*pawn_colours(pawns, COLOURS), "mister-x")
    stations = (*draft.at, x_station(draft))
    shown = zip((*pawns, X), colours, stations, strict=True)
    return el(
        "section",
        {"class": "editor-pieces", "aria-label": words("editor.pieces")},
        el(
            "div",
            {"class": "editor-chips", "role": "group"},
            [_chip(words, editor, *piece) for piece in shown],
        ),
        _typed(words, editor),
        fault_of(words, editor, "pieces"),
    )


def _chip(
    words: Words, editor: Editor, piece: str, colour: str, station: int | None
) -> Html:
    is_picked = piece == editor.piece
    where = str(station) if station is not None else nowhere(words, piece)
    mark = "X" if piece == X else mark_of(words, piece)
    return button(
        (
            el("span", {"class": f"badge {colour}", "aria-hidden": "true"}, mark),
            el(
                "span",
                {"class": "named"},
                el("strong", None, name_of(words, piece)),
                el("span", {"class": "quiet"}, where),
            ),
        ),
        "editor.piece",
        piece,
        class_=classes("piece-card", colour, is_picked=is_picked),
        id=f"editor-piece-{piece}",
        aria_pressed=str(is_picked).lower(),
    )


def nowhere(words: Words, piece: str) -> str:
    """What is said of a piece that stands nowhere."""
    return words("editor.hidden" if piece == X else "editor.unplaced")


def _typed(words: Words, editor: Editor) -> Html:
    """For keys: the number of a station."""
    target, draft = editor.piece, editor.draft
    name = name_of_target(words, draft, target)
    label = words("editor.station", name=name)
    placed = is_classic(draft) and target in pawns_of(draft)
    forget = "" if placed else _forget(words, target)
    return el(
        "form",
        {"class": "editor-typed", "data-submit": "editor.place"},
        el("label", {"for": "editor-station"}, label),
        el(
            "input",
            {
                "id": "editor-station",
                "inputmode": "numeric",
                "autocomplete": "off",
                "maxlength": 3,
            },
        ),
        el("button", {"class": "button", "type": "submit"}, words("editor.place")),
        forget,
    )


def _forget(words: Words, target: str) -> Html:
    is_pawn = target.startswith("D")
    label = words("editor.take_off" if is_pawn else "editor.unknown")
    return button(label, "editor.forget", class_="button", id="editor-forget")
