"""A language that nobody speaks: English in accented letters, longer by two fifths.

It is written from the right, and no page is built with it: a browser test has a page
speak it, and looks whether every screen is mirrored and has room for other languages.
"""

from __future__ import annotations

import json
import re
from typing import Final

LONGER: Final = 1.4
ACCENTED: Final = str.maketrans(
    "AaCcDdEeGgIiLlNnOoRrSsTtUuYyZz", "ÄáÇčĎďÉêĞğÎíĹľÑňÖôŘŕŠšŤťÜůÝýŽž"
)
PLACEHOLDER: Final = re.compile(r"(\{\w+\})")
VOWELS: Final = "áêíôů"


def pseudo(text: str) -> str:
    """A text in it; what is filled in keeps its name."""
    parts = PLACEHOLDER.split(text)
    words = [
        part if PLACEHOLDER.fullmatch(part) else part.translate(ACCENTED)
        for part in parts
    ]
    return "".join(words) + _more(text)


def _more(text: str) -> str:
    """What makes it longer: words as long as those that stand there."""
    said = PLACEHOLDER.sub("", text)
    missing = round((LONGER - 1) * len(said)) if any(map(str.isalpha, said)) else 0
    longest = max((len(word) for word in said.split()), default=1)
    more = "".join(VOWELS[n % len(VOWELS)] for n in range(missing))
    if longest >= len(said):  # a single word stays one
        return more
    size = max(3, longest // 2)
    return "".join(f" {more[n : n + size]}" for n in range(0, missing, size + 1))


def all_pseudo(catalogue: str) -> str:
    """A file of the page's texts, as the build writes it, in that language."""
    said = json.loads(catalogue)
    texts = {
        key: pseudo(text) if isinstance(text, str) else [pseudo(form) for form in text]
        for key, text in said["texts"].items()
    }
    return json.dumps({**said, "texts": texts}, ensure_ascii=False)
