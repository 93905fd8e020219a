"""What waits for the next frames: one thing after each, or all of it at once."""

from __future__ import annotations

from ui.page import Action, Page


class Frames:
    """What is seen first goes before it; whatever is done next comes after it."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._waiting: list[Action] = []

    def after(self, action: Action) -> None:
        """Have something done after the next frame, and after all that waits."""
        self._waiting.append(action)
        if self._page.is_hidden():  # no frame will come
            self.catch_up()
        else:
            self._page.after_frame(self._go_on)

    def catch_up(self) -> None:
        """Have all of it done now."""
        while self._waiting:
            self._go_on()

    def _go_on(self) -> None:
        if self._waiting:
            self._waiting.pop(0)()
