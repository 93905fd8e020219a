"""What mutmut has found: mutants by module, and those that nobody noticed."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from tools.mutants.scope import CHANGED

KILLED: Final = (1, 3)
UNNOTICED: Final = {0: "survived", 5: "no tests", 33: "no tests"}
LATE: Final = (24, -24, 36, 152, 255)
"""The test did not come to an end: that is noticed, too."""
_NAME: Final = re.compile(r"(.*)\.x_?(?:ǁ\w+ǁ)?(\w+?)__mutmut_\d+")
_STRICT: Final = re.compile(r", ?(?:strict=\w+)? ?\)")
_ROW: Final = re.compile(r"\| `([^`]+)` \| `([^`]+)` \| (.+) \|")


class Mutant(NamedTuple):
    """A change of one function."""

    where: str
    """Module and function, such as ``hunting.reach.movers``."""
    instead: str
    """The lines that stand there instead of others."""
    is_strict: bool = False
    """Whether it only takes the guard away that two sequences are equally long."""


def counted(workspace: Path) -> dict[str, Counter[str]]:
    """By module, how many mutants were killed, how many survived, and so on."""
    return {
        path.removeprefix("src/sy_core/")
        .removesuffix(".py")
        .replace("/", "."): Counter(
            verdict(code) for code in _codes(workspace, path).values()
        )
        for path in CHANGED
    }


def verdict(code: int | None) -> str:
    """What became of a mutant."""
    if code in KILLED:
        return "killed"
    if code in LATE:
        return "late"
    return "not run" if code is None else UNNOTICED.get(code, f"code {code}")


def unnoticed(workspace: Path) -> list[str]:
    """The names of those that no test noticed."""
    return [
        name
        for path in CHANGED
        for name, code in _codes(workspace, path).items()
        if verdict(code) not in ("killed", "late")
    ]


def _codes(workspace: Path, path: str) -> dict[str, int | None]:
    meta = workspace / "mutants" / f"{path}.meta"
    told = json.loads(meta.read_text(encoding="utf-8"))
    codes: dict[str, int | None] = told["exit_code_by_key"]
    return codes


def read(name: str, shown: str) -> Mutant:
    """A mutant from its name and its difference as mutmut shows it."""
    found = _NAME.fullmatch(name)
    where = f"{found[1]}.{found[2]}" if found else name
    old, new = _lines(shown, "-"), _lines(shown, "+")
    strict = "strict=" in old and _STRICT.sub(")", old) == _STRICT.sub(")", new)
    return Mutant(where.removeprefix("sy_core."), new, strict)


def explained(text: str) -> dict[Mutant, str]:
    """The mutants that a page explains, with the reasons."""
    return {
        Mutant(row[0], row[1].replace("\\|", "|")): row[2] for row in _ROW.findall(text)
    }


def stale(known: Iterable[Mutant], left: Iterable[Mutant]) -> list[Mutant]:
    """What is explained, and survives no longer."""
    return sorted(set(known) - set(left))


def _lines(shown: str, sign: str) -> str:
    """The lines of a difference that begin with *sign*, as one."""
    lines = (line for line in shown.splitlines() if line.startswith(sign))
    return " ".join(line[1:].strip() for line in lines if not line.startswith(sign * 3))
