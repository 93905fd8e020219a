"""Texts of random games, written by every seat and read again: for tests and for soaks.

``series(1000, seed=7)`` plays a thousand games and checks every moment of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sy_core.game import AnyGame
from sy_core.registry import GAMES
from sy_core.sharing import position_text, read_position, read_record, record_text
from sy_core.terms import MISTER_X, SPECTATOR


def series(count: int, seed: int, share: float = 1.0) -> int:
    """Check so many games at a share of their moments, and how many those were."""
    checked = 0
    for number in range(count):
        rng, sample = Random(f"{seed}/{number}"), Random(number)
        for game, state in a_game(rng):
            if sample.random() < share or game.outcome(state) is not None:
                check_seats(game, state)
                checked += 1
    return checked


def a_game(rng: Random) -> Iterator[tuple[AnyGame, object]]:
    """All moments of a game of any edition, party and house rules.

    Somewhere on its way it may begin anew from the position that it has come to.
    """
    game = rng.choice(list(GAMES.values()))
    state = begun(game, rng)
    anew = rng.choice((0, 0, rng.randrange(1, 40)))
    yield game, state
    while game.outcome(state) is None:
        state = game.apply(state, some_move(game, state, rng))
        anew -= 1
        if anew == 0:
            seat = rng.choice((MISTER_X, SPECTATOR))
            text = position_text(game, game.view_for(state, seat))
            state = read_position(text).sample(rng)
        yield game, state


def begun(game: AnyGame, rng: Random):
    """A new game with anything that can be chosen."""
    edition = rng.choice(list(game.editions.values()))
    players = rng.choice(edition.players)
    rules = {name: rng.choice(values) for name, values in edition.choices.items()}
    if "bobby_keeper" in rules:
        rules["bobby_keeper"] = min(rules["bobby_keeper"], players - 1)
    if rules.get("choose_light"):
        rules["choose_light"] = False  # nobody is here to choose
    return game.new_game(edition.id, players, rng=rng, rules=rules)


def some_move(game: AnyGame, state, rng: Random):
    """Any legal move; now and then a double."""
    if game.is_chance(state):
        return game.roll(state, rng)
    moves = list(game.legal_moves(state))
    short = [move for move in moves if len(move.legs) < 2]
    return rng.choice(moves if rng.random() < 0.15 else short)


def check_seats(game: AnyGame, state) -> None:
    """What either side writes reads back, and is written again as it was."""
    for seat in (MISTER_X, SPECTATOR):  # a detective knows what everybody knows
        view = game.view_for(state, seat)
        check(game, view, seat, position_text, read_position)
        check(game, view, seat, record_text, read_record)
        if seat == MISTER_X:
            text = record_text(game, view)
            assert game.view_for(read_record(text).state(), seat) == view, text


def check(game: AnyGame, view, seat, write, read) -> None:
    """One text there and back."""
    text = write(game, view)
    try:
        found = read(text)
    except ValueError as error:
        raise AssertionError(f"{seat}: {text}: {error}") from error
    again = found.view(seat)
    assert write(game, again) == text, f"{seat}: {text}"
    assert game.deduce(again) == game.deduce(view), f"{seat}: {text}"
