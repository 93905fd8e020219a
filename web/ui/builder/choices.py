"""What an author has chosen for a board, and the parameters that say it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final
from urllib.parse import quote

from ui.builder.goals import NONE, Goal, goal_of, goal_text, sayings
from ui.viewer.parameters import NAMES, Parameters, pairs, read_parameters

DEALT: Final = ("game", "edition", "players", "layout", "seed")
STARTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "deal": DEALT,
        "position": ("position",),
        "record": ("record",),
        "puzzle": ("puzzle",),
    }
)
"""What a board begins with, and the parameters that go with it."""
BEGINS: Final = tuple(name for names in STARTS.values() for name in names)
ORDER: Final = (*BEGINS, *(name for name in NAMES if name not in BEGINS))
"""How parameters are written: what the board begins with, then all others."""
AUTO: Final = MappingProxyType(
    {name: str(getattr(Parameters(), name)) for name in ("lang", "theme", "level")}
)
"""What need not be said, because it is so anyway."""
TASK: Final = "task"
SAYS: Final = "wrong-"
"""Begins the parameter with the words for a mistake; its name follows."""
SAFE: Final = "!~*()"
"""Signs of an address that need no escaping, as ``encodeURIComponent`` has it; but not
an apostrophe, at which others may cut the address off."""

_BREAKS: Final = re.compile(r"[\x00-\x20\x7f]+")


@dataclass(frozen=True, slots=True)
class Choices:
    """Every control of the builder; a text is empty where nothing is said."""

    start: str = "deal"
    texts: Mapping[str, str] = field(default_factory=dict)
    """Parameters by their names, also those of a start that is not chosen; besides the
    board's name and size, which are no parameters."""
    goal: Goal = NONE
    sandboxed: bool = False

    def text(self, name: str) -> str:
        """What is said for a parameter."""
        return self.texts.get(name, AUTO.get(name, ""))


def with_text(choices: Choices, name: str, text: str) -> Choices:
    """The same with another text for a parameter."""
    texts = {**choices.texts, name: text}
    return replace(choices, texts={n: t for n, t in texts.items() if _says(n, t)})


def _says(name: str, text: str) -> bool:
    return bool(text) and AUTO.get(name) != text


def given(choices: Choices) -> tuple[tuple[str, str], ...]:
    """The parameters to write; those of another start are left out."""
    left_out = set(BEGINS) - set(STARTS[choices.start])
    goal = (
        Goal() if choices.start == "puzzle" else choices.goal
    )  # it has one of its own
    texts = {**choices.texts, TASK: goal_text(goal)}
    known = [
        (name, tidy(texts.get(name, ""))) for name in ORDER if name not in left_out
    ]
    said = [(name, text) for name, text in known if _says(name, text)]
    misses = sayings(goal).items()
    return (*said, *((f"{SAYS}{name}", tidy(text)) for name, text in misses))


def tidy(text: str) -> str:
    """A text on one line, as it comes back from an address."""
    return _BREAKS.sub(" ", text).strip()


def parameter_text(choices: Choices) -> str:
    """All of it, as it stands behind the ``#`` of an address."""
    return address_text(given(choices))


def address_text(parameters: Iterable[tuple[str, str]]) -> str:
    """Names and values as an address has them."""
    return "&".join(
        f"{quote(name)}={quote(value, safe=SAFE, errors='replace')}"
        for name, value in parameters
    )


def choices_of(text: str) -> Choices:
    """The controls that give these parameters; a ParameterFault says what is wrong."""
    read_parameters(text)
    found = dict(pairs(text))
    start = next(
        (s for s in STARTS if any(name in found for name in STARTS[s])), "deal"
    )
    says = {
        name.removeprefix(SAYS): said
        for name, said in found.items()
        if name.startswith(SAYS)
    }
    texts = {
        name: value
        for name, value in found.items()
        if not name.startswith(SAYS) and name != TASK and _says(name, value)
    }
    return Choices(start, texts, goal_of(found.get(TASK, ""), says))
