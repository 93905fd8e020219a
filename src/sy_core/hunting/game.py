"""The verbs of the dice game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sy_core import hunting
from sy_core.game import Game
from sy_core.hunting import position
from sy_core.hunting.editions import Edition
from sy_core.hunting.record import GAME
from sy_core.hunting.state import Setting
from sy_core.outcome import EndReason, Outcome
from sy_core.terms import Ticket

if TYPE_CHECKING:
    from random import Random


def _roll_if_due(state: hunting.GameState, rng: Random) -> hunting.Move | None:
    if state.phase is not hunting.Phase.ROLLING:
        return None
    return hunting.roll(state, rng)


HUNTING: Final = Game(
    id=GAME,
    editions=hunting.EDITIONS,
    new_game=hunting.new_game,
    legal_moves=hunting.legal_moves,
    legal_legs=hunting.legal_legs,
    apply=hunting.apply,
    explain=hunting.explain,
    undo=hunting.undo,
    outcome=hunting.outcome,
    to_move=hunting.to_move,
    view_for=hunting.view_for,
    view_parts=(
        *(hunting.View, hunting.Turn, hunting.Sighting, hunting.PawnStatus),
        *(Outcome, EndReason, Ticket, hunting.PawnRide),
        *(hunting.Place, hunting.Roll, hunting.Again, hunting.PawnStay),
        *(hunting.Table, Setting, hunting.Entry, hunting.Phase, hunting.Token),
        *(Edition, hunting.HouseRules, hunting.RunIn),
    ),
    format_move=hunting.format_move,
    parse_move=hunting.parse_move,
    write_record=hunting.write_record,
    read_record=hunting.read_record,
    load_record=hunting.load_record,
    recover=hunting.recover,
    replay=hunting.replay,
    export_redacted=hunting.export_redacted,
    deduce=hunting.deduce,
    sample_state=hunting.sample_state,
    placed_text=position.placed_text,
    read_placed=position.read_placed,
    double=hunting.Double,
    roll=_roll_if_due,
)
