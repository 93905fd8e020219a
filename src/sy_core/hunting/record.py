"""Records of the dice game: how its tiles were laid, and what is redacted.

Dice results are moves: no generator is needed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sy_core.formats.envelope import Fields
from sy_core.formats.record import Records
from sy_core.hunting.deal import beginning, new_game
from sy_core.hunting.editions import HouseRules
from sy_core.hunting.moves import Move
from sy_core.hunting.notation import format_move, parse_move
from sy_core.hunting.rules import apply
from sy_core.hunting.state import GameState, Token
from sy_core.hunting.view import Event, Sighting, Turn, View, view_for

GAME: Final = "hunting"


def _deal(first: View) -> Mapping[str, object]:
    return {"tiles": first.table.tiles, "light": first.table.light}


def _dealt(fields: Fields, rules: Mapping[str, int]) -> GameState:
    return new_game(
        fields.text("edition"),
        fields.integer("players"),
        rules=rules,
        tiles=fields.text("tiles"),
        light=fields.text("light"),
    )


def _redacted(view: View) -> list[str]:
    """``@B``, ``T?``, ``X?+T14``."""
    return [_redacted_event(event, view.announced) for event in view.history]


def _redacted_event(event: Event, announced: str | None) -> str:
    if not isinstance(event, Turn):
        return format_move(event)
    legs = [_redacted_leg(leg, announced) for leg in event.legs]
    if event.double and len(legs) == 1:
        legs.append("?")  # he ran into a detective: the second leg never came
    return "+".join(legs)


def _redacted_leg(leg: Sighting, announced: str | None) -> str:
    if leg.token is Token.STAY:
        return leg.sign
    unknown = announced if leg.token is Token.START else "?"
    return f"{leg.sign}{leg.station or unknown}"


RECORDS: Final[Records[GameState, Move, View]] = Records(
    game=GAME,
    deal=_deal,
    deal_members=("tiles", "light"),
    dealt=_dealt,
    house_rules=HouseRules(),
    redacted=_redacted,
    beginning=beginning,
    view_for=view_for,
    apply=apply,
    format_move=format_move,
    parse_move=parse_move,
    moves=lambda state: state.moves,
)
write_record = RECORDS.write
export_redacted = RECORDS.export_redacted
read_record = RECORDS.read
load_record = RECORDS.load
recover = RECORDS.recover
replay = RECORDS.replay
