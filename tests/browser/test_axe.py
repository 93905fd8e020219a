"""axe-core finds nothing to complain about, on any screen, in both themes."""

from __future__ import annotations

import pytest

from browser.conftest import ROOT
from browser.screens import PARTS

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
# The map takes axe longer than all the rest: it is looked at where most is on it.
WITH_MAP = ("mister-x", "detectives", "dice-pursuit", "replay")
RUN = """async ([rules, without]) => {
  const found = await axe.run({exclude: without}, {
    resultTypes: ['violations'],
    ...(rules ? {runOnly: {type: 'rule', values: rules}} : {}),
  });
  const said = (n) => (n.any[0] || n.all[0] || n.none[0] || {}).message || '';
  return found.violations.map(({id, help, nodes}) => `${id}: ${help}: ` +
    nodes.slice(0, 3).map((n) => `${n.target.join(' ')} ${said(n)}`).join(' | '));
}"""


@pytest.mark.parametrize("part", PARTS)
def test_every_screen_in_both_themes(painted, part):
    """Light in full; in the dark, whatever colours can spoil."""
    page = painted.page
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = {}
    for name in PARTS[part](painted):
        without = [] if name in WITH_MAP else [["#board-frame"]]
        page.emulate_media(color_scheme="light")
        if bad := page.evaluate(RUN, [None, without]):
            found[name, "light"] = bad
        page.emulate_media(color_scheme="dark")
        if bad := page.evaluate(RUN, [["color-contrast"], without]):
            found[name, "dark"] = bad
        page.emulate_media(color_scheme="light")
    told = [
        f"{name} ({theme}): {each}"
        for (name, theme), all_ in found.items()
        for each in all_
    ]
    if told:
        pytest.fail("\n".join(told))
