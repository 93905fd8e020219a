"""Records of the classic game in the signs of position text.

Moves are written as in notation, but for signs that an address would escape:
``*`` joins the legs of a double and the takings of an appearance, ``a`` stands
for ``!``, ``h`` for ``.``; a station that is unknown is left out.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from sy_core.classic.deal import new_game
from sy_core.classic.editions import edition_named
from sy_core.classic.editions.model import Log
from sy_core.classic.moves import Appear, Hide, PawnRide
from sy_core.classic.notation import MOST_LEGS, format_move, parse_move
from sy_core.classic.position.model import position_of
from sy_core.classic.position.reckoning import UNSAID, usual_players
from sy_core.classic.state import GameState, Phase
from sy_core.classic.view import Event, OpenMove, Sighting, Turn, View, view_for
from sy_core.errors import Fault, NotationError, PositionError, SetupError, SetupFault
from sy_core.formats.clauses import Clauses, numbers_text
from sy_core.formats.position import Position, party_clauses
from sy_core.formats.shorthand import Shorthand
from sy_core.terms import MISTER_X, SPECTATOR, Station, Ticket

DEAL_KEYS: Final = ("players", "house", "deal", "x", "moves")

_LEG: Final = re.compile(r"([TBUXo])([1-9][0-9]{0,2})?")
_STAY: Final = re.compile(r"(-)([1-9][0-9]{0,2})?")


def deal_clauses(view: View) -> list[tuple[str, str]]:
    """How the game was dealt."""
    table = view.table
    return [
        *party_clauses(table, usual_players(table.edition, len(table.pawns))),
        ("deal", numbers_text(table.starts)),
        ("x", str(view.x_start or "")),
    ]


def dealt(clauses: Clauses) -> tuple[GameState, bool]:
    """The state after the deal; an unsaid Mister X stands on any start card."""
    clauses.only(DEAL_KEYS)
    edition = edition_named(clauses.edition)
    starts = clauses.numbers("deal")
    players = clauses.number("players", usual_players(edition, len(starts)), 9)
    if players is None:
        raise SetupError(
            SetupFault.COUNT, "deal", f"no party has {len(starts)} pursuers"
        )
    rules = clauses.house(edition.former)
    said = clauses.number("x", None, max(edition.board.stations))
    anywhere = min(set(edition.x_starts).difference(starts), default=0)
    x_start = anywhere if said is None else said
    game = new_game(edition, players, starts=starts, x_start=x_start, rules=rules)
    return game, said is not None


def starting_position(view: View) -> Position[GameState]:
    """The position that the game began from, with what has been shown since."""
    start = view.table.starting_position
    assert start is not None
    past = tuple(
        replace(entry, ticket=seen.ticket, station=seen.station)
        for entry, seen in zip(start.log, view.trail, strict=False)
    )
    return position_of(view.table, view.x_start, past)


def signs(view: View) -> tuple[str, ...]:
    """Each event as text."""
    return tuple(map(_sign, view.history))


def _sign(event: Event) -> str:
    match event:
        case Hide():
            return "h"
        case Appear():
            return format_move(event).replace("!", "a").replace("+", "*")
        case PawnRide():
            return format_move(event)
        case _:
            return "*".join(map(_leg, event.legs))


def _leg(leg: Sighting) -> str:
    ticket = UNSAID if leg.ticket is None else leg.ticket.value
    return f"{'-' if leg.stayed else ticket}{leg.station or ''}"


def move_text(sign: str) -> str | None:
    """A sign as a move in notation; None: not all of it is known."""
    if sign == "h":
        return "."
    if sign.startswith("a"):
        return "!" + sign[1:].replace("*", "+")
    if _STAY.fullmatch(sign):
        return "-"
    legs = [_LEG.fullmatch(leg) for leg in sign.split("*")]
    if all(legs):
        known = all(leg and leg[1] != UNSAID and leg[2] for leg in legs)
        return sign.replace("*", "+") if known else None
    return sign


def as_seen(first: GameState, signs: tuple[str, ...], *, known: bool) -> View:
    """The spectator's view of a game with these events, for sampling."""
    table = first.table
    view = view_for(first, SPECTATOR)
    older = view_for(first, MISTER_X).trail if known else view.trail
    events = tuple(_event(first, index, sign) for index, sign in enumerate(signs))
    legs = [leg for event in events if isinstance(event, Turn) for leg in event.legs]
    if len(older) + len(legs) > table.log_spaces:
        raise PositionError(Fault.LOG, "moves", "fill more entries than the log has")
    return replace(
        view,
        phase=Phase.PURSUIT,
        outcome=None,
        x_start=first.x_start if table.edition.log is Log.OPEN else None,
        trail=(*older, *legs),
        history=events,
    )


def _event(first: GameState, index: int, sign: str) -> Event:
    if stay := _STAY.fullmatch(sign):
        return Turn((_sighting(*stay.groups()),))
    legs = [_LEG.fullmatch(leg) for leg in sign.split("*")]
    if len(legs) <= MOST_LEGS and all(legs):
        return Turn(tuple(_sighting(*leg.groups()) for leg in legs if leg))
    try:
        move = parse_move(move_text(sign) or "")
    except NotationError as error:
        raise PositionError(Fault.MOVE, f"moves[{index}]", str(error)) from None
    if isinstance(move, PawnRide) and (
        move.pawn not in first.table.pawns or move.ticket is Ticket.BLACK
    ):
        raise PositionError(Fault.MOVE, f"moves[{index}]", "no pursuer rides so")
    assert isinstance(move, OpenMove)
    return move


def _sighting(sign: str, station: str | None) -> Sighting:
    ticket = None if sign in (UNSAID, "-") else Ticket(sign)
    place = Station(int(station)) if station else None
    return Sighting(0, ticket, place, place is not None, sign == "-")


def unblocked(view: View) -> View:
    """The same view on Mister X's turn: or else the game would be over (R7)."""
    return replace(view, phase=Phase.MISTER_X)


SHORTHAND: Final[Shorthand[GameState, View]] = Shorthand(
    deal_clauses, dealt, starting_position, signs, move_text, as_seen, unblocked
)
