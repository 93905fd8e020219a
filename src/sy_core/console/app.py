"""From the command line to the loop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final, cast

from sy_core import registry
from sy_core.catalogue import Catalogue
from sy_core.console.arguments import (
    Options,
    UsageError,
    language_wanted,
    parse,
    parser,
)
from sy_core.console.auditing import COMMAND, run_audit
from sy_core.console.classic.game import SCREENS as CLASSIC_SCREENS
from sy_core.console.computers import Computer, computers
from sy_core.console.files import read_text
from sy_core.console.games import AnyScreens, TerminalGame
from sy_core.console.hunting.game import SCREENS as HUNTING_SCREENS
from sy_core.console.languages import catalogue_of, language_in
from sy_core.console.listing import listing
from sy_core.console.loop import WRONG, play
from sy_core.console.session import Session
from sy_core.console.terminal import Terminal
from sy_core.console.wording import record_in_words, setup_in_words
from sy_core.errors import RecordError, SetupError, SyError
from sy_core.protocols import State
from sy_core.terms import Side

CLASSIC: Final = TerminalGame(registry.CLASSIC, cast("AnyScreens", CLASSIC_SCREENS))
"""Here, as in the registry, a game's own types are forgotten."""
HUNTING: Final = TerminalGame(registry.HUNTING, cast("AnyScreens", HUNTING_SCREENS))
GAMES: Final[Mapping[str, TerminalGame]] = MappingProxyType(
    {game.rules.id: game for game in (CLASSIC, HUNTING)}
)


class StartError(SyError):
    """No game could be started; the text says why."""


NOWHERE: Final[Mapping[str, str]] = MappingProxyType({})
"""An environment that asks for nothing."""


def run(
    arguments: Sequence[str],
    terminal: Terminal,
    environment: Mapping[str, str] = NOWHERE,
) -> int:
    """Do what the command line asks for; the exit code."""
    words = catalogue_of(language_in(environment))
    try:
        words = language_wanted(arguments, words)
        if [*arguments[:1]] == [COMMAND]:
            return run_audit(words, arguments[1:], terminal)
        options = parse(arguments, words)
    except UsageError as error:
        terminal.complain(words("cannot_start", problem=error))
        return WRONG
    if options.wants_help:
        terminal.write(parser(words).format_help().rstrip())
        return 0
    if options.wants_list:
        terminal.write("\n".join(listing(words, terminal.width)))
        return 0
    try:
        text = read_text(options.load) if options.load else ""
    except OSError as error:
        problem = error.strerror or str(error)
        terminal.complain(words("cannot_load", path=options.load, problem=problem))
        return WRONG
    return _run_game(words, options, text, terminal)


def _game(options: Options, text: str) -> TerminalGame:
    """The game that a record is of; a hopeless record is refused later."""
    if options.load:
        try:
            return GAMES[registry.game_of(text).id]
        except RecordError:
            pass
    return GAMES[options.game]


def _run_game(words: Catalogue, options: Options, text: str, terminal: Terminal) -> int:
    """Start or load a game and play it."""
    game = _game(options, text)
    rng = Random(options.seed)  # noqa: S311 - cards and dice, no secrets
    try:
        _refuse_to_overwrite(words, options)
        seated = _computers(words, game, options)
        state, notice = _first_state(words, game.rules, options, text, rng)
    except StartError as error:
        terminal.complain(str(error))
        return WRONG
    session = Session(
        game=game,
        state=state,
        terminal=terminal,
        words=words,
        rng=rng,
        auto=options.auto,
        computers=seated,
        save_to=options.save,
        strict=options.strict,
        saved=bool(options.load) and not notice,
        notice=notice,
    )
    if options.save and not session.save(options.save):
        return WRONG
    return play(session)


def _computers(
    words: Catalogue, game: TerminalGame, options: Options
) -> Mapping[Side, Computer]:
    try:
        return computers(words, game.rules.id, options.who)
    except UsageError as error:
        raise StartError(words("cannot_start", problem=error)) from error


def _first_state(
    words: Catalogue, rules: registry.AnyGame, options: Options, text: str, rng: Random
) -> tuple[State, str]:
    """The game as it stands at first, and what is to be said about it."""
    if not options.load:
        try:
            return rules.set_up(options.setup, rng), ""
        except SetupError as error:
            problem = setup_in_words(words, error)
            raise StartError(words("cannot_start", problem=problem)) from error
    try:
        if not options.recover:
            return rules.load_record(text), ""
        found = rules.recover(text)
    except RecordError as error:
        problem = record_in_words(words, error)
        told = words("cannot_load", path=options.load, problem=problem)
        raise StartError(told) from error
    fault = found.error
    return found.state, words("recovered", where=fault.where) if fault else ""


def _refuse_to_overwrite(words: Catalogue, options: Options) -> None:
    """A saved game is not lost by starting another one with the same command."""
    path = options.save
    if path is None or options.overwrite or not path.exists():
        return
    if options.load is None or not path.samefile(options.load):
        raise StartError(words("exists", path=path))
