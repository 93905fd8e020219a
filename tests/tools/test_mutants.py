"""Which changes of the rules no test notices, and which of those are explained."""

from __future__ import annotations

import json
import re
from collections import Counter

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


@pytest.mark.parametrize("test", scope.BRUTE_FORCE)
def test_what_is_left_out_is_there(test):
    """A test that was renamed is not run by accident."""
    path, _, name = test.partition("::")

    assert f"def {name}(" in (ROOT / path).read_text(encoding="utf-8")


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
    stricter = "-    zip(ones, twos, strict=False)\n+    zip(ones, twos, strict=True)\n"
    assert not found.read("a.x_b__mutmut_1", stricter).is_strict


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


def noted(workspace, codes):
    """As mutmut notes what it has found, *codes* in the first module."""
    for path in scope.CHANGED:
        meta = workspace / "mutants" / f"{path}.meta"
        meta.parent.mkdir(parents=True, exist_ok=True)
        told = codes if path == scope.CHANGED[0] else {}
        meta.write_text(json.dumps({"exit_code_by_key": told}))


def test_every_mutant_is_counted_once(tmp_path):
    """Noticed, a guard, explained, not run; what is left is open."""
    noted(tmp_path, {"a": 1, "b": 36, "c": 0, "d": 0, "e": 33, "f": None})
    left = {
        "c": found.Mutant("x", "1", is_strict=True),
        "d": found.Mutant("x", "2"),
        "e": found.Mutant("x", "3"),
    }

    score = found.scores(tmp_path, left, {left["d"]})["classic.reach"]

    assert list(left) == found.unnoticed(tmp_path)
    assert score == found.Score(6, noticed=2, guards=1, explained=1, not_run=1)
    assert score.open == 1


def test_what_nobody_noticed_is_run_again(tmp_path):
    """There may be a test for it by now."""
    noted(tmp_path, {"a": 1, "b": 36, "c": 0, "e": 33})

    found.forget_unnoticed(tmp_path)

    score = found.scores(tmp_path, {}, ())["classic.reach"]
    assert score == found.Score(4, noticed=2, guards=0, explained=0, not_run=2)


def test_the_score_on_the_page_adds_up():
    """Nothing is open, and what it calls explained is explained below."""
    page = run.PAGE.read_text(encoding="utf-8")
    rows = re.findall(r"\| `(.+?)` \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|", page)
    *scores, total = ([int(number) for number in row[1:]] for row in rows)

    explained = Counter(
        mutant.where.rpartition(".")[0] for mutant in found.explained(page)
    )
    assert [row[0] for row in rows] == [*map(found.module_of, scope.CHANGED), "all"]
    assert [score[3] for score in scores] == [explained[row[0]] for row in rows[:-1]]
    assert all(score[0] == sum(score[1:]) for score in scores)
    assert total == [*map(sum, zip(*scores, strict=True))]


@pytest.mark.parametrize(
    ("code", "word"), [(1, "killed"), (0, "survived"), (33, "no tests"), (36, "late")]
)
def test_verdicts_have_words(code, word):
    """As mutmut's exit codes say."""
    assert found.verdict(code) == word
