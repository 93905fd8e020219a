"""What is seen: regions of markup, the board, the address.

The page's skeleton, made once::

    #app
      #screen                     home, setup, settings, about
      #offline                    below them: what is kept for offline play
      #table                      a game
        #panel                    #coach #coach-acts #head (#clock) #computers
                                  #computer-acts #computer-said #notebook #cards #log
                                  #list
        #board-frame              the board: #board (London) or #grid (tiles); after
                                  the panel, so that keys come to the typed field first
        #inspector                a station that is looked into
        #tools  #bar              what can be done, and the choice being made
      #cover  #veil  #peek        before Mister X's screen: js/curtain.js
      #curtain  #dialog  #toast  #live
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from js import document, window
from pyodide.ffi import to_js

from ui.browser.core import Core, js_object
from ui.kit.frame import EMPTY_BOARD
from ui.kit.html import Html

SKELETON: Final = """
<div id="screen" data-region></div>
<div id="offline" data-region></div>
<div id="table" role="main">
  <div id="panel" tabindex="-1">
    <div id="coach-card">
      <div id="coach" data-region aria-live="polite"></div>
      <div id="coach-acts" data-region></div>
    </div>
    <div id="head" data-region></div>
    <div id="computers-strip">
      <div id="computers" data-region></div>
      <div id="computer-acts" data-region></div>
      <div id="computer-said" data-region></div>
    </div>
    <div id="notebook" data-region></div>
    <div id="cards" data-region></div>
    <div id="log" data-region></div>
    <div id="list" data-region></div>
  </div>
  <div id="board-frame" dir="ltr"><div id="grid" data-region></div></div>
  <div id="deck">
    <div id="inspector" data-region></div>
    <div id="tools" data-region></div>
    <div id="bar" data-region></div>
  </div>
</div>
<div id="cover" data-region></div>
<canvas id="veil" width="1" height="1" aria-hidden="true"></canvas>
<div id="peek" data-region></div>
<div id="curtain" data-region></div>
<div id="dialog" data-region></div>
<div id="toast" data-region role="status" aria-live="off"></div>
<div id="live" class="visually-hidden" aria-live="polite"></div>
"""


class Drawing(Core):
    """Showing things."""

    def __init__(self) -> None:
        super().__init__()
        self._app = document.getElementById("app")
        _put(self._app, SKELETON)
        london = document.getElementById("board")
        london.querySelector("svg").classList.add("is-dim")  # as in every game
        document.getElementById("board-frame").prepend(london)
        self._shown: dict[str, str] = {}
        self._painted = ""
        self._held: str | None = None
        """While tiles are to be laid: how they will look."""
        self._labels: Mapping[str, str] = {}
        self._language = ""
        self._title = ""
        self._used = ""
        self._focus = ""
        self._board = window.sy.board
        self._attention = window.sy.attention

    def show(self, regions: Mapping[str, Html]) -> None:
        self._attention.hold()
        for name, markup in regions.items():
            if self._shown.get(name) != markup:
                self._shown[name] = str(markup)
                region = document.getElementById(name)
                if name == "grid":
                    self._lay(markup)
                elif region:  # a clock is not in every head
                    self._fill(region, markup)
        self._take_board()

    def _lay(self, tiles: str) -> None:
        """Lay other tiles: after the next frame, they take as long as all the rest."""
        self._used = ""
        if not tiles:
            _put(document.getElementById("grid"), "")
        elif self._held is None:
            self._held = ""
            self.after_frame(self._laid)

    def _laid(self) -> None:
        held, self._held = self._held, None
        _put(document.getElementById("grid"), self._shown["grid"])
        self._take_board()
        if held:
            self.paint(held)

    def _take_board(self) -> None:
        game = self._flags.get("board", "none")
        if game not in ("none", self._used) and self._held is None:
            self._used = game
            self._use_board(game)

    def _fill(self, region: Any, markup: str) -> None:
        """New markup for a region; the keyboard stays where it was, if it can."""
        held = document.activeElement
        has = held and region.contains(held)
        again = str(self._attention.address(held)) if has else ""
        opened = [
            node.className for node in region.querySelectorAll("details[open]").to_py()
        ]
        typed = (
            held.value
            if again and held.tagName == "INPUT" and held.id == "typed"
            else None
        )
        _put(region, markup)
        for node in region.querySelectorAll("[data-region]").to_py():
            self._shown.pop(str(node.id), None)  # is empty now
        for node in region.querySelectorAll("details").to_py():
            if node.className in opened:
                node.open = True
        modal = region.querySelector("dialog[data-modal]")
        if modal and not modal.open:
            _open(modal)
        if again:
            same = region.querySelector(again)
            if same:
                same.focus()
                if typed:
                    same.value = typed

    def paint(self, board: str) -> None:
        if self._held is not None:
            self._held = board
        elif board != self._painted:
            self._painted = board
            self._board.paint(window.JSON.parse(board))

    def look_at(
        self, stations: list[int], closer: float = 1, *, targets: Sequence[int] = ()
    ) -> None:
        self._board.lookAt(to_js(stations), closer, to_js(list(targets)))

    def sees(self, stations: Sequence[int], targets: Sequence[int]) -> bool:
        return bool(self._board.sees(to_js(list(stations)), to_js(list(targets))))

    def say(self, text: str) -> None:
        self._attention.say(text)

    def focus(self, element_id: str) -> None:
        self._focus = element_id

    def rest(self) -> None:
        wanted, self._focus = self._focus, ""
        self._attention.rest(wanted)

    def set_flags(self, flags: Mapping[str, str]) -> None:
        root = document.documentElement
        if flags.get("showing") != self._flags.get("showing"):
            # How far down Mister X could scroll tells how much stood on his screen.
            document.getElementById("panel").scrollTop = 0
        for name, value in flags.items():
            if self._flags.get(name) != value:
                if name in self._flags and name in ("screen", "showing"):
                    self._attention.anew()
                self._flags[name] = value
                root.setAttribute(f"data-{name}", value)
                if name == "showing":
                    _forget_typed()
                    _shut(document.getElementById("table"), value)
                elif name == "screen":
                    window.scrollTo(0, 0)  # another page begins at its beginning
                    # There the map is nothing but a picture behind the doors.
                    _hide(document.getElementById("table"), hidden=value == "home")

    def _use_board(self, game: str) -> None:
        """Let gestures work on London, or on the tiles."""
        frame = document.getElementById("board-frame")
        svg = frame.querySelector("#grid svg" if game == "hunting" else "#board svg")
        if svg:
            self._painted = ""
            self._board.use(svg, frame, document.getElementById("deck"))

    def meet_board(self) -> None:
        """Get to know the hidden map of London before anybody plays."""
        if not self._used:
            self._use_board("classic")

    def lay_out_board(self, look: str) -> None:
        """… and work out how it looks, so that it is there when it is wanted."""
        if not self._used:
            self._board.paint(look)  # at the scale at which a game begins
            self._board.paint(EMPTY_BOARD)
            svg = document.querySelector("#board svg")
            svg.getBBox()  # asks for the layout of everything in it

    def label_board(self, labels: Mapping[str, str]) -> None:
        if labels != self._labels:
            self._labels = labels
            self._board.labels(js_object(labels))
            for word in document.querySelectorAll("#legend text").to_py():
                word.textContent = labels[str(word.dataset.word)]

    def set_language(self, language: str, direction: str) -> None:
        # Chromium looks at every element anew when this is written, even unchanged.
        if language != self._language:
            self._language = language
            document.documentElement.lang = language
            document.documentElement.dir = direction

    def set_title(self, text: str) -> None:
        if text != self._title:
            self._title = text
            document.title = text

    def go(self, route: str, *, instead: bool = False) -> None:
        if window.location.hash == f"#{route}":
            return
        if instead:
            window.history.replaceState(None, "", f"#{route}")
        else:
            window.history.pushState(None, "", f"#{route}")


def _put(node: Any, markup: str) -> None:
    """The only place where text becomes markup; the browser refuses every other."""
    node.innerHTML = window.sy.markup(str(markup))


def _open(dialog: Any) -> None:
    """Over everything else; an older browser just shows it."""
    if hasattr(dialog, "showModal"):
        dialog.showModal()
    else:
        dialog.setAttribute("open", "")


def _shut(table: Any, showing: str) -> None:
    """Take the table behind the curtain out of reach, or give it back.

    Where its contents are skipped (31-table.css), that is so already, and marking
    every one of them inert would only take time.
    """
    shut = showing in ("curtain", "handback")
    if not _knows_style("content-visibility", "hidden"):
        table.inert = shut


def _hide(node: Any, *, hidden: bool) -> None:
    """From screen readers; nothing in it can be reached by a key."""
    if hidden:
        node.setAttribute("aria-hidden", "true")
    else:
        node.removeAttribute("aria-hidden")


def _knows_style(name: str, value: str) -> bool:
    asked = getattr(getattr(window, "CSS", None), "supports", None)
    return bool(asked and asked(name, value))


def _forget_typed() -> None:
    """Half a move that was typed while something else was shown."""
    field = document.getElementById("typed")
    if field:
        field.value = ""
