"""The verbs of the classic game."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from sy_core.classic import deal, notation, rules
from sy_core.classic.deduce import deduce, sample_state
from sy_core.classic.editions import EDITIONS
from sy_core.classic.editions.model import Edition, HouseRules, Tickets
from sy_core.classic.explain import explain
from sy_core.classic.moves import Appear, Hide, Move, PawnRide, double
from sy_core.classic.record import RECORDS
from sy_core.classic.state import Entry, GameState, Phase, StartingPosition, Table
from sy_core.classic.view import PawnStatus, Sighting, Turn, View, view_for
from sy_core.game import Game
from sy_core.knowledge import foreseen
from sy_core.outcome import EndReason, Outcome
from sy_core.terms import Ticket

CLASSIC: Final[Game[GameState, Move, View]] = Game(
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
            "appear": Appear,
            "hide": Hide,
            "pawn_ride": PawnRide,
            "ticket": Ticket,
            "table": Table,
            "starting_position": StartingPosition,
            "entry": Entry,
            "phase": Phase,
            "edition": Edition,
            "rules": HouseRules,
            "tickets": Tickets,
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
