"""Settings: looks, language, and how careful taps are; everything applies at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ui.kit.forms import choice, segments, tick
from ui.kit.frame import titled
from ui.kit.html import Html, button, el
from ui.settings.values import CHOICES, changed
from ui.table.seating import LEVELS
from ui.words import LANGUAGES

if TYPE_CHECKING:
    from ui.app import App

SWITCHES: Final = ("confirm", "sound", "patterns")
MINUTE: Final = 60


def regions(app: App) -> dict[str, Html]:
    """All settings on one screen."""
    words = app.words
    body = el(
        "main",
        {"class": "settings"},
        _section(
            words("settings.looks"),
            _segments(app, "theme"),
            _segments(app, "motion"),
            _tick(app, "patterns"),
        ),
        _section(words("settings.language"), _languages(app)),
        _section(
            words("settings.play"),
            _tick(app, "confirm"),
            _tick(app, "sound"),
            _idle(app),
            _segments(app, "pace"),
            _levels(app),
        ),
        el("p", {"class": "quiet"}, words("settings.kept")),
        _to_the_game(app),
    )
    return {"screen": titled(app, words("settings.title"), body)}


def handle(app: App, verb: str, _arg: str, value: str) -> None:
    """A setting was changed."""
    if verb not in CHOICES:
        return
    text = value.capitalize() if verb in SWITCHES else value
    app.change_settings(changed(app.settings, verb, text))


def _to_the_game(app: App) -> Html | None:
    if app.session is None:
        return None
    label = app.words("settings.to_game")
    return button(label, "app.go", "play", class_="button primary", id="to-game")


def _section(title: str, *children: Html) -> Html:
    return el("section", {"class": "card stack"}, el("h2", None, title), children)


def _segments(app: App, name: str) -> Html:
    words = app.words
    options = [(str(v), words(f"settings.{name}.{v}")) for v in CHOICES[name]]
    now = str(getattr(app.settings, name))
    return segments(name, words(f"settings.{name}"), options, now, f"settings.{name}")


def _languages(app: App) -> Html:
    words = app.words
    options = [("auto", words("settings.language.auto")), *LANGUAGES.items()]
    legend = words("settings.language.legend")
    now = app.settings.language
    return segments("language", legend, options, now, "settings.language")


def _tick(app: App, name: str) -> Html:
    words = app.words
    return tick(
        name,
        words(f"settings.{name}"),
        words(f"settings.{name}.hint"),
        checked=bool(getattr(app.settings, name)),
        intent=f"settings.{name}",
    )


def _levels(app: App) -> Html:
    words = app.words
    options = [(level, words(f"level.{level}")) for level in LEVELS]
    now = app.settings.level
    return segments("level", words("settings.level"), options, now, "settings.level")


def _idle(app: App) -> Html:
    words = app.words
    options = [(str(n), _span(app, int(n))) for n in sorted(CHOICES["idle"])]
    return choice(
        "idle",
        words("settings.idle"),
        options,
        str(app.settings.idle),
        intent="settings.idle",
        hint=words("settings.idle.hint"),
    )


def _span(app: App, seconds: int) -> str:
    if seconds < MINUTE:
        return app.words("settings.seconds", n=seconds)
    return app.words("settings.minutes", n=seconds // MINUTE)
