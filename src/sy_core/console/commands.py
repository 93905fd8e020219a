"""What can be typed besides moves, and how typed moves are played."""

from __future__ import annotations

from pathlib import Path
from typing import Final, TypeAlias

from sy_core.console import wording
from sy_core.console.games import Move, State, View
from sy_core.console.session import Session
from sy_core.console.text import listed
from sy_core.errors import NotationError
from sy_core.terms import Side

Sitting: TypeAlias = Session[State, Move, View]

LONGEST_QUOTE: Final = 40
DIGITS: Final = 3


def obey(session: Sitting[State, Move, View], line: str) -> bool:
    """Do what *line* says; whether that could be done."""
    word, _, rest = line.partition(" ")
    match word.lower():
        case "help" | "?":
            return show_help(session)
        case "moves":
            return moves(session, rest.strip())
        case "look":
            return look(session, rest.strip())
        case "log":
            return log(session)
        case "where":
            return where(session)
        case "why":
            return why(session, rest)
        case "undo":
            return undo(session)
        case "save":
            return save(session, rest.strip())
        case "record":
            return record(session)
        case _:
            return enter_move(session, line)


def enter_move(session: Sitting[State, Move, View], text: str) -> bool:
    """Play the move that *text* means, or say why it cannot be played."""
    meant = _meant(session, text)
    game, state = session.game, session.state
    open_now = [move for move in meant if game.explain(state, move) is None]
    if len(open_now) == 1:
        session.make(open_now[0])
        session.told[session.audience] = len(game.moves_made(session.state))
        return True
    if open_now:
        moves = listed([game.format_move(move) for move in open_now], "or")
        return session.refuse(wording.AMBIGUOUS.format(moves=moves))
    return session.refuse("\n".join(_judged(session, meant))) if meant else False


def why(session: Sitting[State, Move, View], text: str) -> bool:
    """Say of a move whether it is open, and if not, why."""
    meant = _meant(session, text)
    if meant:
        session.say(_judged(session, meant))
    return bool(meant)


def _meant(session: Sitting[State, Move, View], text: str) -> tuple[Move, ...]:
    try:
        return session.game.read(session.view, text)
    except NotationError:
        quoted = ascii(text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE])
        session.refuse(wording.NOT_UNDERSTOOD.format(text=quoted))
        return ()


def _judged(session: Sitting[State, Move, View], meant: tuple[Move, ...]) -> list[str]:
    game, lines = session.game, list[str]()
    for move in meant:
        refusal = game.explain(session.state, move)
        name = game.format_move(move)
        if refusal is None:
            lines.append(wording.OPEN.format(move=name))
        else:
            lines.append(f"{name}: {wording.refusal_in_words(refusal)}")
    return lines


def show_help(session: Sitting[State, Move, View]) -> bool:
    """Say what can be typed."""
    session.say([wording.HELP.format(notation=session.game.notation_help)])
    return True


def moves(session: Sitting[State, Move, View], text: str) -> bool:
    """List the open moves, or what can follow the first ride of a double."""
    game, width = session.game, session.terminal.width
    if not text:
        session.say(game.moves(session.view, session.options, width))
        return True
    meant = _meant(session, text)
    for first in meant:
        name = game.format_move(first)
        after = [game.format_move(move) for move in game.seconds(session.state, first)]
        session.say([f"{name}+   {' '.join(after) or wording.NOTHING}"])
    return bool(meant)


def look(session: Sitting[State, Move, View], text: str) -> bool:
    """Show the lines at a station."""
    readable = text.isascii() and text.isdigit() and len(text) <= DIGITS
    number = int(text) if readable else 0
    lines = session.game.look(session.view, number, session.terminal.width)
    if lines:
        session.say(lines)
        return True
    return session.refuse(wording.NEEDS.format(command="look", what="and a station"))


def log(session: Sitting[State, Move, View]) -> bool:
    """Show the whole game so far."""
    session.say(session.game.log(session.view, session.terminal.width))
    return True


def where(session: Sitting[State, Move, View]) -> bool:
    """Work out for the detectives where Mister X can be."""
    if session.audience is Side.MISTER_X:
        return session.refuse(wording.FOR_DETECTIVES)
    session.say(session.game.where(session.view, session.terminal.width))
    return True


def save(session: Sitting[State, Move, View], text: str) -> bool:
    """Write the game to a file."""
    if not text:
        return session.refuse(wording.NEEDS.format(command="save", what="and a file"))
    done = session.save(Path(text))
    if done:
        session.say([wording.SAVED.format(path=text)])
    return done


def record(session: Sitting[State, Move, View]) -> bool:
    """Show the record: the whole one to Mister X alone."""
    game = session.game
    own = session.audience is Side.MISTER_X
    session.say([(game.write_record if own else game.export_redacted)(session.state)])
    return True


def undo(session: Sitting[State, Move, View]) -> bool:
    """Take back the last decision of somebody at the keyboard.

    Whoever made it sits down again: if that is the other side, the curtain falls.
    """
    game, state = session.game, session.state
    luck: list[Move] = []
    while made := game.moves_made(state):
        before = game.undo(state)
        rolled = game.is_chance(made[-1])
        if rolled:
            luck.append(made[-1])
        state = before
        if not rolled and game.side_to_move(before) in session.humans:
            session.luck += luck
            session.notice = wording.TAKEN_BACK
            told = len(game.moves_made(before))
            session.told = {who: min(n, told) for who, n in session.told.items()}
            session.become(before)
            return True
    return session.refuse(wording.NOTHING_TO_TAKE_BACK)
