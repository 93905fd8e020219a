"""Positions with nothing in them that a puzzle does not need.

What is proven is proven of the plain position: full purses, nothing in the log but what
came since he was last seen, and as few special tickets as the puzzle wants.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from sy_core.errors import PositionError
from sy_core.game import AnyGame
from sy_core.protocols import State
from sy_core.sharing import position_text, read_position
from sy_core.terms import Pawn, Seat

LEFT_OUT: Final = ("tickets", "supply", "may", "not", "appeared", "start")
SPECIALS: Final = ("black", "doubles", "helicopters", "chips")
_DIGIT: Final = re.compile("[0-9]")
_UNSEEN: Final = re.compile("[TBUX](?![0-9])")


def plain_texts(
    game: AnyGame,
    state: State,
    seat: Seat,
    *,
    bare: bool,
    moved: tuple[Pawn, ...] = (),
) -> Iterator[str]:
    """The position that a seat sees, plainly; *bare*: without special tickets.

    *moved*: as if these had gone to where they stand. Nothing, if no game could come
    to it.
    """
    version, edition, *clauses = position_text(game, game.view_for(state, seat)).split(
        "_"
    )
    said = dict(clause.split("-", 1) for clause in clauses)
    for key in LEFT_OUT:
        said.pop(key, None)
    if "x" in said:
        said["x"] = said["x"].split(".")[-1].lstrip("TBU")
    if bare:
        have = (name for name in SPECIALS if hasattr(state, name))
        said.update(dict.fromkeys(have, "0"))
    if moved:
        said["moved"] = ".".join(moved)
    shorter = _with_short_log(said)
    for choice in (shorter, said) if shorter else (said,):
        order = sorted(choice, key=lambda key: (key == "x", key not in ("at", "log")))
        text = "_".join([version, edition, *(f"{k}-{choice[k]}" for k in order)])
        if _is_sound(text):
            yield text
            return


def _with_short_log(said: dict[str, str]) -> dict[str, str] | None:
    """Of the log before he was last seen only what has been shown."""
    if "log" not in said or "tiles" in said:
        return None
    turns = said["log"].split(".")
    seen = max((n for n, turn in enumerate(turns) if _DIGIT.search(turn)), default=0)
    older = (_UNSEEN.sub("o", turn) for turn in turns[:seen])
    return {**said, "log": ".".join([*older, *turns[seen:]])}


def _is_sound(text: str) -> bool:
    try:
        read_position(text)
    except PositionError:
        return False
    return True
