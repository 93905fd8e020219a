"""Bring every catalogue up to date with its English template: ``make words``.

New texts come in untranslated, texts that are gone go, and where the English has
changed the translation is marked as fuzzy, as translators' tools do. Then the page is
told which languages there are. ``make words LANG=xx`` begins a new language.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import polib

from tools.site.paths import ROOT, WEB
from tools.site.words import TEMPLATE, WORDS, files, read
from tools.words.faults import faults
from tools.words.header import header

FOLDERS: Final = (WORDS, ROOT / "src" / "sy_core" / "console" / "words")
LANGUAGES: Final = WEB / "ui" / "words" / "languages.py"


def main(codes: Sequence[str], folders: Sequence[Path] = FOLDERS) -> int:
    """Do it, with new languages of these *codes*; say what is left to translate."""
    try:
        for folder in (each for each in folders if (each / TEMPLATE).exists()):
            for code in codes:
                begin(folder, code)
            for path in sorted(folder.glob("*.po")):
                update(path)
            _tell(folder)
        LANGUAGES.write_text(languages_module(), encoding="utf-8")
    except (OSError, ValueError) as error:
        print(f"words: {error}")
        return 1
    return 0


def begin(folder: Path, code: str) -> None:
    """A file for another language, if there is none: only its header."""
    path = folder / f"{code}.po"
    if path.exists():
        return
    catalogue = polib.POFile(wrapwidth=0)
    catalogue.metadata = header(code)
    catalogue.save(str(path))


def update(path: Path) -> None:
    """Give a catalogue the entries of its template, in their order."""
    forms = read(path).forms
    source = polib.pofile(str(path.with_name(TEMPLATE)))
    catalogue = polib.pofile(str(path), wrapwidth=0)
    before = {entry.msgctxt: entry for entry in catalogue}
    catalogue[:] = [_merged(each, before.get(each.msgctxt), forms) for each in source]
    catalogue.save(str(path))


def _merged(
    source: polib.POEntry, before: polib.POEntry | None, forms: int
) -> polib.POEntry:
    entry = before or polib.POEntry(msgctxt=source.msgctxt)
    texts = list(entry.msgstr_plural.values()) or [entry.msgstr]
    english = (source.msgid, source.msgid_plural)
    if entry.translated() and english != (entry.msgid, entry.msgid_plural):
        entry.flags.append("fuzzy")
        entry.previous_msgid = entry.msgid
    entry.msgid, entry.msgid_plural = english
    entry.comment = source.comment
    entry.msgstr = "" if source.msgid_plural else texts[-1]
    entry.msgstr_plural = (
        dict(enumerate([*texts, *[""] * forms][:forms])) if source.msgid_plural else {}
    )
    return entry


def _tell(folder: Path) -> None:
    english = read(folder / TEMPLATE)
    for path in sorted(folder.glob("*.po")):
        for fault in faults(read(path), english):
            print(f"{path.parent.relative_to(path.parents[2])}/{fault}")


def languages_module() -> str:
    """What tells the page which languages there are."""
    rows = "".join(
        f'        "{code}": "{po.header["X-Language-Name"]}",\n'
        for code, po in files().items()
    )
    other_way = [
        code for code, po in files().items() if po.header["X-Direction"] == "rtl"
    ]
    right_to_left = f"frozenset({other_way!r})" if other_way else "frozenset[str]()"
    return f'''\
"""The languages of the page: ``make words`` writes this, from ``web/words``."""

from types import MappingProxyType
from typing import Final

LANGUAGES: Final = MappingProxyType(
    {{
{rows}    }}
)
"""By code, as their speakers call them."""
RIGHT_TO_LEFT: Final = {right_to_left}
'''


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
