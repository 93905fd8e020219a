"""What every feature may use: the page, what is kept, words, messages, all states.

A feature's handlers and screens get a :class:`Shell` and nothing else. What one
feature wants of another it says as an intent, with :meth:`Shell.do` from outside (a
timer, an answer) or :meth:`Shell.pass_on` from within a handler. This module knows the
states of the features and never what draws or changes them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, partial
from types import ModuleType
from typing import TYPE_CHECKING, Final, TypeAlias

from sy_core.terms import Station
from ui import later
from ui.intent import Intent, intent
from ui.kit.html import Child, Html
from ui.page import Page, StorageError
from ui.saves.store import Store
from ui.settings.values import KEY, Settings, read_settings, write_settings
from ui.states import States
from ui.table.session import Session
from ui.words import KEPT, Words, best_language, is_at_hand

if TYPE_CHECKING:  # loaded when a computer plays
    from ui.computer.worker import ComputerPlayers

TOAST: Final = 10_000
"""Milliseconds until a message goes away by itself."""


class Shell(States, ABC):
    """Everything that lives while the page is open."""

    keeps = True
    """Whether games are kept; not in somebody else's page."""
    is_complete = True
    """Whether all modules are there but those that few visits want.

    A page begins with those of a first move.
    """

    def __init__(self, page: Page) -> None:
        self.page: Page = page
        self.store = Store(page)
        self.settings: Settings = read_settings(self.store.read_text(KEY))
        self.words = Words(self._first_language())
        self.screen = "home"
        self.drawn = ""
        """The screen that was drawn last."""
        self.dialog = ""
        """Name of the open dialog: ``area.name`` or nothing."""
        self.toast = ""
        self._other_table: Session | None = None
        self._is_drawn_soon = False
        self._keep_toast: Callable[[], None] = lambda: None

    @cached_property
    def computers(self) -> ComputerPlayers:
        """Who asks the computer players."""
        worker = later.load(later.COMPUTERS)
        made: ComputerPlayers = worker.ComputerPlayers(self.page, self._without_worker)
        return made

    def rest(self, name: str) -> ModuleType | None:
        """A module that loads later, if it is there: one can do without it so far."""
        return later.load(name) if self.is_complete else None

    # ---- intents

    @abstractmethod
    def do(self, name: str, arg: str = "", value: str = "") -> None:
        """Carry out an intent and show what came of it."""

    def pass_on(self, name: str, arg: str = "", value: str = "") -> None:
        """Leave something to another feature, within a handler; nothing is drawn."""
        self.act(intent(name, arg, value))

    @abstractmethod
    def act(self, wanted: Intent) -> None:
        """Have an intent carried out by the area that it belongs to."""

    @property
    def table(self) -> Session:
        """The table that is acted on; only asked where there is one."""
        session = self._other_table or self.session
        assert session is not None
        return session

    @property
    def acts_elsewhere(self) -> bool:
        """Whether it is not the table on the screen that is acted on."""
        return self._other_table is not None

    def act_on(self, session: Session, wanted: Intent) -> None:
        """Carry out an intent at another table, such as one where moves are tried."""
        before, self._other_table = self._other_table, session
        try:
            self.act(wanted)
        finally:
            self._other_table = before

    # ---- what is on the screen

    @abstractmethod
    def show(self, screen: str) -> None:
        """Go to a screen."""

    @abstractmethod
    def render(self) -> None:
        """Bring the page up to date."""

    def render_soon(self) -> None:
        """Draw after the next frame: what is on its way is shown first."""
        if not self._is_drawn_soon:
            self._is_drawn_soon = True
            self.page.after_frame(self._render_now)

    def _render_now(self) -> None:
        self._is_drawn_soon = False
        self.render()

    def leave(self) -> None:
        """Whatever is left behind, no secret stays on the screen."""
        self.dialog = ""
        self.toast = ""
        self.inspected = None
        self.close_secret()

    def close_secret(self) -> None:
        """Let the curtain fall; what was said behind it is gone as well."""
        if self.session is not None and self.session.close_secret():
            self.hush()

    # ---- messages

    def tell(self, text: str) -> None:
        """A short message that goes away by itself; spoken, too."""
        self.toast = text
        self.page.say(text)
        self._keep_toast()
        self._keep_toast = self.page.after(TOAST, self._fade)

    def hush(self) -> None:
        """Take back what was told: a refusal tells where Mister X is not."""
        self.dialog = ""
        self.toast = ""
        self.inspected = None
        self.page.say(" ")

    def refused(self, station: Station | None, text: str) -> None:
        """Something was tried against the rules; an embedded board tells its host."""

    def _fade(self) -> None:
        self.toast = ""
        self.render()

    def _without_worker(self, why: str) -> None:
        """Computer players have no thread of their own; say so when there is time."""

        def tell() -> None:
            self.tell(
                self.words("computer.none" if why == "none" else "computer.failed")
            )
            self.render()

        self.page.after(0, tell)

    # ---- what is kept

    def keep(self, session: Session) -> None:
        """Keep a game; where that fails, say so and go on."""
        if not self.keeps:
            return
        try:
            self.store.save(session)
        except StorageError as error:
            self.tell(self.words("store.full" if error.full else "store.cannot_save"))

    def change_settings(self, settings: Settings) -> None:
        """Keep and apply new settings; another language may have to be fetched."""
        self.settings = settings
        self.speak()
        if not self.keeps:
            return
        try:
            self.store.write_text(KEY, write_settings(settings))
        except StorageError:
            self.tell(self.words("store.cannot_save"))

    # ---- the language

    def speak(self) -> None:
        """Speak the language that the settings ask for, as soon as it is there."""
        language = self._language()
        if language == self.words.language or is_at_hand(language):
            self.words = Words(language)
        else:
            self.page.fetch_words(language, partial(self._words_came, language))

    def _words_came(self, language: str, arrived: bool) -> None:
        """A language was fetched, or cannot be: then the old one stays."""
        if language != self._language():  # another one is wanted by now
            return
        if arrived:
            self.speak()
        else:
            spoken = replace(self.settings, language=self.words.language)
            self.change_settings(spoken)
            self.tell(self.words("language.lost"))
        self.render()

    def _first_language(self) -> str:
        """The language that is wanted, or else the one that has come."""
        wanted = self._language()
        return wanted if wanted in KEPT else next(iter(KEPT))

    def _language(self) -> str:
        if self.settings.language != "auto":
            return self.settings.language
        return best_language(self.page.preferred_language())


Handler: TypeAlias = Callable[[Shell, Intent], None]
"""What carries out an intent: the same everywhere on the page."""


def _nothing_done(_shell: Shell, _intent: Intent) -> None:
    pass


def _not_taken(_shell: Shell, _intent: Intent) -> bool:
    return False


def _nothing_drawn(_shell: Shell) -> Mapping[str, Html]:
    return {}


def _no_dialog(_shell: Shell, name: str) -> tuple[str, Child]:
    return name, None


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the page by whose name intents go: what it does, what it draws."""

    handle: Handler = _nothing_done
    regions: Callable[[Shell], Mapping[str, Html]] = _nothing_drawn
    """Its screen: markup by region."""
    dialog: Callable[[Shell, str], tuple[str, Child]] = _no_dialog
    """Title and contents of its dialog of some name."""
    paint: Callable[[Shell], str] | None = None
    """The look of the board on its screen, if there is one."""
    rest: Callable[[Shell], Mapping[str, Html]] = _nothing_drawn
    """More of its screen: after a move, that comes a frame later."""
    at_table: Callable[[Shell, Intent], bool] = _not_taken
    """Takes what is done at the table on its screen, if it is not a move there."""
