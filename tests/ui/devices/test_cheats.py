"""Whatever Mister X tries, the table's screen says what it was."""

from __future__ import annotations

import pytest

from support.devices.cheats import LIES
from support.ui.fakes import FakePage
from support.ui.two_devices import opened_from, page_of, remote
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
    assert "✗" in screen
    assert table.words("devices.seal.fault") in screen
    for what in filter(None, (fault.claimed, fault.true)):
        assert what in screen
