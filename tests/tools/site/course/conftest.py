"""The pages of the course, made once."""

from __future__ import annotations

import shutil

import pytest

from tools.site.course import tutorial
from tools.site.paths import MODULES


@pytest.fixture(scope="session")
def made():
    """Every file of the tutorial and the docs by its path in the site."""
    if not (MODULES / "marked").is_dir() or not shutil.which("node"):
        pytest.skip("needs node_modules: make setup")
    return tutorial.site()
