"""Markdown as HTML, all texts at once: the package ``marked`` does it, under Node."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tools.site.paths import ROOT

RENDERER: Final = Path(__file__).with_name("markdown.mjs")


def rendered(texts: Mapping[str, str], *, strange: bool = False) -> dict[str, str]:
    """Each text as HTML, by the same name; headings have anchors.

    *strange*: they are not ours. HTML in them is text, links lead to pages only.
    """
    done = subprocess.run(
        ["node", RENDERER, *(["--strange"] if strange else [])],
        cwd=ROOT,
        input=json.dumps(dict(texts)),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        said = done.stderr.strip()
        raise RuntimeError(f"Markdown could not be read; make setup may help:\n{said}")
    pages: dict[str, str] = json.loads(done.stdout)
    return pages
