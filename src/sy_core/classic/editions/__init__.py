"""All editions by their id."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from sy_core.choices import edition_among
from sy_core.classic.editions.beginners import BEGINNERS
from sy_core.classic.editions.model import Edition
from sy_core.classic.editions.modern import EDITION_2013, EDITION_2023, FRENCH
from sy_core.classic.editions.original_1983 import ORIGINAL_1983

EDITIONS: Final[Mapping[str, Edition]] = MappingProxyType(
    {
        edition.id: edition
        for edition in (ORIGINAL_1983, EDITION_2013, FRENCH, EDITION_2023, BEGINNERS)
    }
)


def edition_named(edition_id: str) -> Edition:
    """The edition with this id."""
    return edition_among(EDITIONS, edition_id)
