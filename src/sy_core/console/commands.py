"""What can be typed besides moves, and how typed moves are played."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sy_core.console.helping import typing_help
from sy_core.console.session import Session
from sy_core.console.story import possible
from sy_core.console.text import either
from sy_core.console.wording import refusal_in_words
from sy_core.errors import NotationError
from sy_core.move import Move
from sy_core.terms import Side

LONGEST_QUOTE: Final = 40
DIGITS: Final = 3


def obey(session: Session, line: str) -> bool:
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


def enter_move(session: Session, text: str) -> bool:
    """Play the move that *text* means, or say why it cannot be played."""
    meant = _meant(session, text)
    rules, state = session.game.rules, session.state
    open_now = [move for move in meant if rules.explain(state, move) is None]
    if len(open_now) == 1:
        session.make(open_now[0])
        session.told[session.audience] = len(session.state.moves)
        return True
    if open_now:
        words, names = session.words, [rules.format_move(move) for move in open_now]
        return session.refuse(words("ambiguous", moves=either(words, names)))
    return session.refuse("\n".join(_judged(session, meant))) if meant else False


def why(session: Session, text: str) -> bool:
    """Say of a move whether it is open, and if not, why."""
    meant = _meant(session, text)
    if meant:
        session.say(_judged(session, meant))
    return bool(meant)


def _meant(session: Session, text: str) -> tuple[Move, ...]:
    try:
        return session.game.screens.read_moves(session.view, text)
    except NotationError:
        quoted = ascii(text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE])
        session.refuse(session.words("not_understood", text=quoted))
        return ()


def _judged(session: Session, meant: tuple[Move, ...]) -> list[str]:
    rules, words, lines = session.game.rules, session.words, list[str]()
    for move in meant:
        refusal = rules.explain(session.state, move)
        name = rules.format_move(move)
        if refusal is None:
            lines.append(words("open", move=name))
        else:
            why = refusal_in_words(words, refusal)
            lines.append(words("refused", move=name, why=why))
    return lines


def show_help(session: Session) -> bool:
    """Say what can be typed."""
    session.say(typing_help(session.words, session.game.rules.id))
    return True


def moves(session: Session, text: str) -> bool:
    """List the open moves, or what can follow the first ride of a double."""
    game, words, width = session.game, session.words, session.terminal.width
    if not text:
        table = game.screens.table
        session.say(table.moves(words, session.view, session.options, width))
        return True
    meant = _meant(session, text)
    for first in meant:
        name = game.rules.format_move(first)
        seconds = game.seconds(session.state, first)
        after = [game.rules.format_move(move) for move in seconds]
        session.say([f"{name}+   {' '.join(after) or words('nothing')}"])
    return bool(meant)


def look(session: Session, text: str) -> bool:
    """Show the lines at a station."""
    readable = text.isascii() and text.isdigit() and len(text) <= DIGITS
    number = int(text) if readable else 0
    story, width = session.game.screens.story, session.terminal.width
    lines = story.look(session.words, session.view, number, width)
    if lines:
        session.say(lines)
        return True
    return session.refuse(session.words("look.needs"))


def log(session: Session) -> bool:
    """Show the whole game so far."""
    story, width = session.game.screens.story, session.terminal.width
    session.say(story.log(session.words, session.view, width))
    return True


def where(session: Session) -> bool:
    """Work out for the detectives where Mister X can be."""
    if session.audience is Side.MISTER_X:
        return session.refuse(session.words("for_detectives"))
    game, width = session.game, session.terminal.width
    found = game.rules.deduce(session.view)
    session.say(possible(session.words, game.screens.places, found, width))
    return True


def save(session: Session, text: str) -> bool:
    """Write the game to a file."""
    if not text:
        return session.refuse(session.words("save.needs"))
    done = session.save(Path(text))
    if done:
        session.say([session.words("saved", path=text)])
    return done


def record(session: Session) -> bool:
    """Show the record: the whole one to Mister X alone."""
    rules = session.game.rules
    own = session.audience is Side.MISTER_X
    session.say([(rules.write_record if own else rules.export_redacted)(session.state)])
    return True


def undo(session: Session) -> bool:
    """Take back the last decision of somebody at the keyboard.

    Whoever made it sits down again: if that is the other side, the curtain falls.
    """
    game, made = session.game, session.state.moves
    states = game.rules.history(session.state)
    luck: list[Move] = []
    for number in range(len(made) - 1, -1, -1):
        before = states[number]
        if game.rules.is_chance(before):
            luck.append(made[number])
        elif game.side_to_move(before) in session.humans:
            session.luck += luck
            session.notice = session.words("taken_back")
            session.told = {who: min(n, number) for who, n in session.told.items()}
            session.become(before)
            return True
    return session.refuse(session.words("nothing_to_take_back"))
