"""Every text is said somewhere, and everything that is said has a text.

Keys are looked for in the sources. Where one is put together at run time, it begins
with one of PREFIXES, so that no text is idle unnoticed.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.site.words import boot, files, texts

pytestmark = pytest.mark.native_only

ROOT = Path(__file__).parents[3]
UI = ROOT / "web" / "ui"
KEYS = frozenset(texts("en").texts)

PREFIXES = (
    "about.",  # parts of the page about, .title
    "agree.",  # what players agree on, and what becomes of it
    "aid.",  # what helped a side
    "audit.",  # what is wrong with a sealed game, by its code
    "builder.code.",  # ways to put a board into a page, .hint
    "builder.goal.",  # what a reader is to do
    "builder.start.",  # what a board begins with
    "by.",  # how a ride is made, by its ticket's letter
    "cast.",  # who plays
    "clock.set.",  # its times, and .hint
    "coach.",  # steps of a guided game by side, .why, and legs of a double
    "colour.",  # of pieces
    "curtain.ask.",  # what is handed over, by device
    "devices.",  # of a game over two devices: sides, letters, what was refused
    "driver.",  # who plays a seat
    "edition.",  # names, and .what: a sentence
    "editor.count.",  # what is left of something
    "editor.fault.",  # why it is no position of any game
    "editor.go.",  # what comes next, and how it ended
    "editor.picture.",  # kinds of files
    "embed.why.",  # why a text of an address is refused
    "end.",  # winners and reasons
    "export.",  # the two records, and .hint
    "feed.meet.",  # who plays, by side
    "figure.",  # of pieces
    "game.",  # classic, hunting
    "home.coach.",  # the two sides
    "home.seal.",  # how its seal stands
    "home.act.",  # what can be done with a kept game
    "home.post.",  # whose letter a game over two devices waits for
    "home.solo.",  # the two sides
    "home.state.",  # why a kept game cannot be played
    "hunting.",  # dice, tokens, statuses, reasons of the dice game
    "inspect.line.",  # lines at a station, by mode
    "lesson.fault.",  # what is wrong with a lesson
    "level.",  # how strong a computer player is
    "saved.who.",  # computers, by their level
    "saved.against.",  # the same, as others play against them
    "minds.close_in_on.",  # parts of the town
    "news.leg.",  # rides of a double, by ticket
    "news.leg_shown.",  # … where he shows himself
    "news.pawn.",  # rides of pieces, by ticket
    "notebook.act.",  # moves that lead nowhere
    "pencil.",  # marks
    "person.",  # whom one meets at a level
    "puzzles.ask.",  # the question of a kind, .now: in one round
    "puzzles.band.",  # how hard
    "puzzles.end.",  # how a line ends
    "puzzles.group.",  # what puzzles are about, .what: a sentence
    "reason.",  # why a computer moved
    "replay.",  # steps through a game
    "report.",  # what a finished game is told by
    "rule.",  # house rules, .why, and their values
    "rules.",  # groups of house rules
    "workshop.api.",  # what a bot is handed, by its name
    "workshop.example.",  # bots to begin from, .what: a sentence
    "workshop.fault.",  # why a bot plays no more
    "workshop.play.",  # which side it plays
    "say.",  # remarks, by side, level and moment
    "share.",  # links, and what became of copying one
    "shared.",  # ways to play on
    "setup.error.",  # what is wrong with a setup
    "settings.",  # names, .hint, and their values
    "statistics.",  # games by this and that, bests and moments
    "status.",  # of pieces
    "study.turn.",  # kinds of turning points
    "ticket.",  # by letter, .short
    "door.",  # of the first screen, and .what
    "tool.",  # moves that are buttons
    "why.",  # why a move is refused
)
"""Where a key is put together at run time, it begins with one of these."""

ENDINGS = (".x",)
"""What is put behind a key at run time: the same, said to Mister X."""


def sources(folder: Path) -> Iterator[ast.AST]:
    for path in sorted(folder.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


PAGE = (*sources(UI), *sources(ROOT / "src" / "sy_core" / "devices"))
"""The page, and what puts verdicts into words for it and for the terminal."""
COURSE = tuple(sources(ROOT / "tools" / "site" / "course"))


def literals(trees) -> set[str]:
    """Every text in the sources: a key among them is used."""
    return {
        node.value
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def patterns(trees, prefixes=PREFIXES) -> set[str]:
    """How keys look that are put together at run time; a gap holds no dot."""
    found = {
        "".join(_piece(part) for part in node.values)
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant)
    }
    return {p for p in found if p.replace("\\", "").startswith(prefixes)}


def _piece(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[^.]+"


def asked_for(trees, *names) -> set[str]:
    """Every key that is written out where one of these is called with it."""
    return {
        key
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and node.args and _name(node.func) in names
        for key in _keys(node.args[0])
    }


def _name(func: ast.expr) -> str:
    return func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")


def _keys(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return [*_keys(node.body), *_keys(node.orelse)]
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return []


def idle(keys, trees) -> list[str]:
    """Those keys that nobody says."""
    used, made = literals(trees), re.compile("|".join(sorted(patterns(trees))) or "$.")
    return [
        key
        for key in keys
        if key not in used and not made.fullmatch(_without_ending(key))
    ]


def _without_ending(key):
    return next((key.removesuffix(e) for e in ENDINGS if key.endswith(e)), key)


def lost(keys, trees) -> list[str]:
    """What is put together and fits no key."""
    return [p for p in patterns(trees) if not any(re.fullmatch(p, key) for key in keys)]


def of_part(*parts) -> list[str]:
    return [entry.key for entry in files()["en"].entries if entry.part in parts]


def test_every_key_that_is_asked_for_exists():
    assert sorted(asked_for(PAGE, "words") - KEYS) == []


def test_every_key_that_is_put_together_can_be_found():
    assert lost(KEYS, PAGE) == []


def test_every_key_of_the_page_is_used():
    ours = [key for key in KEYS if key not in of_part("boot", "lost", "learn")]

    assert idle(ours, PAGE) == []


def test_every_declared_prefix_is_put_together_somewhere():
    made = [pattern.replace("\\", "") for pattern in patterns(PAGE)]

    assert [p for p in PREFIXES if not any(m.startswith(p) for m in made)] == []


def test_the_finder_finds():
    """A key that is missing, one that nobody says, and one that cannot be made."""
    code = "words('a.one'); words('a.two' if x else 'b'); words(f'why.{x}.y')"
    trees = [ast.parse(code)]

    assert asked_for(trees, "words") == {"a.one", "a.two", "b"}
    assert idle(["b", "c", "why.no.y", "why.no"], trees) == ["c", "why.no"]
    assert lost(["a.one", "why.no"], trees) == [r"why\.[^.]+\.y"]
    assert lost(["why.no.y"], trees) == []


def test_the_course_says_all_that_it_has_words_for():
    """``learn.…`` is said by the pages of the course, without that beginning."""
    names = {key.removeprefix("learn.") for key in of_part("learn")}
    made = re.compile("|".join(patterns(COURSE, ("part_", "edition_"))))
    asked = asked_for(COURSE, "word") | _looked_up(COURSE)

    assert sorted(asked - names - {"brand", "language"}) == []
    assert sorted(names - literals(COURSE) - set(filter(made.fullmatch, names))) == []


def _looked_up(trees) -> set[str]:
    """``words["…"]``."""
    return {
        str(node.slice.value)
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript)
        and isinstance(node.slice, ast.Constant)
        and _name(node.value) == "words"
    }


def test_the_first_screen_says_all_that_it_has_words_for():
    """``boot.…`` is said before Python is there, by web/boot and the page itself."""
    names = {key.removeprefix("boot.") for key in of_part("boot")}
    scripts = "".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "web/boot").glob("*.js")
    )
    page = (ROOT / "web" / "index.html").read_text(encoding="utf-8")
    written = set(re.findall(r'data-words="(\w+)"', page))
    asked = set(re.findall(r"\b(?:say|fail)\('(\w+)'", scripts))
    beside = set(boot()["en"]) - names  # put there by the build
    asked |= set(re.findall(r"\bwords\(\)\.(\w+)", scripts)) - beside
    stages = set(re.findall(r"\breach\('(\w+)'", scripts)) | {"game", "screen"}
    blanks = set(re.findall(r"\{\{(\w+)\}\}", page))

    assert sorted((written | asked) - names) == []
    assert sorted(names - written - asked - stages - blanks) == []


def test_a_lost_visitor_is_told_in_the_words_for_that():
    built = literals([ast.parse((ROOT / "tools/site/words.py").read_text("utf-8"))])

    assert set(of_part("lost")) <= built
