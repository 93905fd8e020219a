"""Whatever a computer player's thread does or says, the game goes on.

The table of faults is tried on both sides of both games. In each the computer moves
in the end, and *Move now* has it move at once.
"""

from __future__ import annotations

import json
from random import Random

import pytest

from support.ui.clock import ClockPage
from sy_core.ai.service import respond
from sy_core.registry import GAMES
from sy_core.terms import MISTER_X
from ui.app import App
from ui.computer.times import AT_ONCE
from ui.computer.worker import SILENCE, STARTING
from ui.table.seating import Chair, Seating, plain_seating
from ui.table.session import new_session

READY = '{"ready": true}'
OTHERS = {"classic": "*TTB", "hunting": "D1T15"}
"""By game, a move that only the other game has, or nobody now."""


def driver(chair, side):
    his = chair.seat == MISTER_X
    return "mastermind" if his == (side == "mister_x") else "human"


class Desk:
    """A table with a computer to move, whose thread is worked by hand."""

    def __init__(self, game_id, side):
        game, rng = GAMES[game_id], Random(3)
        state = game.new_game(next(iter(game.editions)), 4, rng=rng)
        while (MISTER_X in game.to_move(state)) != (side == "mister_x"):
            state = game.apply(state, next(iter(game.legal_moves(state))))
        plain = plain_seating(state.table.seats, state.table.pawns)
        chairs = tuple(
            Chair(chair.seat, "", driver(chair, side)) for chair in plain.chairs
        )
        self.game, self.before = game, len(state.moves)
        self.app = App(ClockPage(has_threads=True))
        seating = Seating(chairs, plain.colours)
        self.app.session = new_session("one", game, state, seating, 1)
        self.app.show("play")
        self.app.render()
        self.thread = self.app.page.threads[0]

    def hear(self, message):
        self.thread.hear(message if isinstance(message, str) else json.dumps(message))

    @property
    def asked(self):
        """The question that was posted last: its number and its text."""
        told = json.loads(self.thread.posted[-1])
        return told["id"], told["ask"]

    def answer(self, **others):
        """A sound answer as text, but for some of its members."""
        times = iter(range(10_000))
        text = respond(self.asked[1], lambda: float(next(times)), lambda _: None)
        return json.dumps({**json.loads(text), **others})

    def say(self, **members):
        self.hear({"id": self.asked[0], **members})

    @property
    def moved(self):
        return len(self.app.session.state.moves) - self.before


def told(**others):
    """An answer in which some members are not what they should be."""
    return lambda desk: desk.say(answer=desk.answer(**others))


def raw(message):
    return lambda desk: desk.hear(message)


def without(name):
    def fault(desk):
        members = json.loads(desk.answer())
        del members[name]
        desk.say(answer=json.dumps(members))

    return fault


def answered_twice(desk):
    answer = desk.answer()
    desk.say(answer=answer)
    desk.say(answer=answer)


def so_far_nonsense(desk):
    desk.say(so_far="nonsense")


def so_far_twice_then_silent(desk):
    first = desk.answer(final=False)
    desk.say(so_far=first)
    desk.say(so_far=first)


def cancelled(desk):
    """An answer to a question that was called off, while another waits."""
    number, answer = desk.asked[0], desk.answer()
    desk.app.do("computer.pause")
    desk.app.do("computer.pause")
    desk.hear({"id": number, "answer": answer})


def nonsense_to_a_cancelled_one(desk):
    number = desk.asked[0]
    desk.app.do("computer.pause")
    desk.app.do("computer.pause")
    desk.hear({"id": number, "answer": "nonsense"})


def late(desk):
    """After somebody lost patience, and took another."""
    answer = desk.answer()
    desk.app.page.wait(2 * SILENCE)
    desk.say(answer=answer)


def dead_and_talking(desk):
    desk.thread.broken()
    desk.thread.broken()
    desk.hear({"error": "still here"})
    desk.hear(READY)


def of_another_game(desk):
    desk.say(answer=desk.answer(move=OTHERS[desk.game.id]))


FAULTS = {
    # No messages at all.
    "silence": lambda _desk: None,
    "it dies": lambda desk: desk.thread.broken(),
    "it dies and talks": dead_and_talking,
    "it dies twice": lambda desk: (desk.thread.broken(), desk.thread.broken()),
    # Not a message.
    "not a text": lambda desk: desk.thread.hear({"id": 1}),
    "nothing": lambda desk: desk.thread.hear(None),
    "a number": lambda desk: desk.thread.hear(7),
    "bytes": lambda desk: desk.thread.hear(b"{}"),
    "an empty text": raw(""),
    "not JSON": raw("{"),
    "a list": raw("[]"),
    "null": raw("null"),
    "nested beyond measure": raw("[" * 100_000),
    "an empty object": raw("{}"),
    "a longer text than there is": raw(READY + " " * 300_000),
    # The envelope.
    "ready twice": raw(READY),
    "ready, but not true": raw('{"ready": "yes"}'),
    "an error": lambda desk: desk.say(error="MemoryError"),
    "an error of nobody": raw('{"error": "MemoryError"}'),
    "an error without text": raw('{"error": null}'),
    "no number": lambda desk: desk.hear({"answer": desk.answer()}),
    "a number as text": lambda desk: desk.hear({"id": "1", "answer": desk.answer()}),
    "a number that is true": raw('{"id": true, "answer": "{}"}'),
    "a number that is a list": raw('{"id": [1], "answer": "{}"}'),
    "a number that is none": raw('{"id": NaN, "answer": "{}"}'),
    "a huge number": raw('{"id": 1e999, "answer": "{}"}'),
    "a number nobody asked": lambda desk: desk.say(id=99, answer=desk.answer()),
    "number nought": lambda desk: desk.hear({"id": 0, "answer": desk.answer()}),
    "answer and best so far": lambda desk: desk.say(answer="{}", so_far="{}"),
    "no answer in it": lambda desk: desk.say(answer=None),
    "an answer that is no text": lambda desk: desk.say(answer={"move": "T46"}),
    "an answer that is no JSON": lambda desk: desk.say(answer="T46"),
    # What is in it.
    "another member": told(more=1),
    **{
        f"without {name}": without(name)
        for name in ("move", "motive", "values", "level", "nodes", "seconds", "final")
    },
    "a move that is no text": told(move=46),
    "a move that cannot be read": told(move="somewhere"),
    "an empty move": told(move=""),
    "a move of another game": of_another_game,
    "a move against the rules": told(move="T199"),
    "a motive that there is not": told(motive="whim"),
    "a motive without its stations": told(motive="cuts_off", values={}),
    "values that are none": told(values=None),
    "values that are a list": told(values=[1]),
    "a pawn that there is not": told(values={"pawn": "D9"}),
    "a station that there is not": told(values={"to": 999}),
    "stations in stations": told(values={"stations": [[46]]}),
    "a chance that is none": told(values={"chance": float("nan")}),
    "a huge chance": told(values={"chance": 1e300}),
    "a level that there is not": told(level="genius"),
    "seconds that are none": told(seconds=float("nan")),
    "endless seconds": told(seconds=float("inf")),
    "more nodes than there are": told(nodes=10**400),
    "neither final nor not": told(final="yes"),
    # When it comes.
    "an answer twice": answered_twice,
    "a best so far that is nonsense": so_far_nonsense,
    "a best so far twice, then nothing": so_far_twice_then_silent,
    "an answer to what was called off": cancelled,
    "nonsense to what was called off": nonsense_to_a_cancelled_one,
    "an answer that comes late": late,
}


@pytest.fixture(params=["mister_x", "detectives"])
def side(request):
    return request.param


@pytest.fixture(params=GAMES)
def desk(request, side):
    return Desk(request.param, side)


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_the_game_goes_on(desk, fault):
    """In the end by a quick thought of the page itself, as if the thread were dead."""
    desk.hear(READY)

    fault(desk)
    desk.app.page.wait(SILENCE + STARTING)

    assert desk.moved


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_move_now_has_it_move_at_once(desk, fault):
    desk.hear(READY)
    fault(desk)
    before = desk.moved

    desk.app.do("computer.hurry")
    desk.app.page.wait(AT_ONCE)

    assert desk.moved > before or before


@pytest.mark.parametrize("fault", ["not JSON", "an error", "it dies", "ready twice"])
def test_what_happens_before_it_is_ready_stops_nobody(desk, fault):
    """The thread may already fail while it starts."""
    number = {"id": 1, "error": "no Python"}
    desk.hear(number) if fault == "an error" else FAULTS[fault](desk)

    desk.app.do("computer.hurry")
    desk.app.page.wait(AT_ONCE)

    assert desk.moved
