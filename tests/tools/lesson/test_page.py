"""The page of a lesson: whole, safe, and written where it was asked for."""

from __future__ import annotations

import base64
import hashlib
import re
import shutil

import pytest

from support.ui.markup import Reader, faults
from tools.lesson.page import page_of
from tools.lesson.run import main
from tools.site.paths import MODULES, ROOT
from ui.lesson.reading import BoardBlock, read_lesson

pytestmark = pytest.mark.native_only

TEMPLATE = ROOT / "docs" / "lesson-template.md"
HOSTILE = """---
title: <script>hacked=1</script>
---
<script>hacked=1</script>

Text <img src=x onerror=hacked=1> [run](javascript:hacked=1) [page](https://example.org/?a=1&b="2")
![x](javascript:1) [tricky](<java\tscript:hacked=1>) [data](data:text/html,1)

::: task
Where? <b onclick=hacked=1>
task: mark-46
right: <script>hacked=1</script> "quoted"
wrong: </sy-board><script>hacked=1</script>
:::
"""


@pytest.fixture(scope="module", autouse=True)
def node():
    """Markdown and styles are made under Node."""
    if not (MODULES / "marked").is_dir() or not shutil.which("node"):
        pytest.skip("needs node_modules: make setup")


def policy(text):
    return re.search(r'Content-Security-Policy" content="([^"]*)"', text)[1]


def test_the_template_becomes_a_page(tmp_path, capsys):
    """Checked, a board for each of its blocks, and its style named in the policy."""
    out = tmp_path / "one.html"
    assert main([str(TEMPLATE), "--out", str(out)]) == 0
    assert str(out) in capsys.readouterr().out
    text = out.read_text("utf-8")

    boards = Reader(text).all("sy-board")
    lesson = read_lesson(TEMPLATE.read_text("utf-8"))
    wanted = [each for each in lesson.blocks if isinstance(each, BoardBlock)]
    assert faults(text) == []
    assert [node.attributes["position"] for node in boards] == [
        block.attributes["position"] for block in wanted
    ]
    assert boards[1].attributes["wrong-bus"].startswith("The bus stops")
    assert all(each.answer for each in wanted if each.is_task)
    assert "D1U46" not in text, "the answer is not in the page"
    style = re.search(r"<style>(.*?)</style>", text, re.DOTALL)[1]
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    assert f"style-src 'sha256-{digest}'" in policy(text)
    assert "script-src 'self';" in policy(text)


def test_a_page_may_take_its_boards_from_another_site(tmp_path):
    """Then it stands beside its file, and its policy names that site alone."""
    file = tmp_path / "mine.md"
    file.write_text(TEMPLATE.read_text("utf-8"), "utf-8")
    assert main([str(file), "--site", "https://example.org/yard"]) == 0
    text = (tmp_path / "mine.html").read_text("utf-8")

    assert 'src="https://example.org/yard/sy-embed.js"' in text
    assert "script-src https://example.org; " in policy(text)
    assert "frame-src https://example.org; " in policy(text)


def test_a_hostile_lesson_is_text():
    """No markup, no address that runs; what it says reaches the board as text."""
    text = page_of(read_lesson(HOSTILE))

    page = Reader(text)
    assert [node.attributes.get("src") for node in page.all("script")] == [
        "./sy-embed.js"
    ]
    assert not page.all("img")
    assert not page.all("b")
    links = [node.attributes["href"] for node in page.all("a")]
    assert links == ["#main", 'https://example.org/?a=1&b="2"', "./index.html"]
    (board,) = page.all("sy-board")
    assert board.attributes["right"] == '<script>hacked=1</script> "quoted"'
    assert board.attributes["wrong"] == "</sy-board><script>hacked=1</script>"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("# None", ":1: A lesson begins"),
        ("---\ntitle: A\n---\n::: board\nseed: x\n:::", ":5: “seed” must be"),
    ],
)
def test_a_fault_is_told_in_a_line_and_nothing_is_written(tmp_path, capsys, text, told):
    """With the name of the file and the number of the line."""
    file = tmp_path / "mine.md"
    file.write_text(text, "utf-8")

    assert main([str(file), "--out", str(tmp_path / "mine.html")]) == 1
    assert f"{file}{told}" in capsys.readouterr().err
    assert not (tmp_path / "mine.html").exists()


def test_a_file_or_a_folder_that_is_not_there_is_told(tmp_path, capsys):
    """In words, too."""
    missing = tmp_path / "none.md"
    assert main([str(missing)]) == 1
    assert "cannot be read" in capsys.readouterr().err

    assert main([str(TEMPLATE), "--out", str(tmp_path / "no" / "one.html")]) == 1
    assert "is not there" in capsys.readouterr().err


@pytest.mark.parametrize("site", ["ftp://x/", "https://x/?a", "https://x/;y", "x y/"])
def test_what_is_no_address_of_a_site_is_refused(site, capsys):
    """It would stand in the page's policy."""
    with pytest.raises(SystemExit):
        main([str(TEMPLATE), "--site", site])

    assert "--site" in capsys.readouterr().err
