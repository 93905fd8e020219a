"""Every example in the pages and in the package's docstrings runs as shown."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import sy_core
from docs.pages import examples, pages, place

pytestmark = pytest.mark.native_only

KNOWN = {"", "html", "json", "pycon", "python", "sh", "text", "toml"}
PAGES = [pytest.param(path, id=place(path)) for path in pages()]
MODULES = sorted(
    found.name
    for found in pkgutil.walk_packages(sy_core.__path__, "sy_core.")
    if not found.name.endswith("__main__")
)


@pytest.mark.parametrize("path", PAGES)
def test_the_examples_of_a_page_run(path):
    """One page is one session: ``python`` blocks run, ``pycon`` blocks compare."""
    names: dict[str, object] = {"__name__": "page"}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for example in examples(path):
        assert example.language in KNOWN, f"{place(path)}:{example.line}"
        if example.language == "python":
            exec(compile(example.text, place(path), "exec"), names)
        elif example.language == "pycon":
            parsed = doctest.DocTestParser().get_doctest(
                example.text, names, place(path), place(path), example.line
            )
            runner.run(parsed, clear_globs=False)
            names = parsed.globs

    assert runner.failures == 0


@pytest.mark.parametrize("name", ["sy_core", *MODULES])
def test_the_examples_of_a_docstring_run(name):
    """Docstrings may show sessions; most do not."""
    result = doctest.testmod(importlib.import_module(name))

    assert result.failed == 0
