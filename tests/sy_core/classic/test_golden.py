"""Whole games, told from every seat: what they show may not change unnoticed.

``tools/golden/games.py`` searches for games, ``tools/golden/transcripts.py`` shows
which transcripts would change and, told to, rewrites them.
"""

from __future__ import annotations

from dataclasses import fields

import pytest

from support.classic.ends import IMPOSSIBLE, POSSIBLE
from support.classic.perft_counter import set_up
from support.classic.stored import TRANSCRIPTS, Game, played, retold, stored_games
from support.classic.transcript import facts_of, field_names
from sy_core import (
    EDITIONS,
    MISTER_X,
    EndReason,
    PawnRide,
    Stay,
    apply,
    format_move,
    legal_moves,
    load_record,
    outcome,
    parse_move,
    view_for,
    write_record,
)
from sy_core.classic.state import GameState
from sy_core.classic.view import View

GAMES = stored_games()
LARGEST = 200_000

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def of_the_name(name: str) -> GameState:
    """The end of a stored game."""
    (game,) = (game for game in GAMES if game.name == name)
    return played(game)


@every_game
def test_a_stored_game_ends_as_it_states(game: Game) -> None:
    """Records are replayed with every check."""
    ended = outcome(played(game))

    assert ended is not None
    assert ended.reason == game.end


@every_game
def test_a_stored_game_survives_writing_and_reading(game: Game) -> None:
    """A record is the game: nothing of it gets lost."""
    again = load_record(write_record(played(game)))

    assert again == played(game)


@every_game
def test_a_transcript_is_retold_byte_for_byte(game: Game) -> None:
    """Every seat's view after every move is as it was."""
    stored = game.transcript_path.read_bytes()

    assert retold(game).encode() == stored
    assert len(stored) < LARGEST


@every_game
def test_the_counter_agrees_at_every_move(game: Game) -> None:
    """The independent counter of the perft tests offers the same moves and end."""
    rules = {
        name: int(getattr(game.table.rules, name))
        for name in game.table.edition.choices
    }
    state = game.start
    position = set_up(
        game.table.edition.id,
        game.table.players,
        rules,
        list(game.table.starts),
        state.x_start,
    )
    for text in game.moves:
        assert {format_move(move) for move in legal_moves(state)} == set(
            position.moves()
        )
        state = apply(state, parse_move(text))
        position = position.after(text)

    assert position.end == game.end


@pytest.mark.parametrize(("edition", "reason"), POSSIBLE)
def test_every_edition_has_a_game_for_each_of_its_ends(
    edition: str, reason: EndReason
) -> None:
    """By the rulebook alone: real start cards and no house rule."""
    by_the_book = [
        game
        for game in GAMES
        if game.table.edition.id == edition
        and game.table.rules == game.table.edition.defaults
        and game.end == reason
    ]

    assert by_the_book


def test_no_game_has_an_impossible_end() -> None:
    """An end that is declared impossible has not been seen."""
    seen = {(game.table.edition.id, EndReason(game.end)) for game in GAMES}

    assert not seen & set(IMPOSSIBLE)


def test_every_end_of_every_edition_is_either_possible_or_explained() -> None:
    """A new edition or a new reason must be placed on purpose."""
    both = {*POSSIBLE, *IMPOSSIBLE}

    assert both == {(edition, reason) for edition in EDITIONS for reason in EndReason}
    assert all(IMPOSSIBLE.values())


def test_no_game_starts_off_the_cards() -> None:
    """Stored games are games, not puzzles."""
    assert not any(game.table.rules.free_starts for game in GAMES)


def test_every_transcript_has_its_game() -> None:
    """Nothing lies about that no test reads."""
    names = {path.stem for path in TRANSCRIPTS.glob("*.txt")}

    assert names == {game.name for game in GAMES}


def test_a_transcript_tells_every_field_of_a_view() -> None:
    """A view that gains a field must show it in the transcripts."""
    view = view_for(GAMES[0].start, MISTER_X)

    assert set(field_names()) == {field.name for field in fields(View)} - {"seat"}
    assert facts_of(view)


def test_a_bobby_can_catch_mister_x() -> None:
    """§1: a pursuer entering his station captures, a bobby too."""
    last = of_the_name("2013-caught-by-a-bobby").moves[-1]

    assert isinstance(last, PawnRide)
    assert last.pawn.startswith("P")


@pytest.mark.parametrize("name", ["1983-jammed", "2013-jammed"])
def test_a_jammed_detective_is_seen_in_a_transcript(name: str) -> None:
    """§0: it has a fitting ticket, but pursuers stand on every target."""
    told = (TRANSCRIPTS / f"{name}.txt").read_text(encoding="utf-8")

    assert " is: jammed\n" in told


@pytest.mark.parametrize("name", ["1983-blocked-stays", "2023-blocked-stays"])
def test_a_blocked_mister_x_stays_and_goes_on_by_house_rule(name: str) -> None:
    """R7: the entry repeats his station."""
    end = of_the_name(name)
    at = next(number for number, entry in enumerate(end.trail) if entry.ticket is None)

    assert any(isinstance(move, Stay) for move in end.moves)
    assert end.trail[at].station == end.trail[at - 1].station
    assert len(end.trail) > at + 1


def test_24_rounds_fill_26_log_spaces() -> None:
    """R2: with the French house rule and both doubles."""
    end = of_the_name("french-24-rounds")

    assert end.round == 24
    assert len(end.trail) == 26


def test_stranding_at_once_leaves_bobbies_unmoved() -> None:
    """R4: by house rule nobody finishes the phase."""
    assert not all(of_the_name("2013-stranded-at-once").moved)


def test_a_pool_without_taxis_strands_both_detectives_of_one_player() -> None:
    """R1: there is no such ticket in the pool."""
    end = of_the_name("2013-stranded-pool")

    assert end.table.players == 2
    assert [purse.taxi for purse in end.purses] == [0]


def test_voluntary_appearances_take_the_detectives_tickets() -> None:
    """R27: one of each pawn, every time."""
    end = of_the_name("1983-appearances")

    assert end.appearances >= 3
    assert all(purse.taxi == 0 for purse in end.purses)
