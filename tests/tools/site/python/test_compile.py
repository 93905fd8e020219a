"""Byte code as Python itself makes it, in archives that can be repeated."""

from __future__ import annotations

import importlib
import io
import sys
import traceback
import zipfile

import pytest

pytestmark = pytest.mark.native_only

SOURCE = b'''"""About the module."""

def checked(value: int) -> int:
    """About the function."""
    assert value > 0
    return value
'''


@pytest.fixture(scope="module")
def compiler():
    """The module that runs inside Pyodide; CPython runs it as well."""
    return importlib.import_module("tools.site.python.inside.compile")


def test_a_traceback_names_file_function_and_line(compiler):
    """Of the game nothing is left out: an error tells its place."""
    names = {"__name__": __name__}
    exec(compiler.compiled("m.py", SOURCE, "/home"), names)

    with pytest.raises(AssertionError) as caught:
        names["checked"](0)

    last = traceback.extract_tb(caught.value.__traceback__)[-1]
    assert (last.filename, last.name, last.lineno) == ("/home/m.py", "checked", 5)
    assert names["checked"].__doc__ == "About the function."


@pytest.mark.parametrize(
    ("documented", "told"), [([], None), (["m"], "About the module.")]
)
def test_the_library_goes_without_docstrings(
    compiler, monkeypatch, tmp_path, documented, told
):
    """Half a megabyte of memory; but Pyodide shows some of its own."""
    made = {}
    monkeypatch.setattr(compiler, "archive", lambda _path, files: made.update(files))

    compiler.write({"m.py": SOURCE, "data.txt": b"x"}, "/home", documented)
    (tmp_path / "m.pyc").write_bytes(made["m.pyc"])
    monkeypatch.syspath_prepend(tmp_path)
    module = importlib.import_module("m")
    del sys.modules["m"]

    assert module.__doc__ == told
    assert made["data.txt"] == b"x"


def test_python_takes_the_result_without_a_source(compiler, tmp_path):
    """A module in an archive, as a .pyc that is never checked against a date."""
    archive = tmp_path / "a.zip"
    code = compiler.compiled("only_here.py", b"X = 3", "/home")
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
