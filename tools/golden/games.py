"""Search for the finished games of ``tests/golden`` and store them as records.

``PYTHONPATH=src:tests python -m tools.golden.games`` lists the wanted games and
which of them are stored; names as arguments, or ``--missing``, have those searched
for and stored in ``tests/sy_core/classic/golden/games``. A record holds start cards and
moves, no seed. Afterwards ``tools.golden.transcripts --write`` writes transcripts.
"""

from __future__ import annotations

import sys
from random import Random

from support.classic.stored import GAMES
from sy_core import GameState, apply, new_game, write_record
from tools.golden.wanted import WANTED, Wanted
from tools.golden.wishes import fulfilled

ATTEMPTS = 20_000


def search(wanted: Wanted, rng: Random) -> GameState:
    """A finished game as wanted, from real start cards."""
    for _ in range(ATTEMPTS):
        states = _attempt(wanted, rng)
        ended = states[-1].outcome
        as_wanted = ended is not None and ended.reason is wanted.end
        if as_wanted and wanted.plan.proof(states):
            return states[-1]
    raise SystemExit(f"{wanted.name}: not found in {ATTEMPTS} attempts")


def _attempt(wanted: Wanted, rng: Random) -> list[GameState]:
    state = new_game(wanted.edition, wanted.players, rng=rng, rules=wanted.rules)
    wishes = wanted.plan.wishes(rng)
    states = [state]
    while state.outcome is None:
        state = apply(state, fulfilled(state, wishes, rng))
        states.append(state)
    return states


def main(arguments: list[str]) -> int:
    """List the games, or search for some and store them."""
    stored = {path.stem for path in GAMES.glob("*.json")}
    names = arguments
    if arguments == ["--missing"]:
        names = [name for name in WANTED if name not in stored]
    if not arguments or not set(names) <= set(WANTED):
        print(__doc__)
        for name, wanted in WANTED.items():
            print(
                f"{'stored ' if name in stored else 'missing'} {name}: {wanted.title}"
            )
        return 2 if arguments else 0
    for name in names:
        wanted = WANTED[name]
        end = search(wanted, Random(name))
        notes = {"title": wanted.title, "end": wanted.end.value}
        path = GAMES / f"{name}.json"
        path.write_text(write_record(end, notes) + "\n", encoding="utf-8")
        print(f"{name}: {len(end.moves)} moves, {end.round} rounds", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
