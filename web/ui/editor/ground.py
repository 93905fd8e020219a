"""What lies under the pieces of a draft, and where on it one looks."""

from __future__ import annotations

from random import Random
from typing import Final

from sy_core.registry import game_named
from ui.editor import changes
from ui.editor.draft import Draft, station_at, x_station
from ui.editor.state import Editor, X
from ui.editor.text import found_in
from ui.setup.party import is_classic, pawns_of
from ui.shell import Shell
from ui.viewer.board import Board, board_of
from ui.viewer.parameters import Parameters

SHOWN: Final = Parameters(mode="show")


def lay(shell: Shell, editor: Editor) -> None:
    """Have the board of this game on the table, with the last sound position.

    What is seen on it is drawn from the draft. So where that is none, and no board of
    its game lies there, any deal will do.
    """
    position = editor.position
    if position is None:
        draft = editor.draft
        if _lies_there(shell, draft):
            return
        chance = Random(shell.page.entropy())
        position = found_in(changes.dealt(draft.edition, draft.players, chance))
    state = position.found.alike
    shell.session = board_of(
        position.game, state, SHOWN, 0, x_is_placed=position.complete
    )


def _lies_there(shell: Shell, draft: Draft) -> bool:
    game = game_named(draft.edition)
    return isinstance(shell.session, Board) and shell.session.game is game


def see_all(shell: Shell, draft: Draft) -> None:
    """Look where the pieces are; if not all fit, at the first one."""
    places = [at for at in (*draft.at, x_station(draft)) if at is not None]
    if is_classic(draft):
        shell.page.look_at(places, targets=places[:1])
    else:
        shell.page.look_at([])  # the tiles are few enough to be seen all at once


def see(shell: Shell, draft: Draft, target: str) -> None:
    """Look where a piece or an entry is, unless that is in sight."""
    at = _place(draft, target)
    if at is not None and not shell.page.sees([at], []):
        shell.page.look_at([at])


def _place(draft: Draft, target: str) -> int | None:
    if target == X:
        return x_station(draft)
    if target.startswith("e"):
        return station_at(draft, int(target[1:]))
    return dict(zip(pawns_of(draft), draft.at, strict=True)).get(target)
