"""The table as a link tells it, or why it tells nothing."""

from __future__ import annotations

from typing import Final

from ui.kit.frame import titled
from ui.kit.html import Child, Html, button, el
from ui.links.actions import handle, open_ways
from ui.shell import Area, Shell
from ui.table.head import corner_button, head
from ui.table.paint import paint as paint_scene
from ui.table.panels import panel_regions
from ui.table.scene import Scene, scene_of
from ui.viewer.board import Board
from ui.viewer.stepper_bar import moment_text, stepper_bar


def regions(shell: Shell) -> dict[str, Html]:
    """The table as the link tells it, or why it tells nothing."""
    board = shell.session
    if not isinstance(board, Board):
        return {"screen": _fault(shell)}
    scene = shell.scene = scene_of(shell.words, board)
    return {
        **panel_regions(scene),
        "head": _head(shell, board, scene),
        "bar": _bar(shell, board),
    }


def _bar(shell: Shell, board: Board) -> Html:
    if board.stepper is None:
        return Html("")
    return stepper_bar(shell.words, board.stepper, "shared.to")


def paint(shell: Shell) -> str:
    """The board's look."""
    assert shell.scene is not None
    return paint_scene(shell.scene)


def _head(shell: Shell, board: Board, scene: Scene) -> Html:
    words = shell.words
    stepper = board.stepper
    shown = moment_text(scene, stepper) if stepper else words("shared.shows")
    home = corner_button("×", "shared.close", words("shared.close"))
    return head(scene, home, shown, _ways(shell, board))


def _ways(shell: Shell, board: Board) -> Html:
    """What can be done with it; who sees Mister X decides that for oneself."""
    words = shell.words
    choices: list[Child] = []
    if board.has_secret:
        seen = board.seat == "all"
        choices.append(
            button(
                words("shared.look"),
                "shared.look",
                class_="button",
                aria_pressed=str(seen).lower(),
            )
        )
    choices += [
        button(words(f"shared.{way}"), "shared.play", way, class_="button")
        for way in open_ways(board)
    ]
    choices.append(button(words("share.edit"), "shared.edit", class_="button"))
    if board.stepper and board.is_told_whole:
        again = button(
            words("replay.open_link"), "replay.open", class_="button", id="end-replay"
        )
        choices.append(again)
    return el("div", {"class": "shared-ways"}, choices)


def dialog(shell: Shell, _name: str) -> tuple[str, Child]:
    """Whether Mister X is to be shown, as the link wants it."""
    words = shell.words
    show = button(words("shared.look"), "shared.look", class_="button", id="look")
    # Read first: a key that is pressed without a thought shows nothing.
    text = el("p", {"tabindex": "-1", "autofocus": True}, words("shared.ask.text"))
    return words("shared.ask.title"), el("div", {"class": "stack"}, text, show)


def _fault(shell: Shell) -> Html:
    fault = shell.shared
    assert fault is not None
    return titled(
        shell.words,
        shell.words("shared.unreadable"),
        el(
            "main",
            {"class": "stack"},
            el("p", None, fault.in_words(shell.words)),
            el("p", {"class": "quiet", "lang": "en"}, fault.detail),
            el(
                "p",
                None,
                button(shell.words("end.home"), "app.go", "home", class_="button"),
            ),
        ),
    )


AREA: Final = Area(handle, regions, dialog, paint)
