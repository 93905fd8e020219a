"""Settings: looks, language, and how careful taps are; everything applies at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ui.kit.forms import choice, segments, tick
from ui.kit.frame import titled
from ui.kit.html import Html, button, el
from ui.settings.actions import handle
from ui.settings.values import CHOICES, PACES
from ui.shell import Area, Shell
from ui.table.seating import LEVELS
from ui.words.languages import LANGUAGES

MINUTE: Final = 60


def regions(shell: Shell) -> dict[str, Html]:
    """All settings on one screen."""
    words = shell.words
    body = el(
        "main",
        {"class": "settings"},
        _section(
            words("settings.looks"),
            _segments(shell, "theme"),
            _segments(shell, "motion"),
            _tick(shell, "patterns"),
        ),
        _section(words("settings.language"), _languages(shell)),
        _section(
            words("settings.play"),
            _tick(shell, "confirm"),
            _tick(shell, "sound"),
            _tick(shell, "awake"),
            _tick(shell, "buzz"),
            _length_of_a_look(shell),
            _idle(shell),
            _segments(shell, "pace", PACES),
            _levels(shell),
            _tick(shell, "remarks"),
        ),
        el("p", {"class": "quiet"}, words("settings.kept")),
        _to_the_game(shell),
    )
    return {"screen": titled(words, words("settings.title"), body)}


def _to_the_game(shell: Shell) -> Html | None:
    if shell.session is None:
        return None
    label = shell.words("settings.to_game")
    return button(label, "app.go", "play", class_="button primary", id="to-game")


def _section(title: str, *children: Html) -> Html:
    return el("section", {"class": "card stack"}, el("h2", None, title), children)


def _segments(shell: Shell, name: str, values: Sequence[object] = ()) -> Html:
    words = shell.words
    shown = values or CHOICES[name]
    options = [(str(v), words(f"settings.{name}.{v}")) for v in shown]
    now = str(getattr(shell.settings, name))
    return segments(name, words(f"settings.{name}"), options, now, f"settings.{name}")


def _languages(shell: Shell) -> Html:
    words = shell.words
    options = [("auto", words("settings.language.auto")), *LANGUAGES.items()]
    legend = words("settings.language.legend")
    now = shell.settings.language
    return choice("language", legend, options, now, intent="settings.language")


def _tick(shell: Shell, name: str) -> Html:
    words = shell.words
    return tick(
        name,
        words(f"settings.{name}"),
        words(f"settings.{name}.hint"),
        checked=bool(getattr(shell.settings, name)),
        intent=f"settings.{name}",
    )


def _length_of_a_look(shell: Shell) -> Html:
    hint = el("p", {"class": "hint"}, shell.words("settings.look.hint"))
    return el("div", {"class": "stack"}, _segments(shell, "look"), hint)


def _levels(shell: Shell) -> Html:
    words = shell.words
    options = [(level, words(f"level.{level}")) for level in LEVELS]
    now = shell.settings.level
    return segments("level", words("settings.level"), options, now, "settings.level")


def _idle(shell: Shell) -> Html:
    words = shell.words
    options = [(str(n), _span(shell, int(n))) for n in sorted(CHOICES["idle"])]
    return choice(
        "idle",
        words("settings.idle"),
        options,
        str(shell.settings.idle),
        intent="settings.idle",
        hint=words("settings.idle.hint"),
    )


def _span(shell: Shell, seconds: int) -> str:
    if seconds < MINUTE:
        return shell.words("settings.seconds", n=seconds)
    return shell.words("settings.minutes", n=seconds // MINUTE)


AREA: Final = Area(handle, regions)
