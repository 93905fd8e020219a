"""Links lead somewhere, and names in backticks exist."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from docs.pages import DOCS, ROOT, anchors, code_spans, links, pages, place

pytestmark = pytest.mark.native_only

PAGES = [pytest.param(path, id=place(path)) for path in pages()]
OURS = [path for path in pages() if path.is_relative_to(DOCS)]

_NAME = re.compile(r"[a-z_]+(?:\.[A-Za-z_]+)+")
_FILES = (".md", ".py", ".json", ".toml", ".txt")


@pytest.mark.parametrize("path", PAGES)
def test_every_link_within_the_project_resolves(path):
    """A link names a file, a section, or both."""
    assert [link for link in links(path) if not _resolves(path, link)] == []


def _resolves(path: Path, link: str) -> bool:
    file, _, anchor = link.partition("#")
    target = (path.parent / file).resolve() if file else path
    return target.exists() and (not anchor or anchor in anchors(target))


@pytest.mark.parametrize("path", OURS, ids=place)
def test_every_name_of_the_package_exists(path):
    """``reach.movers`` means ``sy_core.classic.reach.movers``, and it is there."""
    parts = {found.stem for found in (ROOT / "src" / "sy_core").iterdir()}
    names = {
        span.removesuffix("()").removeprefix("sy_core.")
        for span in code_spans(path)
        if not span.endswith(_FILES)
    }
    named = [n for n in names if _NAME.fullmatch(n) and n.split(".")[0] in parts]

    assert [name for name in sorted(named) if not _exists(name)] == []


def _exists(name: str) -> bool:
    pieces = name.split(".")
    for cut in range(len(pieces), 0, -1):
        try:
            found = importlib.import_module(".".join(["sy_core", *pieces[:cut]]))
        except ModuleNotFoundError:
            continue
        for piece in pieces[cut:]:
            members = getattr(found, "__dataclass_fields__", {})
            if piece not in members and not hasattr(found, piece):
                return False
            found = getattr(found, piece, None)
        return True
    return False
