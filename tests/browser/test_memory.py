"""Python begins from the memory that the build has kept (tools/site/python)."""

from __future__ import annotations

import pytest

from browser.profiles import QUIET
from tools.site.python import snapshot

RUN = """async ([folder, app, code]) => {
  globalThis.sy = { base: new URL(`./${app}/`, location.href).href };
  const { loadPyodide } = await import(`./${folder}/python.mjs`);
  return (await loadPyodide({})).runPython(code);
}"""


@pytest.fixture
def python(browser, folder, profile):
    """What Python says to some code, after a start of its own."""
    (home,) = (path.name for path in folder.glob("vendor/pyodide-*"))
    (game,) = (path.name for path in folder.glob("app-*"))

    def ask(code):
        page = profile().new_page()
        page.route("**/favicon.ico", lambda route: route.fulfill(status=204))
        page.goto(browser.address + QUIET)
        return page.evaluate(RUN, [f"vendor/{home}", game, code])

    return ask


def test_no_two_starts_have_the_same_chances(python):
    """What chance was kept with the memory is not the chance that is played with."""
    drawn = "import random; random.random()"

    assert python(drawn) != python(drawn)


def test_all_that_the_game_asks_the_library_for_is_there(python):
    """Nothing has to be read from a library, for there is none."""
    missing = f"import sys; ' '.join(set({snapshot.asked_for()}) - set(sys.modules))"

    assert python(missing) == ""


def test_a_module_that_nobody_asked_for_is_missing_in_so_many_words(python):
    """As anywhere, and the error is told without colours."""
    told = python("""
import traceback
try:
    import multiprocessing
except ImportError as error:
    told = "".join(traceback.format_exception(error))
told""").splitlines()

    assert told[0] == "Traceback (most recent call last):"
    assert told[-1] == "ModuleNotFoundError: No module named 'multiprocessing'"
