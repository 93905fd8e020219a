"""A puzzle out of a position that somebody set up: asked, proven, taken away.

It is proven like those that are shipped; what has no answer, or more than one, makes
no puzzle.
"""

from __future__ import annotations

from typing import Final

from sy_core.errors import SyError
from sy_core.puzzles import Kind, Puzzle, puzzle_text, write_puzzles
from sy_core.puzzles.proving.asking import ask
from ui.intent import Intent
from ui.kit.forms import choice, segments
from ui.kit.html import Attributes, Child, Html, button, el
from ui.puzzles.room import room_of
from ui.puzzles.state import Making
from ui.puzzles.taking import ROUTE
from ui.shell import Shell
from ui.words import Words

MOST_NODES: Final = 5_000
"""Positions that a proof may look into; the page waits for it."""
ROUNDS: Final = (1, 2, 3)
IN_ROUNDS: Final = (Kind.CATCH, Kind.ESCAPE)
OWN_GRADE: Final = 3
"""Nobody has measured how hard it is."""
DIALOG: Final = "puzzles.make"


def begin(shell: Shell, intent: Intent) -> None:
    """Ask what is to be asked of a position."""
    room_of(shell).making = Making(intent.arg)
    shell.dialog = DIALOG


def choose_kind(shell: Shell, intent: Intent) -> None:
    """Another question; what was proven before does not count for it."""
    making = room_of(shell).making
    if making is not None and intent.value in {*Kind}:
        making.kind, making.found, making.is_refused = Kind(intent.value), None, False


def choose_rounds(shell: Shell, intent: Intent) -> None:
    """Another number of rounds."""
    making = room_of(shell).making
    if making is not None and intent.value in map(str, ROUNDS):
        making.rounds, making.found, making.is_refused = int(intent.value), None, False


def prove(shell: Shell, _intent: Intent) -> None:
    """Look for the answer, and whether it is the only one."""
    making = room_of(shell).making
    if making is None:
        return
    making.found = _proven(making)
    making.is_refused = making.found is None
    shell.page.say(_told(shell.words, making))


def try_it(shell: Shell, _intent: Intent) -> None:
    """Solve it oneself."""
    making = room_of(shell).making
    if making is not None and making.found is not None:
        shell.pass_on("puzzles.open", ROUTE + puzzle_text(making.found))


def save(shell: Shell, _intent: Intent) -> None:
    """As a file, which can be opened here and to which lines can be added."""
    making = room_of(shell).making
    if making is not None and making.found is not None:
        shell.page.download("scotland-yard-puzzle.txt", write_puzzles([making.found]))


def copy(shell: Shell, _intent: Intent) -> None:
    """Copy the link."""
    making = room_of(shell).making
    if making is not None and making.found is not None:
        shell.page.copy(_link(shell, making.found), "link", "puzzles.copied")


def _link(shell: Shell, puzzle: Puzzle) -> str:
    return f"{shell.page.address()}#{ROUTE}{puzzle_text(puzzle)}"


def _proven(making: Making) -> Puzzle | None:
    kind = making.kind
    depth = making.rounds if kind in IN_ROUNDS else 0
    try:
        answer = ask(kind, depth, making.position, MOST_NODES)
    except SyError:  # of an open end Mister X has no view
        return None
    if answer is None:
        return None
    position, task, lines = making.position, answer.task, answer.lines
    return Puzzle("own", kind, depth, OWN_GRADE, position, task, lines)


def dialog(shell: Shell, _name: str) -> tuple[str, Child]:
    """What is asked, the proof, and what came of it."""
    words, making = shell.words, room_of(shell).making
    if making is None:
        return words("puzzles.make"), None
    kinds = [(kind.value, words(f"puzzles.group.{kind.value}")) for kind in Kind]
    rounds = [(str(number), str(number)) for number in ROUNDS]
    asked = making.kind.value
    return words("puzzles.make"), el(
        "div",
        {"class": "stack"},
        segments("asked", words("puzzles.make.kind"), kinds, asked, "puzzles.kind"),
        choice(
            "rounds",
            words("puzzles.make.rounds"),
            rounds,
            str(making.rounds),
            intent="puzzles.rounds",
        )
        if making.kind in IN_ROUNDS
        else None,
        button(
            words("puzzles.make.go"),
            "puzzles.prove",
            class_="button primary",
            id="prove",
        ),
        el("p", {"class": "notice"}, told) if (told := _told(words, making)) else None,
        _taken_away(shell, making.found) if making.found else None,
    )


def _told(words: Words, making: Making) -> str:
    if making.found is not None:
        return words("puzzles.make.proven")
    return words("puzzles.make.none") if making.is_refused else ""


def _taken_away(shell: Shell, puzzle: Puzzle) -> Html:
    words = shell.words
    box: Attributes = {
        "type": "text",
        "id": "puzzle-link",
        "value": _link(shell, puzzle),
        "readonly": True,
        "spellcheck": "false",
    }
    return el(
        "div",
        {"class": "stack"},
        el(
            "div",
            {"class": "field"},
            el("label", {"for": "puzzle-link"}, words("puzzles.make.link")),
            el("input", box),
        ),
        el(
            "div",
            {"class": "shared-ways"},
            button(
                words("share.copy"),
                "puzzles.copy",
                class_="button",
                id="copy-link",
                aria_describedby="puzzle-link",
            ),
            button(
                words("puzzles.make.try"), "puzzles.try", class_="button", id="try-it"
            ),
            button(
                words("puzzles.make.file"), "puzzles.save", class_="button", id="save"
            ),
        ),
    )
