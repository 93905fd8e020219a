"""The address of an embedded board, read into one value or refused in words.

Nothing in here knows a browser: the text is what stands behind ``?`` and ``#``.
docs/embed.md says what each parameter means.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final
from urllib.parse import parse_qsl

from sy_core.game import AnyGame
from sy_core.registry import EDITION_IDS, GAMES
from ui.settings.values import CHOICES
from ui.table.seating import DRIVERS, HUMAN
from ui.words import Words
from ui.words.languages import LANGUAGES

LONGEST: Final = 20_000
"""Characters of all parameters together; a whole game needs about 2,000."""
MOST_STATIONS: Final = 40
SHOWN: Final = 60
"""Characters of a wrong value that are repeated to its author."""
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
FREE: Final = ("players", "layout", "position", "record", "seed")
LISTS: Final = ("highlight", "focus", "parts")
NAMES: Final = (*OPTIONS, *FREE, *LISTS)
BOOT: Final = ("patience", "plain")
"""Read before Python is there, by the first screen; no business of ours."""


class ParameterFault(Exception):  # noqa: N818 - a slip of an author is no failure
    """This board cannot be shown: *name* is the parameter, *key* names the words."""

    def __init__(
        self, key: str, name: str = "", detail: str = "", **values: object
    ) -> None:
        super().__init__(key, name, detail)
        self.key = key
        self.name = name
        self.detail = detail
        """What the rules say of a text, in English; for its author."""
        self.values = values

    @property
    def reason(self) -> str:
        """The fault as a code for the host's page."""
        return self.key.rpartition(".")[2]

    def in_words(self, words: Words) -> str:
        """The fault in a language; *why* is the key of a reason."""
        values = dict(self.values)
        if "why" in values:
            values["why"] = words(str(values["why"]))
        return words(self.key, name=self.name, **values)


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


def read_parameters(text: str) -> Parameters:
    """Parameters from the text of an address; an ParameterFault says what is wrong."""
    given = pairs(text)
    _refuse_both(given, "position", "record")
    for other in ("edition", "players", "layout", "seed"):
        for whole in ("position", "record"):
            _refuse_both(given, whole, other)
    for name, value in given:
        CHECKS[name](name, value)
    return _parameters(dict(given))


def _parameters(given: Mapping[str, str]) -> Parameters:
    """The values as they were checked."""
    nothing = Parameters()

    def listed(name: str) -> tuple[int, ...]:
        return stations(name, given[name]) if name in given else ()

    return Parameters(
        game=given.get("game", nothing.game),
        edition=given.get("edition", nothing.edition),
        players=given.get("players", nothing.players),
        layout=given.get("layout", nothing.layout),
        position=given.get("position", nothing.position),
        record=given.get("record", nothing.record),
        seat=given.get("seat", nothing.seat),
        mode=given.get("mode", nothing.mode),
        lang=given.get("lang", nothing.lang),
        theme=given.get("theme", nothing.theme),
        computer=given.get("computer", nothing.computer),
        level=given.get("level", nothing.level),
        seed=given.get("seed", nothing.seed),
        highlight=listed("highlight"),
        focus=listed("focus"),
        parts=_parts("parts", given["parts"]) if "parts" in given else nothing.parts,
    )


def pairs(text: str) -> list[tuple[str, str]]:
    """Names and values, each name once and known; empty values say nothing."""
    if len(text) > LONGEST:
        raise ParameterFault("embed.fault.long", most=LONGEST)
    found: dict[str, str] = {}
    for name, value in _split(text):
        if name in BOOT:
            continue
        if name not in NAMES:
            known = ", ".join(NAMES)
            raise ParameterFault("embed.fault.unknown", _excerpt(name), names=known)
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
    """All that the game depends on: parameters without language, theme and parts."""
    return replace(wanted, lang="auto", theme="auto", parts=PARTS)


def stations(name: str, value: str) -> tuple[int, ...]:
    """Station numbers, separated by commas; whether they exist is asked later."""
    texts = [each.strip() for each in value.split(",")]
    for each in texts:
        if not re.fullmatch(r"[1-9][0-9]{0,2}", each, re.ASCII):
            raise ParameterFault("embed.fault.stations", name, value=_excerpt(each))
    if len(texts) > MOST_STATIONS:
        raise ParameterFault("embed.fault.many", name, most=MOST_STATIONS)
    return tuple(dict.fromkeys(int(each) for each in texts))


def refuse_unknown(name: str, wanted: tuple[int, ...], known: Container[int]) -> None:
    """Refuse stations that are not on the board."""
    for station in wanted:
        if station not in known:
            raise ParameterFault("embed.fault.stations", name, value=str(station))


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
    if value not in OPTIONS[name]:
        choices = ", ".join(OPTIONS[name])
        raise ParameterFault(
            "embed.fault.choice", name, value=_excerpt(value), choices=choices
        )
    return value


def _number(name: str, value: str) -> str:
    if not re.fullmatch(r"[0-9]{1,9}", value, re.ASCII):
        raise ParameterFault("embed.fault.number", name, value=_excerpt(value))
    return value


def _parts(name: str, value: str) -> tuple[str, ...]:
    if value == "none":
        return ()
    texts = [each.strip() for each in value.split(",")]
    for each in texts:
        if each not in PARTS:
            choices = ", ".join((*PARTS, "none"))
            raise ParameterFault(
                "embed.fault.choice", name, value=_excerpt(each), choices=choices
            )
    return tuple(texts)


def _text(_name: str, value: str) -> str:
    return value


def _excerpt(value: str) -> str:
    return value if len(value) <= SHOWN else value[:SHOWN] + "…"


CHECKS: Final[Mapping[str, Callable[[str, str], object]]] = MappingProxyType(
    {
        **dict.fromkeys(OPTIONS, _option),
        **dict.fromkeys(("players", "seed"), _number),
        **dict.fromkeys(("layout", "position", "record"), _text),
        **dict.fromkeys(("highlight", "focus"), stations),
        "parts": _parts,
    }
)
