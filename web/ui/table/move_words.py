"""Moves in words, as they stand in lists."""

from __future__ import annotations

from sy_core.move import Move
from ui.table.scene import Scene
from ui.table.wording import way


def move_words(scene: Scene, move: Move) -> str:
    """A move: where to, who, and how; never more than the move itself says."""
    words = scene.words
    if len(move.legs) > 1:
        then = words("notebook.then")
        rides = then.join(move_words(scene, leg) for leg in move.legs)
        return words("notebook.double", rides=rides)
    if move.to is not None:
        by = way(scene, move)
        return words("list.go", station=move.to, way=by)
    moved = move.pawn
    who = words("role.mister_x") if moved is None else scene.name_of_pawn(moved)
    return words(f"notebook.act.{move.kind}", who=who)
