"""The classic game on the map of London, with the same verbs as the dice game.

>>> from random import Random
>>> from sy_core.classic import apply, legal_moves, new_game
>>> game = new_game("1983", players=4, rng=Random(7))
>>> first = next(iter(legal_moves(game)))
>>> len(apply(game, first).trail)
1
"""

from sy_core.classic.advance import advance
from sy_core.classic.deal import house_rules, new_game
from sy_core.classic.deduce import deduce, sample_state
from sy_core.classic.editions import EDITIONS, edition_named
from sy_core.classic.editions.model import HouseRules, Tickets
from sy_core.classic.explain import explain
from sy_core.classic.moves import Appear, Double, Hide, Move, PawnRide, Ride, Stay
from sy_core.classic.notation import format_move, parse_move
from sy_core.classic.record import (
    export_redacted,
    load_record,
    read_record,
    recover,
    replay,
    write_record,
)
from sy_core.classic.rules import (
    apply,
    legal_legs,
    legal_moves,
    outcome,
    pawn_moves,
    to_move,
    undo,
)
from sy_core.classic.state import Entry, GameState, Phase, Table
from sy_core.classic.view import (
    PawnStatus,
    Sighting,
    Turn,
    View,
    as_detectives_see,
    view_for,
)
from sy_core.formats.record import Record, Recovery

__all__ = [
    "EDITIONS",
    "Appear",
    "Double",
    "Entry",
    "GameState",
    "Hide",
    "HouseRules",
    "Move",
    "PawnRide",
    "PawnStatus",
    "Phase",
    "Record",
    "Recovery",
    "Ride",
    "Sighting",
    "Stay",
    "Table",
    "Tickets",
    "Turn",
    "View",
    "advance",
    "apply",
    "as_detectives_see",
    "deduce",
    "edition_named",
    "explain",
    "export_redacted",
    "format_move",
    "house_rules",
    "legal_legs",
    "legal_moves",
    "load_record",
    "new_game",
    "outcome",
    "parse_move",
    "pawn_moves",
    "read_record",
    "recover",
    "replay",
    "sample_state",
    "to_move",
    "undo",
    "view_for",
    "write_record",
]
