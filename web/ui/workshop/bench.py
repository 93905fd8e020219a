"""What passes between the page and a bench, where somebody's bot runs.

A bench is Python in a room that can reach nothing (``web/workshop``). Jobs go in, and
what came of them is told, both as texts. Whatever comes out is somebody else's word:
it is read here, once, into a value. What cannot be read is a value as well, a
:class:`Fault` that says ``forbidden``; nothing that a bot can say raises anything.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from enum import StrEnum, unique
from typing import ClassVar, Final, Protocol, TypeAlias, TypeVar

from sy_core.formats.nesting import shallow
from sy_core.terms import Side

LONGEST: Final = 100_000
"""Characters of a message; the longest record has some ten thousand."""
LARGEST: Final = 2**53
"""No whole number that is told comes near it, and every browser can count to it."""
TEXT: Final = 4_000
"""Characters of what a bot has printed at once, or of why it failed."""
WORD: Final = 80
MOST_KINDS: Final = 50
BOTH: Final = "both"
"""The bot plays each deal from either side."""


# ---- jobs


@dataclass(frozen=True, slots=True)
class Check:
    """Does it compile, and which classes in it can play?"""

    do: ClassVar[str] = "check"
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """Whole games of the bot against a level."""

    do: ClassVar[str] = "match"
    source: str
    kind: str = ""
    """The name of its class; nothing: the only one that can play."""
    game: str
    edition: str
    players: int
    side: str
    """Of the bot: one of ``Side``, or :data:`BOTH`."""
    level: str
    nodes: int
    """What each choice may cost, of the bot and of the level."""
    games: int
    seed: int
    """Of the first deal; the next one has the next number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose:
    """One choice, for a seat at the table."""

    do: ClassVar[str] = "choose"
    source: str
    kind: str = ""
    view: str
    """As ``sy_core.messages.view_text`` packs it: all that the bot gets to know."""
    seed: int
    nodes: int
    legal: tuple[str, ...] | None = None
    """The moves to choose from, in notation; None: all that the rules allow."""


Job: TypeAlias = Check | Match | Choose


def job_text(job: Job) -> str:
    """A job as text."""
    return json.dumps({"do": job.do, **asdict(job)})


# ---- what is told


@unique
class Code(StrEnum):
    """Why a job came to nothing."""

    SYNTAX = "syntax"
    """It is not Python; *line* says where."""
    RAISED = "raised"
    """An exception; *line* is the bot's own."""
    ILLEGAL = "illegal"
    """It chose what is none of the legal moves."""
    NO_BOT = "no_bot"
    """No class that can play, or several and none was named."""
    SLOW = "slow"
    """No sign of life for too long: a loop without end, say."""
    MEMORY = "memory"
    """It wanted more than there is."""
    DIED = "died"
    """The room did not open, or broke down."""
    FORBIDDEN = "forbidden"
    """Something came out that is no message of ours, or too much did."""


@dataclass(frozen=True, slots=True)
class Started:
    """The interpreter is up."""


@dataclass(frozen=True, slots=True)
class Ready:
    """It compiles, and these classes can play."""

    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A game was played to its end."""

    seed: int
    side: Side
    """Of the bot."""
    won: bool
    reason: str
    rounds: int
    record: str


@dataclass(frozen=True, slots=True)
class Moved:
    """The move that was chosen, in notation: not yet asked of the rules."""

    move: str


@dataclass(frozen=True, slots=True)
class Printed:
    """What the bot has printed."""

    text: str


@dataclass(frozen=True, slots=True)
class Done:
    """All games are played."""


@dataclass(frozen=True, slots=True)
class Fault:
    """The end of a job, and why."""

    code: Code
    text: str = ""
    line: int = 0
    """Of the bot's source; 0: nobody knows."""
    seed: int | None = None
    record: str = ""
    """The game so far, where there was one."""


Told: TypeAlias = Started | Ready | Played | Moved | Printed | Done | Fault

FORBIDDEN: Final = Fault(Code.FORBIDDEN)


class Bench(Protocol):
    """Where somebody's bot runs, one job at a time."""

    def run(self, job: Job) -> None:
        """Do a job, when the one before it is done."""

    def stop(self) -> None:
        """End whatever is under way, at once; nothing more is told of it."""


class _NotToldError(ValueError):
    """It is none of our messages."""


def read_told(text: object) -> Told:
    """What was told; whatever is no message of ours is a fault."""
    try:
        return _read(_members(text))
    except (ValueError, LookupError):  # not JSON, too deep, a member missing or wrong
        return FORBIDDEN


def _members(text: object) -> dict[str, object]:
    if not isinstance(text, str) or len(text) > LONGEST:
        raise _NotToldError
    found: object = json.loads(shallow(text))
    if not isinstance(found, dict):
        raise _NotToldError
    return found


def _read(said: dict[str, object]) -> Told:
    match said["told"]:
        case "started":
            return Started()
        case "done":
            return Done()
        case "ready":
            names = _of(list, said["kinds"])[:MOST_KINDS]
            return Ready(tuple(_text(each, WORD) for each in names))
        case "move":
            return Moved(_text(said["move"], WORD))
        case "printed":
            return Printed(_text(said["text"], TEXT))
        case "game":
            return _played(said)
        case "fault":
            return _fault(said)
    raise _NotToldError


def _played(said: dict[str, object]) -> Played:
    return Played(
        _count(said["seed"]),
        Side(_text(said["side"], WORD)),
        _of(bool, said["won"]),
        _text(said["reason"], WORD),
        _count(said["rounds"]),
        _text(said["record"], LONGEST),
    )


def _fault(said: dict[str, object]) -> Fault:
    seed = said["seed"]
    return Fault(
        Code(_text(said["code"], WORD)),
        _text(said["text"], TEXT),
        _count(said["line"]),
        None if seed is None else _count(seed),
        _text(said["record"], LONGEST),
    )


Kind = TypeVar("Kind")


def _of(kind: type[Kind], value: object) -> Kind:
    if not isinstance(value, kind):
        raise _NotToldError
    return value


def _text(value: object, longest: int) -> str:
    return _of(str, value)[:longest]


def _count(value: object) -> int:
    number = _of(int, value)
    if isinstance(value, bool) or not 0 <= number <= LARGEST:
        raise _NotToldError
    return number
