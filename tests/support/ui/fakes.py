"""A page without a browser: it remembers what it was told, and its storage can fail."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from support.ui.travelling import Air, FakeDevices, FakeWay
from ui.kit.html import Html
from ui.page import Action, Heard, StorageError
from ui.workshop.bench import Job, Told


@dataclass
class Browser:
    """What all tabs of one browser share: stored texts, and claimed names."""

    texts: dict[str, str] = field(default_factory=dict)
    earlier: dict[str, str] = field(default_factory=dict)
    """Texts of earlier releases, which all copies of the site at one origin see."""
    journal: dict[str, tuple[int, str]] = field(default_factory=dict)
    windows: dict[str, dict[str, FakeWay]] = field(default_factory=dict)
    """Windows at a game over two devices, by game and part."""
    tabs: list[FakePage] = field(default_factory=list)
    """Those that listen to each other."""
    holders: dict[str, tuple[object, Callable[[bool], None]]] = field(
        default_factory=dict
    )


@dataclass
class FakeBench:
    """A bench that tells what the test has it tell."""

    told: Callable[[Told], None]
    jobs: list[Job] = field(default_factory=list)
    stops: int = 0

    def run(self, job: Job) -> None:
        self.jobs.append(job)

    def stop(self) -> None:
        self.stops += 1


@dataclass
class FakeThread:
    """A thread that answers when the test lets it."""

    hear: Callable[[object], None]
    broken: Action
    posted: list[str] = field(default_factory=list)
    stopped: bool = False

    def post(self, text: str) -> None:
        self.posted.append(text)

    def stop(self) -> None:
        self.stopped = True


@dataclass
class FakePage:
    """One tab, as ``ui.page.Page`` describes it; give two the same *browser*."""

    browser: Browser = field(default_factory=Browser)
    language_wanted: str = "en-GB"
    storage: str = "works"
    """``works``, ``full`` (nothing new fits) or ``forbidden`` (nothing at all)."""
    room: int = 5_000_000
    """Characters that fit, as in a browser."""
    disk: str = "works"
    """``works``, ``slow`` (until :meth:`FakePage.sync`) or ``none``."""
    locks: bool = True
    waiting: list[Action] = field(default_factory=list)
    """What waits for the disk."""
    unwritten: list[tuple[int, dict[str, str]]] = field(default_factory=list)
    hidden: bool = False
    clock: int = 1_700_000_000_000
    date: tuple[int, int, int] = (2026, 11, 18)
    seed: int = 1
    regions: dict[str, Html] = field(default_factory=dict)
    boards: list[str] = field(default_factory=list)
    labels: dict[str, str] = field(default_factory=dict)
    looks: list[list[int]] = field(default_factory=list)
    targets: list[int] = field(default_factory=list)
    """Of the last look: what is to be tapped."""
    said: list[str] = field(default_factory=list)
    focused: list[str] = field(default_factory=list)
    flags: dict[str, str] = field(default_factory=dict)
    language: str = ""
    direction: str = ""
    languages_asked: list[tuple[str, Callable[[bool], None]]] = field(
        default_factory=list
    )
    """Languages that are being fetched, and who hears of it."""
    seldom_asked: list[tuple[str, Callable[[bool], None]]] = field(default_factory=list)
    """The same, for what few visits want."""
    title: str = ""
    routes: list[str] = field(default_factory=list)
    """The addresses that one comes through when one goes back, the latest last."""
    link: str = ""
    """What this tab knows of a link that was opened."""
    at: str = ""
    """The game that this tab knows to be at."""
    writes: list[str] = field(default_factory=list)
    downloads: dict[str, str] = field(default_factory=dict)
    copies: list[tuple[str, str]] = field(default_factory=list)
    """Links that were copied or handed on, with what they were called."""
    sends: bool = False
    files_asked: int = 0
    persists: int = 0
    switches: int = 0
    effects: list[tuple[str, ...]] = field(default_factory=list)
    """What the device was asked to do besides showing."""
    staged: list[dict[str, object]] = field(default_factory=list)
    """Moments that had a staging of their own."""
    timers: list[tuple[int, Action]] = field(default_factory=list)
    in_sight: set[int] = field(default_factory=set)
    """Stations that the map shows."""
    has_threads: bool = False
    """Whether computer players can have a thread of their own."""
    air: Air = field(default_factory=Air)
    """Where devices in one room find each other; give two pages the same."""
    benches: list[FakeBench] = field(default_factory=list)
    threads: list[FakeThread] = field(default_factory=list)
    """Whether the computer players cannot be fetched now."""

    def show(self, regions: Mapping[str, Html]) -> None:
        self.regions.update(regions)

    def paint(self, board: str) -> None:
        self.boards.append(board)

    def label_board(self, labels: Mapping[str, str]) -> None:
        self.labels = dict(labels)

    def look_at(
        self, stations: list[int], _closer: float = 1, *, targets: Sequence[int] = ()
    ) -> None:
        self.looks.append(stations)
        self.targets = list(targets)

    def sees(self, stations: Sequence[int], _targets: Sequence[int]) -> bool:
        return set(stations) <= self.in_sight

    def say(self, text: str) -> None:
        self.said.append(text)

    def focus(self, element_id: str) -> None:
        self.focused.append(element_id)

    def rest(self) -> None:
        pass

    def set_flags(self, flags: Mapping[str, str]) -> None:
        self.flags.update(flags)

    def set_language(self, language: str, direction: str) -> None:
        self.language = language
        self.direction = direction

    def fetch_words(self, language: str, heard: Callable[[bool], None]) -> None:
        self.languages_asked.append((language, heard))

    def fetch_seldom(self, language: str, heard: Callable[[bool], None]) -> None:
        self.seldom_asked.append((language, heard))

    def set_title(self, text: str) -> None:
        self.title = text

    def go(self, route: str, *, instead: bool = False) -> None:
        if instead:
            del self.routes[-1:]
        self.routes.append(route)

    def keep_link(self, text: str) -> None:
        self.link = text

    def kept_link(self) -> str:
        return self.link

    def remember(self, game_id: str) -> None:
        self.at = game_id

    def remembered(self) -> str:
        return self.at

    def preferred_language(self) -> str:
        return self.language_wanted

    def format_date(self, milliseconds: int, language: str) -> str:
        return f"date {milliseconds} in {language}"

    def is_hidden(self) -> bool:
        return self.hidden

    def now(self) -> int:
        self.clock += 1_000
        return self.clock

    def today(self) -> tuple[int, int, int]:
        return self.date

    def read(self, key: str) -> str | None:
        self._refuse_if("forbidden")
        return self.browser.texts.get(key)

    def write(self, key: str, text: str) -> None:
        self._refuse_if("forbidden", "full")
        others = (len(k) + len(t) for k, t in self.browser.texts.items() if k != key)
        if sum(others) + len(key) + len(text) > self.room:
            raise StorageError(full=True)
        changed = self.browser.texts.get(key) != text
        self.browser.texts[key] = text
        self.writes.append(key)
        if changed:
            self._tell_tabs(key)

    def forget(self, key: str) -> None:
        self._refuse_if("forbidden")
        self.browser.earlier.pop(key, None)
        if self.browser.texts.pop(key, None) is not None:
            self._tell_tabs(key)

    def keys(self) -> list[str]:
        self._refuse_if("forbidden")
        return list(self.browser.texts)

    def earlier(self) -> dict[str, str]:
        self._refuse_if("forbidden")
        return dict(self.browser.earlier)

    def write_earlier(self, key: str, text: str) -> None:
        self._refuse_if("forbidden", "full")
        self.browser.earlier[key] = text

    def found(self) -> dict[str, tuple[int, str]]:
        texts = self.browser.texts if self.storage != "forbidden" else {}
        return {
            key: (number, text)
            for key, (number, text) in self.browser.journal.items()
            if self.disk != "none" and texts.get(key, "") != text
        }

    def journal(self, number: int, texts: Mapping[str, str]) -> None:
        if self.disk != "none":
            self.unwritten.append((number, dict(texts)))
        if self.disk == "works":
            self.sync()

    def when_kept(self, action: Action) -> None:
        self.waiting.append(action)
        self._go_on()

    def sync(self) -> None:
        """Let the disk have everything."""
        for number, texts in self.unwritten:
            self.browser.journal |= {key: (number, it) for key, it in texts.items()}
        self.unwritten.clear()
        self._go_on()

    def _go_on(self) -> None:
        while self.waiting and not self.unwritten:
            self.waiting.pop(0)()

    def has_locks(self) -> bool:
        return self.locks

    def watch_tabs(self, heard: Heard, left: Action, back: Action) -> None:
        self.heard, self.leave, self.come_back = heard, left, back
        self.browser.tabs.append(self)

    def _tell_tabs(self, key: str) -> None:
        for tab in list(self.browser.tabs):
            if tab is not self:
                tab.heard(key)

    def download(self, name: str, text: str) -> None:
        self.downloads[name] = text

    def address(self) -> str:
        return "https://here.example/sy/"

    def copy(self, text: str, name: str, _heard: str = "") -> None:
        self.copies.append((name, text))

    def can_send(self) -> bool:
        return self.sends

    def devices(self) -> FakeDevices:
        return FakeDevices(self.air, self.browser)

    def workbench(self, told: Callable[[Told], None]) -> FakeBench:
        self.benches.append(FakeBench(told))
        return self.benches[-1]

    def send(self, title: str, address: str) -> None:
        self.copies.append((title, address))

    def ask_for_file(self) -> None:
        self.files_asked += 1

    def claim(self, name: str, answer: Callable[[bool], None], *, steal: bool) -> None:
        holder = self.browser.holders.get(name)
        if holder is not None and holder[0] is not self:
            if not steal:
                answer(False)
                return
            holder[1](False)
        self.browser.holders[name] = (self, answer)
        answer(True)

    def release(self, name: str) -> None:
        holder = self.browser.holders.get(name)
        if holder is not None and holder[0] is self:
            del self.browser.holders[name]

    def after(self, milliseconds: int, action: Action) -> Action:
        timer = (milliseconds, action)
        self.timers.append(timer)
        return lambda: self.timers.remove(timer) if timer in self.timers else None

    def after_frame(self, action: Action) -> None:
        action()

    def idle(self, action: Action, within: int | None = None) -> None:
        self.after(within or 0, action)

    def pass_time(self) -> None:
        """Let everything happen that is due later, soonest first."""
        for timer in sorted(self.timers, key=lambda timer: timer[0]):
            if timer in self.timers:  # nobody has called it off meanwhile
                self.timers.remove(timer)
                timer[1]()

    def thread(
        self, hear: Callable[[object], None], broken: Action
    ) -> FakeThread | None:
        if not self.has_threads:
            return None
        self.threads.append(FakeThread(hear, broken))
        return self.threads[-1]

    def entropy(self) -> int:
        self.seed += 1
        return self.seed

    def random_bytes(self, count: int) -> bytes:
        return Random(f"bytes {self.entropy()}").randbytes(count)

    def persist(self) -> None:
        self.persists += 1

    def switch_release(self) -> None:
        self.switches += 1

    def effect(self, *wish: str) -> None:
        if wish[0] != "stage":
            self.effects.append(wish)
        elif wish[1:]:
            self.staged.append(json.loads(wish[1]))

    @property
    def sounds(self) -> list[str]:
        """All that was to be heard."""
        return [
            name for kind, *names in self.effects if kind == "sound" for name in names
        ]

    @property
    def markup(self) -> str:
        """All that is on the page."""
        return "".join(self.regions.values())

    def _refuse_if(self, *states: str) -> None:
        if self.storage in states:
            raise StorageError(full=self.storage == "full")
