"""Positions and games as short texts for links and lessons (docs/sharing.md).

>>> from sy_core.sharing import read_position
>>> lesson = read_position("A_2013_at-26.29.94.117_x-45")
>>> lesson.game_id, lesson.complete, lesson.state().round
('classic', True, 1)
"""

from sy_core.errors import Fault, PositionError
from sy_core.sharing.position import Position, position_text, read_position
from sy_core.sharing.record import SharedGame, read_record, record_text

__all__ = [
    "Fault",
    "Position",
    "PositionError",
    "SharedGame",
    "position_text",
    "read_position",
    "read_record",
    "record_text",
]
