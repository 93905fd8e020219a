"""Under which keys texts are kept; the browser's page adds the path of the site."""

from __future__ import annotations

from typing import Final

GAME: Final = "sy:game:"
BEFORE: Final = "sy:before:"
"""Games as they were one save ago; the first to go where there is no room."""
DAMAGED: Final = "sy:damaged:"
"""What could not be read, as it was found."""
LAST: Final = "sy:last"
SETUP: Final = "sy:setup"
ASKED: Final = "sy:persist"
"""Whether the browser was asked to keep everything: once, some ask the player."""
TAB: Final = "sy:tab:"
"""Which tab plays a game, where there are no locks."""
COUNT: Final = "sy:count"
"""The number of the last write up to which localStorage has everything."""
TAKEN: Final = "sy:taken"
"""Among the texts of earlier releases: which of them were taken over."""
PUZZLES: Final = "sy:puzzles"
"""How far somebody is with puzzles."""
PUZZLES_ASIDE: Final = "sy:damaged-puzzles"
"""The same, as it was when some of it could not be read."""
TIME: Final = "sy:clock"
"""What was left on the clock of which game when the page was closed."""
STATISTICS: Final = "sy:statistics"
"""What is counted of finished games (``ui.tally``)."""
STATISTICS_TEXT: Final = '{"statistics":'
"""How its text begins, in store and as a file."""
BOT: Final = "sy:bot:"
"""Bots that somebody has written."""
