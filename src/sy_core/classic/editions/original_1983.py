"""The original game of 1983 (docs/rules.md#original-1983)."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from sy_core.classic.board import LONDON_1983
from sy_core.classic.editions.cards import ONE_DECK
from sy_core.classic.editions.model import (
    UNLIMITED,
    YES_NO,
    Crew,
    Edition,
    HouseRules,
    Order,
    Tickets,
)


def _crew(*pawns: int) -> Crew:
    """Black tickets are as many as detective pawns (R24)."""
    return Crew(pawns=pawns, black=sum(pawns), starts=ONE_DECK)


ORIGINAL_1983: Final = Edition(
    id="1983",
    title="Original 1983",
    source="docs/rules.md#original-1983",
    board=LONDON_1983,
    crews=MappingProxyType(
        {
            3: _crew(2, 2),
            4: _crew(1, 1, 1),
            5: _crew(1, 1, 1, 1),
            6: _crew(1, 1, 1, 1, 1),
        }
    ),
    allotment=Tickets(taxi=10, bus=8, underground=4),
    print_run=Tickets(taxi=54, bus=43, underground=23),
    stock=Tickets(taxi=4, bus=3, underground=3),
    doubles=2,
    doubles_handed_on=True,
    order=Order.CLOCKWISE,
    marked=frozenset({3, 8, 13, 18, 24}),
    x_starts=ONE_DECK,
    defaults=HouseRules(),
    choices=MappingProxyType(
        {
            "stranding_at_once": YES_NO,
            "strict_supply": YES_NO,
            "blocked_stays": YES_NO,
            "final_reveal": YES_NO,
            "doubles_per_turn": (1, 2),
            "appearances": (0, 1, 2, 3, UNLIMITED),
            "free_starts": YES_NO,
        }
    ),
    former=MappingProxyType({"final_reveal": False}),
)
