"""All of our JavaScript is type-checked and linted, and mistakes in it are found."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
NODE = ROOT / "node_modules" / ".bin"
PROJECTS = ("web/tsconfig.json", "web/tsconfig.workers.json", "tools/tsconfig.json")

pytestmark = pytest.mark.native_only


def said(*command: str | Path, good: bool = True) -> str:
    """What a program says; *good*: it finds nothing wrong."""
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode == 0) is good, done.stdout + done.stderr
    return done.stdout


def scripts() -> set[Path]:
    """Every script of ours."""
    return {*(ROOT / "web").rglob("*.js"), *(ROOT / "tools").rglob("*.mjs")}


def test_every_script_belongs_to_a_project():
    """A page, a thread of its own and Node offer different names."""
    checked = {
        Path(line)
        for project in PROJECTS
        for line in said(NODE / "tsc", "-p", project, "--listFilesOnly").splitlines()
    }

    assert len(scripts()) > 20
    assert scripts() <= checked


def test_every_project_is_checked():
    """``tsc --build`` reads the list in the project's folder."""
    text = (ROOT / "tsconfig.json").read_text(encoding="utf-8")
    plain = "".join(
        line for line in text.splitlines() if not line.strip().startswith("//")
    )

    named = [each["path"] for each in json.loads(plain)["references"]]

    assert sorted(named) == sorted(PROJECTS)


def test_a_wrong_type_is_found(tmp_path):
    """The types in comments count."""
    (tmp_path / "a.js").write_text("/** @type {number} */\nexport const a = 'one';\n")
    project = {"extends": str(ROOT / "tsconfig.base.json"), "include": ["a.js"]}
    (tmp_path / "tsconfig.json").write_text(json.dumps(project))

    told = said(NODE / "tsc", "-p", tmp_path, good=False)

    assert "Type 'string' is not assignable to type 'number'" in told


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("import { b } from './b.js';\nexport const a = b;\n", "no-cycle"),
        ("export const a = (x) => x == null;\n", "eqeqeq"),
        ("const unused = 1;\nexport const a = 2;\n", "no-unused-vars"),
        ("\n" * 301 + "export const a = 1;\n", "max-lines"),
    ],
)
def test_a_mistake_is_found(tmp_path, text, rule):
    """… by the linter, with the project's rules."""
    (tmp_path / "a.js").write_text(text)
    (tmp_path / "b.js").write_text("import { a } from './a.js';\nexport const b = a;\n")
    # Temporary files may lie in a folder that the project's own rules pass over.
    (tmp_path / ".git").mkdir()
    rules = shutil.copy(ROOT / ".oxlintrc.json", tmp_path / "rules.json")

    told = said(NODE / "oxlint", "-c", rules, "-f", "unix", tmp_path, good=False)

    assert f"({rule})" in told
