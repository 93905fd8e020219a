"""Measures of the drawing, in units of the sheet."""

from __future__ import annotations

from typing import Final

from .geometry import Point

SHEET: Final = (1080.0, 836.0)
SHIFT: Final[Point] = (40.0, 48.0)
"""Where the origin of the board's own frame lies on the sheet."""

NEATLINE: Final = 14.0
"""Margin between the sheet's edge and the picture."""

DISC: Final = 12.0
"""Radius of a station."""

PLATE: Final = (10.6, 6.0)
"""Half width and height of the plate behind a number."""

WIDE_PLATE: Final = (14.6, 6.9)
"""The same for underground stations, whose plate reaches beyond the disc."""

APART: Final = 37.0
"""Least distance of two stations' centres."""

CLEAR: Final = DISC + 3.6
"""Least distance of a line's middle from a station it does not serve."""

CLEAR_OF_PLATE: Final = WIDE_PLATE[0] + 3.0
"""The same where the station wears the wide plate."""

JOINT: Final = 0
"""The place where the taxi roads of 58, 74 and 75 meet, as if it were a station."""
