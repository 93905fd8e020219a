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
from sy_core.devices.verdict import Sound
from sy_core.devices.wording import verdict_in_words
from sy_core.errors import RecordError

COMMAND: Final = "audit"
UNSOUND: Final = 1


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
        terminal.complain(verdict_in_words(words, error.code))
        return WRONG
    else:
        terminal.write(verdict_in_words(words, found))
        return DONE if isinstance(found, Sound) else UNSOUND
    terminal.complain(words("cannot_load", path=path, problem=problem))
    return WRONG


def _path(arguments: Sequence[str]) -> Path:
    made = Parser()
    made.add_argument("--language")
    made.add_argument("file", type=Path, metavar="FILE")
    path: Path = made.parse_args(arguments).file
    return path
