"""Why a move is a good one.

The answer depends on the view and the move alone, so it can be asked for whoever
chose the move, bot or person; it never tells more than the view's seat knows.
"""

from __future__ import annotations

from sy_core import hunting
from sy_core.ai.classic.reason import reason as classic_reason
from sy_core.ai.hunting.reason import reason as hunting_reason
from sy_core.ai.motives import Explanation
from sy_core.classic.moves import Move
from sy_core.classic.view import View


def reason(view: View | hunting.View, move: Move | hunting.Move) -> Explanation:
    """What speaks for *move*, for somebody who sees *view*."""
    if isinstance(view, hunting.View):
        return hunting_reason(view, move)  # type: ignore[arg-type]
    return classic_reason(view, move)  # type: ignore[arg-type]
