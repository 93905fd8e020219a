"""Every screen and every text of a language: ``make preview-words LANG=pl``.

Pictures are of the page as it is built from the catalogues that lie there, finished or
not; what is not translated yet is English on them, and marked in the table of texts.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from browser.chrome import HOLD, ROOMY, Browser, boot
from browser.screens import PARTS
from browser.table import Table
from tools.site import build, chromium, serve, words
from tools.site.course import lessons
from tools.site.paths import ROOT
from tools.words import update
from tools.words.faults import faults

HOME: Final = ROOT / "build" / "words"
SIZES: Final = {"phone": (390, 844), "tablet": (1180, 820)}
STYLE: Final = """
body { margin: 1rem; font: 16px/1.4 sans-serif; }
figure { display: inline-block; margin: 0 1rem 1rem 0; vertical-align: top; }
img { height: 26rem; border: 1px solid #999; }
table { border-collapse: collapse; }
td, th { padding: .2rem .5rem; border: 1px solid #999; text-align: start; }
.fault { background: #ffe08a; }
"""


def main(codes: list[str]) -> int:
    """Make the page of one language, and say where it is."""
    if len(codes) != 1:
        print("words: name a language: make preview-words LANG=pl")
        return 1
    if status := update.main([]):
        return status
    (code,) = codes
    if code not in words.files():
        print(
            f"words: there is no web/words/{code}.po; make words LANG={code} begins it"
        )
        return 1
    folder = HOME / code
    folder.mkdir(parents=True, exist_ok=True)
    build.build(HOME / "site")
    pictures = [path.name for path in _taken(HOME / "site", code, folder)]
    (folder / "index.html").write_text(page(code, pictures), encoding="utf-8")
    print(f"words: {(folder / 'index.html').relative_to(ROOT)}")
    return 0


def _taken(site: Path, code: str, folder: Path) -> Iterator[Path]:
    """Pictures of all screens, and of the tutorial, in a language."""
    with serve.serving(site) as address, sync_playwright() as running:
        chrome = chromium.launched(running)
        kept = {"language": code, "sound_asked": True}
        made = Browser(chrome, address).context(times={HOLD: 30}, settings=kept)
        with made as context:
            table = Table(boot(context.new_page(), address))
            yield from screens(table, folder)
            for name in ("index", lessons.course().chapters[0]):
                table.page.goto(f"{address}learn/{code}/{name}.html")
                yield from shot(table.page, folder, f"learn-{name}")
        chrome.close()


def screens(table: Table, folder: Path, parts: Iterable[str] = PARTS) -> Iterator[Path]:
    """Pictures of every screen of the page."""
    for part in parts:
        for name in PARTS[part](table):
            yield from shot(table.page, folder, name)
            table.page.set_viewport_size(ROOMY)


def shot(page: Page, folder: Path, name: str) -> Iterator[Path]:
    """Pictures of what is on the screen, at every size."""
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        path = folder / f"{name}-{size}.png"
        page.screenshot(path=path)
        yield path


def page(code: str, pictures: Iterable[str]) -> str:
    """The pictures, then all texts with what is wrong with them."""
    po = words.files()[code]
    rows = list(_rows(code))
    wrong = sum(' class="fault"' in row for row in rows)
    chapters = [
        name
        for name in lessons.course().chapters
        if lessons.chapter(code, name).language != code
    ]
    shown = "".join(
        f'<figure><a href="{name}"><img src="{name}" alt="" loading="lazy"></a>'
        f"<figcaption>{name.removesuffix('.png')}</figcaption></figure>"
        for name in pictures
    )
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{code}</title>'
        f"<style>{STYLE}</style><h1>{escape(po.header['X-Language-Name'])}</h1>"
        f"<p>{len(rows)} texts; to be looked at: {wrong}.</p>"
        f"<p>Chapters that are not translated yet: {', '.join(chapters) or 'none'}.</p>"
        f"{shown}<table><tr><th>Key<th>English<th>{code}<th>Fault</tr>"
        f"{''.join(rows)}</table></html>\n"
    )


def _rows(code: str) -> Iterator[str]:
    english, po = words.files()["en"], words.files()[code]
    said = {entry.key: entry for entry in po.entries}
    own = po if po is not english else None
    wrong = dict(fault.split(": ", 2)[1:] for fault in faults(po, english) if own)
    for entry in english.entries:
        key = entry.key
        texts = said[key].texts if own and key in said else entry.english
        mark = ' class="fault"' if key in wrong else ""
        yield (
            f'<tr id="{key}"{mark}><td>{key}<td>{_lines(entry.english)}'
            f'<td lang="{code}" dir="{po.header["X-Direction"]}">{_lines(texts)}'
            f"<td>{escape(wrong.get(key, ''))}</tr>\n"
        )


def _lines(texts: Iterable[str]) -> str:
    return "<br>".join(map(escape, texts))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
