"""``python -m tools.map``: draw the map into ``web/board/``."""

from __future__ import annotations

import argparse
import gzip
from pathlib import Path

from .network import draw_network
from .sheet import draw_sheet, piece_spots

ROOT = Path(__file__).resolve().parents[2]
BOARD = ROOT / "web" / "board"


def main() -> None:
    """Draw, write, and say how large it came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=BOARD, help="folder to write to")
    folder: Path = parser.parse_args().out
    folder.mkdir(parents=True, exist_ok=True)
    network = draw_network()
    files = {"map.svg": draw_sheet(network), "spots.json": piece_spots(network)}
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
        packed = len(gzip.compress(text.encode(), 9, mtime=0))
        print(f"{name}: {len(text.encode())} bytes, {packed} packed")


if __name__ == "__main__":
    main()
