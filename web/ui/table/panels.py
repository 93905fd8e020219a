"""What a game shows and says at the table: the same parts for either game.

Each game fills them in with its own view (``ui.classic.panels``,
``ui.hunting.panels``). Here it is forgotten which game's view that is: the scene and
the panels are always of the game on the table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from sy_core.move import Move
from sy_core.protocols import View
from sy_core.refusal import Refusal
from sy_core.terms import Station
from ui import later
from ui.kit.html import Child, Html
from ui.table.offers import Offer
from ui.table.scene import Scene, SceneOf

V = TypeVar("V", bound=View)
Explain: TypeAlias = Callable[[Move], Refusal | None]
"""Why the rules refuse a move, if they do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Panels(Generic[V]):
    """The parts of one game."""

    board: Callable[[SceneOf[V]], Html]
    """What is laid on the table instead of the map of London."""
    absent_lines: Callable[[SceneOf[V]], tuple[str, ...]]
    """What the map shows and this game's board lacks."""
    first_on_route: int
    """The number of the first station of Mister X's way."""
    head: Callable[[SceneOf[V]], Html]
    """The round, and whose turn it is."""
    prompt: Callable[[SceneOf[V]], str]
    """What to do now, in one sentence."""
    log: Callable[[SceneOf[V]], Html]
    cards: Callable[[SceneOf[V]], Html]
    tools: Callable[[SceneOf[V]], Html]
    """Buttons for what is not a station to tap."""
    chip: Callable[[SceneOf[V], Offer], Child]
    """What stands on the button of an offer."""
    news: Callable[[SceneOf[V], int], list[str]]
    """Sentences for the events after the first so many, as everybody knows them."""
    ending: Callable[[SceneOf[V]], str]
    """Who won and why."""
    motive: Callable[[SceneOf[V], str, list[Station]], str]
    """A computer's motive, made clearer by the stations that it speaks of."""
    refusal_at: Callable[[SceneOf[V], Station, Explain], Refusal | None]
    """The most telling reason why nobody can go to a station; None: no way at all."""
    why_not: Callable[[SceneOf[V], Station, Refusal | None], str]
    """Such a reason in words."""


def panels_of(scene: Scene) -> Panels[View]:
    """The panels of the game on the table."""
    found: Panels[View] = later.load(later.PANELS[scene.game]).PANELS
    return found


def panel_regions(scene: Scene) -> dict[str, Html]:
    """Log, cards and board of either game."""
    panels = panels_of(scene)
    return {
        "log": panels.log(scene),
        "cards": panels.cards(scene),
        "grid": panels.board(scene),
    }


def why_not(scene: Scene, station: Station, explain: Explain) -> str:
    """One sentence about a station that is not open."""
    panels = panels_of(scene)
    return panels.why_not(scene, station, panels.refusal_at(scene, station, explain))
