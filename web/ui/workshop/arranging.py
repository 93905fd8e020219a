"""What is done with bots on the shelf: begin one, bring one, name it, throw it away."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from ui.intent import Intent
from ui.shell import Handler, Shell
from ui.workshop.bots import BLANK, LONGEST, Bot, called, trimmed
from ui.workshop.examples import EXAMPLES
from ui.workshop.shelf import drop_bot, keep_bot, kept_bot, last_open, set_open
from ui.workshop.state import Workshop


def workshop_of(shell: Shell) -> Workshop:
    """What is going on there; at first, what was worked at last."""
    if shell.workshop is None:
        shell.workshop = Workshop(last_open(shell.store))
    return shell.workshop


def refuse(shell: Shell, key: str) -> None:
    """Say what is wrong with what was brought here."""
    most = f"{LONGEST:,}".replace(",", "\N{NO-BREAK SPACE}")  # clear in any language
    text = shell.words(key, most=most)
    shell.workshop = replace(workshop_of(shell), problem=text)
    shell.page.say(text)


def put_on_desk(shell: Shell, bot: Bot | None) -> None:
    """Another bot, or none; the room of the one before is taken down with all in it."""
    now = workshop_of(shell)
    if now.bench is not None:
        now.bench.stop()
    shell.workshop = Workshop(
        bot, trial=now.trial, tables=now.tables, seated=now.seated
    )
    if bot is None or not bot.is_foreign:
        set_open(shell.store, bot)
        shell.page.go("workshop")
    shell.page.focus("title")


def begin_bot(shell: Shell, name: str, source: str) -> None:
    """A new bot of one's own, on the desk."""
    bot = Bot(shell.store.new_id(), trimmed(name), source, shell.page.now())
    keep(shell, bot)
    put_on_desk(shell, bot)


def keep(shell: Shell, bot: Bot) -> None:
    """Keep a bot; where that fails, it is said once."""
    keep_bot(shell.store, bot)
    if news := shell.store.news():
        shell.tell(shell.words(news))


def _new(shell: Shell, _intent: Intent) -> None:
    begin_bot(shell, shell.words("workshop.unnamed"), BLANK)


def _example(shell: Shell, intent: Intent) -> None:
    """One to begin from is fetched; a script tells when it is there."""
    if intent.arg in EXAMPLES:
        shell.page.effect("code", "example", intent.arg)


def _heard(shell: Shell, intent: Intent) -> None:
    told = json.loads(intent.value)
    name, source = str(told["name"]), str(told["text"])
    if name not in EXAMPLES or not source:
        shell.tell(shell.words("rest.lost"))
    else:
        begin_bot(shell, shell.words(f"workshop.example.{name}"), source)


def _choose(shell: Shell, _intent: Intent) -> None:
    shell.page.ask_for_file()


def _file(shell: Shell, intent: Intent) -> None:
    """A file may be anybody's: it is read before it runs, too."""
    source = intent.value.replace("\r\n", "\n")
    if intent.arg == "too_large" or len(source) > LONGEST:
        refuse(shell, "workshop.too_long")
        return
    name = called(source) or shell.words("workshop.unnamed")
    put_on_desk(shell, Bot("", name, source))
    shell.page.say(shell.words("workshop.foreign"))


def _rename(shell: Shell, intent: Intent) -> None:
    before = workshop_of(shell).renaming
    shell.workshop = replace(workshop_of(shell), renaming=intent.arg)
    shell.page.focus("rename-field" if intent.arg else f"rename-{before}")


def _named(shell: Shell, intent: Intent) -> None:
    now, bot = workshop_of(shell), kept_bot(shell.store, intent.arg)
    name = trimmed(intent.value)
    if bot is not None and name:
        bot = replace(bot, name=name)
        keep(shell, bot)
        same = now.bot is not None and now.bot.id == bot.id
        now = replace(now, bot=bot) if same else now
    shell.workshop = replace(now, renaming="")
    shell.page.focus(f"rename-{intent.arg}")


def _copy(shell: Shell, intent: Intent) -> None:
    bot = kept_bot(shell.store, intent.arg)
    if bot is not None:
        name = shell.words("workshop.copy_of", name=bot.name)
        begin_bot(shell, name, bot.source)


def _delete(shell: Shell, intent: Intent) -> None:
    bot = kept_bot(shell.store, intent.arg)
    if bot is None:
        return
    drop_bot(shell.store, bot)
    put_on_desk(shell, None)
    shell.workshop = replace(workshop_of(shell), deleted=bot)
    shell.page.say(shell.words("workshop.deleted", name=bot.name))
    shell.page.focus("undo")


def _undo(shell: Shell, intent: Intent) -> None:
    bot = workshop_of(shell).deleted
    if bot is not None:
        keep(shell, bot)
    _settle(shell, intent)


def _settle(shell: Shell, _intent: Intent) -> None:
    shell.workshop = replace(workshop_of(shell), deleted=None)
    shell.page.focus("title")


SHELF: Final[Mapping[str, Handler]] = MappingProxyType(
    {
        "new": _new,
        "example": _example,
        "heard": _heard,
        "choose": _choose,
        "file": _file,
        "rename": _rename,
        "named": _named,
        "copy": _copy,
        "delete": _delete,
        "undo": _undo,
        "settle": _settle,
    }
)
