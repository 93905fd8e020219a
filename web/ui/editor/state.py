"""The editor: every draft so far, which one is on the screen, and what is in hand."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from sy_core.sharing import Position
from ui.editor.draft import Draft, legs_of
from ui.editor.text import Problem, check, written
from ui.setup.party import is_classic, pawns_of

MOST: Final = 300
"""Drafts that are remembered."""
X: Final = "X"


@dataclass(frozen=True, slots=True)
class Editor:
    """What is set up, with the way back and forth."""

    drafts: tuple[Draft, ...]
    index: int
    found: Position | Problem
    """What the rules say of the draft on the screen."""
    text: str = ""
    """Its text; nothing while something is wrong."""
    piece: str = ""
    """For whom the next station is: a pursuer, ``X``, or an entry such as ``e3``."""
    lays_tiles: bool = False
    """Whether fingers on the board move tiles, not pieces."""
    refused: Problem | None = None
    """What is wrong with the text that was typed last."""
    done: str = ""
    """What became of it when something was copied: a key of words."""

    @property
    def draft(self) -> Draft:
        """What is on the screen."""
        return self.drafts[self.index]

    @property
    def problem(self) -> Problem | None:
        """Why it is no position of any game, if it is none."""
        return self.found if isinstance(self.found, Problem) else None

    @property
    def position(self) -> Position | None:
        """The position, if it is one."""
        return self.found if isinstance(self.found, Position) else None


def opened(draft: Draft) -> Editor:
    """An editor that begins with a draft."""
    return _at(Editor((draft,), 0, Problem("", "")), 0)


def changed(editor: Editor, draft: Draft) -> Editor:
    """The same with another draft; what was undone before is gone."""
    if draft == editor.draft:
        return replace(editor, refused=None, done="")
    drafts = (*editor.drafts[: editor.index + 1], draft)[-MOST:]
    return _at(replace(editor, drafts=drafts), len(drafts) - 1)


def stepped(editor: Editor, by: int) -> Editor:
    """Back or forth, as far as there is anything."""
    index = max(0, min(editor.index + by, len(editor.drafts) - 1))
    return _at(editor, index)


def _at(editor: Editor, index: int) -> Editor:
    draft = editor.drafts[index]
    found = check(draft)
    piece = editor.piece if editor.piece in targets(draft) else first_piece(draft)
    return replace(
        editor,
        index=index,
        found=found,
        text=written(found) if isinstance(found, Position) else "",
        piece=piece,
        lays_tiles=editor.lays_tiles and not is_classic(draft),
        refused=None,
        done="",
    )


def targets(draft: Draft) -> tuple[str, ...]:
    """All that a station can be chosen for."""
    first = -1 if is_classic(draft) else 0
    entries = (f"e{n}" for n in range(first, len(legs_of(draft))))
    return (*pawns_of(draft), X, *entries)


def first_piece(draft: Draft) -> str:
    """The first pursuer who is not placed; else the first of all."""
    pawns = pawns_of(draft)
    placed = zip(pawns, draft.at, strict=True)
    return next((pawn for pawn, at in placed if at is None), pawns[0])
