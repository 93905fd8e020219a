"""A new game through the form: every edition, starts chosen by hand."""

from __future__ import annotations

import json

import pytest

from sy_core.registry import GAMES

EDITIONS = [edition for game in GAMES.values() for edition in game.editions]


def kept(table):
    return table.page.evaluate(
        "JSON.parse(localStorage.getItem("
        "sy.site + 'game:' + localStorage.getItem(sy.site + 'last'))).record"
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_of_every_edition(table, edition):
    """The record says what was chosen; the last setup is remembered."""
    page = table.page
    page.click("#new")
    page.click(f"label[for='edition-{edition}']")
    page.click("label:has(#hand-hand)")
    page.fill("#name-0", "Moriarty")
    starts = [box.input_value() for box in page.locator(".start-fields select").all()]
    if page.locator("#draw").count():
        page.click("#draw")
    page.click("#go")
    assert table.showing == "pass" if starts else table.showing == "table"
    record = json.loads(kept(table))
    assert record["edition"] == edition
    assert [str(start) for start in record.get("starts", [])] == starts
    assert "Moriarty" in record["notes"]["seating"]
    table.go_home()
    page.click("#new")
    assert page.is_checked(f"#edition-{edition}")
    assert page.input_value("#name-0") == "Moriarty"


def test_a_quick_start_needs_one_tap(table):
    """From nothing to the board, and to what is going to happen."""
    table.page.click("#quick")
    assert table.showing == "pass"
    assert "Mister X begins in secret" in table.text("#bar")
    assert json.loads(kept(table))["moves"] == []


def test_house_rules_reach_the_record(table):
    """A rule that was changed, and taking back."""
    page = table.page
    page.click("#new")
    page.click("label[for='edition-2013']")
    page.click("#advanced")
    page.check("#rule-stranding_at_once")
    page.check("#rule-take_back")
    page.click("#go")
    record = json.loads(kept(table))
    assert record["rules"]["stranding_at_once"] is True
    assert record["notes"]["take_back"] == "on"
