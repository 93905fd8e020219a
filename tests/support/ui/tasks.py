"""Tasks of a lesson, as they stand in its file."""

from __future__ import annotations

from typing import Final

MARK: Final = """::: task
Where?
position: A_2013_at-57.59.75.108_round-5_log-U46.T
task: mark-possible
right: Yes.
wrong: No.
answer: 33 45 47 61
:::
"""
