"""What the player likes: looks, language, and how careful taps are."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Final

from sy_core.formats.nesting import shallow
from sy_core.terms import Level
from ui.words.languages import LANGUAGES

KEY: Final = "sy:settings"

CHOICES: Final = {
    "theme": ("auto", "light", "dark"),
    "language": ("auto", *LANGUAGES),
    "motion": ("auto", "reduced", "full"),
    "confirm": (True, False),
    "sound": (False, True),
    "sound_asked": (False, True),
    "awake": (True, False),
    "buzz": (True, False),
    "patterns": (False, True),
    "look": ("open", "held"),
    "idle": (60, 15, 30, 120, 300),
    "remarks": (True, False),
    "pace": ("normal", "slow", "fast"),
    "level": (
        Level.INSPECTOR.value,
        Level.CONSTABLE.value,
        Level.MASTERMIND.value,
    ),
}


PACES: Final = ("slow", "normal", "fast")
"""In the order in which they are shown."""


@dataclass(frozen=True, slots=True)
class Settings:
    """One value per choice; the first of each in CHOICES is the default."""

    theme: str = "auto"
    language: str = "auto"
    motion: str = "auto"
    confirm: bool = True
    sound: bool = False
    sound_asked: bool = False
    """Whether anybody was asked, or has chosen: nobody is asked twice."""
    awake: bool = True
    """Whether the screen stays on while a game is played."""
    buzz: bool = True
    """Whether opening Mister X's screen can be felt."""
    patterns: bool = False
    look: str = "open"
    """Mister X's own screen: open until he has moved, or only while he holds it."""
    idle: int = 60
    """Seconds after which Mister X's open screen closes by itself."""
    remarks: bool = True
    """Whether computer players say something now and then."""
    pace: str = "normal"
    """How quickly computer players move."""
    level: str = Level.INSPECTOR.value
    """How strong they are in a game that is started with one tap."""


def read_settings(text: str | None) -> Settings:
    """Settings from stored text; whatever is not understood is left at its default."""
    try:
        stored = json.loads(shallow(text or "{}"))
    except ValueError:
        return Settings()
    if not isinstance(stored, dict):
        return Settings()
    known = {field.name for field in fields(Settings)}
    sound = {
        name: value
        for name, value in stored.items()
        if name in known and _is_choice(name, value)
    }
    return _replaced(Settings(), sound)


def write_settings(settings: Settings) -> str:
    """Settings as text to store."""
    return json.dumps(asdict(settings))


def changed(settings: Settings, name: str, text: str) -> Settings:
    """Settings with one choice taken from a form's text."""
    for value in CHOICES[name]:
        if str(value) == text:
            return _replaced(settings, {name: value})
    return settings


def _replaced(settings: Settings, values: Mapping[str, Any]) -> Settings:
    return replace(settings, **values)


def _is_choice(name: str, value: object) -> bool:
    return any(value == one and type(value) is type(one) for one in CHOICES[name])
