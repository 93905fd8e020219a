"""Somebody's bot on a seat: beginning a game against it, and asking it there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Final

from sy_core.messages.questions import Answer, Question
from sy_core.terms import Level, Side
from ui.computer.pending import PendingQuestion
from ui.saves.opening import open_new
from ui.setup.begin import build
from ui.setup.draft import MOST_CHAIRS, Draft, game_of, seating_of
from ui.shell import Shell
from ui.table.notes import BOT
from ui.table.seating import HUMAN, LONGEST_NAME
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
    draft = _draft(bot, trial, side)
    game, page = game_of(draft), shell.page
    state = build(draft, Random(page.entropy()))
    seating = seating_of(draft, state.table)
    session = new_session(shell.store.new_id(), game, state, seating, page.entropy())
    session.notes[BOT] = f"{side}:{bot.id}"
    open_new(shell, session)


def again(shell: Shell, session: Session) -> None:
    """The same once more; without the bot, back to where it was."""
    side, bot = _noted(shell, session)
    table = session.state.table
    if bot is None:
        shell.show("workshop")
    else:
        begin(shell, bot, Trial(table.edition.id, table.players), side)


def _draft(bot: Bot, trial: Trial, side: Side) -> Draft:
    seats = range(MOST_CHAIRS)
    own = [(chair == 0) == (side is Side.MISTER_X) for chair in seats]
    name = bot.name[:LONGEST_NAME].strip()
    return Draft(
        edition=trial.edition,
        players=trial.players,
        names=tuple(name if is_own else "" for is_own in own),
        drivers=tuple(STAND_IN if is_own else HUMAN for is_own in own),
    )


def ask(  # noqa: PLR0913 - as whoever asks a level
    shell: Shell,
    session: Session,
    question: Question,
    heard: Callable[[Answer], None],
    is_open: Callable[[Answer], bool],
    *,
    timed: bool,
) -> PendingQuestion:
    """Ask the bot that plays this side; without it, whoever stands in for it."""
    _, bot = _noted(shell, session)
    if bot is None:
        del session.notes[BOT]
        shell.keep(session)
        shell.tell(shell.words("workshop.seat.gone"))
        return shell.computers.ask(question, heard, is_open, timed=timed)
    pending = PendingQuestion(shell.page, 0, question, heard, is_open, timed)
    now = shell.workshop or Workshop()
    bench = now.table or TableBench(shell.page)
    shell.workshop = replace(now, table=bench)
    failed = partial(_failed, shell, session, bot, pending)
    bench.ask(pending, bot.source, failed)
    return pending


def _noted(shell: Shell, session: Session) -> tuple[Side, Bot | None]:
    side, _, bot_id = session.notes[BOT].partition(":")
    return Side(side), kept_bot(shell.store, bot_id)


def _failed(
    shell: Shell, session: Session, bot: Bot, pending: PendingQuestion, fault: Fault
) -> None:
    """It plays no more; when that is told must not tell what it saw."""

    def tell() -> None:
        why = shell.words(f"workshop.fault.{fault.code}")
        shell.tell(shell.words("workshop.seat.failed", name=bot.name, why=why))

    session.notes.pop(BOT, None)
    shell.keep(session)
    now = shell.workshop or Workshop()
    shell.workshop = replace(now, bot=bot, fault=fault, printed="")
    if pending.timed:
        pending.ended = tell
    else:
        tell()
    shell.computers.answer_here(pending)
