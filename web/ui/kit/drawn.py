"""What was drawn last: most redraws leave most parts of a table as they are."""

from __future__ import annotations

from collections.abc import Callable

from ui.kit.html import Html


class LastDrawn:
    """A piece of markup, and the facts that it was drawn from."""

    def __init__(self) -> None:
        self._facts: object = None
        self._markup = Html("")

    def of(self, facts: object, draw: Callable[[], Html]) -> Html:
        """The same markup as long as the facts are the same."""
        if facts != self._facts:
            self._facts, self._markup = facts, draw()
        return self._markup
