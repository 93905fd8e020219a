"""Which tab plays a game where browsers have no locks: on plain http.

One text per game says it, for all tabs to see: ``a1b2`` means that the tab of this name
plays. Another tab that would like to asks: ``a1b2 asked by c3d4``. Whoever plays hears
of it and writes its name once more; if nobody does, nobody plays, and the game is
taken. A tab that reads another name than its own looks on from then on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ui.page import Page, StorageError
from ui.saves.keys import TAB

ASKED: Final = " asked by "
PATIENCE: Final = 3_000
"""Milliseconds in which a tab that plays will have answered, however busy it is.

Only after a crash does anybody wait for them: whoever leaves says so."""

Answer = Callable[[bool], None]


@dataclass(slots=True)
class Claim:
    """A game that this tab has on its table."""

    answer: Answer
    is_ours: bool = False
    stop_waiting: Callable[[], None] = lambda: None


class Lease:
    """The claims of one tab."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._name = f"{page.entropy() & 0xFFFFFFFF:08x}"
        self._claims: dict[str, Claim] = {}
        page.watch_tabs(self._heard, self._left, self._back)

    def claim(self, game: str, answer: Answer, *, steal: bool) -> None:
        """Claim a game for this tab alone; *answer* hears whether it is ours."""
        self.release(game)
        self._claims[game] = claim = Claim(answer)
        player = self._player(game)
        if steal or not player or player == self._name:
            self._take(game)
            return
        answer(False)
        self._write(game, f"{player}{ASKED}{self._name}")
        claim.stop_waiting = self.page.after(
            PATIENCE, lambda: self._take(game) if self._is_asked(game) else None
        )

    def release(self, game: str) -> None:
        """Give a game up."""
        claim = self._claims.pop(game, None)
        if claim is None:
            return
        claim.stop_waiting()
        if self._player(game) == self._name:
            self._forget(game)

    def _take(self, game: str) -> None:
        claim = self._claims[game]
        claim.is_ours = True
        self._write(game, self._name)
        claim.answer(True)

    def _heard(self, key: str) -> None:
        """Another tab has written something."""
        game = key.removeprefix(TAB)
        claim = self._claims.get(game)
        if claim is None or not key.startswith(TAB):
            return
        if not claim.is_ours:
            if not self._is_asked(game):  # somebody lives
                claim.stop_waiting()
        elif self._player(game) != self._name:
            claim.is_ours = False
            claim.answer(False)
        elif self._is_asked(game):
            self._write(game, self._name)

    def _left(self) -> None:
        """The page goes; perhaps it comes back as it is."""
        for game, claim in self._claims.items():
            if claim.is_ours and self._player(game) == self._name:
                self._forget(game)

    def _back(self) -> None:
        """What was said meanwhile was not heard."""
        for game, claim in self._claims.items():
            if claim.is_ours and not self._player(game):
                self._write(game, self._name)
            else:
                self._heard(TAB + game)

    # ---- the text

    def _player(self, game: str) -> str:
        return self._text(game).partition(" ")[0]

    def _is_asked(self, game: str) -> bool:
        return ASKED in self._text(game)

    def _text(self, game: str) -> str:
        try:
            return self.page.read(TAB + game) or ""
        except StorageError:  # nothing is kept, so nothing can be overwritten
            return ""

    def _write(self, game: str, text: str) -> None:
        try:
            self.page.write(TAB + game, text)
        except StorageError:
            return

    def _forget(self, game: str) -> None:
        try:
            self.page.forget(TAB + game)
        except StorageError:
            return
