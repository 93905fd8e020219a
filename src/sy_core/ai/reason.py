"""Why a move is a good one.

The answer depends on the view and the move alone, so it can be asked for whoever
chose the move, bot or person; it never tells more than the view's seat knows.
"""

from __future__ import annotations

from sy_core.ai.levels import players_for
from sy_core.ai.motives import Explanation
from sy_core.move import Move
from sy_core.protocols import View


def reason(view: View, move: Move) -> Explanation:
    """What speaks for *move*, for somebody who sees *view*."""
    return players_for(view).reason(view, move)
