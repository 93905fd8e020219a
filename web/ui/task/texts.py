"""What the author of a task has to say, always as text, never as markup."""

from __future__ import annotations

from dataclasses import dataclass

from sy_core.tasks import Call, Verdict


@dataclass(frozen=True, slots=True)
class TaskTexts:
    """The question and the answers; empty where an author says nothing."""

    ask: str = ""
    right: str = ""
    wrong: str = ""
    misses: tuple[tuple[str, str], ...] = ()
    """What is said of mistakes that have a name."""

    @property
    def speaks(self) -> bool:
        """Whether the board is to say anything; else that is left to its host."""
        return bool(self.ask or self.right or self.wrong or self.misses)

    def said(self, verdict: Verdict) -> str:
        """What is said of an answer."""
        if verdict.call is Call.RIGHT:
            return self.right
        return dict(self.misses).get(verdict.miss, self.wrong)
