"""What goes out and comes in at this device, as far as the screen is about it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from sy_core.devices.sides.public import Public
from ui.devices.kept import Pending
from ui.devices.packet import Packet
from ui.devices.remote import RemoteSession
from ui.devices.ways import Ways
from ui.travel import Devices, Stop

Kept: TypeAlias = Pending | RemoteSession
"""A game over two devices, dealt or not."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """An invitation that was opened and not taken yet."""

    packet: Packet
    proposed: Public


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that is said beside the letters."""

    key: str
    values: tuple[tuple[str, object], ...] = ()
    is_problem: bool = False


@dataclass(slots=True)
class Post:
    """The letters of one game at a time."""

    devices: Devices
    kept: Kept | None = None
    ways: Ways | None = None
    invitation: Invitation | None = None
    names: dict[int, str] = field(default_factory=dict)
    """What was typed on the invitation, by chair."""
    drivers: dict[int, str] = field(default_factory=dict)
    """Who was chosen there to play a chair, if not a person."""
    address: str = ""
    """What the code says that is drawn."""
    drawn: str = ""
    """Its markup, once it is drawn."""
    notice: Notice | None = None
    stop_scan: Stop | None = None
    """Ends the camera, while it is on."""
    stop_watching: Stop | None = None
    """Ends waiting for pictures that are dropped or pasted."""
    reads_first: bool = False
    """Whether whoever looks has a letter to read, rather than one to send."""
    was_open: bool = False
    """Whether the devices have been connected since the game came to the table."""
