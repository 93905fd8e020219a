"""What is drawn in the frame: the table in little, or why there is none."""

from __future__ import annotations

import json

from ui.classic.appearance import form
from ui.computer.seats import acting
from ui.embed.frame import Frame
from ui.kit.html import Child, Html, button, el, join
from ui.table.bar import bar, move_list
from ui.table.head import head
from ui.table.paint import paint as paint_scene
from ui.table.panels import panels_of
from ui.table.result import result
from ui.table.scene import Scene, scene_of
from ui.task.marks import with_work
from ui.task.strip import question, strip
from ui.viewer.board import Board
from ui.viewer.stepper_bar import moment_text, stepper_bar


def regions(frame: Frame) -> dict[str, Html]:
    """The table, or the fault."""
    board, shell = frame.board, frame.shell
    if board is None:
        return {"screen": _question(frame) if frame.asks else _fault(frame)}
    scene = shell.scene = scene_of(shell.words, board)
    panels, parts = panels_of(scene), frame.parameters.parts
    return {
        "grid": panels.board.draw(scene),
        "head": _head(frame, board, scene),
        "list": _list(board, scene) if "moves" in parts else Html(""),
        "tools": panels.tools.draw(scene) if board.reader_acts else Html(""),
        "bar": _bar(frame, board, scene),
    }


def rest(frame: Frame) -> dict[str, Html]:
    """What happened, as far as an author wants it to be seen."""
    scene, parts = frame.shell.scene, frame.parameters.parts
    if frame.board is None or scene is None:
        return {}
    panels = panels_of(scene)
    return {
        "log": panels.log.draw(scene) if "log" in parts else Html(""),
        "cards": panels.cards.draw(scene) if "cards" in parts else Html(""),
    }


def paint(frame: Frame) -> str:
    """The board's look, with what an author wants to stand out, and a task's marks."""
    scene, board, wanted = frame.shell.scene, frame.board, frame.parameters
    assert scene is not None
    assert board is not None
    look = paint_scene(scene, frame.rides(scene))
    if not wanted.highlight and board.work is None:
        return look
    values = json.loads(look)
    if board.work is not None:
        every = board.state.table.stations
        values = with_work(values, scene.words, board.work, every)
    for station in wanted.highlight:
        before = values["stations"].get(str(station), "")
        values["stations"][str(station)] = f"{before} is-marked".strip()
    return json.dumps(values, separators=(",", ":"))


def dialog(frame: Frame) -> tuple[str, Child]:
    """The tickets that an appearance takes."""
    shell = frame.shell
    return shell.words("appear.title"), form(shell.words, shell.table)


def _head(frame: Frame, board: Board, scene: Scene) -> Html:
    asked = (question(frame.parameters.texts), _arrows(frame, scene))
    anew = button(
        "↺",
        "play.reset",
        class_="icon-button",
        id="reset",
        aria_label=scene.words("embed.reset"),
    )
    corner = anew if board.reader_sides or board.work is not None else None
    if not _is_secret_turn(board):
        prompt = _prompt(board, scene)
        told = el("p", {"class": "prompt", "id": "prompt"}, prompt) if prompt else None
        return head(scene, corner, "", *asked, told)
    return head(scene, corner, "", *asked, _roomy_prompt(scene))


def _arrows(frame: Frame, scene: Scene) -> Child:
    """The arrows on the map, for those who cannot see them."""
    arrows = frame.parameters.arrows
    if not arrows:
        return None
    listed = scene.words.row(f"{start} → {end}" for start, end in arrows)
    text = scene.words("tasks.arrows", arrows=listed)
    return el("p", {"class": "visually-hidden"}, text)


def _is_secret_turn(board: Board) -> bool:
    """Whether the reader is Mister X at his turn: the host must not look on."""
    return board.seat == "mrx" and board.x_acts and board.reader_acts


def _roomy_prompt(scene: Scene) -> Html:
    """What Mister X is to do, with room for all that could be said to him there.

    The host is told how high the frame is, and what is said depends on where he is.
    """
    prompts = panels_of(scene).prompts
    others = [
        el("p", {"class": "prompt", "aria-hidden": "true"}, text)
        for text in prompts.secret_prompts(scene)
    ]
    told = el("p", {"class": "prompt", "id": "prompt"}, prompts.prompt(scene))
    return el("div", {"class": "prompt-room"}, told, others)


def _list(board: Board, scene: Scene) -> Html:
    """The list of moves; there also for a Mister X who has none to tap."""
    return move_list(scene, even_if_empty=_is_secret_turn(board))


def _prompt(board: Board, scene: Scene) -> str:
    """What to do now; nothing where nobody is to do anything."""
    if board.work is not None and board.work.is_marking:
        return scene.words("tasks.tap")
    if board.reader_acts:
        return panels_of(scene).prompts.prompt(scene)
    if board.stepper is not None:
        return moment_text(scene, board.stepper)
    if board.over:
        return ""
    if acting(board) is not None:
        return scene.words("embed.computer")
    return scene.words("embed.rests") if board.reader_sides else ""


def _bar(frame: Frame, board: Board, scene: Scene) -> Html:
    said = Html("")
    if board.work is not None:
        said = strip(scene.words, board.work, frame.parameters.texts)
    if board.stepper is not None:
        return join((said, stepper_bar(scene.words, board.stepper, "play.to")))
    return said or (result(scene) if board.over else bar(scene))


def _question(frame: Frame) -> Html:
    """Before Mister X is shown to whoever has opened this page."""
    words = frame.shell.words
    return el(
        "main",
        {"class": "fault"},
        el("h1", {"id": "title"}, words("embed.ask.title")),
        el("p", None, words("embed.ask.text")),
        el(
            "p",
            None,
            button(words("embed.ask.show"), "play.show", class_="button", id="show"),
        ),
    )


def _fault(frame: Frame) -> Html:
    words, fault = frame.shell.words, frame.fault
    assert fault is not None
    detail = el("p", {"class": "quiet", "lang": "en"}, fault.detail)
    return el(
        "main",
        {"class": "fault", "role": "alert"},
        el("h1", {"id": "title"}, words("embed.fault.title")),
        el("p", None, fault.in_words(words)),
        detail if fault.detail else None,
    )
