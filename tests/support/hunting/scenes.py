"""Positions and games for tests, said in the game's own notation.

Unless told otherwise the tiles lie like this (in brackets: bus, underlined by ``u``:
underground too)::

    (13)  14 |  17 u18 | (1)  2
    (15)  16 | (19) 20 |  3  u4
    ---------+---------+-------
      5  (6) |  9  u10 | (21) 22
     (7)  8  | (11) 12 |  23 (24)
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from support.drawn import games_from, rules_of
from sy_core.hunting import (
    EDITIONS,
    Entry,
    GameState,
    Phase,
    Token,
    apply,
    explain,
    format_move,
    legal_moves,
    new_game,
    parse_move,
    random_move,
)
from sy_core.terms import Pawn, Station, Ticket

SMALL = "DEABCF"
LARGE = "ABCDEFGHI"


def laid(players: int = 3, tiles: str = "", light: str = "", **rules: int) -> GameState:
    """A game before the detectives are placed; *light* makes it an expert game."""
    return new_game(
        "hunting-expert" if light else "hunting",
        players,
        tiles=tiles or (LARGE if players == 4 else SMALL),
        light=light,
        rules=rules,
    )


def play(state: GameState, moves: str) -> GameState:
    """The state after moves in notation, separated by blanks."""
    for text in moves.split():
        state = apply(state, parse_move(text))
    return state


def options(state: GameState) -> list[str]:
    """The legal moves in notation."""
    return [format_move(move) for move in legal_moves(state)]


def refused(state: GameState, move: str, seat: str | None = None):
    """The reason for which *move* is refused, or None."""
    refusal = explain(state, parse_move(move), seat)
    return refusal and refusal.reason


def on_turn(state: GameState, x: int, pawns: str, played: str = "", **more):
    """Mister X's turn with him on *x*; ``entries`` of his tableau are filled."""
    entries = more.pop("entries", 1)
    shown = more.pop("shown", False)
    trail = tuple(
        Entry(n, Token.TAXI if n else Token.START, Station(x), shown)
        for n in range(entries)
    )
    return _scene(state, Phase.MISTER_X, pawns, trail=trail, played=played, **more)


def in_pursuit(state: GameState, x: int, pawns: str, hand: str, **more):
    """The first detective's turn with *hand* rolled."""
    trail = (Entry(0, Token.START, Station(x), shown=False),)
    hand = tuple(map(Ticket, hand))
    return _scene(state, Phase.PURSUIT, pawns, trail=trail, hand=hand, **more)


def _scene(state: GameState, phase: Phase, pawns: str, **more) -> GameState:
    pursuers = tuple(Station(int(space)) for space in pawns.split())
    more["played"] = tuple(map(Ticket, more.get("played", "")))
    more.setdefault("moved", (phase is Phase.MISTER_X,) * len(pursuers))
    return replace(state, phase=phase, pursuers=pursuers, **{"round": 1, **more})


def pawn(number: int) -> Pawn:
    """The pawn of that number."""
    return Pawn(f"D{number}")


def play_randomly(state: GameState, rng: Random, most: int = 1_000) -> GameState:
    """The state after at most *most* checked random moves."""
    while state.outcome is None and len(state.moves) < most:
        state = apply(state, _random_move(state, rng))
    return state


def _random_move(state: GameState, rng: Random):
    """Mostly dice, so that specials last and games have some length."""
    moves = [random_move(state, rng) for _ in range(3)]
    if state.phase is not Phase.MISTER_X or rng.random() < 0.3:
        return moves[0]
    return min(moves, key=lambda move: (move.to in state.pursuers, 1))


@st.composite
def new_games(draw: st.DrawFn) -> GameState:
    """A game of either edition, any player count and house rules, tiles drawn."""
    edition = draw(st.sampled_from(list(EDITIONS.values())))
    players = draw(st.sampled_from(edition.players))
    rules = rules_of(draw, edition)
    rng = Random(draw(st.integers(0, 2**32)))
    tiles = new_game(
        edition,
        players,
        rng=rng,
        rules={**rules, "choose_light": 0} if edition.expert else rules,
    ).table
    return new_game(edition, players, tiles=tiles.tiles, light=tiles.light, rules=rules)


games, whole_games = games_from(new_games, play_randomly, most=200)
