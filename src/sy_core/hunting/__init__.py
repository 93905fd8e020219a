"""The dice game "Hunting Mister X", with the same verbs as the classic game.

>>> from random import Random
>>> from sy_core.hunting import apply, legal_moves, new_game
>>> game = new_game("hunting", players=3, rng=Random(7))
>>> first = next(iter(legal_moves(game)))
>>> len(apply(game, first).pursuers)
1
"""

from sy_core.formats.record import Record, Recovery
from sy_core.hunting.advance import advance
from sy_core.hunting.deal import house_rules, new_game
from sy_core.hunting.deduce import deduce, sample_state
from sy_core.hunting.editions import EDITIONS, HouseRules, RunIn, edition_named
from sy_core.hunting.explain import explain
from sy_core.hunting.layout import Layout, lay, tile_of
from sy_core.hunting.moves import (
    Again,
    Double,
    Fly,
    Move,
    PawnRide,
    PawnStay,
    Place,
    Ride,
    Roll,
    Start,
    Stay,
)
from sy_core.hunting.notation import format_move, parse_move
from sy_core.hunting.record import (
    export_redacted,
    load_record,
    read_record,
    recover,
    replay,
    write_record,
)
from sy_core.hunting.rules import (
    apply,
    chances,
    legal_legs,
    legal_moves,
    outcome,
    pawn_moves,
    random_game,
    random_move,
    roll,
    to_move,
    undo,
)
from sy_core.hunting.state import Entry, GameState, Phase, Table, Token
from sy_core.hunting.tiles import TILES, Mark, MarkKind, Tile
from sy_core.hunting.view import (
    PawnStatus,
    Sighting,
    Turn,
    View,
    as_detectives_see,
    view_for,
)

__all__ = [
    "EDITIONS",
    "TILES",
    "Again",
    "Double",
    "Entry",
    "Fly",
    "GameState",
    "HouseRules",
    "Layout",
    "Mark",
    "MarkKind",
    "Move",
    "PawnRide",
    "PawnStatus",
    "PawnStay",
    "Phase",
    "Place",
    "Record",
    "Recovery",
    "Ride",
    "Roll",
    "RunIn",
    "Sighting",
    "Start",
    "Stay",
    "Table",
    "Tile",
    "Token",
    "Turn",
    "View",
    "advance",
    "apply",
    "as_detectives_see",
    "chances",
    "deduce",
    "edition_named",
    "explain",
    "export_redacted",
    "format_move",
    "house_rules",
    "lay",
    "legal_legs",
    "legal_moves",
    "load_record",
    "new_game",
    "outcome",
    "parse_move",
    "pawn_moves",
    "random_game",
    "random_move",
    "read_record",
    "recover",
    "replay",
    "roll",
    "sample_state",
    "tile_of",
    "to_move",
    "undo",
    "view_for",
    "write_record",
]
