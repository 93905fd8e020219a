"""Recount the stated positions of ``tests/perft`` with the independent counter.

``PYTHONPATH=src:tests python -m tools.golden.perft`` reports every count that
differs from the data files; with ``--write`` the files get the counter's numbers.
The engine has no part in it: after writing, the tests tell whether it agrees.
A new position is added to a data file by hand with the counts ``[0, 0, 0]``.
"""

from __future__ import annotations

import sys
from dataclasses import replace

from support.classic.perft_positions import Stated, as_text, counted, files, read


def main(arguments: list[str]) -> int:
    """Recount; the exit code tells whether all counts were as stated."""
    if arguments not in ([], ["--write"]):
        print(__doc__)
        return 2
    differing = 0
    for path in files():
        stated = read(path)
        recounted = [replace(position, counts=counted(position)) for position in stated]
        differing += sum(map(_report, stated, recounted))
        if arguments:
            path.write_text(as_text(recounted), encoding="utf-8")
    done = "rewritten" if arguments else "found"
    print(f"{differing} differing positions {done}")
    return 1 if differing and not arguments else 0


def _report(stated: Stated, recounted: Stated) -> bool:
    differs = stated.counts != recounted.counts
    if differs:
        where = f"{stated.edition}: {stated.name}"
        print(f"{where}: stated {stated.counts}, counted {recounted.counts}")
    return differs


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
