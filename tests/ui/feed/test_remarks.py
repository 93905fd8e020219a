"""Computers remark now and then, on what everybody can see, and not too often."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from sy_core.knowledge import Turn
from sy_core.registry import GAMES
from sy_core.terms import MISTER_X, SPECTATOR
from ui.feed.areas import AREAS, LONDON
from ui.feed.faces import face
from ui.feed.remarks import GAPS, remarks
from ui.table.scene import SceneOf
from ui.table.seating import LEVELS, Chair, Seating, plain_seating
from ui.words import Words
from ui.words.languages import LANGUAGES

WORDS = Words("en")
BOARD = Path(__file__).parents[3] / "web" / "board"


def states(game, seed):
    """Every state of a game at random."""
    rng = Random(seed)
    edition = [*game.editions.values()][seed % len(game.editions)]
    state = game.new_game(edition.id, edition.players[-1], rng=rng)
    yield state
    while game.outcome(state) is None:
        moves = [] if game.is_chance(state) else list(game.legal_moves(state))
        state = game.apply(state, rng.choice(moves) if moves else game.roll(state, rng))
        yield state


def looked_at(game, state, seat, drivers="constable"):
    plain = plain_seating(state.table.seats, state.table.pawns)
    chairs = tuple(Chair(chair.seat, "", drivers) for chair in plain.chairs)
    return SceneOf(
        words=WORDS,
        table="one",
        game=game.id,
        view=game.view_for(state, seat),
        seating=Seating(chairs, plain.colours),
    )


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_is_said_follows_from_what_everybody_sees(game):
    """Mister X's own view, which knows more, leads to the same remarks at any time."""
    for state in states(game, 2):
        everybody = [*remarks(looked_at(game, state, SPECTATOR))]

        assert [*remarks(looked_at(game, state, MISTER_X))] == everybody


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("seed", range(3))
def test_nobody_says_something_every_round(game, seed):
    *_, last = states(game, seed)
    scene = looked_at(game, last, SPECTATOR)
    history = scene.view.history
    turns = [n for n, event in enumerate(history) if isinstance(event, Turn)]

    spoken = [sum(t <= said.number for t in turns) for said in remarks(scene)][1:-1]

    assert all(
        later - earlier >= min(GAPS.values()) for earlier, later in pairwise(spoken)
    )


def test_what_was_said_is_not_taken_back():
    """From move to move there are only more remarks, in the same words."""
    game, before = GAMES["classic"], []
    for state in states(game, 1):
        now = [*remarks(looked_at(game, state, SPECTATOR))]

        assert now[: len(before)] == before
        before = now


def test_people_say_what_they_want_themselves():
    game = GAMES["classic"]
    scene = looked_at(game, next(states(game, 1)), SPECTATOR, "human")

    assert [*remarks(scene)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_remark_fits_its_two_lines(language):
    words = Words(language)
    moments = ("begin", "reveal_0", "reveal_1", "close", "black", "won", "lost")
    lines = [
        words(f"say.{side}.{level}.{moment}")
        for side in ("mister_x", "detectives")
        for level in LEVELS
        for moment in moments
    ]

    assert max(map(len, lines)) <= 64
    assert len({*lines}) == len(lines)


def test_each_level_has_a_face_for_either_side():
    faces = {
        face(level, side) for level in LEVELS for side in ("mister_x", "detectives")
    }

    assert len(faces) == 2 * len(LEVELS)


@pytest.mark.native_only
def test_parts_of_the_town_are_where_the_map_has_them():
    """A third of the way across and down each."""
    spots = json.loads((BOARD / "spots.json").read_text(encoding="utf-8"))
    places = [spots[str(station)]["at"] for station in range(1, 200)]
    (x0, x1), (y0, y1) = ((min(axis), max(axis)) for axis in zip(*places, strict=True))

    def third(value, low, high):
        return min(2, int(3 * (value - low) / (high - low)))

    parts = [3 * third(y, y0, y1) + third(x, x0, x1) for x, y in places]
    assert "".join(map(str, parts)) == LONDON
    assert len(AREAS) == 9
