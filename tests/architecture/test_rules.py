"""The rules of the house, for every module of every tree."""

from __future__ import annotations

import pytest

from architecture.layers import TABLES
from architecture.rules import RULES, in_circles
from architecture.source import (
    ROOT,
    TREES,
    Tree,
    imports,
    inner_name,
    loose,
    module_from,
)

pytestmark = pytest.mark.native_only

# For each rule what breaks it: the name of a module, and its text.
BREACHES = (
    ("layers", "sy_core.classic.rules", "from sy_core.registry import GAMES"),
    ("layers", "ui.shell", "if TYPE_CHECKING:\n    from ui.home.screen import draw"),
    ("layers", "ui.table.session", "from ui.table.screen import draw"),
    ("layers", "tools.site.build", "import tools.bench.rules"),
    ("layers", "ui.somewhere", ""),
    ("foreign", "sy_core.registry", "import numpy"),
    ("foreign", "ui.table.screen", "from pyodide.ffi import create_proxy"),
    ("foreign", "ui.app", "import js"),
    ("foreign", "sy_core.bots.plain", "from sy_pettingzoo import env"),
    ("foreign", "sy_pettingzoo.games", "import torch"),
    ("foreign", "tools.setup", "from ui.app import App"),
    ("foreign", "tools.soaked", "from ui.app import App"),
    ("games", "sy_core.hunting.moves", "from sy_core.classic.moves import Ride"),
    ("games", "sy_core.ai.classic.belief", "import sy_core.ai.hunting.belief"),
    ("games", "ui.classic.tiles.grid", "from sy_core.hunting import Tile"),
    ("formats", "sy_core.formats.record", "from sy_core.classic.state import State"),
    ("formats", "sy_core.formats.record", "from sy_core.registry import GAMES"),
    ("actions", "ui.home.actions", "from ui.home.screen import draw"),
    ("actions", "ui.table.actions", "import ui.table.curtain_screen"),
    ("features", "ui.home.screen", "from ui.setup.screen import draw"),
    ("features", "ui.notebook.state", "from ui.table.actions import move"),
    ("features", "ui.table.screen", "from ui.computer.panel import drawn"),
    ("features", "ui.table.screen", "from ui import later\nlater.load(later.FEED)"),
    ("features", "ui.home.screen", "shell.rest(later.NOTEBOOK_PANEL)"),
    ("later", "ui.home.screen", "def f():\n    import json"),
    ("later", "ui.home.screen", "later.load('ui.feed.panel')"),
    ("later", "ui.home.screen", "import importlib\nimportlib.import_module('a')"),
    ("later", "sy_core.game", "from importlib import import_module as bring"),
    ("files", "ui.home.screen", "pass\n" * 301),
    ("functions", "ui.home.screen", "def f():\n" + "    pass\n" * 40),
)
# What is close to a breach, and allowed.
ALLOWED = (
    ("layers", "ui.shell", "from ui.table.session import Session"),
    ("foreign", "ui.browser.core", "import js"),
    ("games", "sy_core.registry", "import sy_core.classic.game, sy_core.hunting.game"),
    ("actions", "ui.home.screen", "from ui.home.actions import begin"),
    ("features", "ui.home.screen", "from ui.saves.format import Saved"),
    ("features", "ui.home.screen", "from ui.home.actions import begin"),
    ("features", "ui.table.guests.parts", "later.load(later.FEED)"),
    ("features", "ui.home.screen", "shell.rest(later.FACES)"),
    ("later", "sy_core.loading", "def f():\n    import sy_core.hunting.game"),
    ("later", "ui.table.screen", "from importlib import util"),
    ("files", "ui.home.screen", "pass\n" * 300),
    ("files", "sy_core.classic.data.london", "pass\n" * 301),
    ("functions", "ui.home.screen", "def f():\n" + "    pass\n" * 39),
)


@pytest.mark.parametrize("rule", RULES)
def test_the_rule_holds_in_every_tree(rule: str) -> None:
    """What each rule says stands in rules.py, the tables in layers.py."""
    modules = [module for tree in TREES for module in tree.modules()]
    modules += loose() if rule in ("files", "functions") else ()

    breaches = {breach for module in modules for breach in RULES[rule](module)}

    assert not breaches, "\n".join(sorted(breaches))


@pytest.mark.parametrize(("rule", "name", "text"), BREACHES)
def test_the_rule_finds_a_breach(rule: str, name: str, text: str) -> None:
    """The test above can fail."""
    assert list(RULES[rule](module_from(name, text)))


@pytest.mark.parametrize(("rule", "name", "text"), ALLOWED)
def test_the_rule_spares_what_is_allowed(rule: str, name: str, text: str) -> None:
    """And it does not fail for what is as it should be."""
    assert not list(RULES[rule](module_from(name, text)))


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Imports have one direction, those for annotations included."""
    breaches = [breach for tree in TREES for breach in in_circles(tree.modules())]

    assert not breaches, "\n".join(breaches)


def test_a_circle_of_annotations_is_found() -> None:
    """The test above can fail."""
    circle = (
        module_from("ui.app", "import ui.home.screen"),
        module_from("ui.home.screen", "if TYPE_CHECKING:\n    from ui.app import App"),
        module_from("ui.boot", "import ui.app"),
    )

    assert len(list(in_circles(circle))) == 2


def nowhere(tree: Tree) -> list[str]:
    """Entries of a tree's table that are no module of it."""
    names = {inner_name(module.name) for module in tree.modules()}
    return [entry for row in TABLES[tree.name] for entry in row if entry not in names]


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree.name)
def test_every_place_in_the_table_is_taken(tree: Tree) -> None:
    """Whoever takes a module away takes it out of the table."""
    assert not nowhere(tree)


def test_an_empty_place_is_found() -> None:
    """The test above can fail."""
    assert "game" in nowhere(Tree("sy_core", ROOT / "nowhere"))


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree.name)
def test_there_is_something_to_look_at(tree: Tree) -> None:
    """The tests of this folder are not green for want of modules or imports."""
    entries = sum(map(len, TABLES[tree.name]))
    assert len(tree.modules()) >= entries
    assert sum(1 for module in tree.modules() for _ in imports(module)) > 2 * entries
