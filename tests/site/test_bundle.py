"""The game imported from two blocks, as the browser does it."""

from __future__ import annotations

import bz2
import dataclasses
import importlib
import marshal
import sys
from zlib import crc32

import pytest

import sy_core  # noqa: F401 - what is imported already is not asked for

bundle = importlib.import_module("boot.bundle")


def named(sources, made):
    """Modules of a package ``sy_core.tried``, named by their last parts."""
    return {
        f"sy_core.tried.{name}" if name != "root" else "sy_core.tried": (
            name == "root",
            made(source),
        )
        for name, source in sources.items()
    }


def first_block(methods=None, **sources):
    """A block of byte code."""
    modules = named(sources, lambda source: compile(source, "tried", "exec"))
    return bz2.compress(marshal.dumps((modules, methods or {}, [["soon"], ["last"]])))


def rest_block(**sources):
    """A block of sources."""
    return bz2.compress(marshal.dumps(named(sources, str)))


@pytest.fixture
def opened():
    """Put a bundle in front of all other finders, for one test."""

    def put(first, rest=b""):
        sys.meta_path.insert(0, bundle.Bundle(first, rest))

    before = sys.meta_path[:]
    yield put
    sys.meta_path[:] = before
    for name in [name for name in sys.modules if name.startswith("sy_core.tried")]:
        del sys.modules[name]


def test_modules_come_from_the_first_block(opened):
    opened(first_block(root="", near="X = 1"), b"not even looked at")

    assert importlib.import_module("sy_core.tried.near").X == 1


def test_what_is_not_there_comes_from_the_rest_and_is_compiled_then(opened):
    rest = rest_block(far="X = 2", wrong="no Python at all")
    opened(first_block(root=""), rest)

    assert importlib.import_module("sy_core.tried.far").X == 2
    with pytest.raises(SyntaxError):
        importlib.import_module("sy_core.tried.wrong")


def test_a_source_can_be_compiled_before_it_is_imported(opened):
    """A package brings many modules at once; compiling can be done piece by piece."""
    opened(first_block(root=""), rest_block(far="X = 2"))
    loader = sys.meta_path[0]

    code = loader.compile("sy_core.tried.far")
    importlib.import_module("sy_core.tried.far")

    assert loader.compile("sy_core.tried.far") is code
    assert loader.compile("sy_core.tried.nowhere") is None


def test_what_is_in_neither_block_is_not_found(opened):
    opened(first_block(root=""), rest_block(far=""))

    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("sy_core.tried.nowhere")


def test_the_first_block_names_what_to_import_when_there_is_time():
    assert bundle.Bundle(first_block(), b"").soon == [["soon"], ["last"]]


def test_methods_that_were_compiled_before_are_taken():
    """And all others are compiled as ever."""
    ahead = compile("x = 'ahead'", "", "exec")
    loader = bundle.Bundle(first_block({crc32(b"x = 'now'"): ahead}), b"")
    taken, made = {}, {}

    loader.run("x = 'now'", taken)
    loader.run("x = 'other'", made)

    assert (taken["x"], made["x"]) == ("ahead", "other")


def test_dataclasses_still_run_texts_under_this_name(monkeypatch):
    """The bundle stands in for ``exec`` there: this Python must still ask for it."""
    texts = []

    def heard(text, *namespaces):
        texts.append(text)
        exec(text, *namespaces)

    monkeypatch.setattr(dataclasses, "exec", heard, raising=False)

    dataclasses.make_dataclass("Point", ["x", "y"], frozen=True)

    assert any("__init__" in text for text in texts)
