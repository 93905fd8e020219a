"""The editor: the board, and a form for all that stands in a position."""

from __future__ import annotations

from typing import Final

from ui.editor.actions import at_table, editor_of, handle
from ui.editor.faults import in_words
from ui.editor.look import ground, look
from ui.editor.means import dice, means
from ui.editor.outputs import outputs, play_on
from ui.editor.party import party, tiles
from ui.editor.pieces import pieces
from ui.editor.state import Editor
from ui.editor.turns import log, turn
from ui.kit.html import Html, button, classes, el, join
from ui.shell import Area, Shell


def regions(shell: Shell) -> dict[str, Html]:
    """The form beside the board."""
    editor, words = editor_of(shell), shell.words
    return {
        "grid": ground(editor.draft),
        "head": join((_head(shell, editor), pieces(words, editor))),
        "cards": join((turn(words, editor), log(words, editor))),
        "list": join(
            (
                dice(words, editor),
                means(words, editor),
                tiles(words, editor),
                party(words, editor),
                outputs(shell, editor),
                play_on(shell, editor),
            )
        ),
        "bar": _bar(shell, editor),
    }


def _head(shell: Shell, editor: Editor) -> Html:
    words = shell.words
    return el(
        "div",
        {"class": "head-row editor-head"},
        el("h1", {"id": "title", "tabindex": "-1"}, words("editor.title")),
        el(
            "div",
            {"class": "corner"},
            _step(words("editor.undo"), "undo", "↶", is_open=editor.index > 0),
            _step(
                words("editor.redo"),
                "redo",
                "↷",
                is_open=editor.index < len(editor.drafts) - 1,
            ),
            button(
                "×", "editor.close", class_="icon-button", aria_label=words("close")
            ),
        ),
    )


def _step(label: str, verb: str, sign: str, *, is_open: bool) -> Html:
    # Not disabled where it leads nowhere: the keyboard would lose its place.
    return button(
        sign,
        f"editor.{verb}",
        class_="icon-button",
        id=f"editor-{verb}",
        aria_label=label,
        aria_disabled=None if is_open else "true",
    )


def _bar(shell: Shell, editor: Editor) -> Html:
    """Always in sight: whether this is a position of some game, or why it is not."""
    words, wrong = shell.words, editor.problem
    told = words("editor.sound") if wrong is None else in_words(words, wrong)
    return el(
        "p",
        {
            "class": classes("editor-status", is_wrong=wrong is not None),
            "id": "editor-status",
            "data-lays": "tiles" if editor.lays_tiles else "pieces",
        },
        told,
    )


def paint(shell: Shell) -> str:
    """The board's look."""
    return look(shell.words, editor_of(shell))


AREA: Final = Area(handle, regions, paint=paint, at_table=at_table)
