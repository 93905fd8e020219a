"""The application: the areas of the page, one screen at a time, markup out.

An intent goes to the area that it names (:meth:`App.act`); then everything is drawn
anew (:meth:`App.render`), and the browser changes only what differs. What need not be
seen at once waits for the next frames: the rest of the table after a move, who plays
next, what is heard and staged.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from ui import later
from ui.computer.panel import AREA as COMPUTER
from ui.computer.turns import let_play
from ui.frames import Frames
from ui.home.screen import AREA as HOME
from ui.intent import Intent, intent
from ui.kit.frame import EMPTY_BOARD, board_labels, dialog_region, toast_region
from ui.kit.html import Html
from ui.offline.notice import SHOWN
from ui.offline.notice import region as offline_region
from ui.page import Page
from ui.patience import Patient
from ui.saves.keys import LAST
from ui.saves.opening import open_kept
from ui.setup.area import AREA as SETUP
from ui.shell import Area
from ui.table.curtain_screen import guard
from ui.table.screen import AREA as PLAY

REGIONS: Final = (
    *("screen", "letter-out", "offline", "cover", "peek", "curtain", "dialog", "toast"),
    *("coach", "coach-acts", "head", "clock", "computers", "computer-acts"),
    *("computer-said", "notebook", "cards", "log", "list", "grid", "inspector"),
    *("tools", "bar"),
)
LATER: Final = ("computers", "computer-said", "notebook", "cards", "log")
"""Those that a move changes and that come a frame after it (``Area.rest``)."""
AREAS: Final[Mapping[str, Area]] = MappingProxyType(
    {
        "home": HOME,
        "setup": SETUP,
        "play": PLAY,
        "computer": COMPUTER,
    }
)
SCREENS: Final = (
    *("home", "setup", "settings", "about", "play", "replay", "devices"),
    *("puzzles", "builder", "statistics", "workshop"),
)
"""What an address may name."""
AT_A_GAME: Final = ("play", "replay", "devices")
"""Where one is at the game that was opened last, also after a reload."""
ALONE: Final = ("puzzles", "builder", "statistics", "workshop")
"""Screens that need no game: one is there again after a reload."""
LINKS: Final = MappingProxyType(
    {"letter": "devices.open", "puzzle": "puzzles.open", "bot": "workshop.link"}
)
"""Who opens what stands behind the # of a link, by how it begins."""
SHARED: Final = ("position=", "record=")
"""How a shared position or game begins."""
CLOSING: Final = ("app.close", "agree.yes")
"""After these a dialog is gone, and the same person looks at the same table."""
WITH_BOARD: Final = ("play", "replay", "shared", "puzzle", "editor")


class App(Patient):
    """A page with a home, where games are kept."""

    def __init__(self, page: Page, areas: Mapping[str, Area] = AREAS) -> None:
        super().__init__(page)
        self.areas = areas
        self._looked_at: tuple[Mapping[str, str], str, object] = ({}, "", None)
        """What was drawn last: flags, who looks, and at which position."""
        self._owes_rest = False
        self._frames = Frames(page)

    def start(self, route: str = "") -> None:
        """Show the first screen; after a reload at the table, the same game."""
        self.attempt(partial(self._start, route), partial(self._start_late, route))

    def _start_late(self, route: str) -> None:
        self.start(route)
        self.render()

    def _start(self, route: str) -> None:
        if self._opened_link(route):
            return
        last = self._last() if route in AT_A_GAME else None
        if last and self.store.entry(last) is not None:
            open_kept(self, last)
        if self.session is None:
            self.show(route if route in ALONE else self.screen)
        if self.store.unread:
            self.tell(self.words("store.unread"))

    def _last(self) -> str | None:
        """The game that was opened last, in this tab if it was any."""
        here = self.page.remembered()
        return here if here and self.store.entry(here) else self.store.read_text(LAST)

    def do(self, name: str, arg: str = "", value: str = "") -> None:
        """Carry out an intent and show what came of it.

        What was accepted before is on disk first; a secret is hidden at once.
        """
        if name == "app.secret":
            self._do(name, arg, value)
        else:
            self.page.when_kept(partial(self._do, name, arg, value))

    def _do(self, name: str, arg: str, value: str) -> None:
        if name != "app.secret":
            self._put_off = None  # whatever is wanted now, no longer what was
            self._frames.catch_up()
        act = partial(self.act, intent(name, arg, value))
        if not self.attempt(act, partial(self.do, name, arg, value)):
            self.tell(self.words("rest.coming"))
        if self.screen == "play" and self.scene is None and self.session is not None:
            # The first table takes longest: the map comes a frame before the rest.
            self.page.set_flags(self._flags())
            self.page.show({"screen": Html("")})
            self.render_soon()
        elif name in CLOSING and not self.dialog:
            # The browser looks at every element anew: that is enough for one frame.
            self.page.show({"dialog": Html("")})
            self.page.rest()
            self.render_soon()
        else:
            self.render()
            if self._put_off == self.render:  # what is wanted cannot be drawn yet
                coming = toast_region(self.words, self.words("rest.coming"))
                self.page.show({"toast": coming})

    def act(self, wanted: Intent) -> None:
        """Have an intent carried out by the area that it belongs to."""
        if wanted.area == "app":
            self.act_itself(wanted)
        elif not self._is_taken(wanted):
            self.area(wanted.area).handle(self, wanted)

    def _is_taken(self, wanted: Intent) -> bool:
        """Whether what is done at a board was for the screen that it is on."""
        at_board = wanted.area == "play" and self.screen in WITH_BOARD
        return at_board and self.area(self.screen).at_table(self, wanted)

    def act_itself(self, wanted: Intent) -> None:
        """What belongs to no area: where to go, and what goes away."""
        match wanted.verb:
            case "go":
                self.leave()
                self.show(wanted.arg)
            case "route":  # the browser's back and forward
                self._go_to(wanted.arg)
            case "close":
                self.dialog = ""
            case "quiet":
                self.toast = ""
            case "switch":  # to a release that waits; never from the table
                if self.screen in SHOWN:
                    self.page.switch_release()
            case "secret":  # focus lost, page hidden, idle
                self.close_secret()

    def area(self, name: str) -> Area:
        """An area by its name; what few visits need is loaded when it is needed."""
        if name in self.areas:
            return self.areas[name]
        found: Area = later.load(later.AREAS[name]).AREA
        return found

    def _go_to(self, route: str) -> None:
        if self._opened_link(route):
            return
        self.leave()
        linked = self.replay is not None and self.replay.is_linked
        if linked or self.screen in ("shared", "puzzle", "editor"):
            self.session = self.replay = None
        self.screen = route if route in SCREENS else "home"

    def _opened_link(self, route: str) -> bool:
        """Open a link, if it is one: as it stands there, or put away."""
        opened = LINKS.get(route.partition("=")[0]) if "=" in route else None
        if opened:
            self.pass_on(opened, route)
            return True
        if route == "editor":
            self.pass_on("editor.open")
            return True
        text = self.page.kept_link() if route == "shared" else route
        if not text.startswith(SHARED):
            return False
        self.pass_on("shared.open", text)
        return True

    def show(self, screen: str) -> None:
        """Go to a screen."""
        self.screen = screen if screen in SCREENS else "home"
        self.page.go(self.screen)

    def render(self) -> None:
        """Bring the page up to date; what it lacks modules for is drawn later."""
        self._draw(self._render)

    def _draw(self, part: Callable[[], None]) -> None:
        self.attempt(part, self.render)

    def _render(self) -> None:
        area, flags = self.area(self.screen), self._flags()
        drawn = area.regions(self)
        is_elsewhere = self.drawn != self.screen
        self._owes_rest = self._is_next_move(flags) or (is_elsewhere and self._is_open)
        left = LATER if self._owes_rest else ()
        regions = {name: Html("") for name in REGIONS if name not in left}
        regions.update(drawn)
        if not self._owes_rest:
            regions.update(area.rest(self))
        regions["offline"] = offline_region(self)
        regions["dialog"] = self._dialog()
        regions["toast"] = toast_region(self.words, self.toast)
        self.page.set_language(self.words.language, self.words.direction)
        self.page.set_title(self.words("brand"))
        self.page.label_board(board_labels(self.words))
        self.page.set_flags(flags)
        self.page.show(regions)
        self.drawn = self.screen
        if area.paint is not None and self.session is not None:
            self.page.paint(area.paint(self))
        elif self.scene is not None:  # nothing stays on a board that nobody looks at
            self.page.paint(EMPTY_BOARD)
        self.page.rest()
        if self._owes_rest or is_elsewhere:
            self._frames.after(self._follow)
        else:  # whoever looks now hears at once what there is to be heard
            self._follow()

    def _is_next_move(self, flags: Mapping[str, str]) -> bool:
        """Whether nothing but the position is another one: the same person looks on.

        For anybody else nothing stays for a frame of what was there before.
        """
        scene, session = self.scene, self.session
        viewer = "" if scene is None or self._is_open else scene.viewer
        state = None if session is None else session.state
        before, self._looked_at = self._looked_at, (flags, viewer, state)
        return before[:2] == (flags, viewer) and before[2] is not state

    @property
    def _is_open(self) -> bool:
        """Whether one reader sits at all sides of a table."""
        return self.session is not None and self.session.is_open

    def _follow(self) -> None:
        """What a move has changed besides; who plays next; what is heard and staged."""
        owed, self._owes_rest = self._owes_rest, False
        if owed:
            self._draw(self._draw_rest)
        self._draw(partial(let_play, self))
        if owed:
            self._frames.after(self._notice)
        else:
            self._notice()

    def _draw_rest(self) -> None:
        self.page.show(self.area(self.screen).rest(self))
        self.page.rest()

    def _notice(self) -> None:
        if self.is_complete:
            later.load(later.EFFECTS).notice(self)

    def _dialog(self) -> Html:
        name, _, dialog = self.dialog.partition(".")
        if not name:
            return Html("")
        return dialog_region(self.words, *self.area(name).dialog(self, dialog))

    def _flags(self) -> dict[str, str]:
        session = self.session if self.screen in WITH_BOARD else None
        shown = None if session is None or session.is_open else session.showing
        return {
            "screen": self.screen,
            "board": "none" if session is None else session.game.id,
            "showing": shown.value if shown else "table",
            "guard": "none" if session is None else guard(session, self.settings),
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
