"""What authors may choose in the builder, at random, and what it must come to.

Each is drawn with the value that the board's address must give for it.
"""

from __future__ import annotations

from hypothesis import strategies as st

from sy_core.registry import EDITION_IDS
from sy_core.tasks import read_task
from ui.builder.changes import changed
from ui.builder.choices import DEALT, Choices, tidy
from ui.builder.goals import Goal, Mistake, Ride, goal_text, sayings
from ui.task.texts import TaskTexts
from ui.viewer.parameters import OPTIONS, PARTS, Parameters

HOSTILE = (
    "</script><script>alert(1)</script>",
    "\"><img src=x onerror='alert(1)'>",
    "' autofocus onfocus='x",
    "&quot;&lt;b&gt; &amp;amp; &#60;",
    "a+b=c&seat=all#task=1?%22%3C",
    "<!-- ]]> --> <sy-board seat=all>",
    "Wo ist er? Où est-il\N{NO-BREAK SPACE}? \N{RIGHT-TO-LEFT OVERRIDE}🕵️",
)
words = (st.sampled_from(HOSTILE) | st.text()).map(tidy).filter(bool)
station = st.integers(1, 199)
stations = st.lists(station, min_size=1, max_size=6, unique=True)
numbers = st.integers(0, 999_999_999).map(str)
arrow = st.tuples(station, station).filter(lambda pair: pair[0] != pair[1])
arrows = st.lists(arrow, min_size=1, max_size=5, unique=True)


def comma(values):
    return ",".join(map(str, values))


listed = stations.map(lambda found: (comma(found), tuple(found)))
drawn_arrows = arrows.map(
    lambda found: (".".join(f"{a}-{b}" for a, b in found), tuple(found))
)


def plain(strategy):
    return strategy.map(lambda text: (text, text))


def option(name):
    return plain(st.sampled_from(OPTIONS[name]))


COMMON = {
    **{name: option(name) for name in ("seat", "mode", "computer", "level")},
    **{name: option(name) for name in ("lang", "theme")},
    **dict.fromkeys(("highlight", "focus"), listed),
    "arrows": drawn_arrows,
}
ALONE = {
    "position": plain(words),
    "record": plain(words),
    "puzzle": plain(st.from_regex(r"[a-z0-9][a-z0-9-]{0,9}", fullmatch=True)),
}
SAID = ("ask", "right", "wrong")

rides = st.builds(
    Ride,
    st.sampled_from(("", "D1", "P2", "X")),
    stations.map(comma),
    st.sampled_from(("", "T", "X", "T*X")),
)
names = st.from_regex(r"[a-z][a-z0-9]{0,4}(-[a-z0-9]{1,3})?", fullmatch=True)


@st.composite
def goals(draw):
    """A task of any kind, as the form leaves it."""
    kind = draw(st.sampled_from(("", "reach", "move", "catch", "mark", "own")))
    by_moves = kind in ("reach", "move", "catch")
    named = draw(st.lists(names, max_size=3, unique=True)) if by_moves else []
    says = words | st.just("")
    mistakes = tuple(Mistake(name, draw(rides), draw(says)) for name in named)
    within = draw(st.integers(1, 99)) if by_moves else 1
    match kind:
        case "reach":
            return Goal(kind, draw(rides), within=within, mistakes=mistakes)
        case "move":
            return Goal(kind, moves="D1T46,-", within=within, mistakes=mistakes)
        case "catch":
            kind = draw(st.sampled_from(("catch", "escape")))
            return Goal(kind, within=within, mistakes=mistakes)
        case "mark":
            marks = comma(sorted(draw(stations)))
            return draw(st.sampled_from((Goal("possible"), Goal(kind, stations=marks))))
        case "own":
            text = "goal-to.5_fail-pawn.D1_miss-far~from.9"
            return Goal(kind, text=text, mistakes=(Mistake("far", says=draw(says)),))
        case _:
            return Goal()


@st.composite
def dealt(draw):
    """A new game, by controls."""
    found = {}
    if draw(st.booleans()):
        found["game"] = draw(st.sampled_from(tuple(EDITION_IDS)))
    games = [found["game"]] if "game" in found else [*EDITION_IDS]
    if draw(st.booleans()):
        ids = [each for game in games for each in EDITION_IDS[game]]
        found["edition"] = draw(st.sampled_from(ids))
    others = {"players": numbers, "seed": numbers, "layout": words}
    for name, strategy in others.items():
        if draw(st.booleans()):
            found[name] = draw(strategy)
    return {name: (text, text) for name, text in found.items()}


@st.composite
def authors(draw):
    """Choices made at the controls, and the parameters that they must give."""
    start = draw(st.sampled_from(("deal", *ALONE)))
    given = draw(dealt()) if start == "deal" else {start: draw(ALONE[start])}
    for name, strategy in COMMON.items():
        if draw(st.booleans()):
            given[name] = draw(strategy)
    said = {name: draw(words) for name in SAID if draw(st.booleans())}
    choices = changed(Choices(), "start", start)
    for name, (text, _) in given.items():
        choices = changed(choices, name, text)
    for name, text in said.items():
        choices = changed(choices, name, text)
    shown = tuple(part for part in PARTS if draw(st.booleans()))
    for part in PARTS:
        choices = changed(choices, f"parts.{part}", str(part in shown).lower())
    goal = Goal() if start == "puzzle" else draw(goals())
    wanted = Parameters(
        **{name: value for name, (_, value) in given.items()},
        parts=shown,
        task=read_task(goal_text(goal)) if goal_text(goal) else None,
        texts=TaskTexts(**said, misses=tuple(sayings(goal).items())),
    )
    return _with(choices, goal, draw), wanted


def _with(choices, goal, draw):
    """… and what only the code says."""
    for name in ("title", "width", "height"):
        if draw(st.booleans()):
            choices = changed(choices, name, draw(words))
    alone = draw(st.booleans())
    return Choices(choices.start, choices.texts, goal, alone)


__all__ = ["ALONE", "DEALT", "HOSTILE", "authors", "goals", "words"]
