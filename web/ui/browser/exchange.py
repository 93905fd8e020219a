"""What goes out and comes in: links, the clipboard, files."""

from __future__ import annotations

from typing import Any, Final

from js import URL, Blob, document, navigator, window
from pyodide.ffi import JsException, to_js

from ui.browser.core import Core, js_object, when_settled

LARGEST_FILE: Final = 300_000
LINK: Final = "sy:link"
"""The link that this tab knows; ``web/boot/link.js`` puts one there at the start."""


AT: Final = "sy:at"
"""The game that this tab is at; two windows of one browser may differ."""


class Exchange(Core):
    """Giving and taking texts."""

    _chooser: Any = None
    """Where files are chosen: one for all, since its listener stays."""

    def __init__(self) -> None:
        super().__init__()
        self._link = ""

    def address(self) -> str:
        return str(window.location.href).split("#", 1)[0].split("?", 1)[0]

    def keep_link(self, text: str) -> None:
        self._link = text
        _keep_in_tab(LINK, text)

    def kept_link(self) -> str:
        return self._link or _of_tab(LINK)

    def remember(self, game_id: str) -> None:
        _keep_in_tab(AT, game_id)

    def remembered(self) -> str:
        return _of_tab(AT)

    def copy(self, text: str, name: str, heard: str = "share.copied") -> None:
        clipboard = getattr(navigator, "clipboard", None)
        if not clipboard:  # no https
            self._do(heard, name, "no")
            return
        when_settled(
            clipboard.writeText(text),
            lambda _: self._do(heard, name, "yes"),
            lambda _: self._do(heard, name, "no"),
        )

    def can_send(self) -> bool:
        return bool(getattr(navigator, "share", None))

    def send(self, title: str, address: str) -> None:
        # What becomes of it is the player's business.
        when_settled(navigator.share(js_object({"title": title, "url": address})))

    def download(self, name: str, text: str) -> None:
        blob = Blob.new(to_js([text]), js_object({"type": "application/json"}))
        link = document.createElement("a")
        link.href = URL.createObjectURL(blob)
        link.download = name
        link.click()
        self.after(10_000, lambda: URL.revokeObjectURL(link.href))

    def ask_for_file(self) -> None:
        if self._chooser is None:
            self._chooser = self._file_chooser()
        self._chooser.value = ""  # else the same file would be no change
        self._chooser.click()

    def _file_chooser(self) -> Any:
        chooser = document.createElement("input")
        chooser.type = "file"
        chooser.accept = ".json,application/json,text/plain,.py,.md"
        self._on(
            chooser,
            "change",
            lambda _: self._read_first(chooser.files, "home.file"),
        )
        return chooser

    def _read_first(self, files: Any, intent: str) -> None:
        if files.length:  # an empty file is one, too, though Python finds it false
            self._read_file(files.item(0), intent)

    def _read_file(self, file: Any, intent: str) -> None:
        if file.size > LARGEST_FILE:
            self._do(intent, "too_large", "")
            return
        when_settled(file.text(), lambda text: self._do(intent, "", str(text)))


def _keep_in_tab(key: str, text: str) -> None:
    try:
        window.sessionStorage.setItem(key, text)
    except (JsException, AttributeError):  # forbidden: until a reload
        return


def _of_tab(key: str) -> str:
    try:
        kept = window.sessionStorage.getItem(key)
    except (JsException, AttributeError):
        return ""
    return kept if isinstance(kept, str) else ""
