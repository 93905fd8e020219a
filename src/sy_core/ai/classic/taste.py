"""What Mister X cares for: the weights of his judgement, and what rare tickets cost."""

from __future__ import annotations

from typing import Final, NamedTuple


class Taste(NamedTuple):
    """How he weighs where a turn leaves him."""

    unknown: float
    """That they do not know where he is."""
    unheld: float
    """That no pursuer is near."""
    onward: float
    """That there is somewhere to go next."""
    territory: float
    """Stations that he reaches before any of them."""
    black: float
    """The price of a black ticket, and of a double."""
    double: float
    poor: float
    """Doubles are looked at where every single ride is worth less than this."""
    even: float
    """How far he reckons with detectives who take all stations for much the same."""


INSPECTOR: Final = Taste(0.45, 0.275, 0.275, 0.0, 0.03, 0.08, poor=0.0, even=0.0)
MASTERMIND: Final = Taste(0.25, 0.15, 0.15, 0.45, 0.03, 0.08, poor=0.25, even=0.5)
