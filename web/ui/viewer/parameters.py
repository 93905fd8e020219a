"""The address of an embedded board, read into one value or refused in words.

Nothing in here knows a browser: the text is what stands behind ``?`` and ``#``.
docs/embed.md says what each parameter means.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from types import MappingProxyType
from typing import Final
from urllib.parse import parse_qsl

from sy_core.game import AnyGame
from sy_core.registry import EDITION_IDS, GAMES
from sy_core.tasks import Task
from ui.settings.values import CHOICES
from ui.table.seating import DRIVERS, HUMAN
from ui.task.texts import TaskTexts
from ui.viewer import values
from ui.viewer.faults import ParameterFault, excerpt
from ui.viewer.values import Arrow
from ui.words.languages import LANGUAGES

LONGEST: Final = 20_000
"""Characters of all parameters together; a whole game needs about 2,000."""
LEVELS: Final = tuple(driver for driver in DRIVERS if driver != HUMAN)
OPTIONS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "game": tuple(GAMES),
        "edition": tuple(name for names in EDITION_IDS.values() for name in names),
        "seat": ("mrx", "detectives", "all"),
        "mode": ("play", "show"),
        "lang": ("auto", *LANGUAGES),
        "theme": tuple(str(theme) for theme in CHOICES["theme"]),
        "computer": ("mrx", "detectives", "none"),
        "level": LEVELS,
    }
)
PARTS: Final = ("log", "cards", "moves")
FREE: Final = ("players", "layout", "position", "record", "seed", "task", "puzzle")
AS_GIVEN: Final = (*OPTIONS, *(name for name in FREE if name != "task"))
LISTS: Final = ("highlight", "focus", "parts", "arrows")
SAID: Final = ("ask", "right", "wrong")
"""What the board says of a task, in the words of its author."""
NAMES: Final = (*OPTIONS, *FREE, *LISTS, *SAID)
OF_A_MISS: Final = re.compile(r"wrong-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)")
"""What it says of a certain mistake."""
BOOT: Final = ("patience", "plain")
"""Read before Python is there, by the first screen; no business of ours."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameters:
    """What an author asked for; empty where nothing was said."""

    game: str = ""
    edition: str = ""
    players: str = ""
    layout: str = ""
    position: str = ""
    record: str = ""
    seat: str = ""
    mode: str = ""
    lang: str = "auto"
    theme: str = "auto"
    computer: str = ""
    level: str = LEVELS[0]
    seed: str = ""
    highlight: tuple[int, ...] = ()
    focus: tuple[int, ...] = ()
    parts: tuple[str, ...] = PARTS
    arrows: tuple[Arrow, ...] = ()
    task: Task | None = None
    texts: TaskTexts = field(default_factory=TaskTexts)
    puzzle: str = ""


def read_parameters(text: str) -> Parameters:
    """Parameters from the text of an address; an ParameterFault says what is wrong."""
    given = pairs(text)
    _refuse_both(given, "position", "record")
    for other in ("edition", "players", "layout", "seed"):
        for whole in ("position", "record"):
            _refuse_both(given, whole, other)
    for other in ("task", "position", "record"):
        _refuse_both(given, "puzzle", other)
    for name, value in given:
        if name in CHECKS:
            CHECKS[name](name, value)
    return _parameters(dict(given))


def _parameters(given: Mapping[str, str]) -> Parameters:
    """The values as they were checked."""
    nothing = Parameters()

    def listed(name: str) -> tuple[int, ...]:
        return values.stations(name, given[name]) if name in given else ()

    return Parameters(
        **{name: given[name] for name in AS_GIVEN if name in given},
        highlight=listed("highlight"),
        focus=listed("focus"),
        parts=_parts("parts", given["parts"]) if "parts" in given else nothing.parts,
        arrows=values.arrows("arrows", given["arrows"]) if "arrows" in given else (),
        task=values.task("task", given["task"]) if "task" in given else None,
        texts=_texts(given),
    )


def _texts(given: Mapping[str, str]) -> TaskTexts:
    named = ((OF_A_MISS.fullmatch(name), text) for name, text in given.items())
    return TaskTexts(
        ask=given.get("ask", ""),
        right=given.get("right", ""),
        wrong=given.get("wrong", ""),
        misses=tuple((name[1], text) for name, text in named if name),
    )


def pairs(text: str) -> list[tuple[str, str]]:
    """Names and values, each name once and known; empty values say nothing."""
    if len(text) > LONGEST:
        raise ParameterFault("embed.fault.long", most=LONGEST)
    found: dict[str, str] = {}
    for name, value in _split(text):
        if name in BOOT:
            continue
        if name not in NAMES and not OF_A_MISS.fullmatch(name):
            known = ", ".join(NAMES)
            raise ParameterFault("embed.fault.unknown", excerpt(name), names=known)
        if name in found:
            raise ParameterFault("embed.fault.twice", name)
        found[name] = value.strip()
    return [(name, value) for name, value in found.items() if value]


def _split(text: str) -> list[tuple[str, str]]:
    """Names and values as they stand there; a plus is a plus, as in a double."""
    whole = text.replace("+", "%2B")
    return parse_qsl(whole, keep_blank_values=True, errors="replace")


def language_and_theme(text: str) -> Parameters:
    """Language and theme alone, as far as they are sound: to tell a fault in."""
    wanted = {
        name: value
        for name, value in _split(text[:LONGEST])
        if name in ("lang", "theme") and value in OPTIONS[name]
    }
    return Parameters(
        lang=wanted.get("lang", "auto"), theme=wanted.get("theme", "auto")
    )


def without_looks(wanted: Parameters) -> Parameters:
    """All that the game depends on: not language, theme, parts and what is said."""
    return replace(
        wanted, lang="auto", theme="auto", parts=PARTS, texts=Parameters().texts
    )


def game_of(wanted: Parameters) -> AnyGame:
    """The game that a new deal is of, from what was said."""
    by_edition = [name for name, ids in EDITION_IDS.items() if wanted.edition in ids]
    by_layout = ["hunting"] if wanted.layout else []
    by_name = [wanted.game] if wanted.game else []
    meant = dict.fromkeys((*by_name, *by_edition, *by_layout))
    if len(meant) > 1:
        clash = "edition" if by_edition and by_name else "layout"
        other = "game" if by_name else "edition"
        raise ParameterFault("embed.fault.both", clash, other=other)
    return GAMES[next(iter(meant), "classic")]


def _refuse_both(given: list[tuple[str, str]], one: str, other: str) -> None:
    names = dict(given)
    if one in names and other in names:
        raise ParameterFault("embed.fault.both", one, other=other)


def _option(name: str, value: str) -> str:
    return values.option(name, value, OPTIONS[name])


_parts = partial(values.parts, known=PARTS)

CHECKS: Final[Mapping[str, Callable[[str, str], object]]] = MappingProxyType(
    {
        **dict.fromkeys(OPTIONS, _option),
        **dict.fromkeys(("players", "seed"), values.number),
        **dict.fromkeys(("highlight", "focus"), values.stations),
        "parts": _parts,
        "arrows": values.arrows,
        "task": values.task,
        "puzzle": values.puzzle,
    }
)
"""All others are texts, of which anything can be said."""
