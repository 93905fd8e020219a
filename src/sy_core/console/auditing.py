"""``audit FILE``: is a sealed game sound?"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from sy_core.catalogue import Catalogue
from sy_core.console.arguments import Parser
from sy_core.console.files import read_text
from sy_core.console.loop import DONE, WRONG
from sy_core.console.terminal import Terminal
from sy_core.console.wording import record_in_words
from sy_core.devices.letters.faults import LetterError
from sy_core.devices.sealed_record import audit_text
from sy_core.devices.verdict import Cheat, Fault, Sound
from sy_core.errors import RecordError

COMMAND: Final = "audit"
UNSOUND: Final = 1
UNKNOWN: Final = (Cheat.CHANGED_MIND, Cheat.FALSE_REVEAL, Cheat.FALSE_TICKET)
"""Of these it may be that nobody knows what is true."""


def run_audit(words: Catalogue, arguments: Sequence[str], terminal: Terminal) -> int:
    """Check the file that is named; the exit code."""
    path = _path(arguments)
    try:
        found = audit_text(read_text(path))
    except OSError as error:
        problem = error.strerror or str(error)
    except RecordError as error:
        problem = record_in_words(words, error)
    except LetterError as error:
        terminal.complain(words("audit.unreadable", code=error.code))
        return WRONG
    else:
        terminal.write(verdict_in_words(words, found))
        return DONE if isinstance(found, Sound) else UNSOUND
    terminal.complain(words("cannot_load", path=path, problem=problem))
    return WRONG


def verdict_in_words(words: Catalogue, found: Sound | Fault) -> str:
    """What an audit found, as a sentence."""
    if isinstance(found, Sound):
        return words("audit.sound", entries=found.entries)
    said = {
        "entry": found.entry,
        "claimed": found.claimed,
        "true": found.true,
        "letter": found.letter,
    }
    if found.code in UNKNOWN and not found.true:
        return words(f"audit.{found.code}.unknown", **said)
    if found.code is Cheat.FALSE_REVEAL and not found.claimed:
        return words("audit.false_reveal.hidden", **said)
    return words(f"audit.{found.code}", **said)


def _path(arguments: Sequence[str]) -> Path:
    made = Parser()
    made.add_argument("--language")
    made.add_argument("file", type=Path, metavar="FILE")
    path: Path = made.parse_args(arguments).file
    return path
