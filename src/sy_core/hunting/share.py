"""Records of the dice game in the signs of position text.

Moves are written as in notation, but for signs that an address would escape:
``p`` stands for ``@`` (placing and hiding), ``r`` for a roll, ``*`` joins the
legs of a double; a space that is unknown is left out, ``o`` is an unknown leg.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from sy_core.errors import Fault, NotationError, PositionError
from sy_core.formats.clauses import Clauses
from sy_core.formats.position import Position, party_clauses
from sy_core.formats.shorthand import Shorthand
from sy_core.hunting.deal import new_game
from sy_core.hunting.editions import edition_named
from sy_core.hunting.layout import tile_of
from sy_core.hunting.moves import Roll
from sy_core.hunting.notation import LEGS_OF_A_DOUBLE, format_move, parse_move
from sy_core.hunting.position.model import position_of
from sy_core.hunting.position.reckoning import usual_players
from sy_core.hunting.state import GameState, Token
from sy_core.hunting.view import Event, OpenMove, Sighting, Turn, View, view_for
from sy_core.terms import MISTER_X, SPECTATOR, Station

DEAL_KEYS: Final = ("players", "house", "deal", "light", "moves")
LOST: Final = "o"
"""The second leg of a double whose first one ran into a detective: Mister X's own."""

_LEG: Final = re.compile(r"([TBUXH])([1-9][0-9]?)?")
_STAY: Final = re.compile(r"(-)([1-9][0-9]?)?")
_TILE: Final = re.compile(r"p([A-Z])")
_SPACE: Final = re.compile(r"p([1-9][0-9]?)")


def deal_clauses(view: View) -> list[tuple[str, str]]:
    """How the tiles were laid."""
    table = view.table
    return [
        *party_clauses(table, usual_players(table.edition, len(table.tiles))),
        ("deal", table.tiles),
        ("light", table.light),
    ]


def dealt(clauses: Clauses) -> tuple[GameState, bool]:
    """The state before the detectives are placed; nothing is hidden yet."""
    clauses.only(DEAL_KEYS)
    edition = edition_named(clauses.edition)
    tiles = clauses.text("deal")
    players = clauses.number("players", usual_players(edition, len(tiles)), 9)
    if players is None:
        raise PositionError(Fault.COUNT, "deal", "no party has so many tiles")
    light = clauses.values.get("light", "")
    rules = clauses.house(edition.former)
    return new_game(edition, players, tiles=tiles, light=light, rules=rules), True


def starting_position(view: View) -> Position[GameState]:
    """The position that the game began from, with what has been shown since."""
    start = view.table.starting_position
    assert start is not None
    known = zip(start.log, view.trail, strict=False)
    past = tuple(replace(entry, station=seen.station) for entry, seen in known)
    return position_of(view.table, past)


def signs(view: View) -> tuple[str, ...]:
    """Each event as text."""
    return tuple(_sign(event, view.announced) for event in view.history)


def _sign(event: Event, announced: str | None) -> str:
    match event:
        case Turn():
            legs = [_leg(leg, announced) for leg in event.legs]
            if event.planned is not None:
                legs.append(_leg(event.planned, announced))
            elif event.double and len(legs) == 1:
                legs.append(LOST)
            return "*".join(legs)
        case Roll():
            return format_move(event).replace("*", "r")
        case _:
            return format_move(event).replace("@", "p")


def _leg(leg: Sighting, announced: str | None) -> str:
    if leg.token is Token.START:
        return f"p{leg.station or announced}"
    if leg.token is Token.STAY:
        return f"-{leg.station or ''}"
    return f"{leg.token}{leg.station or ''}"


def move_text(sign: str) -> str | None:
    """A sign as a move in notation; None: not all of it is known."""
    if _TILE.fullmatch(sign):
        return None
    if _STAY.fullmatch(sign):
        return "-"
    if sign.startswith("r"):
        return "*" + sign[1:]
    told = sign.removesuffix(f"*{LOST}")
    legs = [_LEG.fullmatch(leg) for leg in told.split("*")]
    if all(legs):
        known = all(leg and leg[2] for leg in legs)
        return sign.removesuffix(LOST).replace("*", "+") if known else None
    return sign.replace("p", "@")


def as_seen(first: GameState, signs: tuple[str, ...], *, known: bool) -> View:
    """The spectator's view of a game with these events, for sampling."""
    view = view_for(first, SPECTATOR)
    older = view_for(first, MISTER_X).trail if known else view.trail
    events = tuple(_event(first, index, sign) for index, sign in enumerate(signs))
    turns = {at: event for at, event in enumerate(events) if isinstance(event, Turn)}
    hidings = [at for at, turn in turns.items() if turn.legs[0].token is Token.START]
    if len(hidings) > (not first.trail):
        raise PositionError(Fault.MOVE, "moves", "Mister X hides only once")
    if hidings and min(turns) < hidings[0]:
        where, what = f"moves[{min(turns)}]", "Mister X has not hidden yet"
        raise PositionError(Fault.MOVE, where, what)
    legs = [leg for turn in turns.values() for leg in turn.legs]
    if len(older) + len(legs) > first.table.log_spaces:
        raise PositionError(Fault.LOG, "moves", "fill more than the tableau has")
    announced = view.announced
    for sign in signs:
        if match := _TILE.fullmatch(sign):
            announced = match[1]
        elif match := _SPACE.fullmatch(sign):
            announced = tile_of(Station(int(match[1])))
    return replace(
        view,
        outcome=None,
        announced=announced,
        trail=(*older, *legs),
        history=events,
    )


def _event(first: GameState, index: int, sign: str) -> Event:
    where, table = f"moves[{index}]", first.table
    if match := _TILE.fullmatch(sign):
        if match[1] not in table.tiles:
            raise PositionError(Fault.MOVE, where, "is not a laid tile")
        return Turn((Sighting(0, Token.START, None, shown=False),))
    if match := _SPACE.fullmatch(sign):
        space = Station(int(match[1]))
        if space not in table.layout.places:
            raise PositionError(Fault.MOVE, where, "is not a laid space")
        return Turn((Sighting(0, Token.START, space, shown=True),))
    if stay := _STAY.fullmatch(sign):
        return Turn((_sighting(*stay.groups()),))
    whole = sign.split("*")
    legs = [_LEG.fullmatch(leg) for leg in whole if leg != LOST]
    if legs and all(legs) and len(whole) <= LEGS_OF_A_DOUBLE:
        seen = tuple(_sighting(*leg.groups()) for leg in legs if leg)
        return Turn(seen, double=len(whole) > 1)
    try:
        move = parse_move(move_text(sign) or "")
    except NotationError as error:
        raise PositionError(Fault.MOVE, where, str(error)) from None
    if not isinstance(move, OpenMove):
        raise PositionError(Fault.MOVE, where, "is not a laid space")
    return move


def _sighting(sign: str, space: str | None) -> Sighting:
    place = Station(int(space)) if space else None
    return Sighting(0, Token(sign), place, shown=place is not None)


def unblocked(view: View) -> View:
    """The same view: nobody is ever blocked in this game."""
    return view


SHORTHAND: Final[Shorthand[GameState, View]] = Shorthand(
    deal_clauses, dealt, starting_position, signs, move_text, as_seen, unblocked
)
