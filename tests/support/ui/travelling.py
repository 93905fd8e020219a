"""Two devices without a browser: codes are texts, and ways are lists of texts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ui.travel import Fault, Outcome, Ready, Traveller, WayState


@dataclass
class Air:
    """What lies between devices in one room."""

    offers: dict[str, FakeWay] = field(default_factory=dict)
    backs: dict[str, dict[str, FakeWay]] = field(default_factory=dict)
    """By game and side: who may come back to whom."""
    carries: bool = True
    """Whether live connections come about at all."""
    delivers: bool = True
    """Whether what is sent on them has arrived yet."""
    remembers: bool = False
    """Whether devices keep what they need to know each other again."""
    met: set[str] = field(default_factory=set)
    """Games at which two devices were connected."""


@dataclass
class FakeWay:
    """One end of a way; what is sent arrives at once."""

    traveller: Traveller
    air: Air
    now: WayState = WayState.CONNECTING
    other: FakeWay | None = None
    sent: list[str] = field(default_factory=list)
    is_window: bool = False
    """Whether another window may come in the place of one that is gone."""
    game: str = ""
    """What the devices on it have been connected at, should they lose each other."""

    def state(self) -> WayState:
        return self.now

    def send(self, text: str) -> Fault | None:
        if self.now is not WayState.OPEN or self.other is None:
            return Fault.CLOSED
        self.sent.append(text)
        if self.air.delivers:
            self.other.traveller.heard(text)
        return None

    def close(self) -> None:
        self.become(WayState.CLOSED)
        if self.other is not None and self.other.now is not WayState.CLOSED:
            gone = WayState.LOST if self.is_window else WayState.CLOSED
            self.other.become(gone, Fault.GONE)

    def become(self, state: WayState, why: Fault | None = None) -> None:
        if self.now not in (state, WayState.CLOSED):
            self.now = state
            self.traveller.changed(state, why)

    def meet(self, other: FakeWay) -> None:
        self.other, other.other = other, self
        self.now = other.now = WayState.OPEN
        self.air.met.add(self.game)
        for end in (self, other):
            end.traveller.changed(WayState.OPEN, None)

    def rename(self, game: str, part: str) -> None:
        """Another game with the same device."""
        self.air.backs.setdefault(game, {})[part] = self

    # ---- back

    def invite(self, told: Callable[[Outcome], None]) -> None:
        if self.air.remembers and self.game in self.air.met:
            code = f"door-{len(self.air.offers):035d}"
            self.air.offers[code] = self
            told(Outcome(code))
        else:
            told(Outcome(fault=Fault.UNSUPPORTED))

    def come(self, code: str, told: Callable[[Fault | None], None]) -> None:
        told(None)
        if self.air.carries:
            self.meet(self.air.offers[code])
        else:
            self.air.remembers = False
            self.traveller.changed(self.now, Fault.UNREACHABLE)

    # ---- live

    def offer(self, told: Callable[[Outcome], None]) -> None:
        code = f"offer-{len(self.air.offers):034d}"
        self.air.offers[code] = self
        told(Outcome(code))

    def answer(self, code: str, told: Callable[[Outcome], None]) -> None:
        self.other = self.air.offers[code]
        answer = code.replace("offer", "reply")
        self.air.offers[answer] = self
        told(Outcome(answer))

    def accept(self, code: str, told: Callable[[Fault | None], None]) -> None:
        other = self.air.offers.get(code)
        if other is None or other.other is not self or not self.air.carries:
            told(Fault.NOT_A_CODE)
            return
        told(None)
        self.meet(other)


@dataclass
class FakeDevices:
    """Codes, cameras and ways of one page."""

    air: Air
    browser: object
    drawn: list[str] = field(default_factory=list)
    tells: Callable[[Outcome], None] | None = None
    """Who hears what the camera or a picture says."""

    def draw(self, text: str, told: Callable[[Outcome], None]) -> None:
        self.drawn.append(text)
        told(Outcome("<svg></svg>"))

    def scan(self, _video: str, told: Callable[[Outcome], None], _hinted: object):
        self.tells = told
        return lambda: None

    def choose_picture(self, told: Callable[[Outcome], None]) -> None:
        self.tells = told

    def watch_pictures(self, _told: Callable[[Outcome], None]):
        return lambda: None

    def live(self, traveller: Traveller, back: FakeWay, ready: Ready[FakeWay]) -> None:
        ready(FakeWay(traveller, self.air, game=back.game))

    def back(
        self, game: str, part: str, traveller: Traveller, ready: Ready[FakeWay]
    ) -> None:
        """Both pages are gone in most tests, and no door is left."""
        way = FakeWay(traveller, self.air, game=game)
        ready(way)
        self.air.backs.setdefault(game, {})[part] = way

    def beside(
        self, game: str, part: str, traveller: Traveller, ready: Ready[FakeWay]
    ) -> None:
        windows = self.browser.windows.setdefault(game, {})
        way = windows[part] = FakeWay(traveller, self.air, is_window=True)
        ready(way)
        others = [each for name, each in windows.items() if name != part]
        for other in others:
            if other.now is not WayState.CLOSED:
                way.meet(other)
