"""Somebody's bot on a seat: beginning a game against it, and asking it there.

Of each side one bot can play: all of its chairs that are an inspector's as far as the
table knows, who plays on where the bot fails.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from random import Random
from typing import Final

from sy_core.messages.questions import Answer, Question
from sy_core.terms import MISTER_X, Level, Side
from ui.computer.pending import PendingQuestion
from ui.saves.opening import open_new
from ui.setup.begin import build
from ui.setup.draft import MOST_CHAIRS, Draft, seating_of
from ui.setup.party import game_of
from ui.shell import Shell
from ui.table.notes import BOT
from ui.table.seating import HUMAN, LONGEST_NAME, Chair
from ui.table.session import Session, new_session
from ui.workshop.bench import Fault
from ui.workshop.bots import Bot
from ui.workshop.seat import TableBench
from ui.workshop.shelf import kept_bot
from ui.workshop.state import Workshop
from ui.workshop.trial import Trial

STAND_IN: Final = Level.INSPECTOR
"""Who sits there as far as the table knows, and plays on if the bot fails."""


def begin(shell: Shell, bot: Bot, trial: Trial, side: Side) -> None:
    """A game against a bot that is kept here; somebody plays all of the other side."""
    draft = _draft(trial, side)
    game, page = game_of(draft), shell.page
    state = build(draft, Random(page.entropy()))
    seating = seating_of(draft, state.table)
    session = new_session(shell.store.new_id(), game, state, seating, page.entropy())
    seat_bots(session, {side: bot})
    open_new(shell, session)


def seat_bots(session: Session, bots: Mapping[Side, Bot]) -> None:
    """Bots on all chairs of their sides that a stand-in keeps; they bring their names.

    A name that somebody has typed stays.
    """

    def chair(seat: Chair) -> Chair:
        bot = bots.get(_side_of(seat))
        if bot is None or seat.driver != STAND_IN or seat.name:
            return seat
        return replace(seat, name=bot.name[:LONGEST_NAME].strip())

    chairs = tuple(map(chair, session.seating.chairs))
    session.seating = replace(session.seating, chairs=chairs)
    if bots:
        session.notes[BOT] = " ".join(f"{side}:{bot.id}" for side, bot in bots.items())


def _side_of(chair: Chair) -> Side:
    return Side.MISTER_X if chair.seat == MISTER_X else Side.DETECTIVES


def again(shell: Shell, session: Session) -> None:
    """The same once more; without its bots, back to where they were."""
    bots = _seated(shell, session)
    if len(bots) < len(session.notes[BOT].split()):
        shell.show("workshop")
        return
    shell.pass_on("setup.again")
    if shell.session is not None and shell.session is not session:
        seat_bots(shell.session, bots)
        shell.keep(shell.session)


def _draft(trial: Trial, side: Side) -> Draft:
    seats = range(MOST_CHAIRS)
    own = [(chair == 0) == (side is Side.MISTER_X) for chair in seats]
    return Draft(
        edition=trial.edition,
        players=trial.players,
        drivers=tuple(STAND_IN if is_own else HUMAN for is_own in own),
    )


def ask(  # noqa: PLR0913, PLR0917 - as whoever asks a level
    shell: Shell,
    session: Session,
    side: Side,
    question: Question,
    heard: Callable[[Answer], None],
    is_open: Callable[[Answer], bool],
    *,
    timed: bool,
) -> PendingQuestion:
    """Ask the bot that plays this side; without it, whoever stands in for it."""
    bot = _seated(shell, session).get(side)
    if bot is None:
        _unseat(shell, session, side)
        shell.tell(shell.words("workshop.seat.gone"))
        return shell.computers.ask(question, heard, is_open, timed=timed)
    pending = PendingQuestion(shell.page, 0, question, heard, is_open, timed)
    now = shell.workshop or Workshop()
    bench = now.tables.get(side) or TableBench(shell.page)
    shell.workshop = replace(now, tables={**now.tables, side: bench})
    failed = partial(_failed, shell, session, side, bot, pending)
    bench.ask(pending, bot, failed)
    return pending


def _seated(shell: Shell, session: Session) -> dict[Side, Bot]:
    """The bots that play, as far as they are still kept here."""
    noted = (each.partition(":") for each in session.notes[BOT].split())
    found = ((Side(side), kept_bot(shell.store, bot_id)) for side, _, bot_id in noted)
    return {side: bot for side, bot in found if bot is not None}


def _unseat(shell: Shell, session: Session, side: Side) -> None:
    """From now on the stand-in plays."""
    noted = session.notes.pop(BOT, "").split()
    left = [each for each in noted if not each.startswith(f"{side}:")]
    if left:
        session.notes[BOT] = " ".join(left)
    shell.keep(session)


def _failed(  # noqa: PLR0913, PLR0917 - who failed, where, at what, and why
    shell: Shell,
    session: Session,
    side: Side,
    bot: Bot,
    pending: PendingQuestion,
    fault: Fault,
) -> None:
    """It plays no more; when that is told must not tell what it saw."""

    def tell() -> None:
        why = shell.words(f"workshop.fault.{fault.code}")
        shell.tell(shell.words("workshop.seat.failed", name=bot.name, why=why))

    _unseat(shell, session, side)
    now = shell.workshop or Workshop()
    shell.workshop = replace(now, bot=bot, fault=fault, printed="")
    if pending.timed:
        pending.ended = tell
    else:
        tell()
    shell.computers.answer_here(pending)
