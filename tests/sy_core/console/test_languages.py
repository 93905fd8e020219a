"""Which language is spoken."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from support.console.fakes import (
    FakeTerminal,
    hunting_game,
    puzzle,
    shown,
    sitting,
)
from support.play import play as played
from sy_core import Side
from sy_core.classic.editions.model import Tickets
from sy_core.console.app import CLASSIC, GAMES, HUNTING, run
from sy_core.console.helping import typing_help
from sy_core.console.languages import LANGUAGES, catalogue_of, language_in
from sy_core.console.loop import play


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "bg_BG@euro"}, "bg"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "xx_YY.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LC_MESSAGES": "fr_FR", "LC_ALL": "hu_HU"}, "hu"),
        ({"LC_ALL": "hu_HU", "LANGUAGE": "cs"}, "cs"),
        ({"LANGUAGE": "", "LANG": "it_IT"}, "it"),
        ({"LANGUAGE": "xx:sk:de"}, "sk"),
        ({"LANGUAGE": "xx:C:de"}, "en"),
    ],
)
def test_the_environment_asks_for_a_language(environment, language):
    """Where gettext looks, in its order; nothing that is known is English."""
    assert language_in(environment) == language


def told(line, environment=()):
    terminal = FakeTerminal()
    code = run(line.split(), terminal, dict(environment))
    return code, terminal


@pytest.mark.parametrize("given", ["--language pl", "--language=pl"])
def test_the_command_line_asks_for_a_language(given):
    """Whatever the environment says."""
    code, terminal = told(f"{given} --list", {"LANG": "de_DE.UTF-8"})

    assert code == 0
    assert terminal.text.startswith("GRA KLASYCZNA (--game classic)")


def test_without_a_wish_the_environment_decides():
    """As everywhere else on the system."""
    _, terminal = told("--list", {"LANG": "de_DE.UTF-8"})

    assert terminal.text.startswith("KLASSISCHES SPIEL (--game classic)")


def test_an_unknown_language_is_refused_with_those_that_there_are():
    """In the language of the environment."""
    code, terminal = told("--language tlh", {"LANG": "de"})

    known = ", ".join(LANGUAGES)
    assert code == 2
    assert terminal.complaints == [
        f"So geht es nicht los: --language: 'tlh' ist unbekannt; es gibt {known}."
    ]


def test_a_language_without_a_name_is_refused():
    """In words, too."""
    code, terminal = told("--language")

    assert code == 2
    assert terminal.complaints[0].startswith("Cannot start: argument --language: ")


@pytest.mark.parametrize("line", ["--help", "--list"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_chosen_is_told_in_eighty_columns(language, line):
    """In every language."""
    code, terminal = told(f"{line} --language {language}")

    assert code == 0
    assert max(map(len, terminal.text.splitlines())) <= 80


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_typed_is_told_in_eighty_columns(language, game):
    """In every language, one explanation under the other."""
    lines = typing_help(catalogue_of(language), game)
    commands = [
        line for line in lines if re.match("  (moves|look|log|why|undo) ", line)
    ]
    begins = {re.match("  [a-z]+( [A-Z0-9]+)? +", line).end() for line in commands}

    assert max(map(len, lines)) <= 80
    assert len(commands) == 6
    assert len(begins) == 1


DEALS = {
    "classic": "--edition 1983 --players 4 --rule appearances=99",
    "hunting": "--game hunting --edition hunting-expert --players 4",
}


@pytest.mark.parametrize("game", DEALS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told(language, game):
    """From the first screen to the route, with nothing left open."""
    code, terminal = told(f"--seed 4 --auto both --language {language} {DEALS[game]}")

    assert code == 0
    assert "{" not in terminal.text


NO_TICKETS = Tickets(0, 0, 0)
JAMMED = puzzle("1983", 6, x=67, starts="2 10 20 89 185", appearances=99)
SCREENS = [
    (CLASSIC, puzzle("1983", 6, x=67, starts="13 46 79 89 185", appearances=99)),
    (CLASSIC, JAMMED),
    (CLASSIC, replace(JAMMED, purses=(NO_TICKETS,) * 5)),
    (CLASSIC, played(puzzle(players=4, starts="41 46 124 142"), "T65 D1T40")),
    (CLASSIC, puzzle("2013", 2, x=115)),
    (CLASSIC, puzzle("2013", 3)),
    (CLASSIC, puzzle("beginners", 4, x=82, starts="41 46 124")),
    (HUNTING, hunting_game(4, "ABCDEFGHI", "", "hunting-expert", light="ACH")),
    (HUNTING, hunting_game(moves="D1@3 D2@8 @12 *XXX")),
    (HUNTING, hunting_game(moves="D1@3 D2@8 @12 *TBX D1T4 *TB D2T7")),
]


@pytest.mark.parametrize("state", range(len(SCREENS)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_screens_keep_to_eighty_columns(language, state):
    """With long logs, many pursuers, and everything that these may do."""
    game, state = SCREENS[state]

    for side in Side:
        lines = shown(game, state, side, words=catalogue_of(language)).splitlines()
        assert max(map(len, lines)) <= 80
        assert len(lines) <= 23


@pytest.mark.parametrize("language", LANGUAGES)
def test_columns_stand_under_each_other(language):
    """Whatever the words above and before them are."""
    words = catalogue_of(language)
    lines = shown(CLASSIC, puzzle("2013", 3), Side.MISTER_X, words=words).splitlines()
    head = next(line for line in lines if line.endswith("   T   B   U"))
    supply = next(line for line in lines if line.endswith("  35  29  15"))
    pawns = [found for line in lines if (found := re.match(r"  [DP]\d +\d+", line))]
    at = re.escape(words("pursuers.at"))

    assert len(pawns) == 4
    assert {pawn.end() for pawn in pawns} == {re.search(rf" {at}(?= )", head).end()}
    assert len(supply) == len(head)


def spoken(language, *typed):
    """What is shown and asked in a short game: Mister X moves and is caught."""
    session = sitting(
        puzzle(starts="41 67 124 142"), *typed, words=catalogue_of(language)
    )
    assert play(session) == 0
    return session.terminal


@pytest.mark.parametrize(
    ("language", "turn", "prompts", "refused", "end"),
    [
        (
            "pl",
            "Przekaż klawiaturę detektywom. Mister X odwraca wzrok.",
            ["Mister X> ", "detektywi> "],
            "T46: Stamtąd żadna taksówka nie jedzie na 46.",
            "Detektywi wygrywają: D2 łapie Mistera X na 65 w rundzie 1.",
        ),
        (
            "hu",
            "Add a billentyűzetet a detektíveknek. Mister X most félrenéz.",
            ["Mister X> ", "detektívek> "],
            "T46: Onnan nem megy ide taxi: 46.",
            "A detektívek nyertek: D2 elkapta Mister X-et itt: 65 (1. forduló).",
        ),
        (
            "bg",
            "Дай клавиатурата на детективите. Мистър X гледа настрани.",
            ["Мистър X> ", "детективи> "],
            "T46: Оттам никое такси не води до 46.",
            "Детективите печелят: D2 залавя Мистър X на 65 в рунд 1.",
        ),
    ],
)
def test_a_short_game_is_played_in_another_language(
    language, turn, prompts, refused, end
):
    """Whose turn it is, why a move is refused, and how it ends; moves stay moves."""
    terminal = spoken(language, "t46", "T65", "D2 B65")

    assert turn in terminal.text
    assert [it for it in terminal.prompts if it.endswith("> ")] == [
        prompts[0],
        prompts[0],
        prompts[1],
    ]
    assert terminal.complaints == [refused]
    assert end in terminal.screen


@pytest.mark.parametrize(
    ("line", "told_why"),
    [
        ("--players 9", "players: Diese Ausgabe ist für 2, 3, 4, 5, 6"),
        ("--players zwei", "argument --players: 'zwei' ist keine Zahl"),
        ("--rule pool=7", "rules.pool: gibt es in dieser Ausgabe nicht"),
        ("--starts 1,2", "starts[0]: Station 1 steht auf keiner Startkarte"),
        ("--game hunting --tiles AA", "tiles: A ist zweimal genannt"),
        ("--game hunting --x-start 5", "starts: sind im Würfelspiel Züge"),
    ],
)
def test_a_game_that_cannot_start_is_refused_in_ones_language(line, told_why):
    """With the numbers and letters that the rules speak of."""
    code, terminal = told(f"--language de {line}")

    assert code == 2
    assert terminal.complaints == [f"So geht es nicht los: {told_why}."]
