"""The site, built once for all tests of this folder."""

from __future__ import annotations

import json
import shutil

import pytest

from support.tags import start_tags
from tools.site import build


@pytest.fixture(scope="session")
def files(tmp_path_factory):
    """Every file of a fresh build by its path."""
    if not (build.ROOT / "node_modules" / "pyodide").is_dir() or not shutil.which(
        "node"
    ):
        pytest.skip("needs node_modules: make setup")
    return build.site(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="session")
def page(files):
    """Start tags of the page with their attributes, in order."""
    return start_tags(files["index.html"].decode())


@pytest.fixture(scope="session")
def release(files):
    """The list of everything."""
    return json.loads(files["release.json"])
