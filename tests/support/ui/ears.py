"""What somebody hears who sees nothing: where the keyboard goes, and what is told."""

from __future__ import annotations

from dataclasses import dataclass, field

from support.ui.fakes import FakePage
from support.ui.markup import Reader


@dataclass
class Ears(FakePage):
    """A page that writes down, redraw by redraw, what a screen reader makes of it."""

    heard: list[str] = field(default_factory=list)
    _wanted: str = ""
    _pending: list[str] = field(default_factory=list)

    def focus(self, element_id: str) -> None:
        super().focus(element_id)
        self._wanted = element_id

    def say(self, text: str) -> None:
        super().say(text)
        if text.strip():
            self._pending.append(text)
        elif text:
            self._pending.clear()

    def rest(self) -> None:
        wanted, self._wanted = self._wanted, ""
        if spoken := self._read(wanted):
            self.heard.append(f"keyboard: {spoken}")
        self.heard += [f"told: {text}" for text in self._pending]
        self._pending.clear()

    def _read(self, element_id: str) -> str:
        """An element's words, with what describes it."""
        by_id = {n.attributes.get("id"): n for n in Reader(self.markup).nodes}
        node = by_id.get(element_id)
        if node is None:
            return ""
        described = (node.attributes.get("aria-describedby") or "").split()
        texts = (node, *(by_id[name] for name in described))
        return ". ".join(" ".join(_spaced(n)) for n in texts)


def _spaced(node):
    return [text for text in node.pieces if text.strip()]
