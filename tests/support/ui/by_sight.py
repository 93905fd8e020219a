"""Two people who press only what is on their screens, until the seal is broken.

Whoever waits for a letter must see where it is read, and one of the two must always see
what is to be done next: else they are stuck, although the game knows how to go on.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

from support.ui.two_devices import hand_over, page_of, remote
from sy_core.classic.board import LONDON_2013, distances
from sy_core.terms import Station
from ui.app import App
from ui.devices.sending import is_connected

MOST_ACTS = 3_000
BUTTON = re.compile(r'<button[^>]*data-do="([^"]+)"(?: data-arg="([^"]*)")?[^>]*>')
NAMED = re.compile(r' id="([^"]+)"')
Choose = Callable[[App, Sequence[str]], str]
"""Which of the moves in the list below the log somebody takes."""


class Stuck(AssertionError):  # noqa: N818 - it is the people who are
    """Nothing that leads on is to be seen."""


def at_random(rng: Random) -> Choose:
    """Whatever comes."""
    return lambda _, moves: rng.choice(moves)


def steered(how: str, x: App, rng: Random) -> Choose:
    """Both sides have the classic game end in a certain way.

    The detectives go ``onto`` him, ``around`` him, onto him only ``in sight`` or
    ``away`` from him; he comes near them, unless they go away.
    """

    def choose(app: App, moves: Sequence[str]) -> str:
        rides = {move: _goal(move) for move in moves if _goal(move)}
        if not rides:
            return rng.choice(moves)
        state = remote(x).state
        him, them = state.x_station, state.pursuers
        is_seen = remote(app).table_view.x_station is not None
        catches = how == "onto" or (how == "in sight" and is_seen)
        if not (catches or remote(app).is_his):
            rides = {m: to for m, to in rides.items() if to != him} or rides
        goals = them if remote(app).is_his else (him,)
        far = {
            move: min(distances(LONDON_2013, to)[goal] for goal in goals)
            for move, to in rides.items()
        }
        best = (max if how == "away" else min)(far.values())
        return rng.choice([move for move in far if far[move] == best])

    return choose


def _goal(move: str) -> Station | None:
    found = re.search(r"\d+$", move)
    return Station(int(found[0])) if found else None


def play_by_sight(x: App, table: App, choose: Choose) -> None:
    """Play to the end, break the seal, and have both devices know of it."""
    for _ in range(MOST_ACTS):
        if _knows_all(x) and _knows_all(table):
            return
        if not (_go_on(x, table, choose) or _go_on(table, x, choose)):
            raise Stuck(f"{_seen(x)}\n{_seen(table)}")
    raise AssertionError("this game does not end")


def _go_on(app: App, other: App, choose: Choose) -> bool:
    """Do what is due at a device; False: whoever sits there has to wait."""
    acts, names = offered(app), _names(app)
    if "hold" in names:
        app.do("play.open")
        if "hold" in _names(app):
            raise Stuck(_seen(app))
    elif "confirm" in names:
        app.do("play.confirm")
    elif moves := [*acts.get("play.go", ()), *acts.get("play.offer", ())]:
        move = choose(app, moves)
        does = "play.offer" if move in acts.get("play.offer", ()) else "play.go"
        if not remote(app).over:
            app.do(does, move)
        elif not is_connected(app):  # given up instead
            _bring(app, other)
    elif "devices.send" in acts:
        app.do("devices.send")
        _bring(app, other)
    elif "devices.unseal" in acts:
        app.do("devices.unseal")
        if not is_connected(app):
            app.do("devices.letters")
            _bring(app, other)
    else:
        return False
    return True


def _bring(sender: App, reader: App) -> None:
    """What is on the sender's screen is read where the reader sees where to."""
    if "devices.letters" in offered(reader):
        reader.do("devices.letters", "in")
    if "letter-text" not in _names(reader):
        raise Stuck(_seen(reader))
    hand_over(sender, reader)
    sender.do("devices.back")
    reader.dialog = sender.dialog = ""


def _knows_all(app: App) -> bool:
    return app.session is not None and remote(app).verdict is not None


def offered(app: App) -> dict[str, list[str]]:
    """What can be pressed on a screen: what it does, and to what."""
    app.render()
    acts: dict[str, list[str]] = {}
    for does, arg in BUTTON.findall(page_of(app).markup):
        acts.setdefault(does, []).append(arg)
    return acts


def _names(app: App) -> set[str]:
    return set(NAMED.findall(page_of(app).markup))


def _seen(app: App) -> str:
    return f"{app.screen} {app.dialog}: {sorted(offered(app))}"
