"""``python -m sy_core``."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest

import sy_core
from sy_core.__main__ import main

PROGRAM = Path(sy_core.__file__).with_name("__main__.py")
SOURCE = PROGRAM.parents[1]


class Broken(StringIO):
    """A pipe whose reader has gone."""

    def __init__(self, number):
        super().__init__()
        self.number = number

    def fileno(self):
        return self.number

    def flush(self):
        raise BrokenPipeError


def test_the_module_plays_a_game(monkeypatch, capsys):
    """And leaves with its exit code."""
    monkeypatch.setattr(sys, "argv", ["sy_core", "--auto", "both", "--seed", "1"])
    monkeypatch.setenv("LANGUAGE", "en")

    with pytest.raises(SystemExit) as left:
        runpy.run_path(str(PROGRAM), run_name="__main__")

    assert left.value.code == 0
    assert "Mister X's route" in capsys.readouterr().out


def test_a_reader_that_has_gone_is_no_traceback(monkeypatch, tmp_path):
    """As in ``python -m sy_core --list | head -1``."""
    handle = os.open(tmp_path / "pipe", os.O_WRONLY | os.O_CREAT)
    monkeypatch.setattr(sys, "argv", ["sy_core", "--list"])
    monkeypatch.setattr(sys, "stdout", Broken(handle))

    code = main()

    os.close(handle)
    assert code == 1


def run(line, typed, language="en"):
    return subprocess.run(
        [sys.executable, "-m", "sy_core", *line.split()],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, "PYTHONPATH": str(SOURCE), "LANGUAGE": language},
    )


@pytest.mark.native_only
def test_a_script_plays_a_whole_game():
    """Moves are piped in, one to a line."""
    line = "--strict --rule free_starts=yes --x-start 82 --starts 41,67,124,142"

    done = run(line, "# a short game\nt 65\n\nd2 b65\n")

    assert done.returncode == 0
    assert "The detectives win: Mister X is caught by D2 on 65" in done.stdout
    assert done.stderr == ""


@pytest.mark.native_only
def test_a_bad_line_of_a_script_is_told_on_standard_error():
    """With the exit code 2, and without a traceback."""
    done = run("--strict --seed 1", "hello\n")

    assert done.returncode == 2
    assert done.stderr == "'hello' is neither a move nor a command; try help.\n"


@pytest.mark.native_only
def test_the_program_speaks_the_language_of_its_user():
    """It asks the environment, as every program does."""
    done = run("--strict --seed 1", "hello\n", language="de_AT:de")

    assert done.stderr.startswith("'hello' ist weder ein Zug noch ein Befehl")
