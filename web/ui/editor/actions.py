"""What is done in the editor: open it, change the position, take it away."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Final

from sy_core.errors import PositionError
from sy_core.sharing import position_text, read_record
from sy_core.terms import MISTER_X, SPECTATOR
from ui.editor import changes, tiling
from ui.editor.draft import Draft, x_station
from ui.editor.edits import CHANGES
from ui.editor.facts import letter_of, stations_of
from ui.editor.faults import in_words
from ui.editor.ground import lay, see, see_all
from ui.editor.look import name_of_target
from ui.editor.outputs import PICTURES, open_ways, taken_away
from ui.editor.state import Editor, X, changed, opened, stepped, targets
from ui.editor.text import Problem, draft_of
from ui.intent import Intent
from ui.saves.tabs import release
from ui.setup.party import pawns_of
from ui.shell import Handler, Shell
from ui.viewer.board import Board

KEPT: Final = "editor="
"""How this tab knows the position that is being set up, also after a reload."""
USUAL: Final = ("2013", 4)  # an edition and a number of players lie there at first
ELSEWHERE: Final = {"build": "builder.open", "puzzle": "puzzles.make"}
"""Lines for a page, and puzzles."""


def editor_of(shell: Shell) -> Editor:
    """The editor on the screen."""
    assert shell.editor is not None
    return shell.editor


def handle(shell: Shell, intent: Intent) -> None:
    """Act on an intent of this screen."""
    if intent.verb == "open":
        _open(shell, intent.arg)
    elif shell.editor is None or shell.screen != "editor":
        return
    elif intent.verb in HANDLERS:
        HANDLERS[intent.verb](shell, intent)
    elif intent.verb in CHANGES:
        _change(shell, CHANGES[intent.verb](shell.editor.draft, intent))


def _open(shell: Shell, text: str) -> None:
    """Begin with a position; without one, where it was left."""
    if shell.session is not None and not isinstance(shell.session, Board):
        release(shell, shell.session)
    shell.leave()
    shell.replay = None
    shell.editor = _begun(shell, text)
    shell.screen = "editor"
    lay(shell, shell.editor)
    see_all(shell, shell.editor.draft)
    shell.page.go("editor")
    shell.page.effect("edit")
    shell.page.focus("title")
    _keep(shell)


def _begun(shell: Shell, text: str) -> Editor:
    kept = shell.page.kept_link()
    if not text and shell.editor is not None:
        return shell.editor
    if not text and kept.startswith(KEPT):
        text = kept.removeprefix(KEPT)
    try:
        return opened(draft_of(text))
    except PositionError:
        return opened(changes.dealt(*USUAL, _chance(shell)))


def _chance(shell: Shell) -> Random:
    return Random(shell.page.entropy())


def _change(shell: Shell, draft: Draft) -> None:
    """Show another draft, and say what is wrong with it."""
    before = editor_of(shell)
    after = shell.editor = changed(before, draft)
    _settle(shell, before, after)


def _settle(shell: Shell, before: Editor, after: Editor) -> None:
    """The board is that of the game; what has become wrong or right is spoken."""
    lay(shell, after)
    _keep(shell)
    if after.problem == before.problem:
        return
    if after.problem is not None:
        shell.page.say(in_words(shell.words, after.problem))
    else:
        shell.page.say(shell.words("editor.sound"))


def _keep(shell: Shell) -> None:
    editor = editor_of(shell)
    if editor.text:
        shell.page.keep_link(f"{KEPT}{editor.text}")


# ---- what is no change of the position


def _close(shell: Shell, _intent: Intent) -> None:
    shell.session = None
    shell.show("home")


def _step(shell: Shell, intent: Intent) -> None:
    before = editor_of(shell)
    after = shell.editor = stepped(before, -1 if intent.verb == "undo" else 1)
    _settle(shell, before, after)


def _piece(shell: Shell, intent: Intent) -> None:
    """Choose for whom the next station is."""
    editor = editor_of(shell)
    if intent.arg in targets(editor.draft):
        shell.editor = replace(editor, piece=intent.arg, done="")
        see(shell, editor.draft, intent.arg)


def _station(shell: Shell, intent: Intent) -> None:
    """A tap on the board: on a piece it chooses that one, else it places the chosen."""
    editor = editor_of(shell)
    draft = editor.draft
    station = int(intent.arg) if intent.arg.isdecimal() else 0
    if editor.lays_tiles:
        return
    here = [p for p, at in zip(pawns_of(draft), draft.at, strict=True) if at == station]
    here += [X] if x_station(draft) == station else []
    others = [piece for piece in here if piece != editor.piece]
    if others and not editor.piece.startswith("e"):
        shell.editor = replace(editor, piece=others[0], done="")
    else:
        _place(shell, editor.piece, station)


def _place(shell: Shell, piece: str, station: int | None) -> None:
    draft = editor_of(shell).draft
    name = name_of_target(shell.words, draft, piece)
    if station is not None and station in stations_of(draft):
        shell.page.say(shell.words("piece.at", name=name, station=station))
    _change(shell, changes.placed(draft, piece, station))


def _typed(shell: Shell, intent: Intent) -> None:
    text = intent.value.strip()
    if not text.isdecimal():
        shell.tell(shell.words("setup.error.number"))
        return
    editor = editor_of(shell)
    _place(shell, editor.piece, int(text))
    if editor_of(shell).draft == editor.draft:
        shell.tell(shell.words("setup.error.no_station", station=text))
    see(shell, editor_of(shell).draft, editor.piece)
    shell.page.focus("editor-station")


def _forget(shell: Shell, _intent: Intent) -> None:
    _place(shell, editor_of(shell).piece, None)


def _drop(shell: Shell, intent: Intent) -> None:
    """A finger has dragged a piece, or a tile by one of its spaces, to a station."""
    editor = editor_of(shell)
    if not intent.value.isdecimal():
        return
    station = int(intent.value)
    if editor.lays_tiles and intent.arg.isdecimal():
        one, other = letter_of(int(intent.arg)), letter_of(station)
        _change(shell, tiling.with_swapped(editor.draft, one, other))
    elif intent.arg in (*pawns_of(editor.draft), X):
        shell.editor = replace(editor, piece=intent.arg)
        _place(shell, intent.arg, station)


def _lay_tiles(shell: Shell, intent: Intent) -> None:
    shell.editor = replace(editor_of(shell), lays_tiles=intent.value == "true")


def _read(shell: Shell, intent: Intent) -> None:
    """A text that was typed or pasted, a link as well; what is wrong is told."""
    editor = editor_of(shell)
    try:
        draft = draft_of(_position_in(intent.value))
    except PositionError as error:
        refused = Problem(error.fault, "text")
        shell.editor = replace(editor, refused=refused)
    else:
        _change(shell, draft)
        see_all(shell, draft)


def _position_in(text: str) -> str:
    """The position in a text or a link; of a whole game, where it has come to."""
    text = text.strip()
    for name in ("position", "record"):
        text = text.rpartition(f"{name}=")[2].partition("&")[0]
    if "_moves-" not in text:
        return text
    shared = read_record(text)
    seat = MISTER_X if shared.complete else SPECTATOR
    return position_text(shared.game, shared.view(seat))


def _copy(shell: Shell, intent: Intent) -> None:
    editor = editor_of(shell)
    if editor.text:
        text = taken_away(shell, editor, intent.arg)
        shell.page.copy(text, intent.arg, "editor.copied")


def _copied(shell: Shell, intent: Intent) -> None:
    done = intent.value == "yes"
    key = "share.copied" if done else "share.by_hand"
    shell.editor = replace(editor_of(shell), done=key)
    shell.page.say(shell.words(key))
    shell.page.focus(f"editor-copy-{intent.arg}" if done else f"editor-{intent.arg}")


def _picture(shell: Shell, intent: Intent) -> None:
    if intent.arg in PICTURES:
        shell.page.effect("picture", intent.arg)


def _elsewhere(shell: Shell, intent: Intent) -> None:
    """What is made of a position by others; it goes along."""
    shell.pass_on(ELSEWHERE[intent.verb], editor_of(shell).text)


def _play(shell: Shell, intent: Intent) -> None:
    """Play on, in the way of a link that was opened."""
    editor = editor_of(shell)
    if intent.arg in open_ways(editor):
        shell.pass_on("shared.open", f"position={editor.text}")
        shell.pass_on("shared.play", intent.arg)


def _anew(shell: Shell, intent: Intent) -> None:
    """What takes chance: another edition, more players, a fresh deal."""
    draft, chance = editor_of(shell).draft, _chance(shell)
    match intent.verb:
        case "edition":
            draft = changes.with_edition(draft, intent.value, chance)
        case "players" if intent.value.isdecimal():
            draft = changes.with_players(draft, int(intent.value), chance)
        case "deal":
            draft = changes.dealt(draft.edition, draft.players, chance)
    _change(shell, draft)


def at_table(shell: Shell, intent: Intent) -> bool:
    """Taps on the board are for what is set up on it."""
    if intent.verb in ("station", "cancel"):
        handle(shell, intent)
    return True


HANDLERS: Final[Mapping[str, Handler]] = MappingProxyType(
    {
        "close": _close,
        "undo": _step,
        "redo": _step,
        "piece": _piece,
        "station": _station,
        "place": _typed,
        "forget": _forget,
        "drop": _drop,
        "lay": _lay_tiles,
        "text": _read,
        "copy": _copy,
        "copied": _copied,
        "picture": _picture,
        **dict.fromkeys(ELSEWHERE, _elsewhere),
        "play": _play,
        "edition": _anew,
        "players": _anew,
        "deal": _anew,
    }
)
