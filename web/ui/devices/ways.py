"""The ways on which letters of one game travel by themselves, while there is one.

A second window of this browser is found at once. Another device in the same network is
found by one code each way: ours is an offer, or the answer to theirs (:attr:`signal`),
and goes with whatever letter is shown. A device that was connected at this game already
is found without codes, as long as one of the two pages has lived on; if neither has, by
one code: ours is a door then. The letters are the truth and a way only carries them:
whichever way is lost, they go on as links and codes.
"""

from __future__ import annotations

from collections.abc import Callable

from sy_core.terms import Side
from ui.devices.packet import ANSWER, DOOR, OFFER, Signal
from ui.travel import Back, Devices, Fault, Live, Outcome, Traveller, Way, WayState


class Ways:
    """All ways of one game, until it leaves the table."""

    def __init__(
        self,
        devices: Devices,
        heard: Callable[[str], bool],
        changed: Callable[[WayState, Fault | None], None],
    ) -> None:
        self.signal: Signal | None = None
        """How to reach this device live, to go with the next code."""
        self.is_preparing = False
        """Whether that is being found out."""
        self._devices = devices
        self._heard, self._changed = heard, changed
        self._beside: Way | None = None
        self._live: Live | None = None
        self._back: Back | None = None
        self._looks_back: list[Callable[[], None]] | None = None
        """What waits until that is there; None: nothing has to."""
        self._over = False

    @property
    def is_open(self) -> bool:
        """Whether a letter would arrive now."""
        return self._open_way is not None

    @property
    def _open_way(self) -> Way | None:
        ways = (self._live, self._back, self._beside)
        return next((way for way in ways if way and _is_open(way)), None)

    def look_beside(self, game: str, part: str) -> None:
        """Find a second window at this game, now or later: that of the other side."""

        def ready(way: Way | Fault) -> None:
            if isinstance(way, Fault):
                return  # one window, then
            if self._over:
                way.close()
            else:
                self._beside = way

        traveller = Traveller(self._heard, self._changed)
        self._devices.beside(game, part, traveller, ready)

    def look_back(self, game: str, part: Side) -> None:
        """Find the device again that was at this game with us, now or later."""
        self._looks_back = []

        def ready(way: Back | Fault) -> None:
            if isinstance(way, Fault):
                pass  # by codes, then
            elif self._over:
                way.close()
            else:
                self._back = way
            waiting, self._looks_back = self._looks_back or [], None
            for begin in waiting:
                begin()

        def changed(state: WayState, why: Fault | None) -> None:
            if state is WayState.OPEN or why is Fault.UNREACHABLE:
                self.signal = None  # nobody needs it, or it led nowhere
            self._changed(state, why)

        self._devices.back(game, part, Traveller(self._heard, changed), ready)

    def _when_looked(self, begin: Callable[[], None]) -> None:
        """A connection by codes agrees on the way back, so that one comes first."""
        if self._looks_back is None:
            begin()
        else:
            self._looks_back.append(begin)

    def go_on_with(self, game: str, part: Side) -> None:
        """Another game with the same device."""
        if self._back is not None:
            self._back.rename(game, part)

    def offer(self) -> None:
        """Find out how this device can be reached, if it is not known yet."""
        is_gone = self._live is None or self._live.state() is WayState.CLOSED
        is_told = self.signal is not None and self.signal.kind == DOOR
        if is_gone and not (is_told or self.is_preparing or self.is_open):
            self.is_preparing = True
            self._when_looked(self._open_door)

    def _open_door(self) -> None:
        """Whoever knows us needs no code back; else ours is an offer to anybody."""

        def told(outcome: Outcome) -> None:
            self.is_preparing = False
            if outcome.fault is None:
                self.signal = Signal(DOOR, outcome.text)
                self._changed(WayState.CONNECTING, None)
            elif not self._over:
                self._begin(lambda live: live.offer(self._known_as(live, OFFER)))

        if self._back is None:
            told(Outcome(fault=Fault.UNSUPPORTED))
        else:
            self._back.invite(told)

    def take(self, signal: Signal) -> None:
        """What the other device says of how to reach it."""
        if self.is_open:
            return
        if signal.kind == DOOR:
            self._when_looked(lambda: self._knock(signal.code))
        elif signal.kind == OFFER:
            answered = signal.code
            self._begin(
                lambda live: live.answer(answered, self._known_as(live, ANSWER))
            )
        elif self._live is not None:
            self._live.accept(signal.code, lambda _: None)

    def _knock(self, code: str) -> None:
        """At the door of the other device, if it is one that we know."""

        def told(fault: Fault | None) -> None:
            if fault is not None:
                self._changed(WayState.CONNECTING, Fault.UNREACHABLE)

        if self._back is None:
            told(Fault.UNSUPPORTED)
        else:
            self._back.come(code, told)

    def send(self, text: str) -> bool:
        """Send a letter; whether it went out."""
        way = self._open_way
        return way is not None and way.send(text) is None

    def close(self) -> None:
        """The game leaves the table."""
        self._over = True
        for way in (self._live, self._back, self._beside):
            if way is not None:
                way.close()

    def _begin(self, start: Callable[[Live], None]) -> None:
        """A new way, in the place of one that never opened."""
        before, self._live, self.signal = self._live, None, None
        if before is not None:
            before.close()
        self.is_preparing = True
        made: list[Live] = []

        def changed(state: WayState, why: Fault | None) -> None:
            if made and self._live is made[0]:
                if state in (WayState.OPEN, WayState.CLOSED):
                    self.signal = None
                self._changed(state, why)

        def ready(live: Live | Fault) -> None:
            if isinstance(live, Fault):
                self.is_preparing = False
                self._changed(WayState.CLOSED, live)
            elif self._over:
                live.close()
            else:
                made.append(live)
                self._live = live
                start(live)

        traveller = Traveller(self._heard, changed)
        self._when_looked(lambda: self._devices.live(traveller, self._back, ready))

    def _known_as(self, live: Live, kind: str) -> Callable[[Outcome], None]:
        """Hear of our own code; without one, letters go without it."""

        def told(outcome: Outcome) -> None:
            if self._live is live:
                self.is_preparing = False
                found = outcome.fault is None
                self.signal = Signal(kind, outcome.text) if found else None
                self._changed(live.state(), outcome.fault)

        return told


def _is_open(way: Way) -> bool:
    return way.state() is WayState.OPEN
