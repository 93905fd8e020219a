"""What the page asks of the browser: everything behind one door.

``ui.browser`` implements it with PyScript, the tests with a plain object.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from ui.kit.html import Html

if TYPE_CHECKING:  # few games need it
    from ui.travel import Devices
    from ui.workshop.bench import Bench, Told

Action: TypeAlias = Callable[[], None]
Heard: TypeAlias = Callable[[str], None]
"""Who hears of a text."""


NEXT: Final = "next"
"""No element, but whatever is to be done next."""


class StorageError(Exception):
    """Nothing can be kept here: forbidden, or no room left; *full* tells which."""

    def __init__(self, *, full: bool) -> None:
        super().__init__("full" if full else "forbidden")
        self.full = full


class Thread(Protocol):
    """A thread of its own, where a computer player thinks."""

    def post(self, text: str) -> None:
        """Send it a text."""

    def stop(self) -> None:
        """End it at once, whatever it is doing."""


class Page(Protocol):
    """The browser's side of the page."""

    def show(self, regions: Mapping[str, Html]) -> None:
        """Put markup into regions; what did not change is left alone."""

    def paint(self, board: str) -> None:
        """Hand the board its new look, as JSON (see ``ui.table.paint``)."""

    def label_board(self, labels: Mapping[str, str]) -> None:
        """Words of the map: zoomIn, zoomOut, recentre; taxi, bus … of its legend."""

    def look_at(
        self, stations: list[int], closer: float = 1, *, targets: Sequence[int] = ()
    ) -> None:
        """Move the map so that these stations are in sight; none: the whole map.

        *closer* says how much closer than usual that may be. *targets* are those to be
        tapped: with them all must be readable, and if not all fits then, the first
        station is in the middle.
        """

    def sees(self, stations: Sequence[int], targets: Sequence[int]) -> bool:
        """Whether all these are in sight, and fingers can hit each of the targets."""

    def say(self, text: str) -> None:
        """Speak to a screen reader, when all is drawn; a blank takes it all back."""

    def focus(self, element_id: str) -> None:
        """Give an element the keyboard, when all is drawn.

        :data:`NEXT`: if what has it goes away, it goes on, not back to where it was.
        """

    def rest(self) -> None:
        """All is drawn: see that the keyboard is somewhere, and tell what was said."""

    def set_flags(self, flags: Mapping[str, str]) -> None:
        """Data attributes of the document: screen, theme, motion, patterns."""

    def set_language(self, language: str, direction: str) -> None:
        """The document's language, and where its lines begin: ``ltr`` or ``rtl``."""

    def fetch_words(self, language: str, heard: Callable[[bool], None]) -> None:
        """Have texts of a language, all that were asked for in another one.

        *heard* is told whether they have come.
        """

    def fetch_seldom(self, language: str, heard: Callable[[bool], None]) -> None:
        """Have what few visits want: modules, and texts of a language."""

    def set_title(self, text: str) -> None:
        """The document's title."""

    def go(self, route: str, *, instead: bool = False) -> None:
        """Write a route into the address, so that going back works.

        *instead*: in the place of the one that stands there, to which nothing leads
        back.
        """

    def keep_link(self, text: str) -> None:
        """Know a link in this tab, also after a reload; nothing: know none."""

    def kept_link(self) -> str:
        """The link that this tab knows, or nothing."""

    def remember(self, game_id: str) -> None:
        """Know in this tab at which game it is, also after a reload."""

    def remembered(self) -> str:
        """The game that this tab was at, or nothing."""

    def preferred_language(self) -> str:
        """What the browser prefers, such as ``de-CH``."""

    def format_date(self, milliseconds: int, language: str) -> str:
        """A date and time in words of the language."""

    def is_hidden(self) -> bool:
        """Whether nobody can see the page: another tab, another program."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    def today(self) -> tuple[int, int, int]:
        """The date where this device is: year, month, day."""

    def read(self, key: str) -> str | None:
        """A stored text; StorageError where nothing can be stored."""

    def write(self, key: str, text: str) -> None:
        """Store a text; StorageError where there is no room."""

    def forget(self, key: str) -> None:
        """Remove a stored text."""

    def keys(self) -> list[str]:
        """All keys in store."""

    def earlier(self) -> Mapping[str, str]:
        """Texts by key that earlier releases kept, for all copies of the site alike."""

    def write_earlier(self, key: str, text: str) -> None:
        """Store a text among those."""

    def found(self) -> Mapping[str, tuple[int, str]]:
        """What the journal had at the start otherwise than :meth:`read` has it.

        By key: the number of the write, and the text; empty: it was removed.
        """

    def journal(self, number: int, texts: Mapping[str, str]) -> None:
        """Begin to put texts on disk, beside what :meth:`write` keeps."""

    def when_kept(self, action: Action) -> None:
        """Call *action* when all that was begun is on disk: mostly at once.

        Also if it will not be: a disk that fails does not stop a game.
        """

    def address(self) -> str:
        """Where this page is, without anything behind ``?`` or ``#``."""

    def copy(self, text: str, name: str, heard: str = "share.copied") -> None:
        """Copy a text; the intent *heard* with *name* tells yes or no."""

    def can_send(self) -> bool:
        """Whether this device can hand a link on to other programs."""

    def send(self, title: str, address: str) -> None:
        """Let the player hand a link on."""

    def download(self, name: str, text: str) -> None:
        """Offer a text as a file."""

    def ask_for_file(self) -> None:
        """Let the player choose a file; it arrives as an intent ``home.file``."""

    def has_locks(self) -> bool:
        """Whether names can be claimed; only with https."""

    def claim(self, name: str, answer: Callable[[bool], None], *, steal: bool) -> None:
        """Claim a name for this tab alone; *answer* hears whether it is ours.

        It hears False again when another tab takes the name away.
        """

    def release(self, name: str) -> None:
        """Give a claimed name up."""

    def watch_tabs(self, heard: Heard, left: Action, back: Action) -> None:
        """Hear of keys that other tabs write, of leaving the page, of coming back."""

    def after(self, milliseconds: int, action: Action) -> Action:
        """Call *action* later; the answer calls that off."""

    def after_frame(self, action: Action) -> None:
        """Call *action* when what has changed so far was drawn."""

    def idle(self, action: Action, within: int | None = None) -> None:
        """Call *action* when there is nothing else to do: what changed was drawn.

        If somebody waits for it, *within* so many milliseconds in any case.
        """

    def thread(self, hear: Callable[[object], None], broken: Action) -> Thread | None:
        """A new thread for computer players; None where there can be none.

        *hear* gets whatever it sends; *broken* is called when it dies, or sends what
        cannot even be handed over.
        """

    def entropy(self) -> int:
        """A fresh seed for a generator."""

    def random_bytes(self, count: int) -> bytes:
        """So many bytes that nobody can foresee: fit for a key."""

    def persist(self) -> None:
        """Ask the browser not to clear away what is kept here."""

    def switch_release(self) -> None:
        """Let a new release of the site take over, and begin anew with it."""

    def effect(self, *wish: str) -> None:
        """Have the device do something, if it can (``assets/js/effects.js``)."""

    def devices(self) -> Devices:
        """What it takes to play on two devices (``ui.travel``)."""

    def workbench(self, told: Callable[[Told], None]) -> Bench:
        """A bench for somebody's bot (``ui.workshop.bench``); *told* is called later.

        It is one of what few visits want: to be asked for when these are there.
        """
