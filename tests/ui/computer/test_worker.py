"""Questions to computer players: an answer always comes, late ones are dropped."""

from __future__ import annotations

import json
from random import Random

import pytest

from support.ui.fakes import FakePage
from sy_core.ai.service import respond
from sy_core.messages.questions import Question, read_question
from sy_core.registry import CLASSIC
from sy_core.terms import MISTER_X
from ui.computer.worker import MOST_FAILURES, SILENCE, STARTING, ComputerPlayers


class Desk:
    """Somebody who asks, and a page on which threads are worked by hand."""

    def __init__(self, *, threads=True):
        self.page = FakePage(has_threads=threads)
        self.heard, self.troubles = [], []
        self.computers = ComputerPlayers(self.page, self.troubles.append)

    def ask(self, level="constable", milliseconds=None):
        state = CLASSIC.new_game("2013", 4, rng=Random(7))
        view = CLASSIC.view_for(state, MISTER_X)
        nodes = None if milliseconds else 4
        question = Question(
            view=view, level=level, seed=1, nodes=nodes, milliseconds=milliseconds
        )
        return self.computers.ask(question, self.heard.append)

    @property
    def thread(self):
        return self.page.threads[-1]

    def ready(self):
        self.thread.hear('{"ready": true}')

    def patience(self):
        """After which time somebody would give the thread up."""
        return [wait for wait, _ in self.page.timers if wait >= SILENCE]

    def some_time_passes(self):
        """As much as thinking takes; nobody loses patience."""
        for timer in [each for each in self.page.timers if each[0] < SILENCE]:
            self.page.timers.remove(timer)
            timer[1]()

    def work(self, at=-1, *, only_first=False):
        """Have the thread answer one of the questions posted to it."""
        posted = json.loads(self.thread.posted[at])
        number, first = posted["id"], []
        times = iter(range(100_000))
        text = respond(posted["ask"], lambda: next(times) / 10, first.append)
        for told in first:
            self.thread.hear(json.dumps({"id": number, "so_far": told}))
        if not only_first:
            self.thread.hear(json.dumps({"id": number, "answer": text}))


def test_no_thread_is_started_before_it_is_needed():
    desk = Desk()

    assert desk.page.threads == []


def test_the_answer_of_the_thread_is_heard_once():
    desk = Desk()
    desk.ask()
    desk.ready()

    desk.work()
    desk.work()

    assert [answer.level for answer in desk.heard] == ["constable"]
    assert all(wait < SILENCE for wait, _ in desk.page.timers)
    assert desk.troubles == []


def test_only_a_view_is_posted():
    """Whatever the thread is told, it is told by the seat's own view."""
    desk = Desk()
    ask = desk.ask()
    desk.ready()

    told = read_question(json.loads(desk.thread.posted[-1])["ask"])

    assert told == ask.question
    assert told.view.seat == MISTER_X


def test_an_answer_that_nobody_waits_for_is_dropped():
    desk = Desk()
    first = desk.ask()
    desk.ready()
    desk.computers.cancel(first)
    desk.ask()

    desk.work(0)

    assert desk.heard == []
    desk.some_time_passes()
    desk.work(1)
    assert len(desk.heard) == 1


def test_who_is_in_a_hurry_takes_the_best_so_far():
    desk = Desk()
    ask = desk.ask("mastermind", milliseconds=1500)
    desk.ready()
    desk.work(only_first=True)

    desk.computers.hurry(ask)

    assert [answer.final for answer in desk.heard] == [False]
    desk.work()
    assert len(desk.heard) == 1


def test_who_is_in_a_hurry_before_there_is_any_gets_a_quick_thought():
    desk = Desk()
    ask = desk.ask("mastermind", milliseconds=1500)

    desk.computers.hurry(ask)
    desk.some_time_passes()

    assert [answer.level for answer in desk.heard] == ["inspector"]
    assert not desk.thread.stopped


def test_where_there_is_no_thread_the_answer_comes_from_here():
    desk = Desk(threads=False)
    desk.ask("mastermind", milliseconds=1500)
    assert desk.heard == []

    desk.page.pass_time()

    assert [answer.level for answer in desk.heard] == ["inspector"]
    assert desk.troubles == ["none"]
    desk.ask()
    assert desk.troubles == ["none"]


@pytest.mark.parametrize("failure", ["dies", "errs", "is silent"])
def test_a_thread_that_fails_is_replaced_and_the_answer_comes_from_here(failure):
    desk = Desk()
    desk.ask()
    first = desk.thread
    match failure:
        case "dies":
            first.broken()
        case "errs":
            first.hear('{"id": 1, "error": "MemoryError"}')
        case _:
            desk.page.pass_time()  # the watchdog's time, too

    desk.page.pass_time()

    assert first.stopped
    assert len(desk.heard) == 1
    assert desk.troubles == ["failed"]
    desk.ask()
    assert desk.thread is not first


def test_after_some_failures_no_further_thread_is_tried():
    desk = Desk()
    for _ in range(MOST_FAILURES):
        desk.ask()
        desk.thread.broken()
        desk.page.pass_time()

    desk.ask()
    desk.page.pass_time()

    assert len(desk.page.threads) == MOST_FAILURES
    assert len(desk.heard) == MOST_FAILURES + 1


def test_the_watchdog_is_patient_while_the_thread_starts_and_thinks():
    desk = Desk()
    desk.ask("mastermind", milliseconds=1500)
    assert desk.patience() == [STARTING]

    desk.ready()

    assert desk.patience() == [SILENCE + 1500]


def test_a_question_behind_another_may_take_the_longer():
    desk = Desk()
    first = desk.ask("mastermind", milliseconds=1500)
    desk.ready()
    desk.computers.cancel(first)

    desk.ask("mastermind", milliseconds=1500)
    desk.some_time_passes()

    assert desk.patience() == [SILENCE + 3000]


def test_a_late_word_of_a_stopped_thread_changes_nothing():
    desk = Desk()
    desk.ask()
    old = desk.thread
    old.broken()
    desk.page.pass_time()

    old.broken()

    assert desk.computers.failures == 1
