"""Which checks there are, and which tests belong to which of them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tools import setup

BIN = setup.VENV / "bin"
NODE = setup.NODE_MODULES / ".bin"
HANGING = 300  # seconds for one test: it is named and ended, the others go on
SMALL = {"HYPOTHESIS_PROFILE": "pyodide"}
# The page runs on one Python only, the browser's; the others are for the package.
OF_THE_PAGE = ("ui", "boot", "devices", "tools", "board", "browser")
BROWSERS = ("board", "browser")
# Chromium itself crashes now and then (once in some hundred starts of Python, idle or
# busy), and twice in a row in one run of many. A test that it crashed in is run again,
# up to three times, and told of; no other failure is.
AFTER_A_CRASH = ("--reruns=3", "--only-rerun=(Target|Page) crashed")
# A process has a row of neighbours, which share a page where they can, and takes over
# half of what the other has left when it is done: none is idle at the end.
IN_ROWS = ("--dist=worksteal",)
# All tests of the package run on the oldest Python; inside Pyodide, on the newest, all
# but brute force. Those between run what every rule is stated by.
ON_FURTHER_PYTHONS = (
    *("-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not slow"),
    *(f"--ignore=tests/sy_core/{each}" for each in ("ai", "arena", "hindsight")),
    "tests/sy_core",
)
# Tests that run none of the package's code, or not to test it.
ABOUT_THE_PROJECT = ("tests/architecture", "tests/docs", "tests/sy_pettingzoo")
# What compares by brute force or over many games says the same on every Python.
DEDUCE = "tests/sy_core/classic/test_deduce.py"
LIES = "tests/sy_core/halves/test_lies.py"
AUDIT = "tests/sy_core/devices/test_audit.py"
BY_BRUTE_FORCE = (
    "tests/sy_core/classic/test_perft.py",
    "tests/sy_core/hunting/test_layout.py",
    "tests/sy_core/hunting/test_perft.py",
    "tests/sy_core/hunting/test_properties.py",
    "tests/sy_core/classic/test_properties.py",
    "tests/sy_core/test_properties.py",
    "tests/sy_core/halves/test_halves.py",
    f"{LIES}::test_a_changed_disclosure_is_refused_or_found_when_the_log_is_opened",
    f"{AUDIT}::test_every_change_of_a_finished_transcript_is_found",
    f"{DEDUCE}::test_deduction_equals_trying_everything_on_a_small_board",
    f"{DEDUCE}::test_samples_are_exactly_the_consistent_games",
)
# What compares at length reaches no line of the package that its other tests leave out.
# Coverage's tracer would make it several times as slow, so it runs without, beside the
# tests of the page.
AT_LENGTH = (
    "tests/sy_core/classic/test_golden.py",
    "tests/sy_core/hunting/test_golden.py",
    "tests/sy_core/console/test_secrecy.py",
    *BY_BRUTE_FORCE,
)
# The tests that ``make quick`` leaves out, beside those above: they play many games or
# go through all that can go wrong, build the site or the map, or start a browser.
NOT_QUICK = (
    *("tests/sy_core/ai", "tests/sy_core/arena", "tests/sy_core/bots"),
    *("tests/sy_core/puzzles/test_shipped.py", "tests/sy_core/puzzles/test_proof.py"),
    "tests/ui/editor/test_editor.py::test_whatever_is_done_is_sound_or_told",
    "tests/ui/puzzles/test_mode.py::test_every_shipped_puzzle_is_opened_and_its_solution_shown",
    *("tests/tools/map", "tests/tools/site", "tests/tools/soak"),
    "tests/tools/puzzles",
    *("tests/board", "tests/browser"),
    *("tests/sy_core/test_simulators.py", "tests/ui/computer/test_faults.py"),
    *("tests/sy_core/devices/test_sides.py", "tests/sy_core/devices/test_post.py"),
    *("tests/ui/test_rest.py", "tests/ui/words/test_lengths.py"),
    *(
        f"tests/ui/{each}"
        for each in (
            "coach/test_guided_game.py::test_the_coach_can_be_left_and_the_game_goes_on",
            "computer/test_times.py::test_what_is_seen_and_when_tells_nothing_of_him",
            "computer/test_turns.py::test_computers_play_a_whole_game_among_themselves",
            "effects/test_effects.py::test_what_is_heard_and_felt_tells_nothing_of_him",
            "hunting/test_secrecy.py",
            "hunting/test_whynot.py::test_the_rules_give_the_same_reason",
            "hunting/test_words.py::test_whole_games_can_be_told_in_every_language",
            "inspector/test_inspector.py::test_games_of_equal_public_history_answer_alike",
            "setup/test_setup.py::test_every_table_can_be_set_up_and_started",
            "table/test_table.py::test_non_interference_of_everything_that_is_drawn",
        )
    ),
)
QUICK = ("lint", "format", "types", "js-lint", "js-types", "quick-tests")
CORES = (
    len(os.sched_getaffinity(0))
    if hasattr(os, "sched_getaffinity")
    else os.cpu_count() or 1
)


@dataclass(frozen=True, slots=True)
class Check:
    """One command that must succeed."""

    name: str
    command: tuple[str | Path, ...]
    env: Mapping[str, str] = field(default_factory=dict)
    on_demand: bool = False
    """Runs only when it is named: what it does is done by others as well."""


def own_checks(scratch: Path) -> list[Check]:
    """Those that run on the main Python; what they write goes into *scratch*."""
    python = BIN / "python"
    pytest: tuple[str | Path, ...] = (python, "-m", "pytest", "-q")
    pytest += (f"--numprocesses={CORES}",)
    # "thread" ends the process that hangs; xdist names the test and starts another.
    pytest += (f"--timeout={HANGING}", "--timeout-method=thread")
    package = (
        *pytest,
        *(f"--ignore=tests/{part}" for part in OF_THE_PAGE),
        *(f"--deselect={each}" for each in (*ABOUT_THE_PROJECT, *AT_LENGTH)),
        *("--cov=sy_core", "--cov-branch", "--cov-report=term-missing"),
    )
    quick = (
        *(*pytest, "-m", "not slow"),
        *(f"--ignore={each}" for each in NOT_QUICK if "::" not in each),
        *(f"--deselect={each}" for each in (*NOT_QUICK, *AT_LENGTH)),
    )
    beside = (*ABOUT_THE_PROJECT, *AT_LENGTH)
    in_pyodide: tuple[str, ...] = ("node", "tools/checks/pyodide.mjs")
    in_pyodide += tuple(f"--deselect={each}" for each in BY_BRUTE_FORCE)
    page = tuple(f"tests/{part}" for part in OF_THE_PAGE if part not in BROWSERS)
    repeatable = {"HYPOTHESIS_PROFILE": os.environ.get("HYPOTHESIS_PROFILE", "ci")}
    traced = {**repeatable, "COVERAGE_FILE": str(scratch / "coverage")}
    return [
        # The longest first, so that no core is idle at the end.
        Check("quick-tests", quick, SMALL, on_demand=True),
        Check("browser", (*pytest, *IN_ROWS, *AFTER_A_CRASH, "tests/browser")),
        Check("pyodide", (*in_pyodide, "-q"), SMALL),
        Check("package", package, traced),
        Check("tests", (*pytest, *beside, *page), repeatable),
        Check("board", (*pytest, *AFTER_A_CRASH, "tests/board")),
        Check("wheel", (python, "-m", "tools.checks.wheel", scratch / "wheel")),
        Check("types", (BIN / "mypy",)),
        Check("js-types", (NODE / "tsc", "--build")),
        Check("js-lint", (NODE / "oxlint",)),
        Check("lint", (BIN / "ruff", "check", "--output-format=concise")),
        Check("format", (BIN / "ruff", "format", "--check")),
    ]
