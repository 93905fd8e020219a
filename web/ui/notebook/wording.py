"""Moves and advice in words; never more than the scene's viewer may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sy_core.registry import GAMES
from sy_core.terms import MISTER_X, Seat
from ui.computer.reasons import sentence
from ui.table.scene import Scene
from ui.table.session import Reasoned
from ui.table.wording import means as means_of
from ui.table.wording import way

if TYPE_CHECKING:
    from sy_core.messages.questions import Answer
    from ui.notebook.book import Advice


def move_words(scene: Scene, move: Any) -> str:
    """A move as it stands in lists: where to, who, and how."""
    if move.kind == "double":
        then = scene.words("notebook.then")
        rides = then.join(move_words(scene, leg) for leg in move.legs)
        return scene.words("notebook.double", rides=rides)
    to, pawn = move.to, move.pawn
    if to is not None:
        by = way(scene, move)
        return scene.words("list.go", station=to, way=by)
    name = move.kind
    who = scene.words("role.mister_x") if pawn is None else scene.name_of_pawn(pawn)
    return scene.words(f"notebook.act.{name}", who=who)


def means(move: Any) -> tuple[str, ...]:
    """What a move takes: its tickets, or its kind where there are none."""
    legs = move.legs or (move,)
    return tuple(means_of(leg) for leg in legs)


def advice_text(scene: Scene, advice: Advice) -> str:
    """A hint in words; empty while it is being thought about."""
    if advice.answer is None:
        return ""
    parts = _parts(scene, advice.answer, mine=advice.side == MISTER_X)
    return scene.words("notebook.advice", **parts)


def _parts(scene: Scene, answer: Answer, *, mine: bool) -> dict[str, str]:
    move = GAMES[scene.game].parse_move(answer.move)
    seat = MISTER_X if mine else Seat("")
    why = sentence(scene, Reasoned(seat, answer.motive, answer.values))
    return {"move": move_words(scene, move), "why": why}
