"""The board of a draft, in the form that ``ui.table.paint`` describes."""

from __future__ import annotations

import json

from ui.classic.board import absent_on
from ui.editor.draft import Draft, x_station
from ui.editor.facts import classic_table
from ui.editor.state import Editor, X
from ui.hunting.tiles.grid import drawn
from ui.kit.html import Html
from ui.setup.party import is_classic, pawns_of
from ui.table.seating import COLOURS, pawn_colours
from ui.words import Words


def ground(draft: Draft) -> Html:
    """The tiles as they lie; the map of London lies there already."""
    return Html("") if is_classic(draft) else drawn(draft.tiles, draft.light)


def name_of(words: Words, piece: str) -> str:
    """What a piece is called: by its colour, a bobby by its number."""
    if piece == X:
        return words("role.mister_x")
    if piece.startswith("P"):
        return words("pawn.bobby", number=piece[1:])
    return words(f"colour.{COLOURS[int(piece[1:]) - 1]}")


def name_of_target(words: Words, draft: Draft, target: str) -> str:
    """For what a station is chosen, in words: a piece, or an entry of the log."""
    if not target.startswith("e"):
        return name_of(words, target)
    entry = int(target[1:])
    if entry < 0 or (not is_classic(draft) and not entry):
        return words("editor.start")
    return words("editor.entry", number=entry + 1)


def mark_of(words: Words, piece: str) -> str:
    """What stands on a piece: the first letter of its colour, a bobby's number."""
    return piece[1:] if piece.startswith("P") else name_of(words, piece)[0]


def look(words: Words, editor: Editor) -> str:
    """How the board looks, as JSON."""
    draft = editor.draft
    closed = absent_on(classic_table(draft).edition.board) if is_classic(draft) else ()
    return json.dumps(
        {
            "viewer": "editor",
            "pieces": _pieces(words, editor),
            "closed": closed,
        },
        separators=(",", ":"),
    )


def _pieces(words: Words, editor: Editor) -> list[dict[str, object]]:
    draft = editor.draft
    pawns = pawns_of(draft)
    colours = pawn_colours(pawns, COLOURS)
    pieces = [
        _piece(words, editor, pawn, station, f"{_kind(pawn)} {colour}")
        for pawn, station, colour in zip(pawns, draft.at, colours, strict=True)
        if station is not None
    ]
    here = x_station(draft)
    if here is not None:
        pieces.append(_piece(words, editor, X, here, "pawn mister-x"))
    return pieces


def _kind(pawn: str) -> str:
    return "bobby" if pawn.startswith("P") else "pawn"


def _piece(
    words: Words, editor: Editor, piece: str, station: int, look_of: str
) -> dict[str, object]:
    picked = " is-picked" if piece == editor.piece else ""
    return {
        "id": piece,
        "at": station,
        "class": f"{look_of}{picked}",
        "mark": "X" if piece == X else mark_of(words, piece),
        "label": words("piece.at", name=name_of(words, piece), station=station),
    }
