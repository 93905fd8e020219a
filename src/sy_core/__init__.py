"""Scotland Yard: the rules of every edition as pure functions on frozen values.

>>> from random import Random
>>> from sy_core import legal_moves, new_game, apply, format_move
>>> game = new_game("2013", players=4, rng=Random(7))
>>> first = next(iter(legal_moves(game)))
>>> len(apply(game, first).trail)
1
"""

from sy_core.classic import (
    EDITIONS,
    Appear,
    Double,
    GameState,
    Hide,
    Move,
    PawnRide,
    Phase,
    Ride,
    Stay,
    Table,
    View,
    apply,
    deduce,
    edition_named,
    explain,
    export_redacted,
    format_move,
    legal_legs,
    legal_moves,
    load_record,
    new_game,
    outcome,
    parse_move,
    read_record,
    recover,
    replay,
    sample_state,
    to_move,
    undo,
    view_for,
    write_record,
)
from sy_core.errors import (
    IllegalMoveError,
    NotationError,
    RecordError,
    SetupError,
    SyError,
    ViewError,
)
from sy_core.outcome import EndReason, Outcome
from sy_core.refusal import Reason, Refusal
from sy_core.terms import MISTER_X, SPECTATOR, Mode, Seat, Side, Station, Ticket

__version__ = "0.2.0"

__all__ = [
    "EDITIONS",
    "MISTER_X",
    "SPECTATOR",
    "Appear",
    "Double",
    "EndReason",
    "GameState",
    "Hide",
    "IllegalMoveError",
    "Mode",
    "Move",
    "NotationError",
    "Outcome",
    "PawnRide",
    "Phase",
    "Reason",
    "RecordError",
    "Refusal",
    "Ride",
    "Seat",
    "SetupError",
    "Side",
    "Station",
    "Stay",
    "SyError",
    "Table",
    "Ticket",
    "View",
    "ViewError",
    "apply",
    "deduce",
    "edition_named",
    "explain",
    "export_redacted",
    "format_move",
    "legal_legs",
    "legal_moves",
    "load_record",
    "new_game",
    "outcome",
    "parse_move",
    "read_record",
    "recover",
    "replay",
    "sample_state",
    "to_move",
    "undo",
    "view_for",
    "write_record",
]
