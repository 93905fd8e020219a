"""Many games, here or wherever an executor plays them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, as_completed

from sy_core.arena.match import Pairing, Result, play_text, read_result, write_pairing


def play_all(
    pairings: Iterable[Pairing], executor: Executor | None = None
) -> Iterator[Result]:
    """The result of every pairing, as they come in.

    Any executor of ``concurrent.futures`` will do, that of a cluster, too: what travels
    is a function of this package and text. Without one the games are played here, in
    order.
    """
    texts = map(write_pairing, pairings)
    if executor is None:
        yield from map(read_result, map(play_text, texts))
        return
    games = [executor.submit(play_text, text) for text in texts]
    try:
        for game in as_completed(games):
            yield read_result(game.result())
    finally:  # after a fault nobody wants the others
        for game in games:
            game.cancel()
