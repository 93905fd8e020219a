"""Scripts and styles as they are shipped: minified, a module with all its imports."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final, Literal, NamedTuple

from tools.site.pages.dark import both_ways
from tools.site.paths import ROOT

MINIFIER: Final = Path(__file__).with_suffix(".mjs")

Kind = Literal["module", "worker", "first", "css"]


class Text(NamedTuple):
    """Something to be minified; *file* says where its imports are looked for."""

    file: Path
    kind: Kind
    text: str


def joined(kind: Kind, paths: Iterable[Path]) -> Text:
    """Several files as one text."""
    found = list(paths)
    text = "\n".join(path.read_text(encoding="utf-8") for path in found)
    return Text(found[0], kind, both_ways(text) if kind == "css" else text)


def minified(texts: Iterable[Text]) -> list[str]:
    """All of them, in one run of Node."""
    asked = [{**each._asdict(), "file": str(each.file)} for each in texts]
    done = subprocess.run(
        ["node", MINIFIER],
        cwd=ROOT,
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{MINIFIER.name} failed:\n{done.stderr.strip()}")
    answer: list[str] = json.loads(done.stdout)
    return answer
