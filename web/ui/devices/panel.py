"""What a game over two devices puts on the table: whom all wait for, and the post."""

from __future__ import annotations

from typing import Final

from sy_core.terms import Side
from ui.devices.remote import RemoteSession
from ui.devices.sending import is_connected
from ui.kit.html import Child, Html, button, el
from ui.seals.wording import sentence
from ui.shell import Shell
from ui.table.result import result
from ui.table.scene import Scene
from ui.words import Words

ENDS: Final = "bar-end post-acts"
"""Where the buttons are."""


def prompt(shell: Shell, session: RemoteSession) -> str:
    """What everybody waits for; nothing while somebody here is to move."""
    words = shell.words
    if session.over or session.read_only:
        return ""
    if session.is_to_send and not is_connected(shell):
        return _ready(words, session)
    if session.post == "theirs" or session.is_to_send:
        return words(f"devices.waiting.{_other(session)}")
    return ""


def bar(shell: Shell, session: RemoteSession, scene: Scene) -> Html:
    """Under the thumb: what is to be sent, what may have come, how it ended."""
    if session.over:
        return _ended(shell, session, scene)
    if is_connected(shell) or session.read_only or session.showing.hides_table:
        return Html("")
    if session.is_to_send:
        return _to_send(shell, session)
    return _waiting(shell, session) if session.post == "theirs" else Html("")


def menu(shell: Shell, session: RemoteSession) -> list[Child]:
    """In the table's menu."""
    words = shell.words
    acts: list[Child] = [
        button(words("devices.letters"), "devices.letters", class_="button")
    ]
    if not session.over:
        acts.append(button(words("devices.resign"), "devices.resign", class_="button"))
    return acts


def _other(session: RemoteSession) -> str:
    return "detectives" if session.is_his else "mister_x"


def _ready(words: Words, session: RemoteSession) -> str:
    """Everything is decided that the next letter tells."""
    if session.public.must_roll:
        return words("devices.ready.dice")
    begins = not session.table_view.history
    return words(
        "devices.ready.dealt" if begins else f"devices.ready.{_other(session)}"
    )


def _group(label: str, *children: Child) -> Html:
    return el("div", {"class": "bar", "role": "group", "aria-label": label}, *children)


def _to_send(shell: Shell, session: RemoteSession) -> Html:
    words = shell.words
    return _group(
        _ready(words, session),
        el("p", {"id": "send-how"}, words("devices.ready.how")),
        el("div", {"class": ENDS}, _send(words, session, "send-how")),
    )


def _send(words: Words, session: RemoteSession, how: str | None = None) -> Html:
    return button(
        words(f"devices.send.{_other(session)}"),
        "devices.send",
        class_="button primary",
        id="send-letter",
        aria_describedby=how,
    )


def _waiting(shell: Shell, session: RemoteSession) -> Html:
    words = shell.words
    return _group(
        words(f"devices.waiting.{_other(session)}"),
        el("div", {"class": ENDS}, _post_buttons(shell)),
    )


def _post_buttons(shell: Shell) -> list[Child]:
    words = shell.words
    return [
        button(words("devices.again"), "devices.letters", class_="button"),
        button(
            words("devices.got"),
            "devices.letters",
            "in",
            class_="button primary",
            id="got-letter",
        ),
    ]


# ---- the end


def _ended(shell: Shell, session: RemoteSession, scene: Scene) -> Html:
    below = (
        el("p", {"class": "quiet", "id": "seal-line"}, _seal_line(shell, session)),
        el("div", {"class": ENDS}, _end_acts(shell, session)),
    )
    if scene.view.outcome is not None:
        return result(scene, *below)
    words, gave_up = shell.words, session.public.resigned
    side = "mister_x" if gave_up is Side.MISTER_X else "detectives"
    return el(
        "div",
        {"class": "result", "role": "group", "aria-label": words("end.title")},
        el("h2", None, words(f"devices.resigned.{side}")),
        *below,
    )


def _seal_line(shell: Shell, session: RemoteSession) -> str:
    words = shell.words
    if session.verdict is not None:
        return sentence(words, session.verdict)
    where = "own" if session.is_his else "table"
    return words(f"devices.seal.whole.{where}")


def _end_acts(shell: Shell, session: RemoteSession) -> list[Child]:
    """First what the seal wants, then what can be done with any finished game."""
    words = shell.words
    return [
        *_seal_acts(shell, session),
        *_looking_back(words, session),
        None if session.verdict is None else _plain(words, "rematch"),
        button(words("end.home"), "app.go", "home", class_="button"),
    ]


def _seal_acts(shell: Shell, session: RemoteSession) -> list[Child]:
    words, away = shell.words, not is_connected(shell)
    if session.verdict is not None:
        again = _plain(words, "letters", "again") if session.is_his and away else None
        return [_plain(words, "seal", "seal.show"), again]
    if session.is_to_open and session.is_his:
        return [_primary(words("devices.seal.break"), "devices.unseal", "unseal")]
    if session.is_to_send and away:
        # Caught in plain sight: the table knows before his device does.
        return [_send(words, session)]
    return _post_buttons(shell) if away else []


def _looking_back(words: Words, session: RemoteSession) -> list[Child]:
    """The replay; of a game that was played to its end, also what came of it."""
    if session.opened is None:
        return []
    look = {"class_": "button", "id": "end-replay"}
    replay = button(words("end.replay"), "replay.open", **look)
    if session.finished is None:
        return [replay]
    return [
        replay,
        button(words("end.report"), "replay.report", class_="button"),
        button(words("share.title"), "share.open", class_="button"),
    ]


def _plain(words: Words, verb: str, key: str = "") -> Html:
    return button(words(f"devices.{key or verb}"), f"devices.{verb}", class_="button")


def _primary(label: str, do: str, name: str) -> Html:
    return button(label, do, class_="button primary", id=name)
