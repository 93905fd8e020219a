"""Records of the classic game: how its cards were dealt, and what is redacted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sy_core.classic.deal import beginning, new_game
from sy_core.classic.editions import edition_named
from sy_core.classic.editions.model import HouseRules
from sy_core.classic.moves import Move
from sy_core.classic.notation import format_move, parse_move
from sy_core.classic.rules import apply
from sy_core.classic.state import GameState
from sy_core.classic.view import Event, Sighting, Turn, View, view_for
from sy_core.formats.envelope import Fields
from sy_core.formats.record import Records


class ClassicRecords(Records[GameState, Move, View]):
    """Start stations, and tickets without stations where those are hidden."""

    game = "classic"
    deal_members = ("starts", "x_start")
    house_rules = HouseRules()

    def deal(self, first: View) -> Mapping[str, object]:
        """All start stations, Mister X's as far as it is known."""
        return {"starts": list(first.table.starts), "x_start": first.x_start}

    def dealt(self, fields: Fields, rules: Mapping[str, int]) -> GameState:
        """A game on these start stations."""
        edition = edition_named(fields.text("edition"))
        return new_game(
            edition,
            fields.integer("players"),
            rules={**edition.former, **rules},
            starts=fields.integers("starts"),
            x_start=fields.integer("x_start"),
        )

    def dealt_alike(self, fields: Fields, rules: Mapping[str, int]) -> GameState:
        """The same, but an unsaid Mister X stands on any start card."""
        if fields.values.get("x_start", 0) is not None:
            return self.dealt(fields, rules)
        edition = edition_named(fields.text("edition"))
        cards = edition.board.stations if rules.get("free_starts") else edition.x_starts
        anywhere = min({*cards}.difference(fields.integers("starts")), default=0)
        return self.dealt(Fields({**fields.values, "x_start": anywhere}), rules)

    def redacted(self, view: View) -> list[str]:
        """Each event as the detectives know it: ``T?``, ``X?+T46``, ``??``."""
        return list(map(_redacted, view.history))


def _redacted(event: Event) -> str:
    if not isinstance(event, Turn):
        return format_move(event)
    return "+".join(_redacted_leg(leg) for leg in event.legs)


def _redacted_leg(leg: Sighting) -> str:
    return leg.sign if leg.stayed else f"{leg.sign}{leg.station or '?'}"


RECORDS: Final = ClassicRecords(beginning, view_for, apply, format_move, parse_move)
write_record, export_redacted = RECORDS.write, RECORDS.export_redacted
read_record, load_record = RECORDS.read, RECORDS.load
recover, replay = RECORDS.recover, RECORDS.replay
