"""Byte code without what only readers of the source need."""

from __future__ import annotations

import importlib
import io
import sys
import traceback
import zipfile

import pytest

pytestmark = pytest.mark.native_only

SOURCE = b'''"""About the module."""
from dataclasses import dataclass

@dataclass
class Point:
    """About the class."""
    x: int

def checked(value: int, *rest: str, **more: str) -> int:
    """About the function."""
    assert value > 0
    return value

def nothing() -> None:
    """Only words."""
'''


@pytest.fixture(scope="module")
def compiler():
    """The module that runs inside Pyodide; CPython runs it as well."""
    return importlib.import_module("tools.site.python.inside.compile")


def run(compiler, *, lean):
    names = {"__name__": __name__}
    exec(compiler.compiled("m.py", SOURCE, "/home", lean=lean), names)
    return names


def test_docstrings_and_annotations_of_functions_go(compiler):
    """They are two fifths of the bytes."""
    names = run(compiler, lean=True)

    assert names.get("__doc__") is None
    assert names["checked"].__doc__ is None
    assert names["checked"].__annotations__ == {}
    assert names["nothing"]() is None


def test_everything_that_does_something_stays(compiler):
    """Asserts, dataclasses."""
    names = run(compiler, lean=True)

    with pytest.raises(AssertionError):
        names["checked"](0)
    assert names["Point"](1).x == 1


def test_a_traceback_names_the_function_and_where_it_begins(compiler):
    """Enough to find the place."""
    with pytest.raises(AssertionError) as caught:
        run(compiler, lean=True)["checked"](0)

    last = traceback.extract_tb(caught.value.__traceback__)[-1]
    assert (last.filename, last.name, last.lineno) == ("/home/m.py", "checked", 9)


def test_what_must_be_whole_stays_whole(compiler):
    """Pyodide shows some of its docstrings."""
    names = run(compiler, lean=False)

    assert names["checked"].__doc__ == "About the function."
    assert names["checked"].__annotations__


def test_python_takes_the_result_without_a_source(compiler, tmp_path):
    """A module in an archive, as a .pyc that is never checked against a date."""
    archive = tmp_path / "a.zip"
    code = compiler.compiled("only_here.py", b"X = 3", "/home", lean=True)
    compiler.archive(str(archive), {"only_here.pyc": compiler.pyc(code)})
    sys.path.insert(0, str(archive))
    try:
        module = importlib.import_module("only_here")
    finally:
        sys.path.remove(str(archive))

    assert module.X == 3


def test_archives_of_equal_files_are_equal(compiler, tmp_path):
    """No dates, no owners."""
    one, two = tmp_path / "1.zip", tmp_path / "2.zip"
    for path in (one, two):
        compiler.archive(str(path), {"a": b"1" * 100})

    assert one.read_bytes() == two.read_bytes()
    with zipfile.ZipFile(io.BytesIO(one.read_bytes())) as archive:
        assert archive.infolist()[0].date_time == (1980, 1, 1, 0, 0, 0)
