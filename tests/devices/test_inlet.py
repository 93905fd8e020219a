"""What comes from the other side is held to what a game can need."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.native_only

INLET = {"inlet.js": "createInlet"}
# For each series of [milliseconds that pass, what comes]: what was heard of it, and why
# it was cut off.
PLAYED = """
  return given.map((series) => {
    let now = 0;
    let heard = 0;
    const cut = [];
    const inlet = createInlet({
      heard: (text) => { heard += 1; return text !== '?'; },
      cut: (why) => cut.push(why),
      now: () => now,
    });
    for (const [passed, data] of series) {
      now += passed;
      inlet(data);
    }
    return [heard, cut];
  });
"""
SERIES = {
    "a long text": ([(0, "x" * 16_384)], 1, []),
    "one that is too long": ([(0, "x" * 16_385), (0, "x")], 0, ["flood"]),
    "a whole game at once": ([(0, "x")] * 200, 200, []),
    "more than a game": ([(0, "x")] * 203, 200, ["flood"]),
    "twenty a second, for long": ([(50, "x")] * 1000, 1000, []),
    "forty a second, for long": ([(25, "x")] * 1000, 399, ["flood"]),
    "much after silence": ([(60_000, "x"), *[(0, "x")] * 200], 200, ["flood"]),
    "some without a meaning": ([(0, "?")] * 8, 8, []),
    "too many of them": ([(0, "?")] * 10, 9, ["nonsense"]),
    "bytes": ([(0, {"a": "blob"}), (0, "x")], 0, ["nonsense"]),
    "nothing": ([(0, None)], 0, ["nonsense"]),
}


@pytest.fixture(scope="module")
def played(run):
    sent = [series for series, *_ in SERIES.values()]
    return dict(zip(SERIES, run(INLET, PLAYED, sent), strict=True))


@pytest.mark.parametrize("name", SERIES)
def test_who_sends_more_than_any_game_is_cut_off(played, name):
    """And nothing is heard of what comes after that."""
    _, heard, cut = SERIES[name]

    assert played[name] == [heard, cut]
