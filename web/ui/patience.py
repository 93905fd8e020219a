"""What needs modules or texts that are not there yet: it is put off, and done then.

A page begins with what a first move needs; the rest is on its way. What few visits want
is asked for here, when something else is missing (``SELDOM`` in
``tools/site/python/parts.py``): whoever wants it has to know nothing of that.
"""

from __future__ import annotations

from collections.abc import Callable

from ui.page import Page
from ui.shell import Shell


class Patient(Shell):
    """A shell that waits for what it lacks; meanwhile everything else goes on."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._put_off: Callable[[], None] | None = None
        """What is to be done when all it needs is there."""

    @property
    def waits(self) -> bool:
        """Whether something is put off."""
        return self._put_off is not None

    def attempt(self, act: Callable[[], None], again: Callable[[], None]) -> bool:
        """Do something; where something is missing, *again* will be done in its place.

        The answer tells whether it was done.
        """
        try:
            act()
        except ImportError:
            if self.is_complete and self.words.is_whole:
                raise
            self._put_off = self._put_off or again
            if self.is_complete:
                self.page.fetch_seldom(self.words.language, self._seldom_came)
            return False
        return True

    def complete(self) -> None:
        """The rest of the modules is there now: do what was put off."""
        self.is_complete = True
        if self.waits:
            self._go_on()
        else:  # what may come later comes now: faces, the feed
            self.render()

    def _seldom_came(self, arrived: bool) -> None:
        """What few visits want was fetched, or cannot be; is it still wanted?"""
        if not self.waits:
            return
        if arrived:
            self._go_on()
            return
        self._put_off = None
        self.dialog = ""
        self.lose()
        self.render()

    def lose(self) -> None:
        """What was wanted cannot be had: tell so, and show something else."""
        if self.drawn != self.screen:  # it cannot be drawn
            self.screen = "home"
            self.page.go(self.screen, instead=True)
        self.tell(self.words("rest.lost"))

    def _go_on(self) -> None:
        put_off, self._put_off = self._put_off, None
        self.toast = ""
        if put_off is not None:
            put_off()
