"""What a list tells of a kept game, without replaying it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from sy_core.protocols import View
from sy_core.registry import GAMES
from sy_core.terms import MISTER_X
from ui.table.session import Session

LONGEST_NAME: Final = 60
LATEST: Final = 8_640_000_000_000_000
"""The last millisecond that browsers have a date for."""
DETECTIVES: Final = "detectives"
TURNS: Final = (
    DETECTIVES,
    MISTER_X,
    *(f"detective_{number}" for number in range(1, 6)),
)
INVITED: Final = "invited"
OURS: Final = "ours"
POSTS: Final = (INVITED, OURS, "theirs")
GIVEN_UP: Final = "given up"
"""Why a game has ended that was not played to its end."""
MOST: Final = 999
"""Of rounds, or whatever a list counts."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list tells of a game: nothing that only Mister X knows."""

    game: str = ""
    edition: str = ""
    players: int = 0
    round: int = 0
    turn: str = ""
    """Whose turn it is: a seat, or ``detectives`` if it is any of them."""
    over: str = ""
    """Why the game has ended; empty: it goes on."""
    names: tuple[str, ...] = ()
    """The names that were given to players, Mister X first; empty: none."""
    post: str = ""
    """Over two devices: ``invited``, ``ours`` or ``theirs``; empty: it is not."""


def summary_of(session: Session) -> Summary:
    """What may be told of a running game, taken from what everybody sees."""
    view = session.table_view
    seats = view.to_move
    return Summary(
        game=session.game.id,
        edition=view.table.edition.id,
        players=view.table.players,
        round=view.round,
        turn=str(seats[0]) if len(seats) == 1 else DETECTIVES if seats else "",
        over=_over(session, view),
        names=tuple(chair.name for chair in session.seating.chairs),
        post=session.post,
    )


def _over(session: Session, view: View) -> str:
    if view.outcome is not None:
        return view.outcome.reason.value
    return GIVEN_UP if session.over else ""


def read_summary(stored: Mapping[str, object]) -> Summary:
    """A summary that makes sense, whatever was stored."""
    game = GAMES.get(str(stored.get("game")))
    edition = value_in(stored, "edition", "")
    if game is None or edition not in game.editions:
        return Summary()
    names, turn = stored.get("names"), stored.get("turn")
    listed = names if isinstance(names, list) else []
    return Summary(
        game=game.id,
        edition=edition,
        players=number_in(stored, "players"),
        round=number_in(stored, "round"),
        turn=turn if turn in TURNS else "",
        over=trimmed(value_in(stored, "over", "")),
        names=tuple(trimmed(str(name)) for name in listed[:8]),
        post=post if (post := stored.get("post")) in POSTS else "",
    )


def number_in(fields: Mapping[str, object], name: str, most: int = MOST) -> int:
    """A number that can be shown, else none."""
    value = value_in(fields, name, 0)
    return value if 0 <= value <= most else 0


def value_in(fields: Mapping[str, object], name: str, default: T) -> T:
    """A member if it is of the default's type, else the default."""
    value = fields.get(name, default)
    return value if type(value) is type(default) else default


def trimmed(name: str) -> str:
    """A name on one line, not too long; where it was cut, it says so."""
    whole = " ".join(name.split())
    if len(whole) <= LONGEST_NAME:
        return whole
    return whole[: LONGEST_NAME - 1].rstrip() + "…"
