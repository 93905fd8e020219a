"""What is changed, and which tests are to notice."""

from __future__ import annotations

from typing import Final

GAMES: Final = ("classic", "hunting")
MODULES: Final = ("reach", "advance", "rules", "view", "deduce")
CHANGED: Final = tuple(
    f"src/sy_core/{game}/{module}.py" for game in GAMES for module in MODULES
)
SHARED: Final = (
    "tests/sy_core/halves/test_lies.py",
    "tests/sy_core/halves/test_opening.py",
    "tests/sy_core/halves/test_table.py",
    "tests/sy_core/sharing/test_by_hand.py",
    "tests/sy_core/sharing/test_beginnings.py",
    "tests/sy_core/sharing/test_games.py",
    "tests/sy_core/sharing/test_positions.py",
    "tests/sy_core/test_registry.py",
)
# Tests that state a rule each. What compares at length would notice more, but late: a
# rule that only they notice is stated nowhere.
STATING: Final = {
    "classic": (
        *("test_deal", "test_deduce", "test_endings", "test_explain"),
        *("test_house_rules", "test_movement", "test_notation", "test_record"),
        *("test_reveals",),
    ),
    "hunting": (
        *("test_deduce", "test_detectives", "test_dice", "test_explain"),
        *("test_house_rules", "test_layout", "test_mister_x", "test_notation"),
        *("test_record", "test_setup", "test_simulator", "test_view"),
    ),
}
TESTS: Final = (
    *(f"tests/sy_core/{game}/{name}.py" for game in GAMES for name in STATING[game]),
    *SHARED,
)
BRUTE_FORCE: Final = tuple(
    f"tests/sy_core/hunting/test_deduce.py::{name}"
    for name in (
        "test_deduce_equals_brute_force",
        "test_sampled_states_are_among_those_of_brute_force",
    )
)
"""In the files of TESTS, but no statements; beside those that are left out anyway."""
COPIED: Final = ("src", "tests", "tools", "web", "pyproject.toml")
"""What the tests need, in a folder of their own."""


def settings(slow: tuple[str, ...]) -> str:
    """What mutmut is told, as TOML; *slow* tests are left out."""
    options: tuple[str, ...] = ("-p", "no:cacheprovider", "-p", "no:xdist")
    options += tuple(f"--deselect={each}" for each in slow)
    return "\n".join(
        [
            "",
            "[tool.mutmut]",
            'source_paths = ["src"]',
            f"only_mutate = {_listed(CHANGED)}",
            f"pytest_add_cli_args = {_listed(options)}",
            f"pytest_add_cli_args_test_selection = {_listed(TESTS)}",
            'also_copy = ["tools", "web"]',
            "use_git_change_detection = false",
            "timeout_constant = 10.0",
            "timeout_multiplier = 3.0",
            "",
        ]
    )


def _listed(names: tuple[str, ...]) -> str:
    return "[" + ", ".join(f'"{name}"' for name in names) + "]"
