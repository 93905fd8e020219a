"""docs/rulings.md is complete, and what it says about house rules is so."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest

from docs.pages import DOCS, ROOT, anchors, prose, section
from sy_core import EDITIONS
from sy_core.classic.editions.model import HouseRules
from sy_core.hunting.editions import EDITIONS as DICE_EDITIONS
from sy_core.hunting.editions import HouseRules as DiceRules

pytestmark = pytest.mark.native_only

PAGE = DOCS / "rulings.md"
LAST = 56
RULINGS = [f"r{number}" for number in range(1, LAST + 1)]
RULINGS.insert(RULINGS.index("r32"), "r31a")
OWN = [anchor for anchor in anchors(PAGE) if re.fullmatch(r"o\d+", anchor)]

_CITED = re.compile(r"\b([RO]\d+a?)\b")
_HOUSE_RULE = re.compile(
    r"\*\*House rule:\*\* `(\w+)` \(([^)]+)\), offered in ((?:`[\w-]+`(?:, )?)+)"
)
_TEST = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def cited() -> dict[str, str]:
    """Each ruling that the package cites, with the file that does."""
    return {
        number: path.relative_to(ROOT).as_posix()
        for path in sorted((ROOT / "src" / "sy_core").rglob("*.py"))
        for number in _CITED.findall(path.read_text(encoding="utf-8"))
    }


def on_offer() -> dict[str, tuple[str, tuple[str, ...]]]:
    """For each house rule its values and the editions that offer it."""
    found: dict[str, tuple[str, tuple[str, ...]]] = {}
    for edition in (*EDITIONS.values(), *DICE_EDITIONS.values()):
        for name, values in edition.choices.items():
            said = ", ".join(map(_value, sorted(values)))
            _, offering = found.get(name, (said, ()))
            found[name] = (said, (*offering, edition.id))
    return found


def _value(value: int) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(int(value))


def test_every_ruling_has_its_section():
    """R1 to R56 and our own, in order, each once."""
    own = [f"o{number}" for number in range(1, len(OWN) + 1)]

    assert [a for a in anchors(PAGE) if re.fullmatch(r"[ro]\d+a?", a)] == [
        *RULINGS,
        *own,
    ]


def test_every_ruling_that_the_package_cites_exists():
    """A comment ``R17`` in the source leads to the page."""
    lost = {n: file for n, file in cited().items() if n.lower() not in anchors(PAGE)}

    assert lost == {}


@pytest.mark.parametrize("anchor", [*RULINGS, *OWN])
def test_every_ruling_says_what_why_and_where(anchor):
    """Question, default, place, and a test for the classic game."""
    text = section(PAGE, anchor)

    for part in ("**Default:**", "**Where:**", "**Shown by:**"):
        assert part in text, part


def test_house_rules_are_told_as_they_are_offered():
    """Name, values and editions of every house rule."""
    told = {
        name: (values, tuple(re.findall(r"`([\w-]+)`", editions)))
        for name, values, editions in _HOUSE_RULE.findall(prose(PAGE))
    }

    assert told == on_offer()


@pytest.mark.parametrize("rules", [HouseRules, DiceRules])
def test_no_house_rule_is_forgotten(rules):
    """Every field stands in backticks somewhere on the page."""
    missing = [f.name for f in fields(rules) if f"`{f.name}`" not in prose(PAGE)]

    assert missing == []


def test_every_ruling_of_the_dice_game_is_cited_by_a_test():
    """The page sends readers to tests/sy_core/hunting with the number."""
    tests = (ROOT / "tests" / "sy_core" / "hunting").rglob("*.py")
    found = {n for path in tests for n in _CITED.findall(path.read_text())}

    assert {f"R{number}" for number in range(34, LAST + 1)} - found == set()


def test_every_test_that_is_named_exists():
    """``Shown by`` names a file and a function in it."""
    named = _TEST.findall(prose(PAGE))

    assert named
    lost = [
        f"{file}::{name}"
        for file, name in named
        if not (ROOT / file).exists() or f"def {name}(" not in (ROOT / file).read_text()
    ]
    assert lost == []
