"""Letters that come in by hand: a camera, a picture, a pasted text; and copying out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from ui.devices.post import take
from ui.devices.sending import post_of
from ui.devices.state import Notice
from ui.intent import Intent
from ui.shell import Handler, Shell
from ui.travel import Fault, Outcome, Told

VIDEO: Final = "scan-video"
"""The element that shows what the camera sees."""


def _scan(shell: Shell, _intent: Intent) -> None:
    """Turn the camera on; a browser asks whether it may, because of a tap."""
    stop_scan(shell)
    post = post_of(shell)
    post.notice = None

    def told(outcome: Outcome) -> None:
        post.stop_scan = None
        shell.do("devices.read", outcome.fault or "", outcome.text)

    def hinted(what: Fault) -> None:
        post.notice = Notice(f"devices.scan.{what}")
        shell.render_soon()

    post.stop_scan = _nothing  # the picture comes first, then what fills it
    shell.page.after_frame(lambda: _begin(shell, told, hinted))


def _begin(shell: Shell, told: Told, hinted: Callable[[Fault], None]) -> None:
    post = post_of(shell)
    if post.stop_scan is not None:
        post.stop_scan = post.devices.scan(VIDEO, told, hinted)


def _stop(shell: Shell, _intent: Intent) -> None:
    stop_scan(shell)
    shell.page.focus("scan")


def stop_scan(shell: Shell) -> None:
    """Let the camera go."""
    post = post_of(shell)
    stop, post.stop_scan = post.stop_scan, None
    if stop is not None:
        stop()


def stop_all(shell: Shell) -> None:
    """Nobody waits for a letter any more: neither by camera nor by a picture."""
    stop_scan(shell)
    post = post_of(shell)
    stop, post.stop_watching = post.stop_watching, None
    if stop is not None:
        stop()


def watch_pictures(shell: Shell) -> None:
    """Pictures that are dropped or pasted may be letters, as long as one waits."""
    post = post_of(shell)
    if post.stop_watching is None:
        post.stop_watching = post.devices.watch_pictures(_teller(shell))


def _picture(shell: Shell, _intent: Intent) -> None:
    post_of(shell).devices.choose_picture(_teller(shell))


def _teller(shell: Shell) -> Told:
    return lambda outcome: shell.do("devices.read", outcome.fault or "", outcome.text)


def _read(shell: Shell, intent: Intent) -> None:
    """What came of a camera or a picture."""
    if intent.arg:
        post_of(shell).notice = Notice(f"devices.scan.{intent.arg}", is_problem=True)
        shell.page.say(shell.words(f"devices.scan.{intent.arg}"))
    else:
        take(shell, intent.value)


def _paste(shell: Shell, intent: Intent) -> None:
    """A text that was typed or pasted, and sent off."""
    if intent.value.strip():
        take(shell, intent.value)


def _copy(shell: Shell, _intent: Intent) -> None:
    shell.page.copy(post_of(shell).address, "letter", "devices.copied")


def _copied(shell: Shell, intent: Intent) -> None:
    """What became of it."""
    done = intent.value == "yes"
    post_of(shell).notice = Notice("share.copied" if done else "share.by_hand")
    shell.page.say(shell.words("share.copied" if done else "share.by_hand"))
    shell.page.focus("copy-letter" if done else "letter-link")


def _hand_on(shell: Shell, _intent: Intent) -> None:
    shell.page.send(shell.words("brand"), post_of(shell).address)


def _nothing() -> None:
    pass


HANDLERS: Final[Mapping[str, Handler]] = MappingProxyType(
    {
        "scan": _scan,
        "stop": _stop,
        "picture": _picture,
        "read": _read,
        "paste": _paste,
        "copy": _copy,
        "copied": _copied,
        "hand_on": _hand_on,
    }
)
