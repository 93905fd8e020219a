"""Bots by name: files, entry points, and what cannot be loaded."""

from __future__ import annotations

import pickle
from importlib.metadata import EntryPoint, EntryPoints
from random import Random

import pytest

from sy_core.ai.bot import Budget
from sy_core.bots import loading
from sy_core.bots.entrants import Entrant, read_entrant
from sy_core.bots.faults import BotError, BotFault
from sy_core.bots.loading import bot_of, maker_of
from sy_core.bots.players import chooser_for
from sy_core.errors import SetupError
from sy_core.registry import CLASSIC
from sy_core.terms import MISTER_X, Side

GAME = CLASSIC.new_game("2013", 4, rng=Random(7))
VIEW = CLASSIC.view_for(GAME, MISTER_X)
FIRST = "def choose(self, view, legal, rng, budget): return next(iter(legal))"


@pytest.fixture
def file(tmp_path):
    """Writes a file of Python, and says its path."""

    def write(text):
        path = tmp_path / "bot.py"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


def ask(choose):
    """What a bot chooses in a game of classic."""
    return choose(VIEW, CLASSIC.legal_moves(GAME), Random(1), Budget(nodes=5))


def fault_of(act):
    """The code of the BotError that *act* raises."""
    with pytest.raises(BotError) as found:
        act()
    return found.value.code


@pytest.mark.parametrize(
    ("text", "entrant"),
    [
        ("bot.py", Entrant("bot.py", 50, None)),
        ("a/bot.py:Careful", Entrant("a/bot.py:Careful", 50, None)),
        ("a/bot.py:Careful:20ms", Entrant("a/bot.py:Careful", None, 20.0)),
        (r"C:\bot.py:7", Entrant(r"C:\bot.py", 7, None)),
        ("program:./bot --deep:7", Entrant("program:./bot --deep", 7, None)),
    ],
)
def test_a_file_or_a_program_stands_where_a_name_does(text, entrant):
    """With a class, with a budget, or with both."""
    assert read_entrant(text) == entrant


def test_the_only_class_of_a_file_need_not_be_named(file):
    """Classes that it imports, and those without choose, do not count."""
    path = file(
        "from __future__ import annotations\n"
        "from dataclasses import dataclass\n"
        "from sy_core.bots.program import Program\n"
        "@dataclass\nclass Note:\n    text: str\n"
        f"class First:\n    {FIRST}\n"
    )

    chosen = ask(chooser_for("classic", Side.MISTER_X, path))

    assert chosen == next(iter(CLASSIC.legal_moves(GAME)))


def test_a_bot_is_made_anew_for_every_game_and_its_file_read_once(file):
    """What a class keeps, it keeps within the process."""
    path = file(f"class First:\n    {FIRST}\n")
    once = loading._module(path)

    assert loading._module(path) is once
    assert maker_of(f"{path}:First")() is not maker_of(f"{path}:First")()


@pytest.mark.parametrize(
    ("text", "name", "code"),
    [
        ("import nowhere_at_all", "", BotFault.UNREADABLE),
        ("raise SystemExit", "", BotFault.UNREADABLE),
        ("x = 1", "", BotFault.NO_CLASS),
        (f"class A:\n {FIRST}\nclass B:\n {FIRST}", "", BotFault.NO_CLASS),
        ("x = 1", ":Missing", BotFault.NO_CLASS),
        ("x = 1", ":x", BotFault.NOT_A_BOT),
        ("class A: pass", ":A", BotFault.NOT_A_BOT),
        (f"class A:\n def __init__(self, x): ...\n {FIRST}", "", BotFault.NOT_A_BOT),
    ],
)
def test_a_file_that_holds_no_bot_is_refused_with_a_code(file, text, name, code):
    """Whatever it does while it is read."""
    path = file(text)

    assert fault_of(lambda: ask(bot_of(f"{path}{name}")())) is code


def test_what_is_not_there_is_refused():
    """A file, or a name that nobody has."""
    assert fault_of(lambda: bot_of("nowhere/bot.py")) is BotFault.NO_FILE
    assert fault_of(lambda: bot_of("nobody")) is BotFault.NO_FILE
    with pytest.raises(SetupError, match=r"mastermind, .*FILE\.py:Name"):
        chooser_for("classic", Side.MISTER_X, "nobody")


def test_a_package_offers_bots_by_entry_points(monkeypatch):
    """Under the group sy_core.bots."""
    offered = EntryPoints(
        [
            EntryPoint("loud", "sy_core.bots.program:Program", loading.GROUP),
            EntryPoint("torn", "nowhere_at_all:Bot", loading.GROUP),
        ]
    )
    monkeypatch.setattr(loading, "entry_points", offered.select)

    assert loading.offered_names() == ("loud", "torn")
    assert fault_of(lambda: bot_of("torn")) is BotFault.UNREADABLE
    assert fault_of(lambda: ask(bot_of("loud")())) is BotFault.NOT_A_BOT


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("return None", BotFault.ILLEGAL),
        ("return type(next(iter(legal)))('T', 0)", BotFault.ILLEGAL),
        ("return 1 / 0", BotFault.RAISED),
        ("raise SystemExit", BotFault.RAISED),
        ("return self.plan", BotFault.RAISED),
        ("return view.state", BotFault.WANTED),
        ("return view.table.secret", BotFault.WANTED),
        ("return legal._state", BotFault.WANTED),
        ("view.black = 9", BotFault.WANTED),
    ],
)
def test_a_bot_that_plays_wrong_is_told_by_its_fault(file, body, code):
    """It gets a view and moves, and nothing that leads to the state."""
    path = file(
        f"class Bad:\n    def choose(self, view, legal, rng, b):\n        {body}"
    )

    assert fault_of(lambda: ask(bot_of(path)())) is code


def test_an_exception_is_told_with_the_line_of_the_file(file):
    """Also if it was raised deeper, in the library."""
    path = file("class A:\n def choose(self, v, l, rng, b):\n  return rng.choice([])")

    with pytest.raises(BotError, match=r"IndexError: .* \(line 3\)$"):
        ask(bot_of(path)())


def test_what_fails_before_a_line_of_it_runs_is_told_without_one(file):
    """As something that takes other arguments."""
    path = file("class Wrong:\n    choose = int")

    with pytest.raises(BotError, match="TypeError"):
        ask(bot_of(path)())


def test_a_fault_crosses_to_another_process():
    """Matches are played in several."""
    error = BotError(BotFault.ILLEGAL, "bot.py", "no move")

    again = pickle.loads(pickle.dumps(error))

    assert (again.code, str(again)) == (BotFault.ILLEGAL, "bot.py: no move")
