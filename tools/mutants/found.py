"""What mutmut has found: mutants by module, and those that nobody noticed."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Container, Iterable, Mapping
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


class Score(NamedTuple):
    """What became of the mutants of a module."""

    mutants: int
    noticed: int
    guards: int
    """Nobody noticed, but only the guard of a ``zip`` was taken away."""
    explained: int
    not_run: int

    @property
    def open(self) -> int:
        """How many nobody noticed, and nobody has explained."""
        return self.mutants - sum(self[1:])


def scores(
    workspace: Path, left: Mapping[str, Mutant], known: Container[Mutant]
) -> dict[str, Score]:
    """By module; *left* are the mutants that no test noticed, by name."""
    return {
        module_of(path): _score(_codes(workspace, path), left, known)
        for path in CHANGED
    }


def module_of(path: str) -> str:
    """Such as ``hunting.reach``."""
    return path.removeprefix("src/sy_core/").removesuffix(".py").replace("/", ".")


def _score(
    codes: Mapping[str, int | None],
    left: Mapping[str, Mutant],
    known: Container[Mutant],
) -> Score:
    verdicts = Counter(map(verdict, codes.values()))
    unnoticed_here = [left[name] for name in codes if name in left]
    return Score(
        mutants=len(codes),
        noticed=verdicts["killed"] + verdicts["late"],
        guards=sum(mutant.is_strict for mutant in unnoticed_here),
        explained=sum(mutant in known for mutant in unnoticed_here),
        not_run=verdicts["not run"],
    )


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
        if verdict(code) not in ("killed", "late", "not run")
    ]


def forget_unnoticed(workspace: Path) -> None:
    """Let those be run again: by now there may be a test that notices.

    Which test reaches which function is found out anew, too: for a new function
    mutmut would ask the new tests only.
    """
    (workspace / "mutants" / "mutmut-stats.json").unlink(missing_ok=True)
    for path in CHANGED:
        meta = _meta(workspace, path)
        if meta.exists():
            told = json.loads(meta.read_text(encoding="utf-8"))
            codes = told["exit_code_by_key"]
            told["exit_code_by_key"] = {
                name: code if verdict(code) in ("killed", "late") else None
                for name, code in codes.items()
            }
            meta.write_text(json.dumps(told, indent=4), encoding="utf-8")


def _codes(workspace: Path, path: str) -> dict[str, int | None]:
    told = json.loads(_meta(workspace, path).read_text(encoding="utf-8"))
    codes: dict[str, int | None] = told["exit_code_by_key"]
    return codes


def _meta(workspace: Path, path: str) -> Path:
    return workspace / "mutants" / f"{path}.meta"


def read(name: str, shown: str) -> Mutant:
    """A mutant from its name and its difference as mutmut shows it."""
    found = _NAME.fullmatch(name)
    where = f"{found[1]}.{found[2]}" if found else name
    old, new = _lines(shown, "-"), _lines(shown, "+")
    alike = _STRICT.sub(")", old) == _STRICT.sub(")", new)
    strict = "strict=" in old and "strict=True" not in new and alike
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
