"""One catalogue per language: nothing missing, nothing idle, nothing untranslated."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from string import Formatter

import pytest

from ui.words import LATER, PARTS, Words, catalogue, plural_category
from ui.words.languages import LANGUAGES

pytestmark = pytest.mark.native_only

UI = Path(__file__).parents[3] / "web" / "ui"

PREFIXES = (
    "about.",  # parts of the page about, .title
    "agree.",  # what players agree on, and what becomes of it
    "aid.",  # what helped a side
    "area.",  # parts of the town
    "by.",  # how a ride is made, by its ticket's letter
    "cast.",  # who plays
    "clock.set.",  # its times, and .hint
    "coach.",  # steps of a guided game by side, .why, and legs of a double
    "colour.",  # of pieces
    "curtain.ask.",  # what is handed over, by device
    "driver.",  # who plays a seat
    "edition.",  # names, and .what: a sentence
    "embed.why.",  # why a text of an address is refused
    "end.",  # winners and reasons
    "export.",  # the two records, and .hint
    "feed.meet.",  # who plays, by side
    "figure.",  # of pieces
    "game.",  # classic, hunting
    "home.coach.",  # the two sides
    "home.act.",  # what can be done with a kept game
    "home.solo.",  # the two sides
    "home.state.",  # why a kept game cannot be played
    "hunting.",  # dice, tokens, statuses, reasons of the dice game
    "level.",  # how strong a computer player is
    "saved.who.",  # computers, by their level
    "saved.against.",  # the same, as others play against them
    "news.pawn.",  # rides of pieces, by ticket
    "notebook.act.",  # moves that lead nowhere
    "pencil.",  # marks
    "person.",  # whom one meets at a level
    "reason.",  # why a computer moved
    "replay.",  # steps through a game
    "report.",  # what a finished game is told by
    "rule.",  # house rules, .why, and their values
    "rules.",  # groups of house rules
    "say.",  # remarks, by side, level and moment
    "share.",  # links, and what became of copying one
    "shared.",  # ways to play on
    "setup.error.",  # what is wrong with a setup
    "settings.",  # names, .hint, and their values
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


def sources() -> Iterator[ast.AST]:
    for path in sorted(UI.rglob("*.py")):
        if "words" not in path.relative_to(UI).parts:
            yield ast.parse(path.read_text(encoding="utf-8"))


def literals() -> set[str]:
    """Every text in the sources: a key among them is used."""
    return {
        node.value
        for tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def patterns() -> set[str]:
    """How keys look that are put together at run time; a gap holds no dot."""
    found = {
        "".join(_piece(part) for part in node.values)
        for tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant)
    }
    return {p for p in found if p.replace("\\", "").startswith(PREFIXES)}


def _piece(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[^.]+"


def asked_for() -> set[str]:
    """Every key that is written out where words are asked for."""
    return {
        key
        for tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and node.args and _asks(node.func)
        for key in _keys(node.args[0])
    }


def _asks(func: ast.expr) -> bool:
    name = func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")
    return name == "words"


def _keys(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return [*_keys(node.body), *_keys(node.orelse)]
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    return []


def forms(text) -> list[str]:
    return [text] if isinstance(text, str) else list(text.values())


def fields(text) -> set[str]:
    return {
        name
        for form in forms(text)
        for _, name, _, _ in Formatter().parse(form)
        if name is not None
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_is_asked_for_exists(language):
    missing = asked_for() - set(catalogue(language))

    assert not missing, sorted(missing)


def test_every_key_is_used():
    used, made = literals(), re.compile("|".join(sorted(patterns())))
    idle = [
        key
        for key in catalogue("en")
        if key not in used and not made.fullmatch(_without_ending(key))
    ]

    assert not idle, idle


def _without_ending(key):
    return next((key.removesuffix(e) for e in ENDINGS if key.endswith(e)), key)


def test_every_declared_prefix_is_put_together_somewhere():
    made = [pattern.replace("\\", "") for pattern in patterns()]
    idle = [p for p in PREFIXES if not any(m.startswith(p) for m in made)]

    assert not idle, idle


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_is_put_together_can_be_found(language):
    keys = catalogue(language)
    lost = [p for p in patterns() if not any(re.fullmatch(p, key) for key in keys)]

    assert not lost, lost


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys(language):
    english, other = set(catalogue("en")), set(catalogue(language))

    assert english == other, sorted(english ^ other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_in_two_parts(language):
    sizes = [len(_part(language, part)) for part in (*PARTS, *LATER)]

    assert sum(sizes) == len(catalogue(language))


def _part(language, part):
    return import_module(f"ui.words.{language}.{part}").WORDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_has_the_same_places_to_fill(language):
    english = catalogue("en")
    differ = {
        key: (fields(english[key]), fields(text))
        for key, text in catalogue(language).items()
        if fields(english[key]) != fields(text)
    }

    assert not differ, differ


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_has_all_its_forms(language):
    wanted = {plural_category(language, n) for n in range(3)}
    odd = [
        key
        for key, text in catalogue(language).items()
        if not isinstance(text, str) and set(text) != wanted
    ]

    assert not odd, odd


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_a_plural_in_all_languages_or_in_none(language):
    english = catalogue("en")
    differ = [
        key
        for key, text in catalogue(language).items()
        if isinstance(text, str) != isinstance(english[key], str)
    ]

    assert not differ, differ


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty(language):
    empty = [k for k, text in catalogue(language).items() if not all(forms(text))]

    assert not empty, empty


@pytest.mark.parametrize(
    ("language", "n", "said"),
    [
        ("en", 0, "0 players"),
        ("en", 1, "1 player"),
        ("en", 5, "5 players"),
        ("fr", 0, "0 joueur"),
        ("fr", 1, "1 joueur"),
        ("fr", 2, "2 joueurs"),
    ],
)
def test_numbers_take_the_form_of_their_language(language, n, said):
    assert Words(language)("home.players", n=n) == said


@pytest.mark.parametrize(
    ("language", "key", "said"),
    [
        ("fr", "cast.title", "Qui joue\N{NO-BREAK SPACE}?"),
        ("fr", "type.not_open", "«\N{NO-BREAK SPACE}a : b\N{NO-BREAK SPACE}»"),
        ("de", "notebook.percent", "7\N{NO-BREAK SPACE}%"),
        ("en", "notebook.percent", "7%"),
    ],
)
def test_no_line_begins_with_a_sign(language, key, said):
    """What is filled in stays as it was given."""
    assert Words(language)(key, text="a : b", percent=7).startswith(said)
