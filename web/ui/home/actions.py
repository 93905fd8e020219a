"""What is done on the first screen: open, rename, delete and undo, export, import."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from ui import later
from ui.home.saved_games import label
from ui.home.state import HomeState
from ui.intent import Intent
from ui.saves.format import SaveError
from ui.saves.opening import open_kept
from ui.settings.values import changed
from ui.shell import Handler, Shell


def handle(shell: Shell, intent: Intent) -> None:
    """Carry out an intent of the first screen."""
    shell.home = replace(shell.home, problem="")
    shell.toast = ""
    HANDLERS[intent.verb](shell, intent)


def _language_chosen(shell: Shell, intent: Intent) -> None:
    shell.change_settings(
        changed(shell.settings, "language", intent.value or intent.arg)
    )


def _level_chosen(shell: Shell, intent: Intent) -> None:
    shell.change_settings(changed(shell.settings, "level", intent.value))


def _new(shell: Shell, _intent: Intent) -> None:
    shell.show("setup")
    shell.page.focus("title")


def _quick(shell: Shell, _intent: Intent) -> None:
    shell.pass_on("setup.quick")


def _solo(shell: Shell, intent: Intent) -> None:
    shell.pass_on("setup.solo", intent.arg)


def _open(shell: Shell, intent: Intent) -> None:
    shell.home = HomeState()
    open_kept(shell, intent.arg)


def _rename(shell: Shell, intent: Intent) -> None:
    before = shell.home.renaming
    shell.home = replace(shell.home, renaming=intent.arg)
    shell.page.focus("rename-field" if intent.arg else f"rename-{before}")


def _named(shell: Shell, intent: Intent) -> None:
    shell.store.rename(intent.arg, intent.value)
    shell.home = replace(shell.home, renaming="")
    shell.page.focus(f"rename-{intent.arg}")


def _delete(shell: Shell, intent: Intent) -> None:
    entry = shell.store.entry(intent.arg)
    called = label(shell, entry) if entry else ""
    deleted = shell.store.delete(intent.arg)
    if deleted is None:
        return
    if shell.session is not None and shell.session.id == intent.arg:
        shell.session = None
    if shell.post is not None:  # no letter brings it back
        shell.pass_on("devices.closed", intent.arg)
    shell.home = HomeState(deleted=deleted, called=called)
    shell.page.say(shell.words("home.deleted", name=called))
    shell.page.focus("undo")


def _undo_delete(shell: Shell, _intent: Intent) -> None:
    deleted = shell.home.deleted
    if deleted is not None:
        shell.store.restore(deleted)
    shell.home = HomeState()
    shell.page.focus("saves-title")


def _settle(shell: Shell, _intent: Intent) -> None:
    shell.home = HomeState()


def _export(shell: Shell, intent: Intent) -> None:
    entry = shell.store.entry(intent.arg)
    if entry is not None and entry.state == "sound" and entry.goes_on:
        shell.home = replace(shell.home, exporting=intent.arg)
        shell.dialog = "home.export"
    else:
        _take_away(shell, intent.arg, redacted=False)


def _export_table(shell: Shell, intent: Intent) -> None:
    _take_away(shell, intent.arg, redacted=True)


def _export_full(shell: Shell, intent: Intent) -> None:
    _take_away(shell, intent.arg, redacted=False)


def _take_away(shell: Shell, game_id: str, *, redacted: bool) -> None:
    shell.dialog = ""
    try:
        text = shell.store.export_text(game_id, redacted=redacted)
    except SaveError as error:
        shell.tell(error.in_words(shell.words))
        return
    entry = shell.store.entry(game_id)
    parts = ["scotland-yard", entry.summary.edition if entry else ""]
    parts += ["detectives"] if redacted else []
    shell.page.download("-".join(part for part in parts if part) + ".json", text)


def _import(shell: Shell, _intent: Intent) -> None:
    shell.page.ask_for_file()


def _file(shell: Shell, intent: Intent) -> None:
    """A chosen or dropped file; who reads it loads later."""
    later.load(later.HOME_FILES).take(shell, intent)


HANDLERS: Final[Mapping[str, Handler]] = MappingProxyType(
    {
        "language": _language_chosen,
        "level": _level_chosen,
        "new": _new,
        "quick": _quick,
        "solo": _solo,
        "open": _open,
        "rename": _rename,
        "name": _named,
        "delete": _delete,
        "undo": _undo_delete,
        "settle": _settle,
        "export": _export,
        "export_table": _export_table,
        "export_full": _export_full,
        "import": _import,
        "file": _file,
        "drop": _file,
    }
)
