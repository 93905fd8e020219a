"""Bring every catalogue up to date with its English template: ``make words``.

New texts come in untranslated, texts that are gone go, and where the English has
changed the translation is marked as fuzzy, as translators' tools do. Then the page is
told which languages there are.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import polib

from tools.site.paths import ROOT, WEB
from tools.site.words import files

FOLDERS: Final = (WEB / "words", ROOT / "src" / "sy_core" / "console" / "words")
TEMPLATE: Final = "words.pot"
LANGUAGES: Final = WEB / "ui" / "words" / "languages.py"


def main() -> int:
    """Do it, and say what is left to translate."""
    for folder in FOLDERS:
        for path in sorted(folder.glob("*.po")):
            update(path, folder / TEMPLATE)
            for key in untranslated(path):
                print(f"{path.relative_to(ROOT)}: {key}")
    LANGUAGES.write_text(languages_module(), encoding="utf-8")
    return 0


def update(path: Path, template: Path) -> None:
    """Give a catalogue the entries of its template, in their order."""
    source, catalogue = (
        polib.pofile(str(template)),
        polib.pofile(str(path), wrapwidth=0),
    )
    before = {entry.msgctxt: entry for entry in catalogue}
    catalogue[:] = [_merged(entry, before.get(entry.msgctxt)) for entry in source]
    catalogue.save(str(path))


def _merged(source: polib.POEntry, before: polib.POEntry | None) -> polib.POEntry:
    if before is None:
        return source
    english = (source.msgid, source.msgid_plural)
    if english != (before.msgid, before.msgid_plural) and before.translated():
        before.flags.append("fuzzy")
    before.msgid, before.msgid_plural = english
    before.comment = source.comment
    return before


def untranslated(path: Path) -> Iterator[str]:
    """Keys of entries that have no translation, or a doubtful one."""
    for entry in polib.pofile(str(path)):
        if not entry.translated():
            yield entry.msgctxt


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
    return f'''"""The languages of the page: written by ``make words`` from what is in ``web/words``."""

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
    sys.exit(main())
