"""A trial: games on a bench, told one by one."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from ui.shell import Shell
from ui.workshop.bench import (
    Check,
    Code,
    Done,
    Fault,
    Played,
    Printed,
    Ready,
    Started,
    Told,
)
from ui.workshop.scoring import score_of
from ui.workshop.state import MOST_PRINTED, Workshop
from ui.workshop.trial import job_of

SPOKEN: Final = 10
"""After so many games a screen reader hears how it stands."""


def run(shell: Shell, now: Workshop) -> None:
    """Let the bot on the desk play; somebody else's never does."""
    if now.bot is None or now.bot.is_foreign or now.running:
        return
    bench = now.bench or shell.page.workbench(partial(_hear, shell))
    job = job_of(now.trial, now.bot, shell.page.entropy() & 0xFFFFFF)
    shell.workshop = replace(
        now,
        bench=bench,
        running=True,
        is_up=False,
        wanted=job.games,
        results=(),
        fault=None,
        asks_kinds=False,
        kinds=(),
        printed="",
    )
    bench.run(job)


def stop(shell: Shell, now: Workshop) -> None:
    """No further game."""
    if now.bench is not None and now.running:
        now.bench.stop()
        shell.workshop = replace(now, running=False)
        shell.page.say(told_so_far(shell, shell.workshop))


def _hear(shell: Shell, told: Told) -> None:
    """Something came from the bench; it is drawn if anybody looks."""
    now = shell.workshop
    if now is None or not now.running:
        return
    shell.workshop = after = _with(now, told)
    if after.asks_kinds and not now.asks_kinds:
        assert now.bench is not None
        assert now.bot is not None
        now.bench.run(Check(now.bot.source))
    is_tenth = isinstance(told, Played) and len(after.results) % SPOKEN == 0
    if is_tenth or isinstance(told, Done):
        shell.page.say(told_so_far(shell, after))
    if isinstance(told, Ready):
        shell.page.say(shell.words("workshop.which"))
    if shell.screen == "workshop":
        shell.render()


def _with(now: Workshop, told: Told) -> Workshop:
    match told:
        case Started():
            return replace(now, is_up=True)
        case Played():
            return replace(now, is_up=True, results=(*now.results, told))
        case Printed():
            printed = (now.printed + told.text)[-MOST_PRINTED:]
            return replace(now, printed=printed)
        case Done():
            return replace(now, running=False)
        case Fault(code=Code.NO_BOT) if not now.asks_kinds:
            return replace(now, fault=told, asks_kinds=True)
        case Ready():
            return replace(now, running=False, kinds=told.kinds)
        case Fault():
            return replace(now, running=False, fault=told)
    return now


def told_so_far(shell: Shell, now: Workshop) -> str:
    """How it stands, in a sentence."""
    score = score_of(now.results)
    low, high = (round(100 * end) for end in score.interval)
    return shell.words(
        "workshop.score.said",
        won=score.wins,
        all=score.games,
        percent=round(100 * score.share),
        low=low,
        high=high,
    )
