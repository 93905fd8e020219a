"""Draw the boards of the tutorial's tasks into web/learn/boards, for paper.

They show what the reader's board shows, made of the same view: lines and stations, the
pieces, and the log, tickets and dice where the task has them beside its board. The
build puts them into its pages, and letters in the reader's language on the pieces.
``python -m tools.pictures.boards --check`` only says whether they are current.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from html import escape
from typing import Final, Protocol

from sy_core.classic.view import View as ClassicView
from sy_core.hunting.view import View as HuntingView
from sy_core.protocols import View
from sy_core.sharing import read_position
from sy_core.terms import MISTER_X, SPECTATOR, Station, Ticket
from tools.pictures.grid import Grid
from tools.pictures.london import London, Point
from tools.site.course import lessons

_GAP: Final = 6
_LINE: Final = 26
"""Height of a line of tickets below the board."""
_CELL: Final = 40
_KINDS: Final = (Ticket.TAXI, Ticket.BUS, Ticket.UNDERGROUND)


class Ground(Protocol):
    """What pieces stand on."""

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of what is shown."""

    def at(self, station: Station) -> Point:
        """Where a station lies."""

    def draw(self) -> Iterator[str]:
        """All but the pieces."""


def main(arguments: list[str]) -> int:
    """Write the pictures, or check them."""
    drawn = pictures()
    kept = {path.stem: path for path in lessons.BOARDS.glob("*.svg")}
    if "--check" in arguments:
        stale = kept.keys() ^ drawn.keys()
        both = kept.keys() & drawn.keys()
        stale |= {name for name in both if kept[name].read_text() != drawn[name]}
        print(f"stale: {' '.join(sorted(stale))}" if stale else "boards are current")
        return 1 if stale else 0
    for name in kept.keys() - drawn.keys():
        kept[name].unlink()
    lessons.BOARDS.mkdir(exist_ok=True)
    for name, text in drawn.items():
        (lessons.BOARDS / f"{name}.svg").write_text(text, encoding="utf-8")
    print(f"{len(drawn)} boards, {sum(map(len, drawn.values()))} characters")
    return 0


def pictures() -> dict[str, str]:
    """The board of every task, by the task's name."""
    tasks = lessons.course().tasks.items()
    return {name: picture(task["board"]) for name, task in tasks}


def picture(board: Mapping[str, str]) -> str:
    """The picture of a task's board."""
    seat = SPECTATOR if board["seat"] == "detectives" else MISTER_X
    view = read_position(board["position"]).view(seat)
    ground = _ground(view, board)
    left, top, width, height = ground.box
    below = list(_below(view, board["parts"].split(",")))
    rows = "".join(
        f'<g transform="translate({left} {top + height + _GAP + _LINE * number})">'
        f"{row}</g>"
        for number, row in enumerate(below)
    )
    shown = f"{left} {top} {width} {height}"
    room = height + 2 + (_GAP + _LINE * len(below) if below else 0)
    whole = f"{left - 1} {top - 1} {width + 2} {room}"
    size = f'x="{left}" y="{top}" width="{width}" height="{height}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{whole}">'
        f'<svg {size} viewBox="{shown}">{"".join(ground.draw())}'
        f'{"".join(_pieces(view, ground))}</svg><rect class="edge" {size}/>'
        f"{rows}</svg>\n"
    )


def _ground(view: View, board: Mapping[str, str]) -> Ground:
    if isinstance(view, HuntingView):
        return Grid(view)
    assert isinstance(view, ClassicView)
    focus = (int(text) for text in board["focus"].split(","))
    return London(view, tuple(map(Station, focus)))


def _pieces(view: View, ground: Ground) -> Iterator[str]:
    seen = view.last_seen
    if view.x_station is not None:
        yield _piece("X", "x", ground.at(view.x_station))
    elif seen is not None:
        yield _piece("X", "x gone", ground.at(seen[1]))
    for pawn, station in zip(view.table.pawns, view.pursuers, strict=False):
        yield _piece(pawn, pawn.lower(), ground.at(station))


def _piece(letter: str, kind: str, at: Point) -> str:
    """A disc above its station, whose number stays readable."""
    x, y = at
    return (
        f'<g class="piece {kind}" transform="translate({x} {y - 19})">'
        f'<circle r="10"/><text y="4">{letter}</text></g>'
    )


def _below(view: View, parts: list[str]) -> Iterator[str]:
    """What lies beside the board, a line each."""
    if "log" in parts:
        yield "".join(
            _cell(index, f"{entry.sign} {entry.station or ''}")
            for index, entry in enumerate(view.trail)
        )
    if isinstance(view, HuntingView) and (view.hand or view.played):
        dice = view.hand or view.played
        yield "".join(_cell(index, die.value) for index, die in enumerate(dice))
    if "cards" in parts and isinstance(view, ClassicView):
        for pawn, purse in zip(view.table.pawns, view.purses, strict=False):
            counts = zip(_KINDS, purse, strict=True)
            tickets = [f"{kind.value} {count}" for kind, count in counts]
            cells = enumerate([str(pawn), *tickets])
            yield "".join(_cell(index, text) for index, text in cells)


def _cell(index: int, text: str) -> str:
    x = index * (_CELL + 4)
    return (
        f'<rect class="cell" x="{x}" width="{_CELL}" height="{_LINE - 6}"/>'
        f'<text class="word" x="{x + _CELL / 2}" y="14">{escape(text.strip())}</text>'
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
