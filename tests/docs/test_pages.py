"""The reader of the pages reads them as the usual Markdown sites do."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs.pages import DOCS, ROOT, anchors, code_spans, examples, links, slug

pytestmark = pytest.mark.native_only


@pytest.mark.parametrize(
    ("heading", "anchor"),
    [
        ("Edition 2013/2014", "edition-20132014"),
        ("Beginners' version", "beginners-version"),
        ("R7", "r7"),
        ("The `view`", "the-view"),
    ],
)
def test_anchors_are_made_of_headings(heading, anchor):
    """Small letters, no punctuation, hyphens for blanks."""
    assert slug(heading) == anchor


def test_the_finder_finds(tmp_path):
    """Headings, links and examples are found; what is fenced is not prose."""
    page = tmp_path / "page.md"
    page.write_text(
        "# A b\n[x](y.md#z) `[no](link)` [web](https://example.org)\n"
        "```python\n# no heading\n[no](link)\n```\n`a.b`\n"
    )

    assert anchors(page) == ("a-b",)
    assert links(page) == ("y.md#z",)
    assert [e.language for e in examples(page)] == ["python"]
    assert code_spans(page) == ("[no](link)", "a.b")


def test_every_part_of_the_package_is_told_in_the_architecture():
    """A new module gets its line in docs/architecture.md."""
    package = ROOT / "src" / "sy_core"
    parts = {
        path.stem
        for path in package.iterdir()
        if path.suffix == ".py" or (path / "__init__.py").exists()
    }

    assert parts - set(code_spans(DOCS / "architecture.md")) == set()


ROOMS = {
    "web/ui": lambda path: path.is_dir() or path.suffix == ".py",
    "web/board": Path.is_file,
    "web/boot": lambda path: path.suffix in (".js", ".py", ".ts", ".mts"),
    "web/devices": Path.is_file,
    "web/assets/js": lambda path: path.suffix == ".js",
}


def rooms(folder):
    """What lies in a folder of the page and is wanted on its map."""
    return {
        path.name
        for path in (ROOT / folder).iterdir()
        if ROOMS[folder](path) and not path.name.startswith("__")
    }


@pytest.mark.parametrize("folder", ROOMS)
def test_every_room_of_the_page_is_on_its_map(folder):
    """A new script or feature gets its line in docs/page.md."""
    named = {span.rstrip("/") for span in code_spans(DOCS / "page.md")}
    found = rooms(folder)

    assert len(found) > 10
    assert {
        name for name in found if not named & {name, name.rpartition(".")[0]}
    } == set()
