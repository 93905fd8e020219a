"""What the project's files may say, whatever their language."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from architecture.layers import LONGEST_FILE
from architecture.source import ROOT

pytestmark = pytest.mark.native_only

# Written in pieces, so that this file does not contain what it looks for.
UNWANTED = {
    "a path of one machine": re.compile(r"(?<![\w.])/(?:work|root)/"),
    "a package registry": re.compile(
        "|".join(
            (
                r"registry\." + r"(?:npmjs|yarnpkg)",
                r"pypi\." + r"org/simple",
                r"files\." + r"pythonhosted",
                r"(?:extra-|--)" + r"index-url",
                r"/opt/" + r"(?:pypi|wheels)",
                r'"resolved"' + r"\s*:",
            )
        )
    ),
}


# A comment, another file, a release, or a digest of one of its files.
PINNED = r"#.*|-r \S+|([\w.-]+==[\w.]+|    --hash=sha256:[0-9a-f]{64})( \\)?"


def tracked() -> list[Path]:
    """Every file under version control."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False
    )
    if listed.returncode:
        pytest.skip("not a git checkout")
    names = filter(None, listed.stdout.decode().split("\0"))
    return [path for name in names if (path := ROOT / name).is_file()]


def text_of(path: Path) -> str:
    """The text of the file; nothing if it is not text."""
    data = path.read_bytes()
    return "" if b"\0" in data else data.decode("utf-8", "replace")


@pytest.mark.parametrize("what", UNWANTED)
def test_no_tracked_file_holds_what_is_true_in_one_place_only(what: str) -> None:
    """The project works wherever it is cloned, with whatever mirror is set."""
    places = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in tracked()
        for number, line in enumerate(text_of(path).splitlines(), start=1)
        if UNWANTED[what].search(line)
    ]

    assert not places, f"{what} in {places}"


def too_long(text: str) -> bool:
    """Whether a script or a style sheet holds two subjects."""
    return len(text.splitlines()) > LONGEST_FILE


def test_scripts_and_styles_are_as_short_as_modules() -> None:
    """Python is looked at with the other rules."""
    sheets = [path for path in tracked() if path.suffix in (".js", ".mjs", ".css")]

    assert len(sheets) > 80
    assert [path.name for path in sheets if too_long(text_of(path))] == []


def test_one_line_more_is_too_long() -> None:
    """The test above can fail."""
    assert not too_long("a {}\n" * LONGEST_FILE)
    assert too_long("a {}\n" * (LONGEST_FILE + 1))


def test_the_readme_names_exactly_two_commands() -> None:
    """One to play, one to check everything; whoever wants more asks make."""
    readme = text_of(ROOT / "README.md")
    named = set(re.findall(r"(?:^\s*|`)(make [a-z-]+)", readme, re.MULTILINE))

    assert named == {"make play", "make test"}


def test_every_requirement_is_pinned() -> None:
    """The same versions everywhere, today and next year."""
    loose = [
        f"{path.name}: {line}"
        for path in (ROOT / "requirements").glob("*.txt")
        for line in text_of(path).splitlines()
        if line and not re.fullmatch(PINNED, line)
    ]

    assert not loose


def test_the_package_depends_on_nothing() -> None:
    """Installing sy-core installs sy-core."""
    project = tomllib.loads(text_of(ROOT / "pyproject.toml"))["project"]

    assert project["dependencies"] == []
