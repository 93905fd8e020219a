"""The command line of the arena."""

from __future__ import annotations

import concurrent.futures
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import Final, TextIO

from sy_core.arena.entrants import chooser_for
from sy_core.arena.match import Pairing, Result
from sy_core.arena.report import as_json, table
from sy_core.arena.series import play_all
from sy_core.bots.entrants import read_entrant
from sy_core.bots.faults import BotError
from sy_core.errors import SetupError, SetupFault
from sy_core.registry import GAMES, AnyGame, game_named
from sy_core.terms import Level, Side

BAR: Final = 30
FAULTY: Final = 2


def run(arguments: Sequence[str], out: TextIO, progress: TextIO) -> int:
    """Play the match that is asked for; the exit code."""
    options = _parser().parse_args(arguments)
    try:
        pairings = pairings_of(options)
    except (SetupError, BotError) as error:
        progress.write(f"{error}\n")
        return FAULTY
    results = []
    try:
        with executor_for(options.jobs) as executor:
            for result in play_all(pairings, executor):
                results.append(result)
                progress.write(_bar(len(results), len(pairings)))
    except BotError as error:
        progress.write(f"\n{error}\n")
        return FAULTY
    progress.write("\n")
    results.sort(key=lambda r: (r.pairing.seed, r.pairing.detectives))
    _report(options, results, out)
    return 0


def pairings_of(options: Namespace) -> list[Pairing]:
    """Every seed is played twice, with sides swapped."""
    game = _game(options)
    edition = options.edition or next(iter(game.editions))
    orders = playable(game.id, options.one, options.other)
    players = options.players or max(game.editions[edition].players)
    if players not in game.editions[edition].players:
        raise SetupError(
            SetupFault.PLAYERS, "players", "this edition is not for so many"
        )
    return [
        Pairing(game.id, edition, players, options.seed + number, *sides)
        for number in range(options.games)
        for sides in orders
    ]


def _game(options: Namespace) -> AnyGame:
    """The game that is named; if none is, the edition's, or the first one."""
    if options.edition and options.game is None:
        return game_named(options.edition)
    game = GAMES[options.game or next(iter(GAMES))]
    if options.edition and options.edition not in game.editions:
        known = ", ".join(game.editions)
        raise SetupError(SetupFault.EDITION, "edition", f"unknown; there are {known}")
    return game


def playable(game_id: str, one: str, other: str) -> list[tuple[str, str]]:
    """Who leads and who flees: both ways, but that some rivals know one side only."""
    orders = []
    unknown = None
    for led, fled in ((one, other), (other, one)):
        try:
            chooser_for(game_id, Side.DETECTIVES, read_entrant(led).name)
            chooser_for(game_id, Side.MISTER_X, read_entrant(fled).name)
            orders.append((led, fled))
        except SetupError as error:
            unknown = error
    if not orders and unknown is not None:
        raise unknown
    return orders


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="python -m sy_core.arena",
        description="Matches between computer players; every deal is played twice, "
        "with sides swapped.",
    )
    weak, strong = Level.INSPECTOR, Level.MASTERMIND
    budget = f"with a budget: {weak}, {strong}:200 (nodes), paper:150ms"
    bots = "a level, a rival, FILE.py:Name, program:COMMAND or an entry point"
    parser.add_argument("one", help=f"a player: {bots}; {budget}")
    parser.add_argument("other", help="its opponent")
    parser.add_argument("--game", choices=tuple(GAMES), help="if no edition tells")
    parser.add_argument("--edition", help="an edition's id; the game's first one")
    parser.add_argument("--players", type=int, help="Mister X included; the most")
    parser.add_argument("--games", type=int, default=10, help="deals, two games each")
    parser.add_argument("--seed", type=int, default=1, help="of the first deal")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    parser.add_argument("--json", help="write all results and records to this file")
    return parser


@contextmanager
def executor_for(jobs: int) -> Iterator[concurrent.futures.Executor | None]:
    """As many processes as there are jobs; None: all is played right here."""
    if jobs <= 1:
        yield None
        return
    # By its whole name: where there are no processes, it cannot even be imported.
    pool = concurrent.futures.ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    with pool:
        yield pool


def _bar(done: int, total: int) -> str:
    filled = BAR * done // total
    return f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done}/{total}"


def _report(options: Namespace, results: Sequence[Result], out: TextIO) -> None:
    out.write(table(options.one, options.other, results) + "\n")
    if options.json:
        text = as_json(options.one, options.other, results)
        Path(options.json).write_text(text, encoding="utf-8")
