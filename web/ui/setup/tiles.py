"""What the setup knows of the tiles of the dice game.

Only asked where the dice game is chosen; at the start of the page it is not loaded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from sy_core.protocols import Table
from ui.setup.draft import Draft
from ui.setup.party import crew_of, edition_of

if TYPE_CHECKING:
    from sy_core.hunting.editions import Crew, Edition
    from sy_core.hunting.state import Table as TileTable

TILES_IN_ROW: Final = 3


def tile_crew(draft: Draft) -> Crew:
    """The line-up of a dice game."""
    return cast("Crew", crew_of(draft))


def tile_count(draft: Draft) -> int:
    """How many tiles are laid."""
    return tile_crew(draft).rows * TILES_IN_ROW


def has_light_tiles(draft: Draft) -> bool:
    """Whether some tiles lie light side up."""
    return cast("Edition", edition_of(draft)).expert


def laid_tiles(table: Table) -> tuple[str, str]:
    """The letters of the tiles as they lie, and of those light side up."""
    laid = cast("TileTable", table)
    return laid.tiles, laid.light
