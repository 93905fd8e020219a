"""Figures for ``make bench``: how fast computer players think, here and in the page.

The same questions are put to the search in CPython and, in the built site, to the
worker in which computer players think; what counts is the ratio. The page plays on
meanwhile, and its longest task on the main thread is told as well.
"""

from __future__ import annotations

import json
from random import Random
from statistics import median
from time import perf_counter
from typing import Final

from playwright.sync_api import Page, sync_playwright

from sy_core.ai.service import respond
from sy_core.messages.questions import Answer, Question, ask_text, read_question
from sy_core.messages.replies import read_answer
from sy_core.registry import GAMES
from sy_core.terms import MISTER_X, SPECTATOR, Seat
from tools.site import build, chromium, serve

TABLES: Final = (("classic", "2013", 6), ("hunting", "hunting", 4))
PLIES: Final = 30
MILLISECONDS: Final = 1_500
RUNS: Final = 3
PATIENCE: Final = 120_000
LONGEST: Final = 100
"""Milliseconds that no task of the page may take while a computer thinks."""
WATCH: Final = """
window.syLong = [];
new PerformanceObserver((list) => window.syLong.push(
  ...list.getEntries().map((entry) => [entry.startTime, entry.duration])
)).observe({ type: 'longtask' });
const Plain = window.Worker;
window.Worker = class extends Plain {
  constructor(...how) { super(...how); window.syThread = this; }
};
"""
ASK: Final = """(ask) => new Promise((done) => {
  const thread = window.syThread;
  const listen = (event) => {
    const told = JSON.parse(event.data);
    if (told.id !== 'bench' || !('answer' in told)) return;
    thread.removeEventListener('message', listen);
    done(told.answer);
  };
  thread.addEventListener('message', listen);
  thread.postMessage(JSON.stringify({ id: 'bench', ask }));
})"""


def main() -> None:
    """Print all figures."""
    print(f"Computer players: mastermind, {MILLISECONDS} ms a move")
    questions = {
        (game, side): [question(game, edition, players, side, n) for n in range(RUNS)]
        for game, edition, players in TABLES
        for side in (MISTER_X, SPECTATOR)
    }
    here = {
        key: [_read(ask, respond(ask, perf_counter, lambda _: None)) for ask in asks]
        for key, asks in questions.items()
    }
    build.build(build.DIST)
    with serve.serving(build.DIST) as site, sync_playwright() as it:
        browser = chromium.launched(it)
        page = browser.new_page(viewport={"width": 1180, "height": 820})
        first, longest = _first_turn(page, site)
        there = {
            key: [_read(ask, page.evaluate(ASK, ask)) for ask in asks]
            for key, asks in questions.items()
        }
        browser.close()
    for key in questions:
        _tell(key, here[key], there[key])
    _line("first turn, worker starting", f"{first:,.0f} ms")
    verdict = "ok" if longest <= LONGEST else "TOO LONG"
    _line("longest task of the page", f"{longest:,.0f} ms, limit {LONGEST}: {verdict}")


def question(game_id: str, edition: str, players: int, seat: Seat, seed: int) -> str:
    """A position after some moves by chance, one of *seat*'s side being next."""
    game, rng = GAMES[game_id], Random(seed)
    state = game.new_game(edition, players, rng=rng)
    while True:
        rolled = game.roll(state, rng) if game.is_chance(state) else None
        turn = (MISTER_X in game.to_move(state)) == (seat == MISTER_X)
        if rolled is None and turn and len(state.moves) >= PLIES:
            break
        moves = [m for m in game.legal_moves(state) if m.kind != "double"]
        state = game.apply(state, rolled or rng.choice(moves))
        if game.outcome(state) is not None:
            state = game.new_game(edition, players, rng=rng)
    view = game.view_for(state, seat)
    asked = Question(view=view, level="mastermind", seed=1, milliseconds=MILLISECONDS)
    return ask_text(asked)


def _read(ask: str, told: str) -> Answer:
    return read_answer(told, read_question(ask))


def _first_turn(page: Page, address: str) -> tuple[float, float]:
    """Play against the mastermind: its first move, and the page's longest task."""
    page.add_init_script(WATCH)
    page.add_init_script(
        f"localStorage.setItem('sy:settings', {json.dumps(_settings())})"
    )
    page.goto(address)
    page.wait_for_selector("html[data-boot=ready]", state="attached", timeout=PATIENCE)
    begun = float(page.evaluate("performance.now()"))
    page.click("#solo-detectives")
    page.wait_for_selector("#computer-hurry")
    drawn = float(page.evaluate("performance.now()"))
    page.wait_for_selector(
        "#board-frame .station.is-lit", state="attached", timeout=PATIENCE
    )
    done = float(page.evaluate("performance.now()"))
    tasks = page.evaluate("window.syLong")
    thinking = [length for start, length in tasks if start > drawn]
    return done - begun, max(thinking, default=0.0)


def _settings() -> str:
    return json.dumps({"level": "mastermind", "pace": "fast"})


def _tell(key: tuple[str, Seat], here: list[Answer], there: list[Answer]) -> None:
    game, seat = key
    side = "Mister X" if seat == MISTER_X else "detectives"
    rates = [median(a.nodes / a.seconds for a in each) for each in (here, there)]
    turn = max(answer.seconds for answer in there) * 1000
    ratio = rates[0] / rates[1] if rates[1] else 0.0
    _line(
        f"{game}, {side}",
        f"{rates[0]:,.0f} nodes/s in CPython, {rates[1]:,.0f} in the worker, "
        f"{ratio:.1f} times slower, {turn:,.0f} ms a move at most",
    )


def _line(name: str, figure: str) -> None:
    print(f"  {name:<30}{figure}", flush=True)


if __name__ == "__main__":
    main()
