"""A game of a bot's on the board: played back, or played on from where it was lost."""

from __future__ import annotations

from dataclasses import replace

from sy_core.errors import SyError
from sy_core.protocols import State
from sy_core.sharing import position_text, read_position
from sy_core.terms import MISTER_X, Level, Side
from ui.saves.opening import open_new
from ui.saves.tabs import release
from ui.shell import Shell
from ui.table.seating import HUMAN, Chair
from ui.table.session import Session, load_session, new_session
from ui.workshop.bench import Played
from ui.workshop.state import Workshop


def watch(shell: Shell, now: Workshop, number: str, *, to_learn: bool) -> None:
    """Open a game in the replay: from its start, or at its end with what turned it."""
    found = _found(shell, now, number)
    if found is None:
        return
    game, session = found
    session.seating = replace(session.seating, chairs=_seated(session, now, game))
    if shell.session is not None:
        release(shell, shell.session)
    shell.session, shell.replay = session, None
    shell.workshop = replace(now, watched=session, watched_side=game.side)
    if to_learn:
        shell.pass_on("replay.open")
        shell.pass_on("replay.study")
    else:
        shell.pass_on("replay.watch")


def look(shell: Shell, now: Workshop) -> None:
    """The position in which the bot failed, on the editor's board."""
    record = now.fault.record if now.fault else ""
    session = _read(shell, record) if record else None
    if session is None:
        shell.tell(shell.words("workshop.unreadable"))
        return
    view = session.view_for(MISTER_X)
    shell.pass_on("editor.open", position_text(session.game, view))


def step_in(shell: Shell, now: Workshop, number: str) -> None:
    """Sit down in the bot's place where it could still choose for the last time."""
    found = _found(shell, now, number)
    if found is not None:
        game, session = found
        _sit_down(shell, now, session, _last_choice(session, game.side), game.side)


def play_on(shell: Shell, now: Workshop) -> None:
    """The same from the moment of the replay that is looked at."""
    session, replay = now.watched, shell.replay
    if session is None or session is not shell.session or replay is None:
        return
    if session.game.outcome(replay.stepper.now) is None:
        _sit_down(shell, now, session, replay.stepper.now, now.watched_side)
    else:
        shell.tell(shell.words("workshop.is_over"))


def _last_choice(session: Session, side: Side) -> State:
    """Where Mister X has his last turn, or the detectives begin their last round."""
    game = session.game
    own = [
        state
        for state in game.history(session.state)
        if game.outcome(state) is None
        and (MISTER_X in game.to_move(state)) == (side is Side.MISTER_X)
    ]
    last = own[-1].round
    return next(state for state in own if state.round == last)


def _sit_down(
    shell: Shell, now: Workshop, session: Session, state: State, side: Side
) -> None:
    """A game that begins there: a person for the bot, its rival on the other side."""
    game = session.game
    text = position_text(game, game.view_for(state, MISTER_X))

    def chair(seat: Chair) -> Chair:
        is_own = (seat.seat == MISTER_X) == (side is Side.MISTER_X)
        return Chair(seat.seat, "", HUMAN if is_own else now.trial.level)

    seating = replace(session.seating, chairs=tuple(map(chair, session.seating.chairs)))
    begun = new_session(
        shell.store.new_id(),
        game,
        read_position(text).state(),
        seating,
        shell.page.entropy(),
    )
    open_new(shell, begun)


def _found(shell: Shell, now: Workshop, number: str) -> tuple[Played, Session] | None:
    """One of the games that were played; what is none is told."""
    found = [each for n, each in enumerate(now.results) if str(n) == number]
    session = _read(shell, found[0].record) if found else None
    if session is None or not session.over:
        shell.tell(shell.words("workshop.unreadable"))
        return None
    return found[0], session


def _read(shell: Shell, record: str) -> Session | None:
    """A record is what a bench says: it is replayed with every check, or refused."""
    try:
        return load_session(shell.store.new_id(), record, shell.page.entropy())
    except SyError:
        return None


def _seated(session: Session, now: Workshop, game: Played) -> tuple[Chair, ...]:
    """Computers on all seats, so that it is nobody's game; the bot by its name."""
    name = now.bot.name if now.bot else ""

    def chair(seat: Chair) -> Chair:
        side = Side.MISTER_X if seat.seat == MISTER_X else Side.DETECTIVES
        own = side is game.side and (side is Side.MISTER_X or len(others) == 1)
        return Chair(seat.seat, name[:24] if own else "", Level.CONSTABLE)

    others = session.seating.chairs[1:]
    return tuple(map(chair, session.seating.chairs))
