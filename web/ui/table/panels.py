"""What a game shows and says at the table: the same parts for either game.

Each game fills them in with its own view (``ui.classic.panels``,
``ui.hunting.panels``). Here it is forgotten which game's view that is: the scene and
the panels are always of the game on the table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeAlias, TypeVar

from sy_core.move import Move
from sy_core.protocols import View
from sy_core.refusal import Refusal
from sy_core.terms import Station
from ui import later
from ui.kit.html import Child, Html
from ui.table.offers import Offer
from ui.table.scene import Scene, SceneOf

V_contra = TypeVar("V_contra", bound=View, contravariant=True)
Explain: TypeAlias = Callable[[Move], Refusal | None]
"""Why the rules refuse a move, if they do."""


class Board(Protocol[V_contra]):
    """What lies on the table."""

    @property
    def FIRST_ON_ROUTE(self) -> int:  # noqa: N802 - a constant of a module
        """The number of the first station of Mister X's way."""

    def draw(self, scene: SceneOf[V_contra], /) -> Html:
        """What is laid there instead of the map of London."""

    def absent_lines(self, scene: SceneOf[V_contra], /) -> tuple[str, ...]:
        """What the map shows and this game's board lacks."""


class Drawn(Protocol[V_contra]):
    """The log, or the cards."""

    def draw(self, scene: SceneOf[V_contra], /) -> Html:
        """As whoever is looking may see it."""


class Prompts(Protocol[V_contra]):
    """How things stand, and what to do now."""

    def head(self, scene: SceneOf[V_contra], /) -> Html:
        """The round, and whose turn it is."""

    def round_told(self, scene: SceneOf[V_contra], /) -> str:
        """That a round begins, for ears."""

    def prompt(self, scene: SceneOf[V_contra], /) -> str:
        """What to do, in one sentence."""

    def secret_prompts(self, scene: SceneOf[V_contra], /) -> tuple[str, ...]:
        """All that Mister X may read there at his turn: which of it is his secret."""


class Story(Protocol[V_contra]):
    """What happened, in sentences."""

    def news(
        self, scene: SceneOf[V_contra], since: int, until: int | None = None, /
    ) -> list[str]:
        """The events after the first *since* up to *until*, as everybody knows them."""

    def ending(self, scene: SceneOf[V_contra], /) -> str:
        """Who won and why."""

    def motive(
        self, scene: SceneOf[V_contra], name: str, stations: list[Station], /
    ) -> str:
        """A computer's motive, made clearer by the stations that it speaks of."""


class Tools(Protocol[V_contra]):
    """What is no station to tap."""

    def draw(self, scene: SceneOf[V_contra], /) -> Html:
        """A button for each."""

    def chip(self, scene: SceneOf[V_contra], offer: Offer, /) -> Child:
        """What stands on the button of an offer."""


class WhyNot(Protocol[V_contra]):
    """Why a station is not open."""

    def refusal_at(
        self, scene: SceneOf[V_contra], station: Station, explain: Explain, /
    ) -> Refusal | None:
        """The most telling reason; None: nothing at all leads there."""

    def why_not(
        self, scene: SceneOf[V_contra], station: Station, refusal: Refusal | None, /
    ) -> str:
        """Such a reason in words."""


@dataclass(frozen=True, slots=True)
class Panels(Generic[V_contra]):
    """The parts of one game: its modules of these names."""

    board: Board[V_contra]
    cards: Drawn[V_contra]
    log: Drawn[V_contra]
    prompts: Prompts[V_contra]
    story: Story[V_contra]
    tools: Tools[V_contra]
    whynot: WhyNot[V_contra]


def panels_of(scene: Scene) -> Panels[View]:
    """The panels of the game on the table."""
    found: Panels[View] = later.load(later.PANELS[scene.game]).PANELS
    return found


def panel_regions(scene: Scene) -> dict[str, Html]:
    """Log, cards and board of either game."""
    panels = panels_of(scene)
    return {
        "log": panels.log.draw(scene),
        "cards": panels.cards.draw(scene),
        "grid": panels.board.draw(scene),
    }


def why_not(scene: Scene, station: Station, explain: Explain) -> str:
    """One sentence about a station that is not open."""
    panel = panels_of(scene).whynot
    return panel.why_not(scene, station, panel.refusal_at(scene, station, explain))
