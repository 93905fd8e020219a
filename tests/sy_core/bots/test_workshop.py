"""A bot as a text: jobs go in, and whatever comes of them is told."""

from __future__ import annotations

import json
from random import Random

import pytest

from support import job
from sy_core.arena.match import Pairing, play
from sy_core.bots.printing import MOST
from sy_core.bots.source import FILE, MODULE, fault_of, read_source
from sy_core.bots.workshop import ALIVE, Workshop
from sy_core.messages.view_text import pack
from sy_core.registry import GAMES
from sy_core.terms import MISTER_X, SPECTATOR

CLASSIC = GAMES["classic"]
RANDOM = "class Any:\n  def choose(self, view, legal, rng, budget):\n    {}\n"
FAIR = RANDOM.format("return rng.choice(legal)")
MATCH = {**job.MATCH, "side": "mister_x", "games": 1}


class Clock:
    """A second goes by with every look."""

    now = 0.0

    def __call__(self):
        self.now += 1
        return self.now


def told_by(shop, **job):
    """Everything that is told of a job."""
    heard = []
    shop.work(json.dumps({"kind": "", **job}), heard.append)
    return [text if text == ALIVE else json.loads(text) for text in heard]


def matched(source, **job):
    return told_by(Workshop(lambda: 0.0), **{**MATCH, **job}, source=source)


def test_a_check_names_the_classes_that_can_play():
    """Those with choose(), and of the text itself."""
    source = FAIR + "class Other(Any): pass\nclass Data: pass\n"

    assert told_by(Workshop(), do="check", source=source) == [
        {"told": "ready", "kinds": ["Any", "Other"]}
    ]


def test_a_check_says_when_nobody_can():
    """Nothing in it is a bot."""
    (fault,) = told_by(Workshop(), do="check", source="class Data: pass")

    assert fault["code"] == "no_bot"


def test_a_match_is_played_as_in_the_arena(tmp_path):
    """The same deal, the same whims: the same game."""
    path = tmp_path / FILE
    path.write_text(FAIR, encoding="utf-8")
    known = play(
        Pairing("classic", "2013", 4, 7, "constable:5", f"{path}:Any:5")
    ).record

    game, done = matched(FAIR)

    assert json.loads(game["record"])["moves"] == json.loads(known)["moves"]
    assert CLASSIC.load_record(game["record"]).outcome.reason == game["reason"]
    assert (game["seed"], game["side"], done) == (7, "mister_x", {"told": "done"})


def test_both_sides_play_each_deal():
    """So that luck with the cards is the same for either."""
    told = matched(
        FAIR, game="hunting", edition="hunting", players=2, side="both", games=3
    )

    assert [(game["seed"], game["side"]) for game in told[:-1]] == [
        (7, "mister_x"),
        (7, "detectives"),
        (8, "mister_x"),
    ]


@pytest.mark.parametrize(
    ("source", "code", "line"),
    [
        ("class Any:\n  def f(:\n", "syntax", 2),
        ("import nowhere\n", "raised", 1),
        ("raise SystemExit\n", "raised", 1),
        ("exec('1 +')\n", "raised", 1),
        ("", "no_bot", 0),
        (FAIR + FAIR.replace("Any", "Other"), "no_bot", 0),
        ("class Any:\n  def __init__(self, x): pass\n  choose = print", "raised", 0),
        (RANDOM.format("return None"), "illegal", 0),
        (RANDOM.format("return legal[99]"), "raised", 3),
        (RANDOM.format("return view.state"), "raised", 3),
        (RANDOM.format("raise MemoryError"), "memory", 3),
    ],
)
def test_what_is_wrong_is_told_with_the_line(source, code, line):
    """And ends the job."""
    (fault,) = matched(source)

    assert (fault["told"], fault["code"], fault["line"]) == ("fault", code, line)


def test_a_fault_in_a_game_tells_the_game_so_far():
    """To look at the position in which it happened."""
    source = RANDOM.format("return rng.choice(legal) if view.round < 3 else None")

    (fault,) = matched(source, games=5)

    assert (fault["code"], fault["seed"]) == ("illegal", 7)
    assert CLASSIC.load_record(fault["record"]).round == 3


def test_too_little_memory_for_us_is_the_bots_fault(monkeypatch):
    """It may keep whatever it wants until nothing is left."""

    def full(*_):
        raise MemoryError

    monkeypatch.setattr("sy_core.bots.workshop.states", full)

    assert matched(FAIR)[0]["code"] == "memory"


def test_there_is_a_sign_of_life_between_two_choices():
    """Whoever waits knows that it goes on; quick choices need none."""
    told = told_by(Workshop(Clock()), **MATCH, source=FAIR)

    assert told.count(ALIVE) > 3
    assert ALIVE not in matched(FAIR)


def test_what_is_printed_is_told_in_order_and_bounded():
    """Before what came of it; a flood ends."""
    few = told_by(Workshop(), do="check", source=f"print('hello')\n{FAIR}")
    many = matched(RANDOM.format("print('x' * 700); return rng.choice(legal)"), games=9)

    assert few[0] == {"told": "printed", "text": "hello\n"}
    assert few[1]["told"] == "ready"
    printed = [each["text"] for each in many if each["told"] == "printed"]
    assert sum(map(len, printed)) == MOST
    assert len(printed) < 15


# ---- at a table


def view_after(*moves, seat=MISTER_X):
    state = CLASSIC.new_game("2013", 4, rng=Random(7))
    for _ in moves:
        state = CLASSIC.apply(state, next(iter(CLASSIC.legal_moves(state))))
    return pack(CLASSIC.view_for(state, seat))


def chosen(shop, source, view, **more):
    job = {"source": source, "view": view, "seed": 1, "nodes": 5, **more}
    (told,) = told_by(shop, do="choose", **job)
    return told


def test_a_choice_is_a_legal_move_of_the_view():
    """On both sides; or one of those that it may choose from."""
    legal = set(
        map(
            CLASSIC.format_move,
            CLASSIC.legal_moves(CLASSIC.new_game("2013", 4, rng=Random(7))),
        )
    )

    own = chosen(Workshop(), FAIR, view_after())
    theirs = chosen(Workshop(), FAIR, view_after(1, seat=SPECTATOR))
    only = chosen(Workshop(), FAIR, view_after(), legal=sorted(legal)[:1])

    assert own["move"] in legal
    assert theirs["move"].startswith(("D", "P"))
    assert only == {"told": "move", "move": min(legal)}


def test_a_bot_at_the_table_remembers_its_game_and_no_other():
    """One is made for every game, as in a match."""
    source = (
        "class Any:\n  def __init__(self): self.asked = 0\n"
        "  def choose(self, view, legal, rng, budget):\n"
        "    self.asked += 1\n    raise ValueError(self.asked)\n"
    )
    shop = Workshop()

    texts = [
        chosen(shop, source, view)["text"]
        for view in (
            view_after(),
            view_after(1, 2, 3, 4, 5),
            view_after(),
            view_after(seat=SPECTATOR),
        )
    ]
    other = chosen(shop, source + "\n", view_after(seat=SPECTATOR))["text"]

    assert [*texts, other] == [f"ValueError: {n}" for n in (1, 2, 1, 1, 1)]


def test_dataclasses_can_be_written_in_a_text():
    """They look their module up."""
    read = read_source(
        "from __future__ import annotations\nfrom dataclasses import dataclass\n"
        "@dataclass\nclass Point:\n  x: int\n"
    )

    assert (read.__name__, read.Point(3).x) == (MODULE, 3)


def test_a_fault_of_ours_has_no_line_of_the_text():
    """0: nobody knows."""
    assert fault_of(MemoryError())["line"] == 0
