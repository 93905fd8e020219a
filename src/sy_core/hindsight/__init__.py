"""Looking back at a finished game: what was known, what was possible, what it cost.

Nothing is secret any more once a game is over, so everything here takes whole states.
:func:`looked_at` judges one move of a game, so that whoever has little time can do so
move by move; :func:`report_of` makes a report of all of them. How it is measured is
told in docs/hindsight.md.
"""

from sy_core.hindsight.judgement import Judgement, Measure
from sy_core.hindsight.moments import Moment, looked_at
from sy_core.hindsight.outlook import Outlook
from sy_core.hindsight.report import (
    Closest,
    Highlight,
    Missed,
    Report,
    Scale,
    Turn,
    TurnKind,
    report_of,
)

__all__ = [
    "Closest",
    "Highlight",
    "Judgement",
    "Measure",
    "Missed",
    "Moment",
    "Outlook",
    "Report",
    "Scale",
    "Turn",
    "TurnKind",
    "looked_at",
    "report_of",
]
