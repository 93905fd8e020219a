"""The verbs of the dice game."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from sy_core.game import Game
from sy_core.hunting import deal, notation, rules
from sy_core.hunting.deduce import deduce, sample_state
from sy_core.hunting.editions import EDITIONS, Edition, HouseRules, RunIn
from sy_core.hunting.explain import explain
from sy_core.hunting.moves import Again, Move, PawnRide, PawnStay, Place, Roll, double
from sy_core.hunting.record import RECORDS
from sy_core.hunting.state import (
    Entry,
    GameState,
    Phase,
    StartingPosition,
    Table,
    Token,
)
from sy_core.hunting.view import PawnStatus, Sighting, Turn, View, view_for
from sy_core.knowledge import foreseen
from sy_core.outcome import EndReason, Outcome
from sy_core.terms import Ticket

HUNTING: Final[Game[GameState, Move, View]] = Game(
    id=RECORDS.game,
    editions=EDITIONS,
    view_parts=MappingProxyType(
        {
            "view": View,
            "turn": Turn,
            "sighting": Sighting,
            "status": PawnStatus,
            "outcome": Outcome,
            "end": EndReason,
            "place": Place,
            "roll": Roll,
            "again": Again,
            "pawn_ride": PawnRide,
            "pawn_stay": PawnStay,
            "ticket": Ticket,
            "table": Table,
            "starting_position": StartingPosition,
            "entry": Entry,
            "phase": Phase,
            "token": Token,
            "edition": Edition,
            "rules": HouseRules,
            "run_in": RunIn,
        }
    ),
    new_game=deal.new_game,
    set_up=deal.set_up,
    legal_moves=rules.legal_moves,
    legal_legs=rules.legal_legs,
    double=double,
    explain=explain,
    apply=rules.apply,
    undo=rules.undo,
    beginning=deal.beginning,
    history=rules.history,
    outcome=rules.outcome,
    to_move=rules.to_move,
    is_chance=rules.is_chance,
    roll=rules.roll,
    view_for=view_for,
    foreseen=foreseen,
    deduce=deduce,
    sample_state=sample_state,
    format_move=notation.format_move,
    parse_move=notation.parse_move,
    records=RECORDS,
)
