"""The game imported from two blocks of byte code, as the browser does it."""

from __future__ import annotations

import dataclasses
import importlib
import marshal
import sys
import zlib

import pytest

import sy_core  # noqa: F401 - what is imported already is not asked for

bundle = importlib.import_module("bundle")


def block(methods=None, **sources):
    """A block of modules, named by their last part, of a package ``sy_core.tried``."""
    modules = {
        f"sy_core.tried.{name}" if name != "root" else "sy_core.tried": (
            name == "root",
            compile(source, f"{name}.py", "exec"),
        )
        for name, source in sources.items()
    }
    return marshal.dumps((modules, methods or {}))


@pytest.fixture
def opened():
    """Put a bundle in front of all other finders, for one test."""

    def put(first, later=b""):
        fetched = []

        def fetch():
            fetched.append(later)
            return zlib.compress(later)

        sys.meta_path.insert(0, bundle.Bundle(first, fetch if later else None))
        return fetched

    before = sys.meta_path[:]
    yield put
    sys.meta_path[:] = before
    for name in [name for name in sys.modules if name.startswith("sy_core.tried")]:
        del sys.modules[name]


def test_modules_come_from_the_first_block(opened):
    fetched = opened(block(root="", near="X = 1"), later=block(far="X = 2"))

    assert importlib.import_module("sy_core.tried.near").X == 1
    assert fetched == []


def test_the_second_block_is_fetched_once_when_it_is_needed(opened):
    fetched = opened(block(root=""), later=block(far="X = 2", farther="X = 3"))

    assert importlib.import_module("sy_core.tried.far").X == 2
    assert importlib.import_module("sy_core.tried.farther").X == 3
    assert len(fetched) == 1


def test_a_module_may_be_packed_until_it_is_imported(opened):
    """So that laying a block open does not cost the time of all its modules."""
    packed = marshal.dumps(compile("X = 2", "far.py", "exec"))
    later = marshal.dumps(({"sy_core.tried.far": (False, packed)}, {}))
    opened(block(root=""), later=later)

    assert importlib.import_module("sy_core.tried.far").X == 2


def test_what_is_in_neither_block_is_not_found(opened):
    opened(block(root=""), later=block(far=""))

    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("sy_core.tried.nowhere")


def test_methods_that_were_compiled_before_are_taken():
    """And all others are compiled as ever."""
    ahead = compile("x = 'ahead'", "", "exec")
    loader = bundle.Bundle(block({"x = 'now'": ahead}), None)
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
