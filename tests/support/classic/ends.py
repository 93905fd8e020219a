"""Which ends an edition's games cannot have, and why."""

from __future__ import annotations

from typing import Final

from sy_core import EDITIONS, EndReason

ONLY_THE_DICE_GAME: Final = (
    "Mister X may never enter a pursuer's station (R11); in the dice game he may (R39)"
)

IMPOSSIBLE: Final = {
    **{
        (edition, EndReason.RAN_INTO_DETECTIVE): ONLY_THE_DICE_GAME
        for edition in EDITIONS
    },
    ("beginners", EndReason.STRANDED): (
        "rides are free, so no detective can be without a fitting ticket (R33)"
    ),
}

POSSIBLE: Final = [
    (edition, reason)
    for edition in EDITIONS
    for reason in EndReason
    if (edition, reason) not in IMPOSSIBLE
]
