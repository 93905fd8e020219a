"""What a game can do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sy_core.terms import Seat

if TYPE_CHECKING:
    from random import Random


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """The verbs of one game; states, moves and views are its own."""

    id: str
    editions: Mapping[str, Any]
    view_parts: tuple[type, ...]
    """All classes that its views are made of, the view's own first."""
    new_game: Callable[..., Any]
    legal_moves: Callable[[Any], Any]
    legal_legs: Callable[..., tuple[Any, ...]]
    apply: Callable[..., Any]
    explain: Callable[..., Any]
    undo: Callable[[Any], Any]
    outcome: Callable[[Any], Any]
    to_move: Callable[[Any], tuple[Seat, ...]]
    view_for: Callable[[Any, Seat], Any]
    format_move: Callable[[Any], str]
    parse_move: Callable[[str], Any]
    write_record: Callable[..., str]
    read_record: Callable[[str], Any]
    load_record: Callable[[str], Any]
    recover: Callable[[str], Any]
    replay: Callable[[Any], Any]
    export_redacted: Callable[..., str]
    deduce: Callable[[Any], frozenset[Any]]
    sample_state: Callable[..., Any]
    placed_text: Callable[[Any], str]
    """A view as position text; :mod:`sy_core.sharing` is the way in."""
    read_placed: Callable[[str], Any]
    double: Callable[[tuple[Any, ...]], Any]
    """Legs of Mister X as one committed move."""
    roll: Callable[[Any, Random], Any]
    """The move that chance makes now; None where it is a player's turn."""
