"""The standard library of the page: less of it, and byte code."""

from __future__ import annotations

import json
import subprocess

import pytest

pytestmark = [pytest.mark.native_only, pytest.mark.slow]

# What Python says of an error in the page, and whether it can do what the game needs.
ASKED = """
import asyncio, bz2, dataclasses, json, random, shutil, sys, traceback
try:
    import multiprocessing
except ImportError as error:
    told = "".join(traceback.format_exception(error))
json.dumps([told, bz2.decompress(bz2.compress(b"x")).decode(), "ssl" in sys.modules])
"""
RUN = """
const { loadPyodide } = await import(process.argv[1] + 'pyodide.mjs');
const python = await loadPyodide({ indexURL: process.argv[1] });
console.log(python.runPython(process.argv[2]));
"""


@pytest.fixture(scope="module")
def answer(files, tmp_path_factory):
    """What Python answers that was started with the library of the site."""
    folder = tmp_path_factory.mktemp("pyodide")
    for name, data in files.items():
        if name.startswith("vendor/pyodide"):
            (folder / name.rpartition("/")[2]).write_bytes(data)
    node = ["node", "--input-type=module", "-e", RUN, "--", f"{folder}/", ASKED]
    done = subprocess.run(node, capture_output=True, text=True, check=True, timeout=120)
    return json.loads(done.stdout)


def test_an_error_is_told_without_colours(answer):
    """The library's own colours are left out; what it says of an error is the same."""
    told = answer[0].splitlines()

    assert told[0] == "Traceback (most recent call last):"
    assert told[-1] == "ModuleNotFoundError: No module named 'multiprocessing'"


def test_what_is_left_out_is_not_missed(answer):
    """What else the game needs of the library is there; nobody looked for ssl."""
    assert answer[1:] == ["x", False]
