"""What two devices ask of a browser: codes to show and to read, and ways to travel.

``ui.browser.travelling`` gets it from scripts that are fetched when they are first
wanted (``web/devices``). So every answer comes later, and what went wrong is a code.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Protocol, TypeAlias, TypeVar

from sy_core.terms import Side

Stop: TypeAlias = Callable[[], None]


@unique
class Fault(StrEnum):
    """What went wrong; ``web/devices/types.d.ts`` says what each means."""

    # codes and cameras
    INSECURE = "insecure"
    NO_CAMERA = "no_camera"
    REFUSED = "refused"
    BUSY = "busy"
    ENDED = "ended"
    HIDDEN = "hidden"
    DARK = "dark"
    SEVERAL = "several"
    NONE = "none"
    NO_PICTURE = "no_picture"
    TOO_LARGE = "too_large"
    TOO_LONG = "too_long"
    NOT_FETCHED = "not_fetched"
    # codes of a live connection
    NOT_A_CODE = "not_a_code"
    VERSION = "version"
    DAMAGED = "damaged"
    WRONG_KIND = "wrong_kind"
    NO_ADDRESS = "no_address"
    # ways to travel
    FRAMED = "framed"
    UNSUPPORTED = "unsupported"
    NO_NETWORK = "no_network"
    UNREACHABLE = "unreachable"
    GONE = "gone"
    TAKEN = "taken"
    FLOOD = "flood"
    NONSENSE = "nonsense"
    CLOSED = "closed"


class WayState(StrEnum):
    """What is lost may come back by itself; what is closed never does."""

    CONNECTING = "connecting"
    OPEN = "open"
    LOST = "lost"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Outcome:
    """A text, or what went wrong."""

    text: str = ""
    fault: Fault | None = None


Told: TypeAlias = Callable[[Outcome], None]


@dataclass(frozen=True, slots=True)
class Traveller:
    """Who hears what comes, and what becomes of the way."""

    heard: Callable[[str], bool]
    """False: the text means nothing. Whoever sends several such is cut off."""
    changed: Callable[[WayState, Fault | None], None]


class Way(Protocol):
    """A way to travel, whichever it is."""

    def state(self) -> WayState:
        """As it was last told."""

    def send(self, text: str) -> Fault | None:
        """Send a text; else why it did not go out: closed, too long, busy."""

    def close(self) -> None:
        """Nobody wants to travel here any more."""


class Live(Way, Protocol):
    """A way to a device in the same network, by one code each way."""

    def offer(self, told: Told) -> None:
        """A code for the other side to scan, who answers with one."""

    def answer(self, code: str, told: Told) -> None:
        """The other side's offer; what is told is our own code."""

    def accept(self, code: str, told: Callable[[Fault | None], None]) -> None:
        """The other side's answer; a wrong one changes nothing."""


class Back(Way, Protocol):
    """A way to a device in the same network that was agreed on while connected."""

    def invite(self, told: Told) -> None:
        """A code for that device alone, which needs no answer."""

    def come(self, code: str, told: Callable[[Fault | None], None]) -> None:
        """The other side's invitation; a wrong one changes nothing."""

    def rename(self, game: str, part: Side) -> None:
        """Another game with the same device."""


W = TypeVar("W", bound=Way)
Ready: TypeAlias = Callable[[W | Fault], None]
"""Who gets a way when it can be used, or hears why there is none."""


class Devices(Protocol):
    """All of it."""

    def draw(self, text: str, told: Told) -> None:
        """The markup of a QR code that says *text*."""

    def scan(self, video: str, told: Told, hinted: Callable[[Fault], None]) -> Stop:
        """Scan by the camera, because of a tap; *video* is an element's id.

        The camera is let go when something is told, or when the answer is called.
        What is only hinted at, darkness or several codes, ends nothing.
        """

    def choose_picture(self, told: Told) -> None:
        """Have a picture chosen that may show a code, because of a tap."""

    def watch_pictures(self, told: Told) -> Stop:
        """Read pictures that are dropped or pasted, until the answer is called."""

    def live(self, traveller: Traveller, back: Back | None, ready: Ready[Live]) -> None:
        """A way to another device, not connected yet; *back* leads to it again."""

    def back(
        self, game: str, part: Side, traveller: Traveller, ready: Ready[Back]
    ) -> None:
        """A way to a device that this one was connected with at that game."""

    def beside(
        self, game: str, part: str, traveller: Traveller, ready: Ready[Way]
    ) -> None:
        """A way to a second window of that game, with another part in it."""
