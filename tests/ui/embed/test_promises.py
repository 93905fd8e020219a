"""What docs/embed.md and sy-embed.js promise is what the board takes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from support.ui.markup import Reader
from sy_core.refusal import Reason
from ui.viewer.parameters import NAMES, OPTIONS, read_parameters

pytestmark = pytest.mark.native_only

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "embed.md").read_text(encoding="utf-8")
SCRIPT = (ROOT / "web" / "sy-embed.js").read_text(encoding="utf-8")
OWN = {"title", "sandboxed", "id"}


def rows(heading):
    """First and second cells of the first table under a heading."""
    part = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    table = re.search(r"\|.*?(?:\n\n|\Z)", part, re.DOTALL)[0]
    cells = [line.strip("|").split("|") for line in table.splitlines()[2:]]
    return {row[0].strip(" `"): row[1] for row in cells if len(row) > 1}


def test_the_page_lists_every_parameter():
    assert set(rows("Parameters")) == set(NAMES)


def test_the_page_lists_every_value():
    told = rows("Parameters")

    for name, values in OPTIONS.items():
        assert set(re.findall(r"`([\w-]+)`", told[name])) == set(values), name


def test_the_element_knows_every_parameter():
    listed = re.search(r"NAMES = \[(.*?)\]", SCRIPT, re.DOTALL)[1]

    assert set(re.findall(r"'(\w+)'", listed)) == set(NAMES)


def test_the_page_and_the_element_know_every_event():
    """One that is posted and not passed on would be lost."""
    listed = re.search(r"EVENTS = \[(.*?)\]", SCRIPT, re.DOTALL)[1]

    assert set(re.findall(r"'(\w+)'", listed)) == set(rows("Events"))


def test_the_examples_ask_for_what_there_is():
    found = [
        node
        for text in re.findall(r"```html\n(.*?)```", PAGE, re.DOTALL)
        for node in Reader(text).all("sy-board")
    ]
    assert found
    for node in found:
        asked = {k: v for k, v in node.attributes.items() if k not in OWN}
        read_parameters("&".join(f"{name}={value}" for name, value in asked.items()))


def test_the_reasons_in_the_page_are_reasons():
    told = re.search(r"`refusal\.Reason`, such as (.*?);", PAGE, re.DOTALL)[1]

    assert set(re.findall(r"`(\w+)`", told)) <= {reason.value for reason in Reason}
