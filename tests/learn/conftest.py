"""The pages of the course, made once."""

from __future__ import annotations

import shutil

import pytest


@pytest.fixture(scope="session")
def made():
    """Every file of the tutorial and the docs by its path in the site."""
    import tutorial  # noqa: PLC0415 - needs Node, which is not there inside Pyodide

    if not (tutorial.ROOT / "node_modules" / "marked").is_dir() or not shutil.which(
        "node"
    ):
        pytest.skip("needs node_modules: make setup")
    return tutorial.site()
