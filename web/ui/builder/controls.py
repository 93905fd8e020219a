"""One control for each parameter: its label, its name in the code, room for a fault."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from ui.builder.choices import AUTO, Choices
from ui.kit.forms import Options, choice, entry, segments
from ui.kit.html import Child, Html, el, join
from ui.viewer.parameters import NAMES, OPTIONS
from ui.words import Words
from ui.words.languages import LANGUAGES

LABELS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "game": "setup.game",
        "edition": "builder.edition",
        "players": "setup.players",
        "layout": "setup.tiles",
        "seed": "builder.seed",
        "position": "builder.position",
        "record": "builder.record",
        "puzzle": "builder.puzzle",
        "seat": "builder.seat",
        "mode": "builder.mode",
        "computer": "builder.computer",
        "level": "home.level",
        "highlight": "builder.highlight",
        "arrows": "builder.arrows",
        "focus": "builder.focus",
        "ask": "builder.ask",
        "right": "builder.right",
        "wrong": "builder.wrong",
        "lang": "settings.language",
        "theme": "settings.theme",
        "title": "builder.title_of",
        "width": "builder.width",
        "height": "builder.height",
    }
)
"""The words for each."""
HINTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "seed": "builder.seed.hint",
        "layout": "builder.layout.hint",
        "highlight": "builder.stations.hint",
        "focus": "builder.stations.hint",
        "arrows": "builder.arrows.hint",
        "title": "builder.title_of.hint",
    }
)
NAMED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "seat.detectives": "role.detectives",
        "seat.mrx": "role.mister_x",
        "seat.all": "builder.seat.all",
        "mode.play": "builder.mode.play",
        "mode.show": "builder.mode.show",
        "computer.mrx": "role.mister_x",
        "computer.detectives": "role.detectives",
        "computer.none": "builder.computer.none",
    }
)
"""Values that have words of this screen's own."""
USUAL: Final = "builder.usual"
"""What stands for a parameter that says nothing."""


def fault_place(name: str) -> str:
    """The region where a fault of a control is told."""
    return f"fault-{name}"


def with_fault(name: str, *controls: Child) -> Html:
    """Controls, and below them room for what is wrong with them."""
    place = el("div", {"id": fault_place(name), "data-region": True})
    return el("div", {"class": "control"}, *controls, place)


def label(words: Words, name: str) -> list[Child]:
    """What a control is for, and what its parameter is called."""
    return [words(LABELS[name]), " ", el("code", None, name)]


def typed(words: Words, choices: Choices, name: str, **more: str) -> Html:
    """A parameter that is typed."""
    return with_fault(name, field(words, choices, name, **more))


def field(words: Words, choices: Choices, name: str, **more: str) -> Html:
    """A field for a parameter, or for what only the code has."""
    hint = words(HINTS[name]) if name in HINTS else ""
    told = described(f"b-{name}-hint" if hint else "", name) if name in NAMES else {}
    return entry(
        f"b-{name}",
        label(words, name),
        choices.text(name),
        intent="builder.type",
        arg=name,
        hint=hint,
        **told,
        **more,
    )


def described(hint: str, name: str) -> dict[str, str]:
    """By its hint, and by what may be wrong with it."""
    return {"aria-describedby": f"{hint} {fault_place(name)}".strip()}


def picked(
    words: Words, choices: Choices, name: str, values: Iterable[str] | None = None
) -> Html:
    """A parameter that is picked from a list."""
    return with_fault(
        name,
        choice(
            f"b-{name}",
            label(words, name),
            _options(words, name, values),
            choices.text(name),
            intent="builder.set",
            arg=name,
        ),
    )


def in_sight(
    words: Words, choices: Choices, name: str, values: Iterable[str] | None = None
) -> Html:
    """A parameter whose values are too long for a list on a phone."""
    legend = join(label(words, name))
    options = _options(words, name, values)
    now = choices.text(name)
    return with_fault(
        name, segments(f"b-{name}", legend, options, now, f"builder.{name}")
    )


def _options(words: Words, name: str, values: Iterable[str] | None) -> Options:
    known = OPTIONS[name] if values is None else values
    return [
        *([] if name in AUTO else [("", words(USUAL))]),
        *((value, named(words, name, value)) for value in known),
    ]


def named(words: Words, name: str, value: str) -> str:
    """A value of a parameter in words."""
    match name:
        case "game":
            return words(f"game.{value}")
        case "edition":
            return words(f"edition.{value}")
        case "level":
            return words(f"level.{value}")
        case "theme":
            return words(f"settings.theme.{value}")
        case "lang":
            own = LANGUAGES.get(value)
            return words("settings.language.auto") if own is None else own
        case "seat" | "mode" | "computer":
            return words(NAMED[f"{name}.{value}"])
        case _:
            return value
