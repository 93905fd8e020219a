"""Records of the classic game: how its cards were dealt, and what is redacted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sy_core.classic.deal import beginning, new_game
from sy_core.classic.editions.model import HouseRules
from sy_core.classic.moves import Move
from sy_core.classic.notation import format_move, parse_move
from sy_core.classic.rules import apply
from sy_core.classic.state import GameState
from sy_core.classic.view import Event, Sighting, Turn, View, view_for
from sy_core.formats.envelope import Fields
from sy_core.formats.record import Records

GAME: Final = "classic"


def _deal(first: View) -> Mapping[str, object]:
    return {"starts": list(first.table.starts), "x_start": first.x_start}


def _dealt(fields: Fields, rules: Mapping[str, int]) -> GameState:
    return new_game(
        fields.text("edition"),
        fields.integer("players"),
        rules=rules,
        starts=fields.integers("starts"),
        x_start=fields.integer("x_start"),
    )


def _redacted(view: View) -> list[str]:
    """``T?``, ``X?+T46``, ``??``."""
    return list(map(_redacted_event, view.history))


def _redacted_event(event: Event) -> str:
    if not isinstance(event, Turn):
        return format_move(event)
    return "+".join(_redacted_leg(leg) for leg in event.legs)


def _redacted_leg(leg: Sighting) -> str:
    return leg.sign if leg.stayed else f"{leg.sign}{leg.station or '?'}"


RECORDS: Final[Records[GameState, Move, View]] = Records(
    game=GAME,
    deal=_deal,
    deal_members=("starts", "x_start"),
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
