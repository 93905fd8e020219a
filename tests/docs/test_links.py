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
_SOURCE = re.compile(r"[\w./-]+\.(?:py|m?js|css|svg)")
_FILES = (".md", ".py", ".json", ".toml", ".txt")
_FOUND = frozenset(
    f"/{place(path)}"
    for folder in ("src", "web", "tools", "tests", "docs")
    for path in (ROOT / folder).rglob("*.*")
)


@pytest.mark.parametrize("path", PAGES)
def test_every_link_within_the_project_resolves(path):
    """A link names a file, a section, or both."""
    assert [link for link in links(path) if not _resolves(path, link)] == []


def _resolves(path: Path, link: str) -> bool:
    file, _, anchor = link.partition("#")
    target = (path.parent / file).resolve() if file else path
    return target.exists() and (not anchor or anchor in anchors(target))


def missing_files(path: Path) -> list[str]:
    """Source files that a page names and that are nowhere, by the end of their path."""
    named = {span for span in code_spans(path) if _SOURCE.fullmatch(span)}
    return [
        name
        for name in sorted(named)
        if not any(file.endswith(f"/{name}") for file in _FOUND)
    ]


@pytest.mark.parametrize("path", OURS, ids=place)
def test_every_source_file_that_a_page_names_is_there(path):
    """Whoever moves a file mends the pages that speak of it."""
    assert missing_files(path) == []


def test_a_file_that_has_gone_is_found(tmp_path):
    """The test above can fail; the end of a path will do."""
    page = tmp_path / "page.md"
    page.write_text("`gone.py`, `ui/app.py`, `board.js`, `web/gone.css`, `a.b`\n")

    assert missing_files(page) == ["gone.py", "web/gone.css"]


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
