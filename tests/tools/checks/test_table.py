"""The table of checks names tests and checks that there are."""

from __future__ import annotations

import pytest

from tools.checks import table
from tools.setup import ROOT

pytestmark = pytest.mark.native_only

NAMED = (
    *table.ABOUT_THE_PROJECT,
    *table.AT_LENGTH,
    *table.NOT_QUICK,
    *(f"tests/{part}" for part in table.OF_THE_PAGE),
)


@pytest.mark.parametrize("name", NAMED)
def test_every_test_that_is_named_exists(name):
    """A test that has moved is not left out, or run twice, by its old name."""
    path, _, function = name.partition("::")

    assert (ROOT / path).exists()
    assert not function or f"def {function}(" in (ROOT / path).read_text()


def test_the_quick_checks_are_checks(tmp_path):
    """Make quick runs a part of make test."""
    checks = {check.name: check for check in table.own_checks(tmp_path)}

    assert set(table.QUICK) <= set(checks)


def test_only_the_quick_tests_wait_to_be_named(tmp_path):
    """Whatever else is in the table is run by make test."""
    waiting = [check.name for check in table.own_checks(tmp_path) if check.on_demand]

    assert waiting == ["quick-tests"]
