"""What comes out of the editor: a link, a text, a game, a picture, lines for a page."""

from __future__ import annotations

from typing import Final

from ui.editor.faults import refusal_of_text
from ui.editor.form import part
from ui.editor.state import Editor
from ui.kit.forms import problem
from ui.kit.html import Attributes, Child, Html, button, el
from ui.shell import Shell

PICTURES: Final = ("svg", "png")
WAYS: Final = ("together", "hunt", "hide")


def address(shell: Shell, editor: Editor) -> str:
    """The link to the position."""
    return f"{shell.page.address()}#position={editor.text}"


def embed_lines(shell: Shell, editor: Editor) -> str:
    """The two lines that put the position into any page (docs/embed.md)."""
    site = shell.page.address().rpartition("/")[0]
    script = f'<script src="{site}/sy-embed.js" defer></script>'
    return f'{script}\n<sy-board position="{editor.text}"></sy-board>'


def taken_away(shell: Shell, editor: Editor, kind: str) -> str:
    """The text of one of the outputs."""
    match kind:
        case "link":
            return address(shell, editor)
        case "embed":
            return embed_lines(shell, editor)
    return editor.text


def outputs(shell: Shell, editor: Editor) -> Html:
    """Everything that can be done with a position that is sound."""
    words = shell.words
    is_sound = editor.position is not None
    return part(
        words,
        editor,
        "out",
        words("editor.out"),
        "",
        _text(shell, editor),
        el("p", {"class": "notice"}, words("editor.unsound")) if not is_sound else None,
        *(_sound_ones(shell, editor) if is_sound else ()),
        el("p", {"class": "share-done"}, words(editor.done) if editor.done else ""),
    )


def _sound_ones(shell: Shell, editor: Editor) -> tuple[Child, ...]:
    words = shell.words
    return (
        _taken(shell, editor, "link", words("share.position")),
        _taken(shell, editor, "embed", words("editor.embed")),
        el("div", {"class": "shared-ways"}, _builder(shell), _puzzle(shell)),
        el("h3", None, words("editor.picture")),
        el(
            "div",
            {"class": "shared-ways"},
            [
                button(
                    words(f"editor.picture.{kind}"),
                    "editor.picture",
                    kind,
                    class_="button",
                    id=f"editor-{kind}",
                )
                for kind in PICTURES
            ],
        ),
    )


def _builder(shell: Shell) -> Html:
    """More about such lines is made elsewhere."""
    label = shell.words("editor.builder")
    return button(label, "editor.build", class_="button", id="editor-build")


def _puzzle(shell: Shell) -> Html:
    """So is a puzzle."""
    label = shell.words("puzzles.make")
    return button(label, "editor.puzzle", class_="button", id="editor-puzzle")


def play_on(shell: Shell, editor: Editor) -> Html | None:
    """Ways to play from here, as from a link."""
    words = shell.words
    ways = open_ways(editor)
    if not ways:
        return None
    return el(
        "section",
        {"class": "card editor-play"},
        el("h2", None, words("editor.play")),
        el(
            "div",
            {"class": "shared-ways"},
            [
                button(
                    words(f"shared.{way}"),
                    "editor.play",
                    way,
                    class_="button",
                    id=f"editor-play-{way}",
                )
                for way in ways
            ],
        ),
    )


def open_ways(editor: Editor) -> tuple[str, ...]:
    """How to play on; a Mister X whose place is not said can only be the computer's."""
    position = editor.position
    if position is None or editor.draft.end:
        return ()
    return WAYS if position.complete else WAYS[1:2]


def _text(shell: Shell, editor: Editor) -> Html:
    """The position text, which can be typed as well."""
    words, wrong = shell.words, editor.refused
    told = "" if wrong is None else refusal_of_text(words, wrong)
    field: Attributes = {
        "type": "text",
        "id": "editor-text",
        "value": editor.text,
        "autocomplete": "off",
        "autocapitalize": "off",
        "spellcheck": "false",
        "dir": "ltr",
        "aria-invalid": "true" if told else None,
        "aria-describedby": "editor-text-error" if told else None,
    }
    return el(
        "form",
        {"class": "field share", "data-submit": "editor.text"},
        el("label", {"for": "editor-text"}, words("editor.text")),
        el("input", field),
        problem(told, "editor-text-error"),
        el(
            "div",
            {"class": "share-acts"},
            el(
                "button",
                {"type": "submit", "class": "button"},
                words("editor.text.use"),
            ),
            _copy(shell, "text", "editor-text") if editor.text else None,
        ),
    )


def _taken(shell: Shell, editor: Editor, kind: str, label: str) -> Html:
    name = f"editor-{kind}"
    text = taken_away(shell, editor, kind)
    attributes: Attributes = {
        "id": name,
        "class": "seal-text",
        "readonly": True,
        "rows": text.count("\n") + 2,
        "spellcheck": "false",
        "dir": "ltr",
    }
    return el(
        "div",
        {"class": "field share"},
        el("label", {"for": name}, label),
        el("textarea", attributes, text),
        el("div", {"class": "share-acts"}, _copy(shell, kind, name)),
    )


def _copy(shell: Shell, kind: str, field: str) -> Html:
    return button(
        shell.words("share.copy"),
        "editor.copy",
        kind,
        class_="button",
        id=f"editor-copy-{kind}",
        aria_describedby=field,
    )
