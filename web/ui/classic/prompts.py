"""What to do now, in one sentence, and the facts at the head of the panel."""

from __future__ import annotations

from sy_core.classic.state import Phase
from sy_core.classic.view import PawnStatus, View
from ui.classic.story import ending
from ui.kit.html import Html, el
from ui.table.curtain import Showing
from ui.table.scene import SceneOf


def head(scene: SceneOf[View]) -> Html:
    """Round n of N and whose turn it is."""
    view, words = scene.view, scene.words
    total = view.table.rules.rounds
    side = "role.mister_x" if scene.x_acts else "role.detectives"
    turn = words("head.over") if scene.is_over else words(side)
    return el(
        "h1",
        {"id": "title", "tabindex": "-1"},
        words("head.round", round=view.round, rounds=total),
        el("span", {"class": "head-turn"}, turn),
    )


def round_told(scene: SceneOf[View]) -> str:
    """Round n of N."""
    view = scene.view
    total = view.table.rules.rounds
    return scene.words("head.round", round=view.round, rounds=total) + "."


def prompt(scene: SceneOf[View]) -> str:
    """One sentence: what to do now."""
    view, words = scene.view, scene.words
    if view.outcome is not None:
        return ending(scene)
    if scene.read_only:
        return words("prompt.read_only")
    if view.phase is Phase.APPEARANCE:
        return words("prompt.appearance")
    if scene.x_acts:
        return _prompt_mister_x(scene)
    if scene.choice.pawn is not None:
        name = scene.name_of_pawn(scene.choice.pawn)
        return words("prompt.pawn", pawn=name)
    ready = [
        scene.name_of_pawn(pawn)
        for pawn, status in zip(view.table.pawns, view.statuses, strict=True)
        if status is PawnStatus.READY
    ]
    if len(ready) == 1:
        return words("prompt.one", pawn=ready[0])
    return words("prompt.any", n=len(ready))


def secret_prompts(scene: SceneOf[View]) -> tuple[str, ...]:
    """All that Mister X may read there at his turn: which of it is his secret."""
    keys = ("prompt.x", "prompt.first_leg", "prompt.second_leg")
    return tuple(map(scene.words, keys))


def _prompt_mister_x(scene: SceneOf[View]) -> str:
    if scene.showing is not Showing.SECRET:
        return scene.words("prompt.x_moves")
    if scene.choice.taken:
        return scene.words("prompt.second_leg")
    if scene.choice.armed:
        return scene.words("prompt.first_leg")
    return scene.words("prompt.x")
