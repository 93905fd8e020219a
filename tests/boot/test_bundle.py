"""The game imported from its blocks, as the browser does it."""

from __future__ import annotations

import asyncio
import dataclasses
import importlib
import marshal
import sys
import zlib

import pytest

import sy_core  # noqa: F401 - what is imported already is not asked for
from support.zstd import zstd  # the bundle imports it

bundle = importlib.import_module("boot.bundle")


def block(methods=None, soon=(), **sources):
    """A block with modules of ``sy_core.tried``, named by their last parts."""
    modules = {
        f"sy_core.tried.{name}" if name != "root" else "sy_core.tried": (
            name == "root",
            compile(source, "tried", "exec"),
        )
        for name, source in sources.items()
    }
    return marshal.dumps((modules, methods or {}, soon))


class Rest:
    """The rest of the game, as the browser hands it over: when it has come."""

    def __init__(self, block):
        self._block = block

    def __await__(self):
        yield from asyncio.sleep(0).__await__()
        return self

    def to_bytes(self):
        return self._block


@pytest.fixture
def opened():
    """Put a bundle in front of all other finders, for one test."""

    def put(first, rest=b""):
        made = bundle.Bundle(zstd.compress(first), Rest(zstd.compress(rest)))
        sys.meta_path.insert(0, made)
        return made

    before = sys.meta_path[:]
    yield put
    sys.meta_path[:] = before
    for name in [name for name in sys.modules if name.startswith("sy_core.tried")]:
        del sys.modules[name]


def test_modules_come_from_the_first_block(opened):
    opened(block(root="", near="X = 1"), b"not even looked at")

    assert importlib.import_module("sy_core.tried.near").X == 1


def test_the_rest_can_be_waited_for(opened):
    """Until then its modules are not found, as if there were none."""
    game = opened(block(root=""), block(far="X = 2"))
    assert not game.is_complete
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("sy_core.tried.far")

    asyncio.run(game.complete())

    assert game.is_complete
    assert importlib.import_module("sy_core.tried.far").X == 2


def test_two_may_wait_for_the_rest(opened):
    game = opened(block(root=""), block(far="X = 2"))

    async def both():
        await asyncio.gather(game.complete(), game.complete())
        await game.complete()

    asyncio.run(both())

    assert importlib.import_module("sy_core.tried.far").X == 2


def test_what_few_visits_want_can_be_added(opened):
    """What was to be imported when there is time stays what it was."""
    game = opened(block(root=""), block(soon=[["soon"]]))
    asyncio.run(game.complete())

    game.add(Rest(zstd.compress(block(seldom="X = 3"))))

    assert importlib.import_module("sy_core.tried.seldom").X == 3
    assert game.soon == [["soon"]]


def test_what_is_in_no_block_is_not_found(opened):
    game = opened(block(root=""), block(far=""))
    asyncio.run(game.complete())

    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("sy_core.tried.nowhere")


def test_the_rest_names_what_to_import_when_there_is_time(opened):
    game = opened(block(), block(soon=[["soon"], ["last"]]))

    asyncio.run(game.complete())

    assert game.soon == [["soon"], ["last"]]


def test_methods_that_were_compiled_before_are_taken(opened):
    """And all others are compiled as ever."""
    ahead = compile("x = 'ahead'", "", "exec")
    game = opened(block({zlib.crc32(b"x = 'now'"): ahead}))
    taken, made = {}, {}

    game.run("x = 'now'", taken)
    game.run("x = 'other'", made)

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


def test_where_there_are_no_blocks_python_imports_as_ever(monkeypatch, tmp_path):
    """The plain way: nothing stands between Python and the sources."""
    monkeypatch.chdir(tmp_path)
    before = sys.meta_path[:]

    game = bundle.open_bundle(None)
    asyncio.run(game.complete())
    game.add(None)

    assert game.is_complete
    assert sys.meta_path == before
