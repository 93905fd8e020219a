"""The editions since 2013 (docs/rules.md#edition-20132014 and following)."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from sy_core.classic.board import LONDON_2013
from sy_core.classic.editions.cards import D_CARDS, X_CARDS
from sy_core.classic.editions.model import (
    YES_NO,
    Crew,
    Edition,
    HouseRules,
    Order,
    Tickets,
)


def _crew(*pawns: int, bobbies: int) -> Crew:
    return Crew(pawns=pawns, bobbies=bobbies, black=5, starts=D_CARDS)


EDITION_2013: Final = Edition(
    id="2013",
    title="Edition 2013/2014",
    source="docs/rules.md#edition-20132014",
    board=LONDON_2013,
    crews=MappingProxyType(
        {
            2: _crew(2, bobbies=2),
            3: _crew(1, 1, bobbies=2),
            4: _crew(1, 1, 1, bobbies=1),
            5: _crew(1, 1, 1, 1, bobbies=0),
            6: _crew(1, 1, 1, 1, 1, bobbies=0),
        }
    ),
    allotment=Tickets(taxi=11, bus=8, underground=4),
    print_run=Tickets(taxi=57, bus=45, underground=23),
    doubles=2,
    order=Order.FREE,
    marked=frozenset({3, 8, 13, 18, 24}),
    x_starts=X_CARDS,
    defaults=HouseRules(pool=True),
    choices=MappingProxyType(
        {
            "pool_taxis": (22, 20),
            "bobbies_prolong": YES_NO,
            "stranding_at_once": YES_NO,
            "strict_supply": YES_NO,
            "bobby_keeper": (0, 1, 2, 3),
            "free_starts": YES_NO,
        }
    ),
)

FRENCH: Final = replace(
    EDITION_2013,
    id="french",
    title="French printing",
    source="docs/rules.md#french-printing",
    defaults=HouseRules(pool=True, pool_taxis=20),
    choices=MappingProxyType({**EDITION_2013.choices, "rounds": (22, 24)}),
)
"""Its two-player pool has 20 taxi tickets (R1); its end section says 24 rounds (R2)."""

EDITION_2023: Final = replace(
    EDITION_2013,
    id="2023",
    title="Edition 2023",
    source="docs/rules.md#edition-2023",
    defaults=HouseRules(pool=False),
    choices=MappingProxyType(
        {**EDITION_2013.choices, "pool": YES_NO, "blocked_stays": YES_NO}
    ),
)
"""Two characters, two ticket boards (R19); a blocked Mister X is unmentioned (R7)."""
