"""What may be missing in a browser: whatever our scripts ask for stands on the list."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.without.features import GONE, all_features

pytestmark = pytest.mark.native_only

ROOT = Path(__file__).parents[2]
# What stands in texts and comments is not asked for.
SAID = re.compile(r"`[^`]*`|'[^'\n]*'|\"[^\"\n]*\"|/\*.*?\*/|//[^\n]*", re.DOTALL)
# As old as scripts are; nobody takes these away and calls it a browser.
OLD = {
    *("Event", "HTMLInputElement", "HTMLTextAreaElement", "Image", "Option"),
    *("SVGUseElement", "console", "location", "document", "window", "self"),
    *("addEventListener", "removeEventListener", "setTimeout", "clearTimeout"),
    *("postMessage", "onmessage", "parent", "top", "close", "history", "focus"),
    *("atob", "btoa", "isSecureContext"),
    *("length", "moveTo", "open", "stop"),  # our own functions are called so, too
}


def offered():
    """Names that a browser offers to scripts, as TypeScript knows them."""
    (sheet,) = (ROOT / "node_modules" / "@typescript").glob("*/lib/lib.dom.d.ts")
    text = sheet.read_text(encoding="utf-8")
    return set(re.findall(r"^declare (?:var|function) (\w+)", text, re.MULTILINE))


def asked(text):
    """Names in a script that are nobody's member, and members of all that there is."""
    bare = SAID.sub("", text)
    found = re.findall(r"\b(?:window|globalThis|navigator)\??\.(\w+)", bare)
    found += re.findall(r"(?<![.\w$-])([A-Z]\w+\b(?!:)|[a-z]\w+(?=\())", bare)
    return {*found} - set(re.findall(r"\b(?:const|let|function)\s+(\w+)", bare))


def ours():
    """All that is asked for by our scripts, with one that asks."""
    scripts = sorted((ROOT / "web").rglob("*.js"))
    return {
        name: path.name
        for path in scripts
        for name in asked(path.read_text(encoding="utf-8"))
    }


def test_whatever_a_script_of_ours_asks_for_is_taken_away_once():
    listed = {part for name in GONE for part in name.split(".")}

    wanted = ours().keys() & (offered() | {"mediaDevices", "BarcodeDetector"})

    assert len(wanted) > 20
    assert {name: ours()[name] for name in wanted - listed - OLD} == {}


def test_the_search_finds_what_is_asked_for():
    """The test above can fail."""
    text = (
        "// Notification\nconst a = new RTCPeerConnection('Blob'); window.scrollTo(1);"
    )

    assert asked(text) == {"RTCPeerConnection", "scrollTo"}


def test_nothing_is_taken_away_twice():
    assert len(GONE) == len(set(GONE))
    assert len(all_features()) > len(GONE)
