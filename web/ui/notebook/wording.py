"""Advice in words; never more than the scene's viewer may know."""

from __future__ import annotations

from sy_core.messages.questions import Answer
from sy_core.move import Move
from sy_core.registry import GAMES
from sy_core.terms import MISTER_X, Seat
from ui.computer.reasons import sentence
from ui.notebook.state import Advice
from ui.table.move_words import move_words
from ui.table.reasoned import Reasoned
from ui.table.scene import Scene
from ui.table.wording import means


def means_of_turn(move: Move) -> tuple[str, ...]:
    """What a move takes: its tickets, or its kind where there are none."""
    legs = move.legs or (move,)
    return tuple(means(leg) for leg in legs)


def advice_text(scene: Scene, advice: Advice) -> str:
    """A hint in words; empty while it is being thought about."""
    if advice.answer is None:
        return ""
    parts = _parts(scene, advice.answer, is_his=advice.side == MISTER_X)
    return scene.words("notebook.advice", **parts)


def _parts(scene: Scene, answer: Answer, *, is_his: bool) -> dict[str, str]:
    move = GAMES[scene.game].parse_move(answer.move)
    seat = MISTER_X if is_his else Seat("")
    why = sentence(scene, Reasoned(seat, answer.motive, answer.values))
    return {"move": move_words(scene, move), "why": why}
