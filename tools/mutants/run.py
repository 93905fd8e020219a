"""Change the rules in every small way, and see whether a test notices.

``python -m tools.mutants.run [sy_core.hunting.reach* …]`` works in ``build/mutants``, a
copy of the project, and remembers what it has found there: after a change only what
has changed is done again, and what nobody noticed. That must be explained in
``docs/mutants.md``. The exit code is 0 only if all of it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tools import setup
from tools.checks.table import AT_LENGTH
from tools.mutants import found, scope

WORKSPACE: Final = setup.BUILD / "mutants"
PAGE: Final = setup.ROOT / "docs" / "mutants.md"
MUTMUT: Final = setup.ON_DEMAND / "bin" / "mutmut"
# The same few examples every time, so that a verdict can be repeated.
FEW: Final = {"HYPOTHESIS_PROFILE": "pyodide"}


def main(names: list[str]) -> int:
    """Run all mutants or the named ones; say what is not explained."""
    copy(WORKSPACE)
    if not names:
        found.forget_unnoticed(WORKSPACE)
    run = subprocess.run(
        [MUTMUT, "run", "--max-children", "1", *names],
        cwd=WORKSPACE,
        env={**os.environ, **FEW},
        check=False,
    )
    if run.returncode:
        return run.returncode
    left = {name: found.read(name, _shown(name)) for name in found.unnoticed(WORKSPACE)}
    known = found.explained(PAGE.read_text(encoding="utf-8"))
    scores = found.scores(WORKSPACE, left, known)
    _tell(scores)
    for name, mutant in left.items():
        if mutant not in known and not mutant.is_strict:
            print(f"not explained: {mutant.where}: {mutant.instead}  ({name})")
    for mutant in [] if names else found.stale(known, left.values()):
        print(f"explained, but noticed by now: {mutant.where}: {mutant.instead}")
    todo = (score.open or (score.not_run and not names) for score in scores.values())
    return 1 if any(todo) else 0


def _tell(scores: Mapping[str, found.Score]) -> None:
    """The rows of the table in the page."""
    total = found.Score(*map(sum, zip(*scores.values(), strict=True)))
    for module, score in {**scores, "all": total}.items():
        print("|", " | ".join([f"`{module}`", *map(str, score[:-1])]), "|", end="")
        print(f" {score.not_run} not run" if score.not_run else "")


def copy(workspace: Path) -> None:
    """Bring the copy up to date; what has not changed keeps its date."""
    for name in scope.COPIED:
        source, target = setup.ROOT / name, workspace / name
        if source.is_dir():
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(
                source, target, ignore=shutil.ignore_patterns("__pycache__")
            )
        else:
            workspace.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    slow = (each for each in AT_LENGTH if each.startswith(scope.TESTS))
    with (workspace / "pyproject.toml").open("a", encoding="utf-8") as handle:
        handle.write(scope.settings((*slow, *scope.BRUTE_FORCE)))


def _shown(name: str) -> str:
    done = subprocess.run(
        [MUTMUT, "show", name],
        cwd=WORKSPACE,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
