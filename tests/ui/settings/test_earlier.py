"""Settings of version 0.1.0 are read as they were."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from support.earlier import fixture
from ui.settings.values import Settings, read_settings


@pytest.mark.parametrize("each", fixture("settings"), ids=lambda each: each["text"])
def test_settings_mean_the_same(each):
    """Also those that were written by hand, or damaged; new ones are as by default."""
    assert asdict(read_settings(each["text"])) == asdict(Settings()) | each["read"]
