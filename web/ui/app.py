"""The application: one screen at a time, intents in, markup out.

An intent is ``area.verb`` with an argument, made by an element's ``data-do``. Each
area is a screen module with ``regions(app)`` and ``handle(app, verb, arg, value)``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final, Protocol

from sy_core.terms import Station
from ui.about import screen as about
from ui.computer.turns import Thought, let_play
from ui.computer.worker import Minds
from ui.home import screen as home
from ui.kit.frame import dialog_region, toast_region
from ui.kit.html import Html
from ui.offline.notice import NOTHING, SHOWN, Offline
from ui.offline.notice import region as offline_region
from ui.page import Page, StorageError
from ui.saves.opening import open_kept
from ui.saves.store import LAST, Store
from ui.settings import screen as settings_screen
from ui.settings.values import KEY, Settings, read_settings, write_settings
from ui.setup import screen as setup
from ui.sharing import screen as share
from ui.table import screen as play
from ui.table.session import Session
from ui.words import Words, best_language

REGIONS: Final = (
    *("screen", "head", "minds", "mind-acts", "notebook", "log", "cards", "bar"),
    *("list", "tools", "grid", "offline", "curtain", "dialog", "toast"),
)
TOAST: Final = 10_000
"""Milliseconds until a message goes away by itself."""


class Area(Protocol):
    """A screen module."""

    def regions(self, app: App) -> Mapping[str, Html]:
        """Its markup by region."""

    def handle(self, app: App, verb: str, arg: str, value: str) -> None:
        """Act on an intent."""


AREAS: Final[Mapping[str, Any]] = {
    "home": home,
    "setup": setup,
    "settings": settings_screen,
    "about": about,
    "play": play,
    "share": share,
}


LATER: Final = {
    "replay": "ui.replay.screen",
    "notebook": "ui.notebook.actions",
    "shared": "ui.links.screen",
}
"""Areas that are loaded when they are first asked for."""
SCREENS: Final = (*AREAS, "replay")


class App:
    """Everything that lives while the page is open."""

    areas: Mapping[str, Any] = AREAS
    keeps = True
    """Whether games are kept; not in somebody else's page."""

    def __init__(self, page: Page) -> None:
        self.page: Page = page
        self.store = Store(page)
        self.settings: Settings = read_settings(self.store.read_text(KEY))
        self.words = Words(self._language())
        self.screen = "home"
        self.session: Session | None = None
        self.draft: Any = None
        self.replay: Any = None
        self.shared: Any = None
        self.home: Any = None
        self.notebook: Any = None
        """The notebook of the game on the table, once it was opened."""
        self.study: Any = None
        """What was found out about the game that is replayed."""
        self.offline: Offline = NOTHING
        self.minds = Minds(page, self._without_worker)
        self.thought: Thought | None = None
        """A computer's move that is on its way."""
        self.paused = False
        """Whether computer players wait until they are asked."""
        self.scene: Any = None
        """The look at the table that was drawn last."""
        self.toast = ""
        self._soon = False
        self._keep_toast: Callable[[], None] = lambda: None
        self.dialog = ""
        """Name of the open dialog: ``area.name`` or nothing."""

    def start(self, route: str = "") -> None:
        """Show the first screen; after a reload at the table, the same game."""
        if _is_link(route):
            self.area("shared").handle(self, "open", route, "")
            return
        last = self.store.read_text(LAST) if route in ("play", "replay") else None
        if last and self.store.entry(last) is not None:
            open_kept(self, last)
        if self.session is None:
            self.show(self.screen)

    def do(self, intent: str, arg: str = "", value: str = "") -> None:
        """Carry out an intent and show what came of it."""
        area, _, verb = intent.partition(".")
        if area == "app":
            self._handle(verb, arg)
        else:
            self.area(area).handle(self, verb, arg, value)
        if self.screen == "play" and self.scene is None and self.session is not None:
            # The first table takes longest: the map comes a frame before the rest.
            self.page.set_flags(self._flags())
            self.page.show({"screen": Html("")})
            self.render_soon()
        else:
            self.render()

    def _handle(self, verb: str, arg: str) -> None:
        match verb:
            case "go":
                self.leave()
                self.show(arg)
            case "route":  # the browser's back and forward
                self._go_to(arg)
            case "close":
                self.dialog = ""
            case "quiet":
                self.toast = ""
            case "switch":  # to a release that waits; never from the table
                if self.screen in SHOWN:
                    self.page.switch_release()
            case "secret":  # focus lost, page hidden, idle
                self.close_secret()

    def area(self, name: str) -> Any:
        """A screen's module; what few visits need is loaded when it is needed."""
        if name in LATER:
            return import_module(LATER[name])
        return self.areas[name]

    def _go_to(self, route: str) -> None:
        if _is_link(route):
            self.area("shared").handle(self, "open", route, "")
            return
        self.leave()
        if self.screen == "shared":
            self.session = None
        self.screen = route if route in SCREENS else "home"

    def leave(self) -> None:
        """Whatever is left behind, no secret stays on the screen."""
        self.dialog = ""
        self.toast = ""
        self.close_secret()

    def close_secret(self) -> None:
        """Let the curtain fall; what was said behind it is gone as well."""
        if self.session is not None and self.session.close_secret():
            self.hush()

    def hush(self) -> None:
        """Take back what was told: a refusal tells where Mister X is not."""
        self.dialog = ""
        self.toast = ""
        self.page.say(" ")

    def show(self, screen: str) -> None:
        """Go to a screen."""
        self.screen = screen if screen in SCREENS else "home"
        self.page.go(self.screen)

    def tell(self, text: str) -> None:
        """A short message that goes away by itself; spoken, too."""
        self.toast = text
        self.page.say(text)
        self._keep_toast()
        self._keep_toast = self.page.after(TOAST, self._fade)

    def _without_worker(self, why: str) -> None:
        """Computer players have no thread of their own; say so when there is time."""

        def told() -> None:
            self.tell(self.words("mind.none" if why == "none" else "mind.failed"))
            self.render()

        self.page.after(0, told)

    def _fade(self) -> None:
        self.toast = ""
        self.render()

    def refused(self, station: Station | None, text: str) -> None:
        """Something was tried against the rules; an embedded board tells its host."""

    def sound(self, name: str) -> None:
        """A short sound, if the player wants any."""
        if self.settings.sound:
            self.page.sound(name)

    def change_settings(self, settings: Settings) -> None:
        """Keep and apply new settings."""
        self.settings = settings
        self.words = Words(self._language())
        try:
            self.store.write_text(KEY, write_settings(settings))
        except StorageError:
            self.tell(self.words("store.cannot_save"))

    def render_soon(self) -> None:
        """The same after the next frame: what is on its way is shown first."""
        if not self._soon:
            self._soon = True
            self.page.after_frame(self._render_now)

    def _render_now(self) -> None:
        self._soon = False
        self.render()

    def render(self) -> None:
        """Bring the page up to date."""
        regions = {name: Html("") for name in REGIONS}
        regions.update(self.area(self.screen).regions(self))
        regions["offline"] = offline_region(self)
        regions["dialog"] = dialog_region(self, self.areas)
        regions["toast"] = toast_region(self)
        self.page.set_language(self.words.language)
        self.page.set_title(self.words("brand"))
        self.page.label_board(
            {
                "zoomIn": self.words("zoom.in"),
                "zoomOut": self.words("zoom.out"),
                "recentre": self.words("zoom.centre"),
                "taxi": self.words("ticket.T"),
                "bus": self.words("ticket.B"),
                "underground": self.words("ticket.U"),
                "ferry": self.words("map.ferry"),
            }
        )
        self.page.set_flags(self._flags())
        self.page.show(regions)
        paint = getattr(self.area(self.screen), "paint", None)
        if paint is not None and self.session is not None:
            self.page.paint(paint(self))
        let_play(self)

    def _flags(self) -> dict[str, str]:
        table = self.screen in ("play", "replay", "shared") and self.session is not None
        board = self.session.game.id if table and self.session else "none"
        eyes = self.session.eyes.value if table and self.session else "table"
        return {
            "screen": self.screen,
            "board": board,
            "eyes": eyes,
            "theme": self.settings.theme,
            "motion": self.settings.motion,
            "patterns": str(self.settings.patterns).lower(),
            "unsaved": str(self._is_unsaved()).lower(),
        }

    def _is_unsaved(self) -> bool:
        """Whether closing the page would lose a running game."""
        session = self.session
        running = session is not None and not session.over and not session.read_only
        return running and self.store.trouble is not None

    def _language(self) -> str:
        if self.settings.language != "auto":
            return self.settings.language
        return best_language(self.page.preferred_language())


def _is_link(route: str) -> bool:
    """Whether what stands behind the # is a shared position or game."""
    return route.startswith(("position=", "record="))
