"""Parts of the letters' screen: what goes out as a code and a link, what comes in."""

from __future__ import annotations

from ui.devices.scanning import VIDEO
from ui.devices.state import Notice, Post
from ui.kit.html import Attributes, Child, Html, button, el
from ui.shell import Shell
from ui.words import Words


def going_out(shell: Shell, post: Post, title: str, *, second_window: bool) -> Html:
    """A letter, for a camera, a messenger or the clipboard."""
    words = shell.words
    return el(
        "section",
        {"class": "card letter-out", "aria-labelledby": "out-title"},
        el("h2", {"id": "out-title"}, title),
        _code(words, post),
        el("p", {"class": "hint"}, words("devices.out.hint")),
        _link(words, post.address),
        el(
            "div",
            {"class": "letter-acts"},
            button(
                words("share.copy"),
                "devices.copy",
                class_="button",
                id="copy-letter",
                aria_describedby="letter-link",
            ),
            _hand_on(shell),
            _second_window(words, post.address) if second_window else None,
        ),
    )


def _code(words: Words, post: Post) -> Html:
    """The code has its room from the beginning."""
    frame: Attributes = {
        "class": "letter-code",
        "id": "letter-code",
        "role": "img",
        "aria-label": words("devices.code"),
    }
    return el("div", frame, Html(post.drawn))


def _link(words: Words, address: str) -> Html:
    box: Attributes = {
        "type": "text",
        "id": "letter-link",
        "value": address,
        "readonly": True,
        "autocomplete": "off",
        "spellcheck": "false",
    }
    label = el("label", {"for": "letter-link"}, words("devices.link"))
    return el("div", {"class": "field"}, label, el("input", box))


def _hand_on(shell: Shell) -> Child:
    if not shell.page.can_send():
        return None
    return button(shell.words("share.send"), "devices.hand_on", class_="button primary")


def _second_window(words: Words, address: str) -> Html:
    """The same link, for another window on this computer."""
    return el(
        "a",
        {
            "class": "button",
            "id": "second-window",
            "href": address,
            "target": "_blank",
            "rel": "noopener",
        },
        words("devices.window"),
    )


def coming_in(words: Words, post: Post, title: str) -> Html:
    """Where a letter of the other side is read."""
    return el(
        "section",
        {"class": "card letter-in", "aria-labelledby": "in-title"},
        el("h2", {"id": "in-title"}, title),
        told(words, post.notice),
        _camera(words) if post.stop_scan is not None else _ways_in(words),
        _paste(words),
        el("p", {"class": "hint"}, words("devices.drop")),
    )


def told(words: Words, notice: Notice | None) -> Html | None:
    """What came of the last letter or picture."""
    if notice is None:
        return None
    text = words(notice.key, **dict(notice.values))
    if notice.is_problem:
        return el("p", {"class": "problem", "role": "alert"}, text)
    return el("p", {"class": "notice", "role": "status"}, text)


def _ways_in(words: Words) -> Html:
    return el(
        "div",
        {"class": "letter-acts"},
        button(
            words("devices.scan"), "devices.scan", class_="button primary", id="scan"
        ),
        button(words("devices.picture"), "devices.picture", class_="button"),
    )


def _camera(words: Words) -> Html:
    video: Attributes = {
        "id": VIDEO,
        "class": "scan-video",
        "playsinline": True,
        "muted": True,
        "aria-label": words("devices.camera"),
    }
    return el(
        "div",
        {"class": "scan"},
        el("video", video),
        button(words("cancel"), "devices.stop", class_="button", id="scan-stop"),
    )


def _paste(words: Words) -> Html:
    box: Attributes = {
        "id": "letter-text",
        "name": "letter-text",
        "type": "text",
        "autocomplete": "off",
        "autocapitalize": "off",
        "spellcheck": "false",
        "maxlength": 8_000,
    }
    return el(
        "form",
        {"class": "letter-paste", "data-submit": "devices.paste"},
        el(
            "div",
            {"class": "field"},
            el("label", {"for": "letter-text"}, words("devices.paste")),
            el("input", box),
        ),
        el("button", {"type": "submit", "class": "button"}, words("devices.read")),
    )
