"""Why a board cannot be shown, in words for its author and as a code for its host."""

from __future__ import annotations

from typing import Final

from ui.words import Words

SHOWN: Final = 60
"""Characters of a wrong value that are repeated to its author."""


class ParameterFault(Exception):  # noqa: N818 - a slip of an author is no failure
    """This board cannot be shown: *name* is the parameter, *key* names the words."""

    def __init__(
        self, key: str, name: str = "", detail: str = "", **values: object
    ) -> None:
        super().__init__(key, name, detail)
        self.key = key
        self.name = name
        self.detail = detail
        """What the rules say of a text, in English; for its author."""
        self.values = values

    @property
    def reason(self) -> str:
        """The fault as a code for the host's page."""
        return self.key.rpartition(".")[2]

    def in_words(self, words: Words) -> str:
        """The fault in a language; *why* is the key of a reason."""
        values = dict(self.values)
        if "why" in values:
            values["why"] = words(str(values["why"]))
        return words(self.key, name=self.name, **values)


def excerpt(value: str) -> str:
    """The beginning of a wrong value."""
    return value if len(value) <= SHOWN else value[:SHOWN] + "…"
