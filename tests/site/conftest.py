"""The site, built once for all tests of this folder."""

from __future__ import annotations

import json
import shutil
from html.parser import HTMLParser

import pytest


@pytest.fixture(scope="session")
def files(tmp_path_factory):
    """Every file of a fresh build by its path."""
    from tools.site import build  # noqa: PLC0415 - not to be imported inside Pyodide

    if not (build.ROOT / "node_modules" / "pyodide").is_dir() or not shutil.which(
        "node"
    ):
        pytest.skip("needs node_modules: make setup")
    return build.site(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="session")
def page(files):
    """Start tags of the page with their attributes, in order."""
    found = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag, attrs):
            found.append((tag, dict(attrs)))

    Reader().feed(files["index.html"].decode())
    return found


@pytest.fixture(scope="session")
def release(files):
    """The list of everything."""
    return json.loads(files["release.json"])
