"""A bot that somebody has written: its name, its source, and both as a text to keep."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass
from typing import Final

from sy_core.errors import RecordError
from sy_core.formats.nesting import shallow

LONGEST: Final = 40_000
"""Characters of a source: forty times the examples."""
LONGEST_NAME: Final = 40
VERSION: Final = 1
CLASS: Final = re.compile(r"^class\s+(\w+)", re.MULTILINE)
BLANK: Final = '''\
class MyBot:
    """One of these is made for every game and side."""

    def choose(self, view, legal, rng, budget):
        return rng.choice(legal)
'''
"""A bot to begin from when nothing else is wanted."""


@dataclass(frozen=True, slots=True)
class Bot:
    """One of them; without an id it is somebody else's, and never runs."""

    id: str
    name: str
    source: str
    changed: int = 0
    """When it was last changed, in milliseconds since 1970."""
    kind: str = ""
    """Which of its classes plays; nothing: the only one that can."""

    @property
    def is_foreign(self) -> bool:
        """Whether nobody here has looked at it and taken it over."""
        return not self.id

    @property
    def file(self) -> str:
        """What it is called as a file."""
        plain = re.sub(r"[^a-z0-9]+", "_", self.name.lower()).strip("_")
        return f"{plain or 'bot'}.py"


def called(source: str) -> str:
    """A name for a source that has none: its first class."""
    found = CLASS.search(source)
    return trimmed(found[1]) if found else ""


def trimmed(name: str) -> str:
    """A name as it is kept and shown."""
    return "".join(filter(str.isprintable, " ".join(name.split())))[:LONGEST_NAME]


def write_bot(bot: Bot) -> str:
    """A bot as text to keep; its id is where that is kept."""
    told = {name: value for name, value in asdict(bot).items() if name != "id"}
    return json.dumps({"bot": VERSION, **told})


def read_bot(bot_id: str, text: str) -> Bot | None:
    """A kept bot; None: it is of a newer version, or damaged."""
    try:
        told = json.loads(shallow(text))
        version, changed = told["bot"], int(told["changed"])
        name, source = str(told["name"]), str(told["source"])
        kind = str(told.get("kind", ""))
    except (ValueError, TypeError, LookupError, RecordError):
        return None
    if version != VERSION or len(source) > LONGEST:
        return None
    return Bot(bot_id, trimmed(name), source, changed, kind)
