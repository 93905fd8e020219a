"""The loop: whoever is on turn sits down, looks, and types."""

from __future__ import annotations

from typing import Final

from sy_core.bots.faults import BotError
from sy_core.console.commands import obey
from sy_core.console.computers import LONGEST
from sy_core.console.session import Session
from sy_core.move import Move
from sy_core.terms import Side

DONE: Final = 0
UNSAVED: Final = 1
WRONG: Final = 2
QUIT: Final = ("quit", "exit", "q")


def play(session: Session) -> int:
    """Play to the end of the game or of the input; the exit code."""
    while session.game.rules.outcome(session.state) is None:
        try:
            if play_by_itself(session):
                continue
        except BotError as error:
            return give_up(session, error)
        if not session.face(session.game.side_to_move(session.state)):
            return end_of_input(session)
        if session.stale:
            session.draw()
        line = session.terminal.read_line(_prompt(session))
        if line is None:
            return end_of_input(session)
        if line.strip().lower() in QUIT:
            return leave(session)
        if not answer(session, line.strip()) and session.strict:
            session.cover()
            return WRONG
    show_end(session)
    return DONE


def _prompt(session: Session) -> str:
    """Who types."""
    return session.words(f"prompt.{session.game.side_to_move(session.state)}") + "> "


def answer(session: Session, line: str) -> bool:
    """Do what *line* says; an empty one asks for the screen, # for nothing."""
    if not line:
        session.stale = session.terminal.attended
        return True
    return line.startswith("#") or obey(session, line)


def play_by_itself(session: Session) -> bool:
    """Let the dice fall, or a side move that nobody plays; whether it was so."""
    game, state = session.game, session.state
    if game.rules.is_chance(state):
        rolled = game.rules.roll(state, session.rng)
        session.make(_kept(session) or rolled)
    elif game.side_to_move(state) in session.auto:
        session.make(_own_move(session, game.side_to_move(state)))
    else:
        return False
    if not session.humans:
        session.say(session.news())
    return True


def _own_move(session: Session, side: Side) -> Move:
    """What the side's computer player chooses; anything, if it has none."""
    game, state, rng = session.game, session.state, session.rng
    if side in session.computers:
        return session.computers[side].move(game, state, side, rng)
    return game.screens.random_move(state, rng)


def _kept(session: Session) -> Move | None:
    """How the dice fell before they were taken back, if they are as many now."""
    while session.luck:
        roll = session.luck.pop()
        if session.game.rules.explain(session.state, roll) is None:
            return roll
    return None


def leave(session: Session) -> int:
    """Say goodbye, and whether the game was saved."""
    session.cover()
    if not session.saved:
        session.say([session.words("not_saved")])
    session.say([session.words("farewell")])
    return DONE


def give_up(session: Session, error: BotError) -> int:
    """A computer player cannot play on: say so, and whether the game was saved."""
    session.cover()
    bot, problem = ascii(error.bot[:LONGEST]), error.what
    session.refuse(session.words("bot.failed", bot=bot, problem=problem))
    if not session.saved:
        session.refuse(session.words("not_saved"))
    return WRONG


def end_of_input(session: Session) -> int:
    """No more lines: fine, unless the game is lost by it."""
    session.cover()
    if session.saved:
        return DONE
    session.refuse(session.words("not_saved"))
    return UNSAVED


def show_end(session: Session) -> None:
    """Everything lies open: the table, who won and why, the whole route."""
    made = len(session.state.moves)
    session.told[None] = max(session.told.values(), default=made)
    session.audience = None
    session.draw()
    story, width = session.game.screens.story, session.terminal.width
    session.say(story.ending(session.words, session.view, width))
