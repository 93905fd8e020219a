"""Retell the stored games of ``tests/golden`` and compare with their transcripts.

``PYTHONPATH=src:tests python -m tools.golden.transcripts`` names every transcript
that would change; with ``--write`` it is rewritten. Read the difference before you
keep it: a transcript changes only when what somebody sees has changed.
"""

from __future__ import annotations

import sys
from pathlib import Path

from support.classic.stored import TRANSCRIPTS, retold, stored_games


def main(arguments: list[str]) -> int:
    """Retell; the exit code tells whether all transcripts were as stored."""
    if arguments not in ([], ["--write"]):
        print(__doc__)
        return 2
    texts = {game.transcript_path: retold(game) for game in stored_games()}
    differing = [path for path, text in texts.items() if not _is_stored(path, text)]
    left_over = [path for path in TRANSCRIPTS.glob("*.txt") if path not in texts]
    done = "written" if arguments else "differs"
    for path in differing:
        print(f"{done}: {path.name}")
        if arguments:
            path.write_text(texts[path], encoding="utf-8", newline="\n")
    for path in left_over:
        print(f"without a game: {path.name}")
    print(f"{len(texts)} games, {len(differing)} transcripts {done}")
    return 1 if left_over or (differing and not arguments) else 0


def _is_stored(path: Path, text: str) -> bool:
    return path.exists() and path.read_bytes() == text.encode()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
