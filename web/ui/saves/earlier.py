"""What earlier releases kept: under names that all copies of the site shared.

Names carry the path of the site now, so that two copies at one origin are apart. At its
start each copy takes over what it finds under the old names. A game is taken once, by
whichever copy starts first, and again only if an old release has played on since: what
was taken is noted under an old name, which all copies see. The old texts stay where
they are, for copies that are still of an old release and for those who go back to one.
Settings were the same for all, so every copy begins with them.
"""

from __future__ import annotations

import json
import zlib
from typing import Final

from sy_core.formats.nesting import shallow
from ui.page import StorageError
from ui.saves.format import updated
from ui.saves.keys import ASKED, BEFORE, DAMAGED, GAME, LAST, SETUP, TAKEN
from ui.saves.storage import Storage
from ui.settings.values import KEY

PREFERENCES: Final = (KEY, SETUP, LAST, ASKED)


def take_over(storage: Storage) -> None:
    """Take what no copy of the site has taken yet."""
    try:
        earlier = storage.page.earlier()
    except StorageError:
        return
    if not earlier:
        return
    # By key, a checksum of the text that was taken.
    taken = _taken(earlier.get(TAKEN, ""))
    games = {
        key: text
        for key, text in earlier.items()
        if key.startswith((GAME, DAMAGED)) and taken.get(key) != _mark(text)
    }
    texts = _newer(storage, games) | {
        key: earlier[key]
        for key in PREFERENCES
        if key in earlier and storage.read_text(key) is None
    }
    if texts:
        storage.keep_all(texts)
    stored = {k: _mark(text) for k, text in games.items() if not storage.is_unsaved(k)}
    if stored:
        _note(storage, taken | stored)


def _newer(storage: Storage, games: dict[str, str]) -> dict[str, str]:
    """Those that are not here, or not as new; what was here is the one before."""
    texts: dict[str, str] = {}
    for key, text in games.items():
        here = storage.read_text(key)
        if here is None or updated(text) > updated(here):
            texts[key] = text
            if here is not None and key.startswith(GAME):
                texts[BEFORE + key.removeprefix(GAME)] = here
    return texts


def _taken(text: str) -> dict[str, int]:
    try:
        noted = json.loads(shallow(text))
    except ValueError:
        return {}
    pairs = noted.items() if isinstance(noted, dict) else ()
    return {key: mark for key, mark in pairs if type(mark) is int}


def _mark(text: str) -> int:
    return zlib.crc32(text.encode(errors="surrogatepass"))


def _note(storage: Storage, taken: dict[str, int]) -> None:
    try:
        storage.page.write_earlier(TAKEN, json.dumps(taken))
    except StorageError as error:
        storage.trouble = error
