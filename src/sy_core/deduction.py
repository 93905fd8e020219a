"""What the detectives can work out, exactly, and worlds that agree with it.

Everything public about a game is turned into *steps*; each says, for one station
where Mister X may have been, where he may be after it. Following all steps from all
possible starts gives exactly the stations of all games with this public history.
What the steps are is each game's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeAlias, TypeVar

from sy_core.errors import ViewError
from sy_core.outcome import EndReason, Outcome
from sy_core.terms import Station

if TYPE_CHECKING:
    from random import Random

Follow: TypeAlias = Callable[[Station], Iterable[Station]]
E = TypeVar("E")
E_co = TypeVar("E_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Step:
    """From one station to those where he may be next; a ride fills a log entry."""

    follow: Follow
    is_entry: bool = False


class Public(Protocol[E_co]):
    """A view, as far as it tells what has happened."""

    @property
    def history(self) -> tuple[E_co, ...]:
        """Every move so far."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""


def followed(starts: frozenset[Station], steps: Iterable[Step]) -> frozenset[Station]:
    """Where he can be after all *steps*, for all that anybody can see."""
    stations = starts
    for step in steps:
        stations = frozenset(there for here in stations for there in step.follow(here))
    return stations


def uncaught(view: Public[E]) -> tuple[E, ...]:
    """The history without the move that caught him."""
    caught = view.outcome is not None and view.outcome.reason is EndReason.CAUGHT
    return view.history[:-1] if caught else view.history


def not_caught(entered: Station) -> Step:
    """A pursuer entered a station and the game went on: he is not there."""
    return Step(lambda here: () if here == entered else (here,))


def sampled_route(
    starts: frozenset[Station], steps: Iterable[Step], rng: Random
) -> Iterator[Station]:
    """The start and one station per log entry, uniformly among all routes."""
    steps = tuple(steps)
    layers = [dict.fromkeys(starts, 1)]
    for step in steps:
        layers.append(_ways_after(layers[-1], step))
    if not layers[-1]:
        raise no_such_game()
    here = _pick(layers[-1], rng)
    route = [here]
    for step, before in zip(reversed(steps), reversed(layers[:-1]), strict=True):
        came_from = {s: n for s, n in before.items() if here in step.follow(s)}
        here = _pick(came_from, rng)
        if step.is_entry:
            route.append(here)
    return reversed(route)


def no_such_game() -> ViewError:
    """What to raise where a view tells what never happens."""
    return ViewError("no game has this public history")


def _ways_after(layer: dict[Station, int], step: Step) -> dict[Station, int]:
    """In how many ways each station is reached after *step*."""
    ways: dict[Station, int] = {}
    for here, count in layer.items():
        for there in step.follow(here):
            ways[there] = ways.get(there, 0) + count
    return ways


def _pick(ways: dict[Station, int], rng: Random) -> Station:
    stations = sorted(ways)
    return rng.choices(stations, [ways[station] for station in stations])[0]
