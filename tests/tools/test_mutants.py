"""Which changes of the rules no test notices, and which of those are explained."""

from __future__ import annotations

import pytest

from tools.mutants import found, run, scope
from tools.setup import ROOT

pytestmark = pytest.mark.native_only

SHOWN = """\
# sy_core.classic.reach.x_movers__mutmut_5: survived
--- src/sy_core/classic/reach.py
+++ src/sy_core/classic/reach.py
@@ -1,4 +1,3 @@
 def movers(state):
-    return (state.a |
-        state.b)
+    return state.a
"""
STRICT = """\
-    for one, two in zip(ones, twos, strict=True):
+    for one, two in zip(ones, twos, ):
"""


@pytest.mark.parametrize("path", [*scope.CHANGED, *scope.TESTS])
def test_what_is_changed_and_who_is_to_notice_is_there(path):
    """A file that has moved is not forgotten."""
    assert (ROOT / path).is_file()


def test_a_mutant_is_known_by_its_function_and_its_lines():
    """Not by its number, which changes with every line above it."""
    mutant = found.read("sy_core.classic.reach.x_movers__mutmut_5", SHOWN)

    assert mutant == found.Mutant("classic.reach.movers", "return state.a")
    method = found.read("sy_core.classic.reach.xǁFugitiveǁrides__mutmut_1", "")
    assert method.where == "classic.reach.rides"
    private = found.read("sy_core.classic.deduce.x__past__mutmut_12", "")
    assert private.where == "classic.deduce._past"


def test_the_guard_of_a_zip_is_told_apart():
    """It can only go off if we have made a slip."""
    assert found.read("a.x_b__mutmut_1", STRICT).is_strict
    assert not found.read("a.x_b__mutmut_1", SHOWN).is_strict


def test_what_is_explained_is_read_from_the_page():
    """A row of a table: where, what stands there instead, and why that is no harm."""
    page = "| where | instead | why |\n| `a.b` | `x \\| y` | It is the same. |\n"

    assert found.explained(page) == {found.Mutant("a.b", "x | y"): "It is the same."}


def test_everything_explained_is_in_scope():
    """And has a reason in words."""
    known = found.explained(run.PAGE.read_text(encoding="utf-8"))

    modules = {f"{game}.{module}" for game in scope.GAMES for module in scope.MODULES}
    for mutant, why in known.items():
        assert mutant.where.rpartition(".")[0] in modules
        assert why.endswith(".")


@pytest.mark.parametrize(
    ("code", "word"), [(1, "killed"), (0, "survived"), (33, "no tests"), (36, "late")]
)
def test_verdicts_have_words(code, word):
    """As mutmut's exit codes say."""
    assert found.verdict(code) == word
