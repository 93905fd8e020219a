"""Whatever Mister X tries, the table's screen says what it was."""

from __future__ import annotations

import re

import pytest

from support.devices.cheats import LIES
from support.ui.fakes import FakePage
from support.ui.kept_sides import opened_from
from support.ui.two_devices import page_of, remote
from sy_core.devices.verdict import Cheat, Fault


@pytest.mark.parametrize("name", LIES)
def test_a_cheat_is_told_in_words(name):
    lie = LIES[name]()
    table = opened_from(lie.table, FakePage())

    table.do("devices.letters")
    table.do("devices.paste", "", lie.text)

    screen = page_of(table).markup
    fault = remote(table).verdict
    assert isinstance(fault, Fault)
    assert fault.code is Cheat(name)
    told = screen.partition("seal-entry is-broken")[2]
    stations = re.findall(r"\d+", f"{fault.entry or ''} {fault.claimed} {fault.true}")
    assert "✗" in told
    assert "seal-verdict is-broken" in told
    assert all(station in told for station in stations)
