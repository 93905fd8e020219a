"""The fingerprints of a sealed log, for whoever wants to keep them."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from ui.kit.html import Attributes, Child, button, el
from ui.seals.actions import handle
from ui.seals.opening import fingerprints
from ui.shell import Area, Shell

COPIED: Final = MappingProxyType({"copied": "share.copied", "by_hand": "seal.by_hand"})
"""What is told when somebody has copied them."""


def dialog(shell: Shell, name: str) -> tuple[str, Child]:
    """All promises so far, which tell nothing; *name* tells how copying them went."""
    words, text = shell.words, fingerprints(shell.table)
    done = COPIED.get(name, "")
    box: Attributes = {
        "id": "seal-text",
        "class": "seal-text",
        "readonly": True,
        "rows": min(12, text.count("\n") + 1),
        "spellcheck": "false",
        "aria-describedby": "seal-why",
    }
    return words("seal.title"), [
        el("p", {"class": "notice", "id": "seal-why"}, words("seal.why")),
        el(
            "div",
            {"class": "field share"},
            el("label", {"for": "seal-text"}, words("seal.label")),
            el("textarea", box, text),
            el(
                "div",
                {"class": "share-acts"},
                button(
                    words("share.copy"),
                    "seal.copy",
                    class_="button primary",
                    id="copy-seal",
                    aria_describedby="seal-text",
                ),
            ),
        ),
        el("p", {"class": "share-done"}, words(done) if done else ""),
    ]


AREA: Final = Area(handle, dialog=dialog)
