"""What to do now, in one sentence, and the facts at the head of the panel."""

from __future__ import annotations

from sy_core.hunting.moves import PawnRide, Stay
from sy_core.hunting.state import Phase
from sy_core.hunting.view import PawnStatus, View
from sy_core.terms import MISTER_X
from ui.hunting.story import ending
from ui.kit.html import Html, el
from ui.table.curtain import Showing
from ui.table.scene import SceneOf
from ui.table.seating import HUMAN


def head(scene: SceneOf[View]) -> Html:
    """The round, the tableau, and whose turn it is."""
    view = scene.view
    words = scene.words
    title = words("hunting.head.round", round=view.round)
    if not view.round:
        title = words("hunting.head.setup")
    entry = words(
        "hunting.head.tableau", entry=len(view.trail), spaces=view.table.log_spaces
    )
    return el(
        "h1",
        {"id": "title", "tabindex": "-1"},
        title,
        el(
            "span",
            {"class": "head-turn"},
            el("span", {"class": "head-part"}, f"{entry} ·"),
            " ",
            el("span", {"class": "head-part"}, _turn(scene)),
        ),
    )


def _turn(scene: SceneOf[View]) -> str:
    view = scene.view
    words = scene.words
    if scene.is_over:
        return words("head.over")
    if scene.x_acts:
        return scene.name_of_seat(MISTER_X)
    if view.round and len(view.trail) == view.table.log_spaces:
        return words("hunting.head.last", name=acting(scene))
    return acting(scene)


def acting(scene: SceneOf[View]) -> str:
    """The detectives of which one is to act: one by colour, more by their player."""
    view = scene.view
    if view.phase is Phase.PLACING:
        return scene.name_of_pawn(view.table.pawns[len(view.pursuers)])
    ready = [
        scene.name_of_pawn(pawn)
        for pawn, status in zip(view.table.pawns, view.statuses, strict=False)
        if status in (PawnStatus.READY, PawnStatus.JAMMED)
    ]
    return scene.words("hunting.or").join(ready)


def may_roll(scene: SceneOf[View]) -> bool:
    """Whether the dice wait for somebody at this screen."""
    view = scene.view
    here = scene.showing is Showing.TABLE and not scene.read_only
    if view.phase is not Phase.ROLLING or not (here and scene.rolls_here):
        return False
    return scene.seating.driver_of(view.to_move[0]) == HUMAN


def round_told(scene: SceneOf[View]) -> str:
    """Round n."""
    return scene.words("hunting.head.round", round=scene.view.round) + "."


def prompt(scene: SceneOf[View]) -> str:
    """One sentence: what whoever looks can do now."""
    view = scene.view
    if view.outcome is not None:
        return ending(scene)
    if scene.read_only:
        return scene.words("prompt.read_only")
    if scene.x_acts:
        return _to_mister_x(scene)
    if not scene.offers and not may_roll(scene):
        return scene.words(f"hunting.wait.{view.phase.value}", pawn=acting(scene))
    match view.phase:
        case Phase.PLACING:
            return scene.words("hunting.prompt.place", pawn=acting(scene))
        case Phase.ROLLING:
            return scene.words(
                "hunting.prompt.roll", pawn=acting(scene), n=view.to_roll
            )
        case _:
            return _to_detectives(scene)


def secret_prompts(scene: SceneOf[View]) -> tuple[str, ...]:
    """All that Mister X may read there at his turn: which of it is his secret."""
    words, widest = scene.words, max(scene.view.table.stations)
    keys = ("turn", "stuck.special", "stuck.alone", "first")
    return (
        *(words(f"hunting.prompt.{key}") for key in keys),
        words("hunting.prompt.second", station=widest),
    )


def _to_detectives(scene: SceneOf[View]) -> str:
    """Somebody has rolled: use a die, or nothing fits."""
    words, who = scene.words, acting(scene)
    if any(isinstance(offer.move, PawnRide) for offer in scene.offers):
        return words("hunting.prompt.use", pawn=who)
    chips = "again" if scene.view.chips else "stay"
    return words(f"hunting.prompt.jammed.{chips}", pawn=who)


def _to_mister_x(scene: SceneOf[View]) -> str:
    words, choice = scene.words, scene.choice
    if scene.showing is not Showing.SECRET or not scene.offers:
        return words(f"hunting.wait.{scene.view.phase.value}", pawn="")
    if scene.view.phase is Phase.HIDING:
        return words("hunting.prompt.hide")
    if choice.taken:
        return words("hunting.prompt.second", station=choice.taken[-1].to)
    if choice.armed:
        return words("hunting.prompt.first")
    if any(isinstance(offer.move, Stay) for offer in scene.offers):
        more = "special" if len(scene.offers) > 1 else "alone"
        return words(f"hunting.prompt.stuck.{more}")
    return words("hunting.prompt.turn")
