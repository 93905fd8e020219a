"""Both games have the same rooms for the same jobs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from architecture.layers import TWINS
from architecture.source import TREES

pytestmark = pytest.mark.native_only

NAMES = frozenset(module.name for tree in TREES for module in tree.modules())


def rooms(package: str, names: frozenset[str] = NAMES) -> set[str]:
    """The modules and packages directly inside *package*."""
    start = f"{package}."
    return {
        name.removeprefix(start).split(".")[0]
        for name in names
        if name.startswith(start)
    }


def unlike(
    package: str,
    only_classic: set[str],
    only_hunting: set[str],
    names: frozenset[str] = NAMES,
) -> Iterator[str]:
    """Every module that one game has alone, without a word about it in the table."""
    classic = rooms(f"{package}.classic", names)
    hunting = rooms(f"{package}.hunting", names)
    for name in sorted(classic - hunting - only_classic):
        yield f"{package}.hunting has no {name}"
    for name in sorted(hunting - classic - only_hunting):
        yield f"{package}.classic has no {name}"
    for name in sorted(only_classic - classic | only_hunting - hunting):
        yield f"{package} has no {name} at all"


def test_what_one_game_has_the_other_has_under_the_same_name() -> None:
    """Whoever knows one game finds the same thing in the other at once."""
    breaches = [breach for twins in TWINS for breach in unlike(*twins)]

    assert not breaches, "\n".join(breaches)


def test_a_name_of_one_game_alone_is_found() -> None:
    """The test above can fail, on either side."""
    names = frozenset({"a.classic.deal", "a.classic.map", "a.hunting.setup"})

    found = list(unlike("a", {"map"}, {"dice"}, names))

    assert found == [
        "a.hunting has no deal",
        "a.classic has no setup",
        "a has no dice at all",
    ]
