"""What is done in the workshop: bots on the shelf, the one on the desk, its games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from sy_core.terms import Side
from ui.intent import Intent
from ui.shell import Handler, Shell
from ui.workshop import playing, running, watching
from ui.workshop.arranging import (
    SHELF,
    begin_bot,
    keep,
    put_on_desk,
    refuse,
    workshop_of,
)
from ui.workshop.bots import LONGEST
from ui.workshop.lineup import SEATS
from ui.workshop.packing import LinkError, packed, unpacked
from ui.workshop.shelf import kept_bot
from ui.workshop.trial import changed


def handle(shell: Shell, intent: Intent) -> None:
    """Carry out an intent."""
    shell.toast = ""
    now = workshop_of(shell)
    if now.problem:
        shell.workshop = replace(now, problem="")
    HANDLERS[intent.verb](shell, intent)


# ---- coming and going


def _open(shell: Shell, _intent: Intent) -> None:
    """What was worked at is there, unless it is gone meanwhile."""
    now = workshop_of(shell)
    if now.bot is not None and kept_bot(shell.store, now.bot.id) is None:
        put_on_desk(shell, None)
    shell.leave()
    shell.show("workshop")
    shell.page.focus("title")


def _link(shell: Shell, intent: Intent) -> None:
    """Somebody else's bot: it is shown, and nothing of it runs."""
    shell.leave()
    try:
        bot = unpacked(intent.arg)
    except LinkError as error:
        key = "workshop.link.newer" if error.newer else "workshop.link.damaged"
        shell.workshop = replace(workshop_of(shell), bot=None)
        refuse(shell, key)
        shell.page.go("workshop", instead=True)
    else:
        put_on_desk(shell, bot)
        shell.page.go(intent.arg, instead=True)
        shell.page.say(shell.words("workshop.foreign"))
    shell.screen = "workshop"


def _shelf(shell: Shell, _intent: Intent) -> None:
    put_on_desk(shell, None)


def _desk(shell: Shell, intent: Intent) -> None:
    bot = kept_bot(shell.store, intent.arg)
    if bot is not None:
        put_on_desk(shell, bot)


# ---- the desk


def _typed(shell: Shell, intent: Intent) -> None:
    """What stands in the editor now; it is kept at once."""
    now, source = workshop_of(shell), intent.value
    if now.bot is None or now.bot.is_foreign or source == now.bot.source:
        return
    if len(source) > LONGEST:
        refuse(shell, "workshop.too_long")
        return
    bot = replace(now.bot, source=source, changed=shell.page.now())
    shell.workshop = replace(workshop_of(shell), bot=bot)
    keep(shell, bot)


def _accept(shell: Shell, _intent: Intent) -> None:
    """Somebody has read it and takes it over: from now on it may run."""
    bot = workshop_of(shell).bot
    if bot is not None and bot.is_foreign:
        name = bot.name or shell.words("workshop.unnamed")
        begin_bot(shell, name, bot.source)
        shell.page.focus("run")


def _set(shell: Shell, intent: Intent) -> None:
    now = workshop_of(shell)
    trial = changed(now.trial, intent.arg, intent.value)
    shell.workshop = replace(now, trial=trial)


def _run(shell: Shell, _intent: Intent) -> None:
    running.run(shell, workshop_of(shell))
    shell.page.focus("stop")


def _kind(shell: Shell, intent: Intent) -> None:
    """Of several classes this one is meant, from now on."""
    now = workshop_of(shell)
    if now.bot is not None and intent.arg in now.kinds:
        bot = replace(now.bot, kind=intent.arg, changed=shell.page.now())
        shell.workshop = replace(now, bot=bot)
        keep(shell, bot)
        _run(shell, intent)


def _stop(shell: Shell, _intent: Intent) -> None:
    running.stop(shell, workshop_of(shell))
    shell.page.focus("run")


def _line(shell: Shell, intent: Intent) -> None:
    shell.page.effect("code", "line", intent.arg)


def _watch(shell: Shell, intent: Intent) -> None:
    watching.watch(shell, workshop_of(shell), intent.arg, to_learn=False)


def _lost(shell: Shell, intent: Intent) -> None:
    watching.watch(shell, workshop_of(shell), intent.arg, to_learn=True)


def _look(shell: Shell, _intent: Intent) -> None:
    watching.look(shell, workshop_of(shell))


def _step(shell: Shell, intent: Intent) -> None:
    watching.step_in(shell, workshop_of(shell), intent.arg)


def _here(shell: Shell, _intent: Intent) -> None:
    watching.play_on(shell, workshop_of(shell))


def _play(shell: Shell, intent: Intent) -> None:
    now = workshop_of(shell)
    if now.bot is not None and not now.bot.is_foreign and intent.arg in tuple(Side):
        running.stop(shell, now)
        playing.begin(shell, now.bot, now.trial, Side(intent.arg))


def _again(shell: Shell, _intent: Intent) -> None:
    if shell.session is not None:
        playing.again(shell, shell.session)


# ---- taking it away


def _export(shell: Shell, intent: Intent) -> None:
    bot = kept_bot(shell.store, intent.arg)
    if bot is not None:
        shell.page.download(bot.file, bot.source)


def _share(shell: Shell, _intent: Intent) -> None:
    shell.dialog = "workshop.share"


def _copy_link(shell: Shell, _intent: Intent) -> None:
    bot = workshop_of(shell).bot
    if bot is not None and (route := packed(bot)) is not None:
        shell.page.copy(f"{shell.page.address()}#{route}", "link", "workshop.copied")


def _copied(shell: Shell, intent: Intent) -> None:
    done = intent.value == "yes"
    shell.dialog = "workshop.copied" if done else "workshop.by_hand"
    shell.page.say(shell.words("share.copied" if done else "share.by_hand"))
    shell.page.focus("copy-link" if done else "bot-link")


HANDLERS: Final[Mapping[str, Handler]] = MappingProxyType(
    {
        "open": _open,
        "link": _link,
        **SHELF,
        "shelf": _shelf,
        "desk": _desk,
        "typed": _typed,
        "accept": _accept,
        "set": _set,
        "run": _run,
        "kind": _kind,
        "stop": _stop,
        "line": _line,
        "watch": _watch,
        "lost": _lost,
        "step": _step,
        "here": _here,
        "look": _look,
        "play": _play,
        **SEATS,
        "again": _again,
        "export": _export,
        "share": _share,
        "copy_link": _copy_link,
        "copied": _copied,
    }
)
