"""Records of the dice game: how its tiles were laid, and what is redacted.

Dice results are moves: no generator is needed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sy_core.formats.envelope import Fields
from sy_core.formats.record import Records
from sy_core.hunting.deal import beginning, new_game
from sy_core.hunting.editions import HouseRules, edition_named
from sy_core.hunting.moves import Move
from sy_core.hunting.notation import format_move, parse_move
from sy_core.hunting.rules import apply
from sy_core.hunting.state import GameState, Token
from sy_core.hunting.view import Event, Sighting, Turn, View, view_for


class HuntingRecords(Records[GameState, Move, View]):
    """Laid tiles, and dice without spaces where those are hidden."""

    game = "hunting"
    deal_members = ("tiles", "light")
    house_rules = HouseRules()

    def deal(self, first: View) -> Mapping[str, object]:
        """The tiles row by row, and which of them lie light side up."""
        return {"tiles": first.table.tiles, "light": first.table.light}

    def dealt(self, fields: Fields, rules: Mapping[str, int]) -> GameState:
        """A game on these tiles."""
        edition = edition_named(fields.text("edition"))
        players = fields.integer("players")
        tiles, light = fields.text("tiles"), fields.text("light")
        rules = {**edition.former, **rules}
        return new_game(edition, players, rules=rules, tiles=tiles, light=light)

    def redacted(self, view: View) -> list[str]:
        """Each event as the detectives know it: ``@B``, ``T?``, ``X?+T14``."""
        return [_redacted(event, view.announced) for event in view.history]


def _redacted(event: Event, announced: str | None) -> str:
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


RECORDS: Final = HuntingRecords(beginning, view_for, apply, format_move, parse_move)
write_record, export_redacted = RECORDS.write, RECORDS.export_redacted
read_record, load_record = RECORDS.read, RECORDS.load
recover, replay = RECORDS.recover, RECORDS.replay
