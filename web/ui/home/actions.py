"""What is done on the first screen: open, rename, delete and undo, export, import."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from ui.home.saved_games import label
from ui.saves.format import SaveError
from ui.saves.opening import open_kept
from ui.saves.store import Deleted
from ui.settings.values import changed
from ui.setup import screen as setup

if TYPE_CHECKING:
    from ui.app import App


@dataclass(frozen=True, slots=True)
class Lobby:
    """What is going on on the first screen."""

    renaming: str = ""
    exporting: str = ""
    deleted: Deleted | None = None
    called: str = ""
    """What the deleted game was called."""
    problem: str = ""


def lobby(app: App) -> Lobby:
    """The state of this screen."""
    return app.home if isinstance(app.home, Lobby) else Lobby()


def act(app: App, verb: str, arg: str, value: str) -> None:
    """Carry out an intent of the first screen."""
    app.home = replace(lobby(app), problem="")
    app.toast = ""
    _HANDLERS[verb](app, arg, value)


def _language_chosen(app: App, arg: str, _value: str) -> None:
    app.change_settings(changed(app.settings, "language", arg))


def _new(app: App, _arg: str, _value: str) -> None:
    app.show("setup")
    app.page.focus("title")


def _quick(app: App, _arg: str, _value: str) -> None:
    setup.quick(app)


def _solo(app: App, arg: str, _value: str) -> None:
    setup.solo(app, arg)


def _open(app: App, arg: str, _value: str) -> None:
    app.home = None
    open_kept(app, arg)


def _rename(app: App, arg: str, _value: str) -> None:
    before = lobby(app).renaming
    app.home = replace(lobby(app), renaming=arg)
    app.page.focus("rename-field" if arg else f"rename-{before}")


def _named(app: App, arg: str, value: str) -> None:
    app.store.rename(arg, value)
    app.home = replace(lobby(app), renaming="")
    app.page.focus(f"rename-{arg}")


def _delete(app: App, arg: str, _value: str) -> None:
    entry = app.store.entry(arg)
    called = label(app, entry) if entry else ""
    deleted = app.store.delete(arg)
    if deleted is None:
        return
    if app.session is not None and app.session.id == arg:
        app.session = None
    app.home = Lobby(deleted=deleted, called=called)
    app.page.say(app.words("home.deleted", name=called))
    app.page.focus("undo")


def _undo_delete(app: App, _arg: str, _value: str) -> None:
    deleted = lobby(app).deleted
    if deleted is not None:
        app.store.restore(deleted)
    app.home = None
    app.page.focus("saves-title")


def _settle(app: App, _arg: str, _value: str) -> None:
    app.home = None


def _export(app: App, arg: str, _value: str) -> None:
    entry = app.store.entry(arg)
    if entry is not None and entry.state == "sound" and entry.goes_on:
        app.home = replace(lobby(app), exporting=arg)
        app.dialog = "home.export"
    else:
        _take_away(app, arg, redacted=False)


def _take_away(app: App, game_id: str, *, redacted: bool) -> None:
    app.dialog = ""
    try:
        text = app.store.export_text(game_id, redacted=redacted)
    except SaveError as error:
        app.tell(error.told(app.words))
        return
    entry = app.store.entry(game_id)
    parts = ["scotland-yard", entry.summary.edition if entry else ""]
    parts += ["detectives"] if redacted else []
    app.page.download("-".join(part for part in parts if part) + ".json", text)


def _import(app: App, _arg: str, _value: str) -> None:
    app.page.ask_for_file()


def _file(app: App, arg: str, value: str) -> None:
    """A chosen or dropped file; it is text, and trusted in nothing."""
    app.leave()
    app.show("home")
    try:
        if arg == "too_large":
            raise SaveError("save.too_long")  # noqa: TRY301 - told like all others
        app.store.import_text(value)
    except SaveError as error:
        told = app.words("home.not_imported", reason=error.told(app.words))
        app.home = Lobby(problem=told)
        app.page.say(told)
        return
    app.home = None
    news = app.store.news()
    app.tell(app.words(news or "home.imported"))


_HANDLERS: Final[dict[str, Callable[[App, str, str], None]]] = {
    "language": _language_chosen,
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
    "export_table": lambda app, arg, _: _take_away(app, arg, redacted=True),
    "export_full": lambda app, arg, _: _take_away(app, arg, redacted=False),
    "import": _import,
    "file": _file,
    "drop": _file,
}
