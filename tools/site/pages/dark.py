"""Rules for the dark: written once, shipped twice.

It is dark where somebody chose so, and where the system is dark and nobody chose. CSS
cannot say both in one rule: a media query and a selector do not join. So the second way
stands as a comment above the rule of the first.
"""

from __future__ import annotations

import re
from typing import Final

_RULE: Final = re.compile(r"/\* Dark as well: ([^*]+?) \*/\s*([^{}]+\{([^{}]*)\})")


def both_ways(css: str) -> str:
    """The style with such rules as they are shipped."""
    return _RULE.sub(
        lambda it: (
            f"{it[2]}\n@media (prefers-color-scheme: dark) {{ {it[1]} {{{it[3]}}} }}"
        ),
        css,
    )
