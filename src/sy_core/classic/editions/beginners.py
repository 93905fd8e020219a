"""The beginners' version (docs/rules.md#beginners-version)."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from sy_core.classic.board import LONDON_2013
from sy_core.classic.editions.cards import BEGINNERS_FOUR, BEGINNERS_THREE, BEGINNERS_X
from sy_core.classic.editions.model import YES_NO, Crew, Edition, HouseRules, Log, Order
from sy_core.terms import Mode

BEGINNERS: Final = Edition(
    id="beginners",
    title="Beginners' version",
    source="docs/rules.md#beginners-version",
    board=LONDON_2013.with_modes("london-beginners", (Mode.TAXI, Mode.BUS)),
    crews=MappingProxyType(
        {
            4: Crew(pawns=(1, 1, 1), black=1, starts=BEGINNERS_THREE),
            5: Crew(pawns=(1, 1, 1, 1), black=1, starts=BEGINNERS_FOUR),
        }
    ),
    allotment=None,
    doubles=1,
    order=Order.FREE,
    log=Log.OPEN,
    marked=frozenset({3, 8, 13}),
    x_starts=BEGINNERS_X,
    defaults=HouseRules(rounds=13),
    choices=MappingProxyType({"free_starts": YES_NO}),
    former=MappingProxyType({"both_open": False}),
)
