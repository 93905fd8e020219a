"""What the detectives see depends on nothing that they may not know.

Two games with the same public history, of which Mister X alone knows the difference,
are played round one keyboard. Every page that the detectives see must be the same.
"""

from __future__ import annotations

from random import Random

import pytest

from support.console.fakes import END, ENGLISH, FakeTerminal
from sy_core import SPECTATOR, Side, hunting, new_game, sample_state, view_for
from sy_core.console.app import CLASSIC, HUNTING
from sy_core.console.loop import play
from sy_core.console.session import Session

SETUPS = [
    ("1983", 4, {"appearances": 99, "doubles_per_turn": 2, "blocked_stays": True}),
    ("2013", 2, {}),
    ("2013", 6, {"strict_supply": True}),
    ("2023", 3, {"blocked_stays": True}),
    ("french", 4, {"rounds": 24}),
    ("beginners", 5, {}),
]
QUESTIONS = (
    *("help", "moves", "moves t46", "log", "where", "record", "look 46", "why 46"),
    *("why t46", "why d1 t46", "why .", "why -", "why !D1T", "hello", "x46", "1+2"),
)


class Listener(FakeTerminal):
    """Notes who sits before the screen while each page is shown."""

    def __post_init__(self):
        super().__post_init__()
        self.seats = [None]
        self.sitting = None

    def clear(self):
        super().clear()
        self.seats.append(self.sitting)

    def write(self, text):
        super().write(text)
        for side, name in ((Side.MISTER_X, "Mister X"), (Side.DETECTIVES, "detectiv")):
            if f"Hand the keyboard to {name}" in text or (
                f"Hand the keyboard to the {name}" in text
            ):
                self.sitting = side
                self.seats[-1] = None

    def seen_by_detectives(self):
        pages = zip(self.pages, self.seats, strict=True)
        return [page for page, seat in pages if seat is not Side.MISTER_X]


def drawn(game, state, rng, plies):
    """A game after some random moves, stopped before its end."""
    for _ in range(plies):
        rules, anybody = game.rules, game.screens.random_move
        choose = rules.roll if rules.is_chance(state) else anybody
        after = rules.apply(state, choose(state, rng))
        if rules.outcome(after) is not None:
            break
        state = after
    return state


def pages(game, start, moves):
    """The detectives' pages of a game in which they ask about everything."""
    state, typed, rolls = start, [], []
    before = None
    for move in moves:
        if game.rules.is_chance(state):
            rolls.append(move)
        else:
            side = game.side_to_move(state)
            asking = side is Side.DETECTIVES and side is not before
            typed += [*(QUESTIONS if asking else ()), game.rules.format_move(move)]
            before = side
        state = game.rules.apply(state, move)
    terminal = Listener([*typed, END])
    session = Session(
        game=game, state=start, terminal=terminal, words=ENGLISH, rng=Random(1)
    )
    session.luck = rolls[::-1]
    play(session)
    assert session.state.moves[: len(moves)] == moves
    return terminal.seen_by_detectives()


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("edition", "players", "rules"), SETUPS)
def test_detectives_see_nothing_that_they_may_not_know(edition, players, rules, seed):
    """Non-interference, from the keyboard to the screen."""
    game, rng = CLASSIC, Random(seed)
    state = drawn(game, new_game(edition, players, rng=rng, rules=rules), rng, 30)
    other = sample_state(view_for(state, SPECTATOR), rng)

    seen = [pages(game, game.rules.beginning(s), s.moves) for s in (state, other)]

    assert seen[0] == seen[1]
    assert len(seen[0]) > 3


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["hunting", "hunting-expert"])
def test_the_same_holds_for_the_dice_game(edition, players, seed):
    """Dice fall alike in both games."""
    game, rng = HUNTING, Random(seed)
    state = drawn(game, hunting.new_game(edition, players, rng=rng), rng, 30)
    if isinstance(state.moves[-1], hunting.Roll):
        state = game.rules.undo(state)
    other = hunting.sample_state(hunting.view_for(state, SPECTATOR), rng)

    seen = [pages(game, game.rules.beginning(s), s.moves) for s in (state, other)]

    assert seen[0] == seen[1]
    assert len(seen[0]) > 3


def test_the_games_compared_are_not_the_same():
    """The tests above compare different secrets."""
    game, rng = CLASSIC, Random(0)
    state = drawn(game, new_game("2013", 2, rng=rng), rng, 30)

    others = {sample_state(view_for(state, SPECTATOR), rng).moves for _ in range(5)}

    assert len(others) > 1


def test_taking_back_does_not_tell_what_was_taken_back():
    """The detectives take back Mister X's move, and he makes another one."""
    game = CLASSIC
    start = new_game("2013", 2, x_start=104, rng=Random(1))
    firsts = [leg for leg in game.options(start) if leg.ticket == "T"][:2]
    name = game.rules.format_move
    seen = []
    for move in firsts:
        typed = [name(move), "undo", name(firsts[0]), END]
        terminal = Listener(typed)
        play(
            Session(
                game=game, state=start, terminal=terminal, words=ENGLISH, rng=Random(1)
            )
        )
        seen.append(terminal.seen_by_detectives())

    assert firsts[0] != firsts[1]
    assert seen[0] == seen[1]
