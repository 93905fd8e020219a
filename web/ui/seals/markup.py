"""What is drawn of a seal elsewhere: at the end, in the menu, where one shares."""

from __future__ import annotations

from ui.kit.html import Html, button, el
from ui.seals.checking import verdict
from ui.seals.opening import seal_of
from ui.seals.wording import is_sound, sentence
from ui.table.session import Session
from ui.words import Words


def entries(words: Words, session: Session) -> list[Html]:
    """In the table's menu: the fingerprints, if there are any."""
    if seal_of(session) is None:
        return []
    return [button(words("seal.title"), "seal.open", class_="button", id="seal")]


def line(words: Words, session: Session) -> Html:
    """Under the result: what was found, as soon as it is known; its room is there."""
    found = session.verdict
    told = "…" if found is None else sentence(words, found)
    warns = found is not None and not is_sound(found)
    return el("p", {"class": "notice" if warns else "quiet", "id": "seal-found"}, told)


def opened(words: Words, session: Session) -> Html | None:
    """Where a finished game is shared: what was found, and what proves it."""
    found = verdict(session)
    if found is None:
        return None
    proof = _proof(words) if is_sound(found) else None
    return el(
        "div",
        {"class": "field share", "id": "share-seal"},
        el("p", {"class": "seal-found"}, el("strong", None, sentence(words, found))),
        proof,
    )


def _proof(words: Words) -> list[Html]:
    acts = button(
        words("seal.save"),
        "seal.save",
        class_="button",
        id="seal-save",
        aria_describedby="seal-hint",
    )
    return [
        el("p", {"class": "hint", "id": "seal-hint"}, words("seal.share")),
        el("div", {"class": "share-acts"}, acts),
    ]
