"""Run the checks of ``make test``, side by side, and sum them up.

``python -m tools.checks.run`` runs every check, with ``lint tests`` only those, with
``--quick`` those of ``make quick``. What a check said is kept in ``build/checks/``; it
is shown here when the check fails, and its last line when it passes. The exit code is
0 only if none failed.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tools import setup
from tools.checks.table import (
    BROWSERS,
    CORES,
    ON_FURTHER_PYTHONS,
    QUICK,
    SMALL,
    Check,
    own_checks,
)

LOGS = setup.BUILD / "checks"
# Compiled tests are kept, wherever they are not wanted beside the sources.
ENVIRONMENT = {
    "PYTHONUTF8": "1",
    "PYTHONPYCACHEPREFIX": str(setup.BUILD / "cache" / "python"),
    "PYTHONDONTWRITEBYTECODE": "",
}
PATIENCE = 1_800  # seconds for one check: a hang must fail, not block


@dataclass(frozen=True, slots=True)
class Result:
    """How a check went: *verdict* is ok, FAILED or absent."""

    name: str
    verdict: str
    seconds: float
    note: str
    said: str = ""


def main(arguments: list[str]) -> int:
    """Run the named checks (or all); print each result and a summary."""
    names = QUICK if arguments == ["--quick"] else tuple(arguments)
    with TemporaryDirectory(prefix="checks-", dir=setup.here()["TMPDIR"]) as scratch:
        checks, absent = _chosen(Path(scratch), names)
        known = {check.name for check in checks} | {each.name for each in absent}
        if unknown := set(names) - known:
            print(f"unknown checks: {', '.join(sorted(unknown))}")
            return 2
        print(f"main Python: {platform.python_version()}")
        print(f"not found: {', '.join(each.name for each in absent) or 'none'}")
        print(f"checks: {', '.join(check.name for check in checks)} ({CORES} cores)\n")
        started = time.monotonic()
        results = [*_run_all(checks), *absent]
    _summarise(results, time.monotonic() - started)
    return 1 if any(result.verdict == "FAILED" for result in results) else 0


def _chosen(scratch: Path, names: tuple[str, ...]) -> tuple[list[Check], list[Result]]:
    """The checks that are to run, and those for which something is missing."""
    checks, absent = _on_the_main_python(scratch)
    if not names or any(name.startswith("python") for name in names):
        further, missing = _on_further_pythons()
        checks[2:2] = further  # beside the longest check: they take one core each
        absent += missing
    if not names:
        return [check for check in checks if not check.on_demand], absent
    return (
        [check for check in checks if check.name in names],
        [result for result in absent if result.name in names],
    )


def _on_the_main_python(scratch: Path) -> tuple[list[Check], list[Result]]:
    own = own_checks(scratch)
    if setup.chromium() or os.environ.get("CI"):
        return own, []
    return [check for check in own if check.name not in BROWSERS], [
        Result(name, "absent", 0, "no Chromium on this machine") for name in BROWSERS
    ]


def _on_further_pythons() -> tuple[list[Check], list[Result]]:
    with setup.lock():
        interpreters = setup.pythons()
    checks = [
        Check(f"python{each.version}", (each.python, *ON_FURTHER_PYTHONS), SMALL)
        for each in interpreters
        if each.python
    ]
    absent = [
        Result(f"python{each.version}", "absent", 0, each.note)
        for each in interpreters
        if not each.python
    ]
    return checks, absent


def _run_all(checks: Iterable[Check]) -> list[Result]:
    LOGS.mkdir(parents=True, exist_ok=True)
    results = []
    with ThreadPoolExecutor(max_workers=max(2, CORES)) as pool:
        for done in as_completed([pool.submit(_run, check) for check in checks]):
            result = done.result()
            results.append(result)
            if result.verdict == "FAILED":
                print(f"──── {result.name}: everything it said " + "─" * 30)
                print(result.said.rstrip())
                print("─" * 60)
            print(_line(result), flush=True)
    return results


def _run(check: Check) -> Result:
    started = time.monotonic()
    try:
        done = subprocess.run(
            check.command,
            cwd=setup.ROOT,
            env={**setup.here(), **ENVIRONMENT, **check.env},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            timeout=PATIENCE,
            check=False,
        )
        code, said = done.returncode, done.stdout
    except subprocess.TimeoutExpired as late:
        told = late.stdout or b""
        code = 1
        said = told.decode("utf-8", "replace") if isinstance(told, bytes) else told
        said += f"\nstopped: took longer than {PATIENCE} seconds"
    except OSError as error:
        code, said = 1, f"cannot start: {error}"
    (LOGS / f"{check.name}.log").write_text(said, encoding="utf-8")
    last = (said.strip().splitlines() or [""])[-1].strip("= ")
    verdict = "FAILED" if code else "ok"
    return Result(check.name, verdict, time.monotonic() - started, last, said)


def _summarise(results: Iterable[Result], seconds: float) -> None:
    print(f"\nsummary after {seconds:.0f} s (logs: build/checks/)")
    ordered = sorted(results, key=lambda result: (result.verdict, -result.seconds))
    for result in ordered:
        print(_line(result))
    failed = [result.name for result in ordered if result.verdict == "FAILED"]
    print(f"FAILED: {', '.join(failed)}" if failed else "all checks passed")


def _line(result: Result) -> str:
    return (
        f"  {result.name:<11} {result.verdict:<7}"
        f"{result.seconds:>6.1f} s  {result.note[:90]}"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
